"""A position as numbers: rows of the planes are the columns a to h, which is the order of bits."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player, Setup
from pygames.games.murus_gallicus.board import COLUMN_NAMES, COLUMNS, ROWS, SQUARES
from pygames.games.murus_gallicus.rules import Murus, table
from pygames.look.planes import Plane, Planes, Symmetry, filled, members, moved, renumbered

PLANES = (
    Plane("my stacks"),
    Plane("my single pieces"),
    Plane("the other's stacks"),
    Plane("the other's single pieces"),
    Plane("I am Black"),
    Plane("it is my turn"),
    Plane("how often this board has come before", 2),
    Plane("the turn may be a swap"),
)
_COUNT = len(SQUARES)
_MIRRORED = str.maketrans(COLUMN_NAMES, COLUMN_NAMES[::-1])


def planes(setup: Setup) -> Planes[Murus]:
    """Return how a position is seen; the board can be mirrored, column a as column h."""
    texts = table(setup).actions
    symmetry = Symmetry(
        moved(
            len(PLANES), COLUMNS, ROWS,
            lambda plane, cell: (plane, (COLUMNS - 1 - cell[0], cell[1])),
        ),
        renumbered(texts, lambda text: text if text == "swap" else text.translate(_MIRRORED)),
    )  # fmt: skip
    return Planes(PLANES, COLUMNS, ROWS, see, (symmetry,))


def see(state: Murus, seat: Player, _parts: Sequence[str] = ()) -> bytes:
    """Return the values of all planes."""
    board, other = state.board, 1 - seat
    return b"".join(
        (
            members(board.stacks[seat], _COUNT),
            members(board.singles[seat], _COUNT),
            members(board.stacks[other], _COUNT),
            members(board.singles[other], _COUNT),
            filled(seat, _COUNT),
            filled(state.current_player() == seat, _COUNT),
            filled(min(state.earlier.count(board), 2), _COUNT),
            filled(state.swap == "now", _COUNT),
        )
    )
