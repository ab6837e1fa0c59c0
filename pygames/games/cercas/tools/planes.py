"""A position as numbers: a cell of the planes is a space, the rows from 1 to 7."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygames.core import SWAP, Action, Player, Setup
from pygames.games.cercas.board import (
    ACROSS,
    ALL_SPACES,
    DOT_INDEX,
    DOTS,
    DOTS_ACROSS,
    LAST_COLUMN,
    SPACE_INDEX,
    SPACES,
    UPRIGHT,
)
from pygames.games.cercas.rules import Cercas, table
from pygames.look.planes import (
    TURNINGS,
    Cell,
    Plane,
    Planes,
    Symmetry,
    Turning,
    filled,
    members,
    moved,
    renumbered,
)

SIDES: dict[str, Cell] = {"above": (1, 0), "below": (-1, 0), "right": (0, 1), "left": (0, -1)}
"""The sides of a space, and the step to the space there."""
PLANES = (
    Plane("my marks"),
    Plane("the other's marks"),
    Plane("a line above the space"),
    Plane("a line below the space"),
    Plane("a line to the right of the space"),
    Plane("a line to the left of the space"),
    Plane("it is my turn"),
    Plane("the turn may be a swap"),
)
_FIRST_LINE = 2
_COUNT = len(SPACES)
_TOP_ROW = ALL_SPACES & ALL_SPACES << (_COUNT - ACROSS)


def planes(setup: Setup) -> Planes[Cercas]:
    """Return how a position is seen; the board can be turned and mirrored in every way."""
    texts = table(setup).actions
    symmetries = (
        Symmetry(
            moved(len(PLANES), ACROSS, ACROSS, _goes(turning)), renumbered(texts, _turned(turning))
        )
        for turning in TURNINGS
    )
    return Planes(PLANES, ACROSS, ACROSS, see, tuple(symmetries))


def see(state: Cercas, seat: Player, _parts: Sequence[str] = ()) -> bytes:
    """Return the values of all planes; the outer edge is drawn."""
    board = state.board
    above = board.lines & ALL_SPACES | _TOP_ROW
    right = board.lines >> UPRIGHT | LAST_COLUMN
    return b"".join(
        (
            members(board.marks[seat], _COUNT),
            members(board.marks[1 - seat], _COUNT),
            members(above, _COUNT),
            members((above << ACROSS | (1 << ACROSS) - 1) & ALL_SPACES, _COUNT),
            members(right, _COUNT),
            members((right << 1 | 1) & ALL_SPACES, _COUNT),
            filled(state.current_player() == seat, _COUNT),
            filled(state.swap == "now", _COUNT),
        )
    )


def _goes(turning: Turning) -> Callable[[int, Cell], tuple[int, Cell]]:
    """Return where the value of a cell goes: a line stays on its side of the space."""
    steps = list(SIDES.values())
    planes = list(range(len(PLANES)))
    for side, step in enumerate(steps):
        planes[_FIRST_LINE + side] = _FIRST_LINE + steps.index(turning.step(step))
    return lambda plane, cell: (planes[plane], turning.cell(cell, ACROSS))


def _turned(turning: Turning) -> Callable[[Action], Action]:
    def turned(action: Action) -> Action:
        if action == SWAP:
            return action
        fence, space = action.split(":")
        ends = sorted(_moved(turning, DOT_INDEX[dot], DOTS_ACROSS) for dot in fence.split("-"))
        mark = _moved(turning, SPACE_INDEX[space], ACROSS)
        return f"{'-'.join(DOTS[end] for end in ends)}:{SPACES[mark]}"

    return turned


def _moved(turning: Turning, place: int, size: int) -> int:
    row, column = turning.cell(divmod(place, size), size)
    return row * size + column
