"""Two fixed players that the bot is measured against; both draw the best tour at the end."""

from __future__ import annotations

from random import Random

from pygames.core import Action
from pygames.games.on_tour.best import best_rest
from pygames.games.on_tour.policy import STEPS
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import Sheet
from pygames.games.on_tour.solver import best_route
from pygames.games.on_tour.writing import entries, entries_text


def scatter(state: Tour, random: Random) -> Action:
    """Write anywhere."""
    return _drawn(state) or random.choice(state.legal_actions())


def greedy(state: Tour, random: Random) -> Action:
    """Write each number in turn where the best tour through what stands there is longest.

    Ties are broken at random.
    """
    if drawn := _drawn(state):
        return drawn
    turn, sheet = state.turn, state.sheets[state.mover]
    ways = list(entries(turn, sheet.empty))
    for index in range(len(ways[0])):
        choices = sorted({way[: index + 1] for way in ways})
        random.shuffle(choices)
        begun = max(
            choices,
            key=lambda way: _score(state, sheet.written(way, turn.circles(way))),
        )
        ways = [way for way in ways if way[: index + 1] == begun]
    return entries_text(state.map, ways[0])


def _score(state: Tour, sheet: Sheet) -> int:
    """Give the points of the best tour through what is written."""
    return best_route(state.map.around, sheet.values, sheet.circled, STEPS).score


def _drawn(state: Tour) -> Action | None:
    """Go on with the best tour, where that is what is to be done."""
    if state.phase != "route":
        return None
    rest = best_rest(state.map, state.sheets[state.mover]).route
    return f">{state.map.ids[rest[0]]}" if rest else END
