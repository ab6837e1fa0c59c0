"""The board in words, and how to read typed actions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import SWAP, Action, Player
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import COLUMN_NAMES, ROWS, SQUARES
from pygames.games.murus_gallicus.position import SINGLES, STACKS
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.scene import piece, square_id
from pygames.look import swap
from pygames.look.phrase import Deed, Phrase
from pygames.look.spoken import Kind, Reading, in_runs

_ACTION = re.compile(r"([a-h][1-7])\W?x?([a-h][1-7])", re.ASCII | re.IGNORECASE)


def read_action(state: Murus, text: str) -> Sequence[str] | None:
    """Return the picks of two squares: the stack, and where it goes or what it hits.

    If the swap rule is played, the word for a swap is read too.
    """
    if swap.is_typed(state, text):
        return [SWAP]
    match = _ACTION.fullmatch(text)
    return [square_id(square.lower()) for square in match.groups()] if match else None


def phrase(_: Murus, action: Action) -> Phrase:
    """Say what an action is."""
    if action == SWAP:
        return swap.phrase()
    stack, target = action[:2], action[3:]
    return (words.hits if action[2] == "x" else words.moves_from)(stack, target)


def deed(_: Murus, action: Action) -> Deed | None:
    """Say which stone an action takes from the board (M5)."""
    return words.takes(action[3:]) if "x" in action else None


def read(state: Murus, _: Player) -> list[Reading]:
    """Return the pieces of both players, then the rows and columns, in words."""
    return [*(_pieces(state, player) for player in (0, 1)), *_lines(state)]


def _pieces(state: Murus, player: Player) -> Reading:
    stacks, singles = (
        [square for square in SQUARES if state.board.at(square) == letters[player]]
        for letters in (STACKS, SINGLES)
    )
    places = [square_id(square) for square in (*stacks, *singles)]
    return Reading("pieces", words.NAMES[player], words.pieces(stacks, singles), places)


def _lines(state: Murus) -> Iterator[Reading]:
    for row in range(1, ROWS + 1):
        squares = [f"{column}{row}" for column in COLUMN_NAMES]
        yield _line(state, "row", words.row(row), squares)
    for column in COLUMN_NAMES:
        squares = [f"{column}{row}" for row in range(1, ROWS + 1)]
        yield _line(state, "column", words.column(column), squares)


def _line(state: Murus, kind: Kind, title: str, squares: Sequence[str]) -> Reading:
    contents = ((square, piece(state.board.at(square))) for square in squares)
    runs = in_runs(contents, words.several)
    return Reading(kind, title, runs, [square_id(square) for square in squares])
