"""What speaks for one action of Cercas and against another."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.cercas import words
from pygames.games.cercas.areas import closed_areas, closed_by
from pygames.games.cercas.board import SPACES
from pygames.games.cercas.rules import Cercas
from pygames.look.contrast import Contrast, Measure

FEW = 60
"""With more fences to draw, an area to close is one of many."""


def largest_to_close(state: Cercas, player: Player) -> int | None:
    """Return the size of the largest area that a player could close, if it were their turn."""
    board, largest = state.board._replace(player=player), 0
    choices = list(board.choices())
    if len(choices) > FEW:
        return None
    for fence, spaces in choices:
        for space in (1 << each for each in range(len(SPACES)) if spaces >> each & 1):
            after = closed_areas(board.after(fence, space))
            own = (area.size for area in closed_by(after, state.areas) if area.owner == player)
            largest = max(largest, *own, 0)
    return largest


def spaces_to_mark(state: Cercas, player: Player) -> int:
    """Count the spaces that a player could mark, if it were their turn (C6 to C8)."""
    beside = 0
    for _, spaces in state.board._replace(player=player).choices():
        beside |= spaces
    return beside.bit_count()


def points(state: Cercas, player: Player) -> int:
    """Count the points of a player as the areas stand (C11)."""
    return state.points[player]


def contrast() -> Contrast[Cercas]:
    """Return it in the language that is spoken."""
    return Contrast(
        (
            Measure(points, words.has_points),
            Measure(largest_to_close, words.can_close),
            Measure(spaces_to_mark, words.can_mark),
        ),
        words.NAMES,
    )
