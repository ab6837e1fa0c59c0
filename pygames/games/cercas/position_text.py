"""Position text of Cercas: horizontal lines, vertical lines, marks, and who moves."""

from __future__ import annotations

import re

from pygames import words as core
from pygames.games.cercas import words
from pygames.games.cercas.board import (
    ACROSS,
    DOTS,
    DOTS_ACROSS,
    MAX_LINES,
    SPACES,
    line_between,
    neighbours,
)
from pygames.games.cercas.position import MARKS, Board, load

_LINES = r"[01]{7}(?:/[01]{7}){5}"
_FORM = re.compile(rf"{_LINES} {_LINES} [xo1-7]+(?:/[xo1-7]+){{6}} [xo]", re.ASCII)
_ROWS = tuple(
    tuple(line_between(row * DOTS_ACROSS + column, upright=False) for column in range(ACROSS))
    for row in range(1, ACROSS)
)
_COLUMNS = tuple(
    tuple(line_between(row * DOTS_ACROSS + column, upright=True) for row in range(ACROSS))
    for column in range(1, ACROSS)
)
"""The bits of the inner lines, in the order of the position text."""


def write(board: Board) -> str:
    """Return the position text of a board."""
    horizontal = "/".join(_digits(board, row) for row in _ROWS)
    vertical = "/".join(_digits(board, column) for column in _COLUMNS)
    marks = "/".join(_row(board, row) for row in range(ACROSS - 1, -1, -1))
    return f"{horizontal} {vertical} {marks} {MARKS[board.player]}"


def _digits(board: Board, lines: tuple[int, ...]) -> str:
    return "".join("1" if board.lines & line else "0" for line in lines)


def _row(board: Board, row: int) -> str:
    spaces = range(row * ACROSS, (row + 1) * ACROSS)
    letters = "".join(board.mark_on(1 << space) or "1" for space in spaces)
    return re.sub("1+", lambda run: str(len(run[0])), letters)


def read(text: str) -> Board:
    """Return the board of a position text; ValueError unless `write` would write it this way."""
    if not _FORM.fullmatch(text):
        raise ValueError(words.NOT_A_POSITION)
    horizontal, vertical, rows, side = text.split(" ")
    lines = _read_lines(horizontal, _ROWS) | _read_lines(vertical, _COLUMNS)
    marks = _read_marks(rows.split("/"))
    _check(lines, marks)
    board = Board.of(lines, marks, MARKS.index(side))
    if write(board) != text:
        raise ValueError(core.not_as_written(write(board)))
    return board


def _read_lines(text: str, places: tuple[tuple[int, ...], ...]) -> int:
    """Return the lines of one direction."""
    rows = zip(text.split("/"), places, strict=True)
    return sum(
        line
        for digits, row in rows
        for digit, line in zip(digits, row, strict=True)
        if digit == "1"
    )


def _read_marks(rows: list[str]) -> tuple[int, int]:
    """Return each player's marks from seven rows, the top row first."""
    places = dict.fromkeys(MARKS, 0)
    for row, letters in zip(range(ACROSS - 1, -1, -1), rows, strict=True):
        wide = re.sub("[1-7]", lambda run: "." * int(run[0]), letters)
        if len(wide) != ACROSS:
            raise ValueError(words.row_is(row + 1, len(wide), ACROSS))
        for column, letter in enumerate(wide):
            if letter != ".":
                places[letter] |= 1 << (row * ACROSS + column)
    return places[MARKS[0]], places[MARKS[1]]


def _check(lines: int, marks: tuple[int, int]) -> None:
    """Raise ValueError for a position that the rules don't allow."""
    for dot, name in enumerate(DOTS):
        if load(lines, dot) > MAX_LINES:
            raise ValueError(words.four_lines(name))  # C5
    clash = neighbours(marks[0]) & marks[1]
    if clash:
        space = SPACES[(clash & -clash).bit_length() - 1]
        raise ValueError(words.beside_x(space))  # C7
