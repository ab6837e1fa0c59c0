"""What speaks for one way of writing and against another."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS
from pygames.games.on_tour.rules.solver import best_rest
from pygames.look.contrast import Contrast, Measure


def tour(state: Tour, player: Player) -> int | None:
    """Return the points of the best tour that goes on from what a player has drawn (T14)."""
    sheet = state.sheets[player]
    rest = best_rest(state.map, sheet)
    return sheet.score() + rest.score if rest.proved else None


def circles(state: Tour, player: Player) -> int:
    """Count the circled areas on a player's map (T8)."""
    return state.sheets[player].circled.bit_count()


def crosses(state: Tour, player: Player) -> int:
    """Count the areas with an X on a player's map (T9)."""
    return state.sheets[player].values.count(CROSS)


def contrast() -> Contrast[Tour]:
    """Return it in the language that is spoken."""
    return Contrast(
        (
            Measure(tour, words.has_tour),
            Measure(circles, words.has_circles),
            Measure(crosses, words.has_crosses, good=False),
        ),
        words.NAMES,
    )
