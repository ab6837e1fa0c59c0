"""Puzzles: filled maps on which the best tour is to be drawn, and maps that lack the last numbers.

The numbers of a text: the map, the band, what was proved of all the best tours, the seed of the
dice and cards, what was written in each turn, one of the best tours, and how many of the turns
are to be found. What is chosen stands as its place among the legal actions. Where no turn is to
be found, the tour is; texts of that kind are older, and the last number adds nothing to them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import NamedTuple

from pygames.core import CHANCE, Action, Setup, seeded
from pygames.errors import GameError
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.charts import CHARTS
from pygames.games.on_tour.rules.maps import MAPS, bits
from pygames.games.on_tour.rules.rules import ROLLS, SET_UP_ROLLS, Outcomes, Tour
from pygames.games.on_tour.rules.sheet import STAR
from pygames.games.on_tour.rules.solver import best_of
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles
from pygames.puzzles.puzzle import BANDS, themes_that_hold

SEEDS = 1 << 24
MOST_TURNS = 3
"""The most turns to find: the last one with cards, one that brings a star, and one more."""
_MANY_STARS, _SEVERAL, _LONG = 3, 2, 20
_LATE, _EARLY = 16, 83
"""A tour that begins above this number, or ends below that one, leaves out numbers on purpose, if
there are any."""
_LANDS = tuple(MAPS)


@dataclass(frozen=True, kw_only=True)
class LastNumbers(Puzzle):
    """A puzzle that asks for the last writings; the dice to come are part of its line."""

    best: int
    """The points of the best tour on the map that is filled as well as can be."""


def themes_of_all() -> tuple[str, str]:
    """Return the themes that speak of all tours, which the maker finds and the verifier proves."""
    return "one-best", "circles-first"


def seed(number: int) -> str:
    """Return the seed of the dice and cards, as a record may carry it."""
    return f"puzzle-{number}"


def begin(land: str) -> Tour:
    """Return the beginning of a game alone."""
    return Tour.initial(Setup(1, {"map": land}))


def _equally_likely(outcomes: Outcomes) -> tuple[Action, ...]:
    """List each outcome as often as the rarest one goes into it, which saves most sums."""
    rarest = min(probability for _, probability in outcomes)
    return tuple(
        outcome for outcome, probability in outcomes for _ in range(int(probability / rarest))
    )


_FIRST_ROLLS, _ROLLS = _equally_likely(SET_UP_ROLLS), _equally_likely(ROLLS)


def drawn(state: Tour, number: int, index: int) -> Action:
    """Draw dice or a card as a record with the seed does, for the action of this index."""
    point = seeded(seed(number), index)
    if state.wants_card:
        cards = tuple(bits(state.deck or state.discards))
        return f"#{state.map.ids[cards[int(point * len(cards))]]}"
    rolls = _FIRST_ROLLS if state.phase == "set-up" else _ROLLS
    return rolls[int(point * len(rolls))]


def packed(
    land: str,
    band: int,
    number: int,
    choices: Sequence[Action],
    *,
    claims: Sequence[str] = (),
    turns: int = 0,
) -> Packer:
    """Pack a puzzle: the player's writings, and then the tour to its end.

    So many of the last turns are to be found; the tour is, if none is.
    """
    packer = Packer()
    packer.add(_LANDS.index(land), len(_LANDS))
    packer.add(band - 1, len(BANDS))
    for claim in themes_of_all():
        packer.add(int(claim in claims), 2)
    packer.add(number, SEEDS)
    state, index, rest = begin(land), 0, list(choices)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            action = drawn(state, number, index)
        else:
            action, legal = rest.pop(0), state.legal_actions()
            packer.add(legal.index(action), len(legal))
        state, index = state.child(action), index + 1
    packer.add(turns, MOST_TURNS + 1)
    return packer


class _Game(NamedTuple):
    """A played game: its positions, its actions, and the areas written in."""

    states: list[Tour]
    actions: list[Action]
    written: list[int]


def read(fields: Unpacker) -> Puzzle:
    """Read a puzzle (ValueError if cards are to come in the turns that are to be found)."""
    land, band = _LANDS[fields.take(len(_LANDS))], fields.take(len(BANDS)) + 1
    proved = [claim for claim in themes_of_all() if fields.take(2)]
    number = fields.take(SEEDS)
    game = _played(fields, land, number)
    turns = fields.take(MOST_TURNS + 1)
    filled = game.written[-1] + 1
    start = game.written[-turns] if turns else filled
    line, last = game.actions[start : filled if turns else None], game.states[-1]
    themes = ("best-tour", *proved, *themes_of(last, last.sheet.route))
    puzzle = Puzzle(
        players=1,
        options={"map": land},
        actions=tuple(game.actions[:start]),
        player=0,
        asks=words.puzzle(last.sheet.score()),
        moves=max(1, turns),
        band=band,
        themes=("last-numbers",) if turns else themes,
        line=tuple(line),
    )
    return _of_numbers(puzzle, game, last.sheet.score()) if turns else puzzle


def _played(fields: Unpacker, land: str, number: int) -> _Game:
    """Read a game to its end; any numbers give one."""
    game = _Game([begin(land)], [], [])
    while not (state := game.states[-1]).is_terminal():
        if state.current_player() == CHANCE:
            action = drawn(state, number, len(game.actions))
        else:
            legal = state.legal_actions()
            action = legal[fields.take(len(legal))]
            if state.phase == "turn":
                game.written.append(len(game.actions))
        game.actions.append(action)
        game.states.append(state.child(action))
    return game


def _of_numbers(puzzle: Puzzle, game: _Game, best: int) -> LastNumbers:
    """Return the puzzle of a game's last writings."""
    if any(action[0] == "#" for action in puzzle.line):
        raise ValueError("its last cards are yet to come")
    later = [at for at in game.written if at > len(puzzle.actions)]
    sentences = [words.comes(game.states[at].turn.numbers, game.states[at].left) for at in later]
    asks = words.puzzle_of_numbers(best, sentences)
    return LastNumbers(**{**vars(puzzle), "asks": asks}, best=best)


