"""Arranging a position: lines from dot to dot, marks, and who moves."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.game import Arranging
from pygames.games.cercas import words
from pygames.games.cercas.board import (
    ACROSS,
    DOT_INDEX,
    DOTS,
    DOTS_ACROSS,
    SPACE_INDEX,
    SPACES,
    line_between,
)
from pygames.games.cercas.position import MARKS, Board
from pygames.games.cercas.position_text import write
from pygames.games.cercas.rules import Cercas
from pygames.look.picks import PickPath

_KINDS = ("", *MARKS)


def _lines() -> Iterator[tuple[str, int]]:
    """Yield the inner lines, by their ends."""
    for name, dot in DOT_INDEX.items():
        row, column = divmod(dot, DOTS_ACROSS)
        if 0 < row < ACROSS and column < ACROSS:
            yield f"{name}-{DOTS[dot + 1]}", line_between(dot, upright=False)
        if 0 < column < ACROSS and row < ACROSS:
            yield f"{name}-{DOTS[dot + DOTS_ACROSS]}", line_between(dot, upright=True)


_LINES = dict(_lines())


def _paths(_state: Cercas) -> Iterator[PickPath]:
    for space in SPACES:
        yield PickPath(space, (f"space-{space}",))
    for line in _LINES:
        one, other = (f"dot-{name}" for name in line.split("-"))
        yield PickPath(line, (one, other))
        yield PickPath(line, (other, one))


def _texts(state: Cercas, change: str) -> list[str]:
    board = state.board
    if not change:
        return [write(board)]
    if change == "turn":
        return [write(board._replace(player=1 - board.player))]
    if change == "clear":
        return [write(board._replace(lines=0, marks=(0, 0)))]
    if change in _LINES:
        return [write(board._replace(lines=board.lines ^ _LINES[change]))]
    return _marked(board, 1 << SPACE_INDEX[change])


def _marked(board: Board, space: int) -> list[str]:
    present = _KINDS.index(board.mark_on(space))
    kinds = _KINDS[present + 1 :] + _KINDS[:present]
    x, o = (marks & ~space for marks in board.marks)
    each = ((x | space * (kind == MARKS[0]), o | space * (kind == MARKS[1])) for kind in kinds)
    return [write(board._replace(marks=marks)) for marks in each]


def arranging() -> Arranging[Cercas]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Cercas](
        paths=_paths, how=words.HOW_TO_ARRANGE, tools=words.TOOLS, texts=_texts
    )
