"""What a designer wants to know of a game: bots play it, and the games are counted.

The measures are those of Cameron Browne, "Automatic Generation and Evaluation of Recombination
Games" (2008), and of Ludii: who wins by seat, length, draws, choices, changes of the lead, skill,
and what of the board is used. They come game by game, so that whoever waits can look and stop.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import cycle, islice, pairwise
from math import sqrt
from random import Random
from statistics import mean
from typing import Any, TypedDict

from pygames.bots.budget import Budget, now
from pygames.core import CHANCE, Setup, State, draw_outcome, outcome_of
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.simple import State as Small
from pygames.simple import words
from pygames.simple.state import board_of, pieces_of

AMOUNTS = {"playouts": 16, "nodes": 300}
"""How much the bots think: little, since many games say more than good ones."""
LEVEL, STRONG, WEAK = 2, 3, 1
_THOUGHT = {"playouts": 120, "nodes": 3000}
"""How much the strong bot thinks; the weak one moves after as little as the others."""
_EVERY = 4
"""Each fourth game is one of a strong bot against a weak one."""
MOST_GAMES = 10_000
MOST_ACTIONS = 2000
_NAMED = 12
"""So many unused places are named."""
_SKILL = 0.65
"""A strong bot that surely wins less often doesn't owe much to its strength."""
_VAGUE = 0.4
"""An interval that is wider says nothing of who wins: so of fewer than twenty games or so."""
_Z = 1.96
_AHEAD = 0.1
"""By how much a player's chances must exceed the others' for a lead."""


@dataclass
class Measures:
    """What was counted in so many games."""

    names: Sequence[str]
    """The players, as the rules call them."""
    cells: Sequence[str]
    """The places of the board."""
    games: int = 0
    """How many games between equals have been played."""
    points: list[float] = field(default_factory=list)
    """What each seat has won: a shared win or a draw is shared."""
    draws: int = 0
    lengths: list[int] = field(default_factory=list)
    choices: list[float] = field(default_factory=list)
    """How many actions there were to choose from in a turn, on average in each game."""
    changes: list[int] = field(default_factory=list)
    """How often another player came to lead."""
    strong: list[float] = field(default_factory=list)
    """What a strong bot has won against a weak one, in games apart."""
    used: Counter[str] = field(default_factory=Counter)
    """How often each part of an action was played."""
    held: set[str] = field(default_factory=set)
    """The places on which something has stood."""
    chance: bool = False
    """Whether dice or cards decide anything."""
    offered: set[str] = field(default_factory=set)
    """All parts of actions that could have been played."""

    def share(self, seat: int) -> float:
        """Return which share of all games a seat has won."""
        return self.points[seat] / max(self.games, 1)

    def interval(self, seat: int) -> tuple[float, float]:
        """Return between what the share of a seat is, with 95 in 100."""
        return interval(self.share(seat), max(self.games, 1))

    @property
    def unused(self) -> list[str]:
        """The places that no action named, and where nothing has ever stood."""
        return [cell for cell in self.cells if not self.used[cell] and cell not in self.held]

    @property
    def never(self) -> list[str]:
        """What could be chosen and never was."""
        return sorted(part for part in self.offered if not self.used[part])

    def verdict(self) -> str:
        """Say in a sentence what stands out."""
        if not self.games:
            return words.NOT_MEASURED
        if len(self.names) == 1:
            return words.measured_alone(round(mean(self.points)))
        low, high = self.interval(0)
        if high - low > _VAGUE:
            return words.too_few(percent(low), percent(high))
        for seat, name in enumerate(self.names):
            low, _ = self.interval(seat)
            if low > 1 / len(self.names) and self.draws < self.games / 2:
                return words.unfair(name, percent(self.share(seat)), first=seat == 0)
        if self.draws >= self.games / 2:
            return words.often_drawn(percent(self.draws / self.games))
        skill = mean(self.strong) if self.strong else 1
        _, high = interval(skill, max(len(self.strong), 1))
        if self.chance and high < _SKILL:
            return words.lucky(percent(skill))
        return words.fair(percent(self.share(0)), percent(skill))

    def lines(self) -> Iterator[str]:
        """Yield what was counted, each in a line."""
        if len(self.names) > 1:
            for seat, name in enumerate(self.names):
                low, high = map(percent, self.interval(seat))
                yield f"{words.WINS} {name}: {percent(self.share(seat))} % ({low}–{high} %)"
            yield f"{words.DRAWS}: {self.draws}/{self.games}"
            yield f"{words.LEADS}: {_mean(self.changes)}"
            if self.strong:
                yield f"{words.stronger(STRONG, WEAK)}: {percent(mean(self.strong))} %"
        least, most = min(self.lengths, default=0), max(self.lengths, default=0)
        yield f"{words.LENGTH}: {_mean(self.lengths)} ({least}–{most})"
        yield f"{words.CHOICES}: {_mean(self.choices)}"
        if self.cells:
            yield f"{words.UNUSED}: {_some(self.unused)}"
        yield f"{words.NEVER}: {_some([each for each in self.never if each not in self.cells])}"


def _mean(numbers: Sequence[float]) -> str:
    return f"{mean(numbers):.1f}" if numbers else "–"


def _some(names: Sequence[str]) -> str:
    more = "" if len(names) <= _NAMED else " …"
    return (", ".join(names[:_NAMED]) or "–") + more


