"""The board in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import Player
from pygames.games.murus_gallicus.board import ROWS, SQUARES
from pygames.games.murus_gallicus.rules import NAMES, Murus
from pygames.games.murus_gallicus.scene import WORDS, square_id
from pygames.look.spoken import Kind, Reading, in_runs, listed

_ACTION = re.compile(r"([a-h][1-7])\W?x?([a-h][1-7])", re.ASCII | re.IGNORECASE)


def read_action(_: Murus, text: str) -> Sequence[str] | None:
    """Read two squares: the stack, and where it goes or what it takes."""
    found = _ACTION.fullmatch(text)
    return [square_id(square.lower()) for square in found.groups()] if found else None


def read(state: Murus, _: Player) -> list[Reading]:
    """Tell the pieces of both players, then rows and columns."""
    return [*_pieces(state), *_lines(state)]


def _pieces(state: Murus) -> Iterator[Reading]:
    for player, (stack, stone) in enumerate((("W", "w"), ("B", "b"))):
        stacks, stones = (
            [square for square in SQUARES if state.board.at(square) == letter]
            for letter in (stack, stone)
        )
        words = f"{listed('stack', stacks)}; {listed('single stone', stones)}"
        places = [square_id(square) for square in (*stacks, *stones)]
        yield Reading("pieces", NAMES[player], words, places)


def _lines(state: Murus) -> Iterator[Reading]:
    for row in range(1, ROWS + 1):
        yield _line(state, "row", f"Row {row}", [f"{column}{row}" for column in "abcdefgh"])
    for column in "abcdefgh":
        squares = [f"{column}{row}" for row in range(1, ROWS + 1)]
        yield _line(state, "column", f"Column {column}", squares)


def _line(state: Murus, kind: Kind, title: str, squares: Sequence[str]) -> Reading:
    words = in_runs((square, WORDS[state.board.at(square)]) for square in squares)
    places = [square_id(square) for square in squares]
    return Reading(kind, title, words, places)
