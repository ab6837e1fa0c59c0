"""Actions as texts: what to point at follows from them.

`b3` points at a cell, `b3-b4` at one and then another. A part that is no cell, as in `pass` or
`e7-e8-queen`, is a button.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action
from pygames.errors import MistakeError
from pygames.look.picks import PickPath
from pygames.simple.boards import Board

AND = "-"
_CELL = "cell-"


def parts(board: Board, action: Action) -> tuple[str, ...]:
    """Return the parts of an action; one without a cell is a part of its own."""
    actions = tuple(action.split(AND))
    return actions if any(part in board.places for part in actions) else (action,)


def cells_in(board: Board, action: Action) -> list[str]:
    """List the cells that an action names."""
    return [part for part in parts(board, action) if part in board.places]


def words_in(board: Board, action: Action) -> list[str]:
    """List what else an action names."""
    return [part for part in parts(board, action) if part not in board.places]


def id_of(cell: str) -> str:
    """Return the id of a cell's shape."""
    return f"{_CELL}{cell}"


def meant(pick: str) -> str:
    """Return the cell or the word that a pick stands for."""
    return pick.removeprefix(_CELL)


def pick(board: Board, part: str) -> str:
    """Return what is picked for a part of an action."""
    return id_of(part) if part in board.places else part


def path(board: Board, action: Action) -> PickPath:
    """Return what to point at for an action."""
    return PickPath(action, tuple(pick(board, part) for part in parts(board, action)))


def paths(board: Board, actions: Sequence[Action]) -> list[PickPath]:
    """Return what to point at for each action; MistakeError if one is the beginning of another."""
    ways = [path(board, action) for action in actions]
    ends = {each.ids: each.action for each in ways}
    for each in ways:
        for length in range(1, len(each.ids)):
            if each.ids[:length] in ends:
                shorter = ends[each.ids[:length]]
                raise MistakeError(
                    f"legal_actions has {shorter!r} and {each.action!r}: the second begins like "
                    "the first, so give one of them another text",
                    "legal_actions",
                )
    return ways
