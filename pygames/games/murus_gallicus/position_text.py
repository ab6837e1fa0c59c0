"""Position text of Murus Gallicus: seven rows from row 7 down, and who moves."""

from __future__ import annotations

import re

from pygames import words as core
from pygames.core import Player
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import COLUMN_NAMES, COLUMNS, INDEX, ROWS
from pygames.games.murus_gallicus.position import SINGLES, STACKS, Board

_FORM = re.compile(r"[WwBb1-8]+(?:/[WwBb1-8]+){6} [wb]", re.ASCII)


def write(board: Board) -> str:
    """Return the position text of a board."""
    rows = ("".join(letter or "1" for letter in row) for row in board.rows())
    grid = "/".join(re.sub("1+", lambda run: str(len(run[0])), row) for row in rows)
    return f"{grid} {SINGLES[board.player]}"


def read(text: str) -> Board:
    """Return the board of a position text; ValueError unless `write` would write it this way."""
    if not _FORM.fullmatch(text):
        raise ValueError(words.NOT_A_POSITION)
    rows, side = text.split(" ")
    board = _placed(rows.split("/"), SINGLES.index(side))
    if write(board) != text:
        raise ValueError(core.not_as_written(write(board)))
    return board


def _placed(rows: list[str], player: Player) -> Board:
    places = dict.fromkeys(STACKS + SINGLES, 0)
    for row, letters in zip(range(ROWS, 0, -1), rows, strict=True):
        line = re.sub("[1-8]", lambda run: "." * int(run[0]), letters)
        if len(line) != COLUMNS:
            raise ValueError(words.row_is(row, len(line), COLUMNS))
        for column, letter in zip(COLUMN_NAMES, line, strict=True):
            if letter != ".":
                places[letter] |= 1 << INDEX[f"{column}{row}"]
    stacks, singles = ((places[both[0]], places[both[1]]) for both in (STACKS, SINGLES))
    return Board(stacks, singles, player)