def interval(share: float, many: int) -> tuple[float, float]:
    """Return between what a share of so many games is, with 95 in 100 (Wilson, 1927)."""
    middle = share + _Z**2 / (2 * many)
    spread = _Z * sqrt(share * (1 - share) / many + _Z**2 / (4 * many**2))
    scale = 1 + _Z**2 / many
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def percent(share: float) -> int:
    """Return a share as a number of a hundred."""
    return round(100 * share)


def measure(game: Game[Any], games: int = 200, seed: str = "measure") -> Iterator[Measures]:
    """Play games between bots, and yield what was measured after each.

    Stop whenever you want; the same seed measures the same.
    """
    fewest, most = game.players
    players = 2 if fewest <= 2 <= most else fewest
    setup = Setup(players, game.defaults())
    start: State = game.rules.initial(setup)
    names = [seat.name for seat in game.seats[:players]]
    cells = board_of(start).cells if isinstance(start, Small) else ()
    measures = Measures(names, cells, points=[0.0] * players, chance=game.chance)
    for number, kind in enumerate(islice(cycle(range(_EVERY)), games)):
        random = Random(f"{seed}:{number}")
        if kind == _EVERY - 1 and players > 1:
            seat = number // _EVERY % players
            measures.strong.append(_won(_play(game, start, random, seat, None), seat))
        else:
            _count(measures, _play(game, start, random, None, measures))
        yield measures


def _count(measures: Measures, end: State | None) -> None:
    measures.games += 1
    for seat in range(len(measures.points)):
        measures.points[seat] += _won(end, seat)
    measures.draws += end is None or not (outcome_of(end).winners or len(measures.points) == 1)


def _won(end: State | None, seat: int) -> float:
    """Return what a seat has won: 1, a share of a shared win, or of a draw; alone, the score."""
    if end is None:
        return 0.5
    ended = outcome_of(end)
    returns = ended.returns or ()
    if len(returns) == 1:
        return returns[0]
    sharing = ended.winners or range(len(returns))
    return (seat in sharing) / len(sharing)


def _play(
    game: Game[Any], state: State, random: Random, strong: int | None, measures: Measures | None
) -> State | None:
    """Play a game to its end; None if it doesn't come to one."""
    choices: list[int] = []
    leads: list[int] = []
    for _ in range(MOST_ACTIONS):
        if state.is_terminal():
            break
        player = state.current_player()
        if player == CHANCE:
            state = state.child(draw_outcome(state, random))
            continue
        legal = state.legal_actions()
        choices.append(len(legal))
        thought = game.bots.choose(state, *_thinking(game, player, strong), random)
        leads += _leader(state, thought.win)
        if measures is not None:
            measures.offered.update(part for each in legal for part in each.split("-"))
            measures.used.update(thought.action.split("-"))
        state = state.child(thought.action)
        if measures is not None and isinstance(state, Small):
            measures.held.update(pieces_of(state))
    if measures is not None and choices:
        measures.lengths.append(len(choices))
        measures.choices.append(mean(choices))
        measures.changes.append(sum(one != other for one, other in pairwise(leads)))
    return state if state.is_terminal() else None


def _thinking(game: Game[Any], player: int, strong: int | None) -> tuple[int, Budget]:
    unit = game.bots.counts
    if player == strong:
        return STRONG, Budget(unit, _THOUGHT[unit])
    return (LEVEL if strong is None else WEAK), Budget(unit, AMOUNTS[unit])


def _leader(state: State, win: Sequence[float]) -> list[int]:
    """Return who leads: by points, where there are any, or by what the bot expects."""
    points = state.points() if isinstance(state, Small) else None
    values, ahead = (points, 0) if points else (win, _AHEAD)
    if len(values) < 2:
        return []
    best, second = sorted(range(len(values)), key=lambda seat: -values[seat])[:2]
    return [best] if values[best] > values[second] + ahead else []


class Measurement(TypedDict):
    """What a page shows of a measurement, also before it is done."""

    played: int
    games: int
    verdict: str
    lines: list[str]
    used: dict[str, int]
    """How often each place of the board was part of an action."""


_running: dict[tuple[str, int], tuple[Iterator[Measures], int, Measures | None]] = {}
"""The measurements that go on, and how many games of each have been played."""


def answer_measure(request: Mapping[str, Any]) -> Measurement:
    """Answer the call `measure`: go on for some seconds, and say what is known by now."""
    game, games, seconds = (request.get(key) for key in ("game", "games", "seconds"))
    if not (isinstance(game, str) and type(games) is int and 0 < games <= MOST_GAMES
            and isinstance(seconds, (int, float))):  # fmt: skip
        raise GameError("bad-request", "measure needs game, games and seconds")
    start = (measure(find(game), games), 0, None)
    running, count, measures = _running.pop((game, games), start)
    until, before = now() + seconds, count
    while count < games and (count == before or now() < until):
        measures, count = next(running), count + 1
    assert measures is not None
    if count < games:
        _running[game, games] = running, count, measures
    counts = {cell: measures.used[cell] for cell in measures.cells}
    return {
        "played": count, "games": games, "verdict": measures.verdict(),
        "lines": list(measures.lines()), "used": counts,
    }  # fmt: skip
