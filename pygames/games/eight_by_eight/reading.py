"""The board in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.board import NUMBERS, bits, letters, numbers, place
from pygames.games.eight_by_eight.glyphs import COLOURS
from pygames.games.eight_by_eight.position import LETTERS
from pygames.games.eight_by_eight.result import NAMES
from pygames.games.eight_by_eight.rules import PASS, EightByEight
from pygames.games.eight_by_eight.scene import space_id
from pygames.games.eight_by_eight.table import Table
from pygames.look.english import counted
from pygames.look.spoken import Kind, Reading, in_runs

_ACTION = re.compile(r"([1-8])\W?([1-8])|x\W?([1-8])|(pass)", re.ASCII | re.IGNORECASE)


def read_action(_: EightByEight, text: str) -> Sequence[str] | None:
    """Read a row and a column, a number to black out, or a pass."""
    found = _ACTION.fullmatch(text)
    if found is None:
        return None
    row, column, number, _passed = found.groups()
    if row:
        return [space_id(int(row), int(column))]
    return [f"blackout-{number}" if number else PASS]


def read(state: EightByEight, _: Player) -> list[Reading]:
    """Tell everybody's pieces, then rows, columns and the blackouts."""
    table = state.table
    players = range(len(table.pieces))
    return [*(_pieces(table, player) for player in players), *_lines(table), _blackouts(table)]


def _pieces(table: Table, player: Player) -> Reading:
    """Tell one player's pieces row by row, what is blacked out, and what is in hand."""
    at = [place(bit) for bit in bits(table.pieces[player])]
    rows = [
        (row, [f"{j + 1}" for i, j in at if i == row - 1])
        for row in NUMBERS
        if any(i == row - 1 for i, _ in at)
    ]
    where = "".join(f"; row {row}: {', '.join(columns)}" for row, columns in rows)
    black = _numbers(table, player)
    words = f"{counted(len(at), 'piece')}{where}. Blacked out: {black}. In hand: "
    places = [space_id(row + 1, column + 1) for row, column in at]
    return Reading("pieces", NAMES[player], f"{words}{table.hand(player)}", places)


def _numbers(table: Table, player: Player) -> str:
    return ", ".join(map(str, numbers(table.blackouts[player]))) or "nothing"


def _lines(table: Table) -> Iterator[Reading]:
    board = letters(table.pieces, LETTERS, "")
    for i in NUMBERS:
        row = [(j, board[i - 1][j - 1]) for j in NUMBERS]
        yield _line("row", f"Row {i}", row, [space_id(i, j) for j in NUMBERS])
    for j in NUMBERS:
        column = [(i, board[i - 1][j - 1]) for i in NUMBERS]
        yield _line("column", f"Column {j}", column, [space_id(i, j) for i in NUMBERS])


def _line(
    kind: Kind, title: str, line: Sequence[tuple[int, str]], places: Sequence[str]
) -> Reading:
    named = ((f"{i}", COLOURS[LETTERS.index(letter)] if letter else "empty") for i, letter in line)
    return Reading(kind, title, in_runs(named), places)


def _blackouts(table: Table) -> Reading:
    words = "; ".join(
        f"{NAMES[player]} {_numbers(table, player)}" for player in range(len(table.blackouts))
    )
    return Reading("area", "Blackouts", words, [f"blackout-{number}" for number in NUMBERS])