def themes_of(state: Tour, route: Sequence[int]) -> tuple[str, ...]:
    """Return the themes of a tour on a filled map."""
    numbers = [value for area in route if (value := state.sheet.values[area]) < STAR]
    values = [value for value in state.sheet.values if value < STAR]
    links = CHARTS[state.map.id].outlines.links
    ids = state.map.ids
    steps = {(ids[one], ids[other]) for one, other in pairwise(route)}
    themes = {
        "many-stars": len(route) - len(numbers) >= _MANY_STARS,
        "equal-numbers": len(numbers) - len(set(numbers)) >= _SEVERAL,
        "late-start": numbers[:1] > [max(_LATE, min(values))],
        "early-end": numbers[-1:] < [min(_EARLY, max(values))],
        "over-water": any(link in steps or link[::-1] in steps for link in links),
        "long-tour": len(route) >= _LONG,
    }
    return themes_that_hold(themes)


def judge(puzzle: Puzzle, states: Sequence[Tour], actions: Sequence[Action]) -> Judged:
    """Judge by the points that are lost: each turn that is written, or a tour once it has ended."""
    if isinstance(puzzle, LastNumbers):
        return _judge_numbers(puzzle, states, actions)
    last = states[-1]
    if not last.is_terminal():
        return Judged("more")
    best = states[0]
    for action in puzzle.line:
        best = best.child(action)
    lost = best.sheet.score() - last.sheet.score()
    if lost > 0:
        return Judged("wrong", words.tour_falls_short(last.sheet.score(), lost), lost=lost)
    sheet = last.sheet
    return Judged("right", words.best_tour(len(sheet.route), sheet.circled_on_route()), lost=0)


def _judge_numbers(
    puzzle: LastNumbers, states: Sequence[Tour], actions: Sequence[Action]
) -> Judged:
    """Judge the writings so far by the best result still possible."""
    if not actions:
        return Judged("more")
    right, attempt = _dice(puzzle.line), _dice(actions)
    dice, last = right[len(attempt) :], states[-1]
    if attempt != right[: len(attempt)]:
        raise GameError("bad-request", "record: the dice show something else in this puzzle")
    filled = (way.state for way in ways(last, dice))
    best = max(best_of(each.map, each.sheet).score for each in filled)
    if best < puzzle.best:
        lost = puzzle.best - best
        return Judged("wrong", words.numbers_fall_short(best, lost), lost=lost)
    if last.phase == "route":
        return Judged("right", words.numbers_are_best(best), lost=0)
    return Judged("more", replies=dice[:1] if last.current_player() == CHANCE else ())


def _dice(actions: Sequence[Action]) -> tuple[Action, ...]:
    return tuple(action for action in actions if action[0] == "r")


class Way(NamedTuple):
    """A way to fill a map: the writings of each turn, and the result."""

    written: tuple[Action, ...]
    state: Tour


def ways(state: Tour, dice: Sequence[Action]) -> Iterator[Way]:
    """Yield the ways to fill a map with dice that are known, and without further cards."""
    if state.phase == "route":
        yield Way((), state)
    elif state.current_player() == CHANCE:
        yield from ways(state.child(dice[0]), dice[1:])
    else:
        for action in state.legal_actions():
            for way in ways(state.child(action), dice):
                yield Way((action, *way.written), way.state)


PUZZLES = Puzzles[Tour](
    read=read,
    judge=judge,
)
