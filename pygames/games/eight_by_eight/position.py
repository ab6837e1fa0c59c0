"""The position text, both ways."""

from __future__ import annotations

import re

from pygames.core import Player
from pygames.games.eight_by_eight.board import MARK, SIZE, bit_of, letters, numbers
from pygames.games.eight_by_eight.table import HAND, Table

LETTERS = "rygb"
_FORM = re.compile(r"[rygb1-8]+(?:/[rygb1-8]+){7} [-1-8,]+ [rygb] [-1-8] [-!]", re.ASCII)


def write(table: Table) -> str:
    """Write a position text."""
    rows = ("".join(row) for row in letters(table.pieces, LETTERS, "1"))
    board = "/".join(re.sub("1+", lambda run: str(len(run[0])), row) for row in rows)
    marks = ",".join("".join(map(str, numbers(marks))) or "-" for marks in table.blackouts)
    roll, end = table.roll or "-", "!" if table.ending else "-"
    return f"{board} {marks} {LETTERS[table.player]} {roll} {end}"


def read(text: str, players: int) -> Table:
    """Read a position text; ValueError where it isn't in the form that `write` gives."""
    if not _FORM.fullmatch(text):
        raise ValueError(
            "expected eight rows of r y g b and digits, blackouts, player, roll, and ! or -"
        )
    rows, marks, player, roll, end = text.split(" ")
    table = Table(
        _pieces(rows.split("/"), players),
        _blackouts(marks.split(","), players),
        _player(player, players),
        0 if roll == "-" else int(roll),
        ending=end == "!",
    )
    if write(table) != text:
        raise ValueError(f"expected it written as {write(table)}")
    _check_hands(table)
    return table


def _player(letter: str, players: int) -> Player:
    player = LETTERS.index(letter)
    if player >= players:
        raise ValueError(f"{letter} is not one of {players} players")
    return player


def _pieces(rows: list[str], players: int) -> tuple[int, ...]:
    pieces = [0] * players
    for row, text in enumerate(rows):
        spaces = re.sub("[1-8]", lambda run: "." * int(run[0]), text)
        if len(spaces) != SIZE:
            raise ValueError(f"row {row + 1} has {len(spaces)} spaces, not {SIZE}")
        for column, letter in enumerate(spaces):
            if letter != ".":
                pieces[_player(letter, players)] |= bit_of(row, column)
    return tuple(pieces)


def _blackouts(texts: list[str], players: int) -> tuple[int, ...]:
    if len(texts) != players:
        raise ValueError(f"expected the blackouts of {players} players, not of {len(texts)}")
    if not all(re.fullmatch("-|[1-8]+", text) for text in texts):
        raise ValueError("blackouts: expected digits in rising order, or - for none")
    return tuple(sum({MARK[int(digit)] for digit in text if digit != "-"}) for text in texts)


def _check_hands(table: Table) -> None:
    """Refuse more pieces than a player has (E2)."""
    for player, letter in enumerate(LETTERS[: len(table.pieces)]):
        if table.hand(player) < 0:
            used = HAND - table.hand(player)
            raise ValueError(f"{letter} has {used} pieces on the table, and {HAND} are the most")
