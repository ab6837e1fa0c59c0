"""Arranging a position: the pieces and the player to move."""

from __future__ import annotations

from dataclasses import replace

from pygames.game import Arranging, Piece
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import COLUMNS, HOME_ROWS, INDEX
from pygames.games.murus_gallicus.position import SINGLES, STACKS, Board
from pygames.games.murus_gallicus.position_text import write
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.scene import square_id

_MOST = 2 * COLUMNS
"""Stones of each player: none are ever added (M2)."""


def _texts(state: Murus, change: str) -> list[str]:
    board = state.board
    if not change:
        return [write(board)]
    if change == "turn":
        return [write(replace(board, player=1 - board.player))]
    return [write(Board((0, 0), (0, 0), board.player))]


def _put(state: Murus, square: str, piece: str) -> str:
    board, bit = state.board, 1 << INDEX[square]
    stacks, singles = (
        tuple(
            have & ~bit | bit * (piece == letter)
            for have, letter in zip(sets, letters, strict=True)
        )
        for sets, letters in ((board.stacks, STACKS), (board.singles, SINGLES))
    )
    return write(Board((stacks[0], stacks[1]), (singles[0], singles[1]), board.player))


def _check(state: Murus) -> None:
    for player in (0, 1):
        stacks, singles = state.board.stacks[player], state.board.singles[player]
        stones = 2 * stacks.bit_count() + singles.bit_count()
        if stones > _MOST:  # M2
            raise ValueError(words.too_many(player, stones, _MOST))
        if (stacks | singles) & HOME_ROWS[1 - player]:  # M7
            raise ValueError(words.through_already(player))


def _pieces(_: Murus) -> dict[str, Piece]:
    return {
        letter: Piece(label, f"{form}-{colour}")
        for form, letters, labels in (
            ("single", SINGLES, words.SINGLES),
            ("seat", STACKS, words.STACKS),
        )
        for letter, label, colour in zip(letters, labels, ("white", "black"), strict=True)
    }


def arranging() -> Arranging[Murus]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Murus](
        places={square: square_id(square) for square in INDEX},
        pieces=_pieces,
        lies=lambda state, square: state.board.at(square),
        put=_put,
        how=words.HOW_TO_ARRANGE,
        tools=words.TOOLS,
        texts=_texts,
        check=_check,
    )
