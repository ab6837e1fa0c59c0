"""The bot of On Tour: it writes by playing the rest of its map out, and knows the best tour.

Nothing that others do concerns a player's map (T12), so only the own map is played out to
decide; everybody's is to say who may win.
"""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pygames.bots.budget import Budget, Thought, Vote
from pygames.core import Action
from pygames.errors import GameError
from pygames.games.on_tour.best import best_rest
from pygames.games.on_tour.chances import chances
from pygames.games.on_tour.foresight import Foresight
from pygames.games.on_tour.look_back import seen
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.search import MANY, Search, usual
from pygames.games.on_tour.sheet import Entry
from pygames.games.on_tour.writing import entries, entries_text


@dataclass(frozen=True)
class Level:
    """How a level thinks."""

    candidates: int = 1
    """How many ways of writing are played out; where it is 1, the best at a glance is taken."""
    playouts: int = 0
    """How many playouts a decision takes at the most."""
    careless: float = 0.0
    """By how much it misjudges at a glance, at most."""
    short_sighted: bool = False
    """Whether it draws its tour area by area, to the least number."""


LEVELS = {
    1: Level(careless=2.0, short_sighted=True),
    2: Level(careless=0.8),
    3: Level(12, 150),
    4: Level(32, 450),
    5: Level(64, MANY),
}
CHANCES = 0.1
"""The part of the budget that goes to everybody's chances, where there are several players."""


def choose(state: Tour, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    how = LEVELS[level]
    votes: tuple[Vote, ...] = ()
    if state.phase == "route":
        action, count = _route(state, how.short_sighted), 0
    else:
        action, count, votes = _write(state, how, budget, random)
    sample = _part(budget, CHANCES) if len(state.sheets) > 1 else budget
    win, more = chances(state, action, sample, random)
    note = seen(state, action)
    return Thought(action, win, count + more, "playouts", 0, (action,), note, votes)


def _part(budget: Budget, share: float) -> Budget:
    """Give a part of the budget."""
    amount = budget.amount * share
    return Budget(budget.unit, amount if budget.unit == "seconds" else int(amount))


def _write(
    state: Tour, how: Level, budget: Budget, random: Random
) -> tuple[Action, int, tuple[Vote, ...]]:
    """Choose what to write, and say how many playouts that took and what they saw."""
    if how.candidates == 1:
        return entries_text(state.map, _at_a_glance(state, how.careless, random)), 0, ()
    alone = len(state.sheets) == 1
    part = _part(budget, 1.0 if alone else 1 - CHANCES)
    search = Search(state, part, random, how.playouts)
    action = entries_text(state.map, search.run(how.candidates))
    votes = (Vote(entries_text(state.map, way), n, mean) for way, n, mean in search.tried)
    return action, search.count, tuple(votes)


def _at_a_glance(state: Tour, careless: float, random: Random) -> tuple[Entry, ...]:
    """Choose without playing out."""
    sheet, turn = state.sheets[state.mover], state.turn
    glance = Foresight(state.map, sheet, usual(state.map).aims)
    return max(
        entries(turn, sheet.empty),
        key=lambda written: glance.gain(turn, written) + careless * random.random(),
    )


def _route(state: Tour, short_sighted: bool) -> Action:
    """Draw the best tour that there is; a gentle level goes on to the least number."""
    sheet, ways = state.sheets[state.mover], state.legal_actions()
    if ways[0] == END or _wins(state):
        return END
    if short_sighted:
        return min(ways[: -1 if ways[-1] == END else None], key=lambda way: _number(state, way))
    rest = best_rest(state.map, sheet).route
    return f">{state.map.ids[rest[0]]}" if rest else END


def _wins(state: Tour) -> bool:
    """Whether ending the tour wins at once."""
    if END not in state.legal_actions():
        return False
    returns = state.child(END).returns()
    return returns is not None and len(returns) > 1 and returns[state.mover] > 0


def _number(state: Tour, way: Action) -> int:
    return state.sheets[state.mover].values[state.map.index[way[1:]]]
