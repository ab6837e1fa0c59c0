"""Fixed players that the bot is measured against; all draw the best tour at the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pygames.core import Action
from pygames.games.on_tour.best import best_rest
from pygames.games.on_tour.policy import STEPS
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import STAR, Entry, Sheet
from pygames.games.on_tour.solver import best_route
from pygames.games.on_tour.writing import entries, entries_text

Way = tuple[Entry, ...]
"""What is written in a turn, or the beginning of it."""


def scatter(state: Tour, random: Random) -> Action:
    """Write anywhere."""
    return _drawn(state) or random.choice(state.legal_actions())


def greedy(state: Tour, random: Random) -> Action:
    """Write each number in turn where the best tour through what stands there is longest.

    Ties are broken at random.
    """
    return _drawn(state) or _longest(state, random.shuffle)


def roomy(state: Tour, _random: Random) -> Action:
    """Do as `greedy` does, but of equally long tours take the one with most room to go on.

    That is, where most neighbours of what is written in this turn are still empty.
    """
    return _drawn(state) or _longest(
        state, lambda ways: ways.sort(key=lambda way: _room(state, way), reverse=True)
    )


def _longest(state: Tour, order: Callable[[list[Way]], None]) -> Action:
    """Write each number in turn where the best tour is longest; of equal ones the first."""
    turn, sheet = state.turn, state.sheets[state.mover]
    ways = list(entries(turn, sheet.empty))
    for index in range(len(ways[0])):
        choices = sorted({way[: index + 1] for way in ways})
        order(choices)
        begun = max(
            choices,
            key=lambda way: _score(state, sheet.written(way, turn.circles(way))),
        )
        ways = [way for way in ways if way[: index + 1] == begun]
    return entries_text(state.map, ways[0])


def _room(state: Tour, way: Way) -> int:
    """Count the empty areas round the numbers that are written."""
    empty, around = state.sheets[state.mover].empty, state.map.around
    return sum((around[area] & empty).bit_count() for value, area in way if value < STAR)


def _score(state: Tour, sheet: Sheet) -> int:
    """Give the points of the best tour through what is written."""
    return best_route(state.map.around, sheet.values, sheet.circled, STEPS).score


def _drawn(state: Tour) -> Action | None:
    """Go on with the best tour, where that is what is to be done."""
    if state.phase != "route":
        return None
    rest = best_rest(state.map, state.sheets[state.mover]).route
    return f">{state.map.ids[rest[0]]}" if rest else END
