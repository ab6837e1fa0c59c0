"""Puzzles: filled maps on which the best tour is to be drawn.

The numbers of a text: the map, the band, what was proved of all the best tours, the seed of the
dice and cards, what was written in each turn, and one of the best tours. What is chosen stands as
its place among the legal actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from pygames.core import CHANCE, Action, Setup, outcome_at, seeded
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.charts import CHARTS
from pygames.games.on_tour.rules.maps import MAPS, bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import STAR
from pygames.packing import Packer, Unpacker
from pygames.puzzles import Judged, Puzzle, Puzzles
from pygames.puzzles.puzzle import BANDS, themes_that_hold

SEEDS = 1 << 24
CLAIMS = (words.ONE_BEST, words.CIRCLES_DECIDE)
"""Themes that speak of all tours: the maker finds them out, and the verifier proves them."""
_MANY_STARS, _SEVERAL, _LONG = 3, 2, 20
_LATE, _EARLY = 16, 83
"""A tour that begins above this number, or ends below that one, leaves out numbers on purpose."""
_LANDS = tuple(MAPS)


def seed(number: int) -> str:
    """Return the seed of the dice and cards, as a record may carry it."""
    return f"puzzle-{number}"


def begin(land: str) -> Tour:
    """Return the beginning of a game alone."""
    return Tour.initial(Setup(1, {"map": land}))


def drawn(state: Tour, number: int, index: int) -> Action:
    """Draw dice or a card as a record with the seed does, for the action of this index."""
    point = seeded(seed(number), index)
    if not state.wants_card:
        return outcome_at(state, point)
    cards = tuple(bits(state.deck or state.discards))  # equally likely, which saves most sums
    return f"#{state.map.ids[cards[int(point * len(cards))]]}"


def packed(
    land: str, band: int, claims: Sequence[str], number: int, chosen: Sequence[Action]
) -> Packer:
    """Pack a puzzle; what was chosen is what a player wrote, and then the tour to its end."""
    packer = Packer()
    packer.add(_LANDS.index(land), len(_LANDS))
    packer.add(band - 1, len(BANDS))
    for claim in CLAIMS:
        packer.add(int(claim in claims), 2)
    packer.add(number, SEEDS)
    state, index, left = begin(land), 0, list(chosen)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            action = drawn(state, number, index)
        else:
            action, legal = left.pop(0), state.legal_actions()
            packer.add(legal.index(action), len(legal))
        state, index = state.child(action), index + 1
    return packer


def read(fields: Unpacker) -> Puzzle:
    """Read a puzzle; any numbers give a tour on some map."""
    land, band = _LANDS[fields.take(len(_LANDS))], fields.take(len(BANDS)) + 1
    claims = [claim for claim in CLAIMS if fields.take(2)]
    number = fields.take(SEEDS)
    state = begin(land)
    actions: list[Action] = []
    line: list[Action] = []
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            action = drawn(state, number, len(actions))
        else:
            legal = state.legal_actions()
            action = legal[fields.take(len(legal))]
        (line if state.phase == "route" else actions).append(action)
        state = state.child(action)
    return Puzzle(
        players=1,
        options={"map": land},
        actions=tuple(actions),
        player=0,
        asks=words.puzzle(state.sheet.score()),
        moves=1,
        band=band,
        themes=(*claims, *themes_of(state, state.sheet.route)),
        line=tuple(line),
    )


def themes_of(state: Tour, route: Sequence[int]) -> tuple[str, ...]:
    """Return what a tour on a filled map is about."""
    numbers = [value for area in route if (value := state.sheet.values[area]) < STAR]
    links = CHARTS[state.map.id].outlines.links
    ids = state.map.ids
    steps = {(ids[one], ids[other]) for one, other in pairwise(route)}
    found = {
        words.MANY_STARS: len(route) - len(numbers) >= _MANY_STARS,
        words.EQUAL_NUMBERS: len(numbers) - len(set(numbers)) >= _SEVERAL,
        words.LATE_START: numbers[:1] > [_LATE],
        words.EARLY_END: numbers[-1:] < [_EARLY],
        words.OVER_WATER: any(link in steps or link[::-1] in steps for link in links),
        words.LONG_TOUR: len(route) >= _LONG,
    }
    return themes_that_hold(found)


def judge(puzzle: Puzzle, states: Sequence[Tour], _actions: Sequence[Action]) -> Judged:
    """Judge a tour once it has ended: by the points that it has less than the best."""
    last = states[-1]
    if not last.is_terminal():
        return Judged("more")
    best = states[0]
    for action in puzzle.line:
        best = best.child(action)
    lost = best.sheet.score() - last.sheet.score()
    if lost > 0:
        return Judged("wrong", words.tour_falls_short(last.sheet.score(), lost), lost=lost)
    return Judged("right", words.NO_BETTER_TOUR, lost=0)


PUZZLES = Puzzles[Tour](
    read=read,
    judge=judge,
    made_in="pygames.games.on_tour.puzzle_maker",
    proved_in="pygames.games.on_tour.puzzle_proof",
)
