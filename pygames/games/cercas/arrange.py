"""Arranging a position: lines from dot to dot, marks, and who moves."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.game import Arranging, Piece
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
from pygames.games.cercas.position import MARKS
from pygames.games.cercas.position_text import write
from pygames.games.cercas.rules import Cercas
from pygames.look.picks import PickPath


def _lines() -> Iterator[tuple[str, int]]:
    """Yield the inner lines, by their ends."""
    for name, dot in DOT_INDEX.items():
        row, column = divmod(dot, DOTS_ACROSS)
        if 0 < row < ACROSS and column < ACROSS:
            yield f"{name}-{DOTS[dot + 1]}", line_between(dot, upright=False)
        if 0 < column < ACROSS and row < ACROSS:
            yield f"{name}-{DOTS[dot + DOTS_ACROSS]}", line_between(dot, upright=True)


_LINES = dict(_lines())


def _paths() -> Iterator[PickPath]:
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
    return [write(board._replace(lines=board.lines ^ _LINES[change]))]


def _put(state: Cercas, space: str, piece: str) -> str:
    board, bit = state.board, 1 << SPACE_INDEX[space]
    x, o = (
        marks & ~bit | bit * (piece == letter)
        for marks, letter in zip(board.marks, MARKS, strict=True)
    )
    return write(board._replace(marks=(x, o)))


def arranging() -> Arranging[Cercas]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Cercas](
        places={space: f"space-{space}" for space in SPACES},
        pieces=lambda _: {
            letter: Piece(words.mark(player), f"seat-{letter}")
            for player, letter in enumerate(MARKS)
        },
        lies=lambda state, space: state.board.mark_on(1 << SPACE_INDEX[space]),
        put=_put,
        paths=list(_paths()),
        how=words.HOW_TO_ARRANGE,
        tools=words.TOOLS,
        texts=_texts,
    )
