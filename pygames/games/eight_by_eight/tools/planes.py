"""A position as numbers: a cell of the planes is a space, in rows and columns from 1 to 8.

The planes of players begin with the one who looks, and go on in the order of turns.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygames.core import Action, Player, Setup
from pygames.games.eight_by_eight.board import BITS, CROSS, MARK, NUMBERS, SIZE, STRIDE, place
from pygames.games.eight_by_eight.rules import EightByEight, table
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

_COUNT = SIZE * SIZE
_WHOLE_ROW = (1 << SIZE) - 1
_ROW = tuple(members(spaces, SIZE) for spaces in range(1 << SIZE))
_FIRSTS = tuple(range(0, SIZE * STRIDE, STRIDE))
_KEEPING = tuple(turning for turning in TURNINGS if turning.down == turning.right)
"""Row n and column n must become one row and one column of the same number (E5)."""


def planes(setup: Setup) -> Planes[EightByEight]:
    """Return how a position is seen; the board can be turned around, and mirrored at diagonals."""
    players = range(setup.players)
    kinds = (
        *(Plane(f"pieces of {_name(k)}") for k in players),
        *(Plane(f"numbers of the space blacked out by {_name(k)}", 2) for k in players),
        *(Plane(f"it is the turn of {_name(k)}") for k in players),
        Plane("the spaces that the roll opens"),
        Plane("the last round has begun"),
        Plane("players before me in a round", setup.players - 1),
    )
    return Planes(kinds, SIZE, SIZE, see, _symmetries(setup, len(kinds)))


def _symmetries(setup: Setup, planes: int) -> tuple[Symmetry, ...]:
    actions = table(setup)
    return tuple(
        Symmetry(
            moved(planes, SIZE, SIZE, _goes(turning)),
            renumbered(actions.actions, _turned(turning)),
            renumbered(actions.outcomes, _turned(turning)),
        )
        for turning in _KEEPING
    )


def _name(ahead: int) -> str:
    return f"player +{ahead}" if ahead else "the player who looks"


def see(state: EightByEight, seat: Player, _parts: Sequence[str] = ()) -> bytes:
    """Return the values of all planes."""
    board = state.board
    order = [(seat + ahead) % len(board.pieces) for ahead in range(len(board.pieces))]
    turn = state.turn_of()
    return b"".join(
        (
            *(_spaces(board.pieces[player]) for player in order),
            *(_BLACKED_OUT[board.blackouts[player]] for player in order),
            *(filled(player == turn, _COUNT) for player in order),
            _OPEN[board.roll],
            filled(board.ending, _COUNT),
            filled(seat, _COUNT),
        )
    )


def _spaces(spaces: int) -> bytes:
    """Return the values row by row; the ninth column has no spaces."""
    return b"".join([_ROW[spaces >> first & _WHOLE_ROW] for first in _FIRSTS])


def _blacked_out(marks: int) -> bytes:
    closed = [bool(marks & MARK[number]) for number in NUMBERS]
    return bytes(row + column for row in closed for column in closed)


_OPEN = tuple(map(_spaces, CROSS))
_BLACKED_OUT = tuple(map(_blacked_out, range(1 << SIZE)))


def _goes(turning: Turning) -> Callable[[int, Cell], tuple[int, Cell]]:
    return lambda plane, cell: (plane, turning.cell(cell, SIZE))


def _turned(turning: Turning) -> Callable[[Action], Action]:
    def turned(action: Action) -> Action:
        if action in BITS:
            row, column = turning.cell(place(BITS[action]), SIZE)
            return f"{row + 1},{column + 1}"
        if action[0] not in "rx":
            return action  # a pass
        number = int(action[1])
        return f"{action[0]}{SIZE + 1 - number if turning.down else number}"

    return turned
