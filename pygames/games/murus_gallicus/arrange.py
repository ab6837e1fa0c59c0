"""Arranging a position: the pieces and the player to move."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pygames.game import Arranging
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import COLUMNS, HOME_ROWS, INDEX
from pygames.games.murus_gallicus.position import SINGLES, STACKS, Board
from pygames.games.murus_gallicus.position_text import write
from pygames.games.murus_gallicus.rules import Murus
from pygames.look.picks import PickPath

_KINDS = ("", *SINGLES, *STACKS)
_MOST = 2 * COLUMNS
"""Stones of each player: none are ever added (M2)."""


def _paths(_state: Murus) -> Iterator[PickPath]:
    for square in INDEX:
        yield PickPath(square, (f"sq-{square}",))


def _texts(state: Murus, change: str) -> list[str]:
    board = state.board
    if not change:
        return [write(board)]
    if change == "turn":
        return [write(replace(board, player=1 - board.player))]
    if change == "clear":
        return [write(Board((0, 0), (0, 0), board.player))]
    present = _KINDS.index(board.at(change))
    return [write(_with(board, change, kind)) for kind in _KINDS[present + 1 :] + _KINDS[:present]]


def _with(board: Board, square: str, kind: str) -> Board:
    bit = 1 << INDEX[square]
    stacks, singles = (
        tuple(
            have & ~bit | bit * (kind == letter) for have, letter in zip(sets, letters, strict=True)
        )
        for sets, letters in ((board.stacks, STACKS), (board.singles, SINGLES))
    )
    return Board((stacks[0], stacks[1]), (singles[0], singles[1]), board.player)


def _check(state: Murus) -> None:
    for player in (0, 1):
        stacks, singles = state.board.stacks[player], state.board.singles[player]
        stones = 2 * stacks.bit_count() + singles.bit_count()
        if stones > _MOST:
            raise ValueError(words.too_many(player, stones, _MOST))
        if (stacks | singles) & HOME_ROWS[1 - player]:
            raise ValueError(words.through_already(player))


def arranging() -> Arranging[Murus]:
    """Say how a position is arranged, in the language that is spoken."""
    return Arranging[Murus](
        paths=_paths, how=words.HOW_TO_ARRANGE, tools=words.TOOLS, texts=_texts, check=_check
    )
