"""Fixed players to measure the bot against; all draw the best tour at the end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pygames.core import Action
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import STAR, Entry
from pygames.games.on_tour.rules.solver import best_rest, quick_score
from pygames.games.on_tour.rules.writing import entries, entries_text

Way = tuple[Entry, ...]
"""The writing of a turn, or the first part of it."""


def scatter(state: Tour, random: Random) -> Action:
    """Write anywhere."""
    return _drawn(state) or random.choice(state.legal_actions())


def greedy(state: Tour, random: Random) -> Action:
    """Write each number in turn where the best tour through the map is longest.

    Ties are broken at random.
    """
    return _drawn(state) or _longest(state, random.shuffle)


def roomy(state: Tour, _random: Random) -> Action:
    """Do as `greedy` does, but of equally long tours take the one with most room to go on.

    That is where most neighbours of what is written in this turn are still empty.
    """
    return _drawn(state) or _longest(
        state, lambda ways: ways.sort(key=lambda way: _room(state, way), reverse=True)
    )


def _longest(state: Tour, order: Callable[[list[Way]], None]) -> Action:
    """Write each number in turn where the best tour is longest; of equals, the first."""
    turn, sheet = state.turn, state.sheet
    ways = list(entries(turn, sheet.empty))
    for index in range(len(ways[0])):
        choices = sorted({way[: index + 1] for way in ways})
        order(choices)
        start = max(
            choices,
            key=lambda way: quick_score(state.map, sheet.written(way, turn.circles(way))),
        )
        ways = [way for way in ways if way[: index + 1] == start]
    return entries_text(state.map, ways[0])


def _room(state: Tour, way: Way) -> int:
    """Count the empty areas around the numbers that are written."""
    empty, around = state.sheet.empty, state.map.around
    return sum((around[area] & empty).bit_count() for value, area in way if value < STAR)


def _drawn(state: Tour) -> Action | None:
    """Return the next step of the best tour, None while numbers are written."""
    if state.phase != "route":
        return None
    rest = best_rest(state.map, state.sheet).route
    return f">{state.map.ids[rest[0]]}" if rest else END
