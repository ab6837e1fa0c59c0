"""The bot of On Tour: it writes by playing the rest of its map out, and draws the best tour.

Nothing that others do affects a player's map (T12), so only its own map is played out for a
decision; all maps are played out for the chances of winning.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pygames.bots.budget import Budget, Thought, Vote
from pygames.bots.levels import UNLIMITED
from pygames.core import Action
from pygames.errors import GameError
from pygames.games.on_tour import words
from pygames.games.on_tour.bot.chances import chances
from pygames.games.on_tour.bot.foresight import Foresight
from pygames.games.on_tour.bot.outlook import outlook
from pygames.games.on_tour.bot.playout import first_plan
from pygames.games.on_tour.bot.search import Search
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import Entry
from pygames.games.on_tour.rules.solver import Best, best_rest, quick_best
from pygames.games.on_tour.rules.writing import entries, entries_text, read_entries


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    candidates: int = 1
    """How many ways of writing are played out; 1 takes the best at a glance."""
    playouts: int = 0
    """Maximum number of playouts for a decision."""
    outlook: bool = False
    """Whether it adds what maps are worth beyond their playouts."""
    careless: float = 0.0
    """The most by which it misjudges at a glance."""
    sight: int | None = None
    """How many areas ahead it looks when it draws its tour; None if it sees the whole map."""


LEVELS = {
    1: Level(careless=2.0, sight=2),
    2: Level(careless=0.8),
    3: Level(12, 150),
    4: Level(32, 450),
    5: Level(64, UNLIMITED, outlook=True),
}
CHANCES = 0.1
"""The part of the budget for all players' chances, if there are several."""


def choose(state: Tour, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    how = LEVELS[level]
    votes: tuple[Vote, ...] = ()
    if state.phase == "route":
        action, count = next_stop(state, how.sight), 0
    else:
        action, count, votes = _write(state, how, budget, random)
    sample = budget.part(CHANCES) if len(state.sheets) > 1 else budget
    win, more = chances(state, action, sample, random)
    sentence = note(state, action, votes)
    return Thought(action, win, count + more, "playouts", 0, (action,), sentence, votes)


def points(
    state: Tour, ways: Sequence[Action], budget: Budget, random: Random
) -> tuple[list[float], bool]:
    """Return the mover's expected score after each action, under the same luck.

    It is certain once their map is full.
    """
    sheets = [state.child(way).sheets[state.mover] for way in ways]
    if any(sheet.empty for sheet in sheets):
        writings = [read_entries(state.map, way) for way in ways]
        return Search(state, budget, random).compare(writings, outlook), False
    rests = [
        Best(0, (), proved=True) if way == END else best_rest(state.map, sheet)
        for way, sheet in zip(ways, sheets, strict=True)
    ]
    totals = [float(sheet.score() + rest.score) for sheet, rest in zip(sheets, rests, strict=True)]
    return totals, all(rest.proved for rest in rests)


def note(state: Tour, action: Action, votes: Sequence[Vote] = ()) -> str:
    """Return the promise of an action, for a hint."""
    sheet = state.child(action).sheets[state.mover]
    if action == END:
        return words.ends_tour(sheet.score())
    if state.phase == "route":
        rest = best_rest(state.map, state.sheet)
        return words.BEST_WAY if rest.proved else words.reaches(state.sheet.score() + rest.score)
    mean = next((vote.value for vote in votes if vote.action == action), None)
    if mean is not None:
        return words.promises(round(mean))
    before, after = quick_best(state.map, state.sheet), quick_best(state.map, sheet)
    gain = after.score - before.score if before.proved and after.proved else 0
    return words.best_so_far(after.score, gain, proved=after.proved)


def _write(
    state: Tour, how: Level, budget: Budget, random: Random
) -> tuple[Action, int, tuple[Vote, ...]]:
    """Return the writing, the number of playouts, and their findings."""
    if how.candidates == 1:
        return entries_text(state.map, _at_a_glance(state, how.careless, random)), 0, ()
    alone = len(state.sheets) == 1
    part = budget.part(1.0 if alone else 1 - CHANCES)
    search = Search(state, part, random, how.playouts)
    action = entries_text(state.map, search.run(how.candidates, outlook if how.outlook else None))
    votes = (Vote(entries_text(state.map, way), n, mean) for way, n, mean in search.tried)
    return action, search.count, tuple(votes)


def _at_a_glance(state: Tour, careless: float, random: Random) -> tuple[Entry, ...]:
    """Choose without playing out."""
    sheet, turn = state.sheet, state.turn
    glance = Foresight(state.map, sheet, first_plan(state.map).aims)
    return max(
        entries(turn, sheet.empty),
        key=lambda way: glance.gain(turn, way) + careless * random.random(),
    )


def next_stop(state: Tour, sight: int | None) -> Action:
    """Continue the best tour, or as far as a level sees, with the longest and lowest numbers.

    Even a tour that has already won is drawn to its end, because people want to see it.
    """
    ways = [way for way in state.legal_actions() if way != END]
    if not ways:
        return END
    if sight is not None:
        return max(ways, key=lambda way: _ahead(state, way, sight))
    return f">{state.map.ids[best_rest(state.map, state.sheet).route[0]]}"


def _ahead(state: Tour, way: Action, sight: int) -> tuple[int, int]:
    """Return how many areas can follow each other from here, and how low their numbers stay."""
    number = state.sheet.values[state.map.index[way[1:]]]
    after = state.child(way)
    ways = [] if sight == 1 else [each for each in after.legal_actions() if each != END]
    areas, low = max((_ahead(after, each, sight - 1) for each in ways), default=(0, -number))
    return areas + 1, low
