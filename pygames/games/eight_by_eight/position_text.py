"""Position texts, written and read."""

from __future__ import annotations

import re

from pygames import words as core
from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import MARK, SIZE, bit_of, numbers
from pygames.games.eight_by_eight.position import HAND, Position

LETTERS = "rygb"
_FORM = re.compile(r"[rygb1-8]+(?:/[rygb1-8]+){7} [-1-8,]+ [rygb] [-1-8] [-!]", re.ASCII)


def write(position: Position) -> str:
    """Write a position text."""
    board = "/".join(
        re.sub(r"\.+", lambda run: str(len(run[0])), row) for row in rows(position, ".")
    )
    marks = ",".join("".join(map(str, numbers(marks))) or "-" for marks in position.blackouts)
    roll, end = position.roll or "-", "!" if position.ending else "-"
    return f"{board} {marks} {LETTERS[position.player]} {roll} {end}"


def rows(position: Position, empty: str) -> list[str]:
    """Write the board row by row from the top, a letter for each space."""
    return [
        "".join(_letter(position.owner(bit_of(row, column)), empty) for column in range(SIZE))
        for row in range(SIZE)
    ]


def _letter(owner: Player | None, empty: str) -> str:
    return empty if owner is None else LETTERS[owner]


def read(text: str, players: int) -> Position:
    """Read a position text; raise ValueError unless it is exactly what `write` would write."""
    if not _FORM.fullmatch(text):
        raise ValueError(words.NOT_A_POSITION)
    board, marks, player, roll, end = text.split(" ")
    position = Position(
        _pieces(board.split("/"), players),
        _blackouts(marks.split(","), players),
        _player(player, players),
        0 if roll == "-" else int(roll),
        ending=end == "!",
    )
    if write(position) != text:
        raise ValueError(core.not_as_written(write(position)))
    _check_hands(position)
    return position


def _player(letter: str, players: int) -> Player:
    player = LETTERS.index(letter)
    if player >= players:
        raise ValueError(words.no_player(letter, players))
    return player


def _pieces(texts: list[str], players: int) -> tuple[int, ...]:
    pieces = [0] * players
    for row, text in enumerate(texts):
        spaces = re.sub("[1-8]", lambda run: "." * int(run[0]), text)
        if len(spaces) != SIZE:
            raise ValueError(words.row_is(row + 1, len(spaces), SIZE))
        for column, letter in enumerate(spaces):
            if letter != ".":
                pieces[_player(letter, players)] |= bit_of(row, column)
    return tuple(pieces)


def _blackouts(texts: list[str], players: int) -> tuple[int, ...]:
    if len(texts) != players:
        raise ValueError(words.blackouts_of(players, len(texts)))
    if not all(re.fullmatch("-|[1-8]+", text) for text in texts):
        raise ValueError(words.NOT_BLACKOUTS)
    return tuple(sum({MARK[int(digit)] for digit in text if digit != "-"}) for text in texts)


def _check_hands(position: Position) -> None:
    """Refuse more pieces than a player has (E2)."""
    for player, letter in enumerate(LETTERS[: len(position.pieces)]):
        if position.hand(player) < 0:
            count = HAND - position.hand(player)
            raise ValueError(words.too_many(letter, count, HAND))
