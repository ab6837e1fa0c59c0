"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from pygames import grammar
from pygames.core import Player
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.board import bit_of
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.grammar.cast import Cast
from pygames.look.show import Explanation

_PICK = re.compile(r"space-([1-8])-([1-8])|blackout-([1-8])|(pass)", re.ASCII)


def explain(state: EightByEight, picks: Sequence[str], you: Player | None = None) -> Explanation:
    """Say why these picks lead to no action."""
    board, cast = state.board, replace(words.NEUTRAL, you=you)
    if board.over:
        return Explanation(grammar.sentence(words.OVER), "E8" if board.ending else "E9")
    if not board.roll:
        return Explanation(words.roll_first(cast, board.player), "E3")
    match = _PICK.fullmatch(picks[0]) if picks else None
    if match is None:
        return Explanation(words.NOT_A_CHOICE, "E5")
    row, column, number, _ = match.groups()
    if row:
        return Explanation(_space(cast, board, int(row), int(column)), "E5")
    if number:
        return Explanation(_number(cast, board, int(number)), "E6")
    return Explanation(_pass(board), "E7")


def _space(cast: Cast, board: Position, row: int, column: int) -> str:
    owner = board.owner(bit_of(row - 1, column - 1))
    if owner is not None:
        return words.space_taken(row, column, owner)
    if board.roll in (row, column):
        return words.space_open(row, column, board.roll)
    return words.space_not_rolled(cast, board.player, board.roll)


def _number(cast: Cast, board: Position, number: int) -> str:
    if number == board.roll:
        return words.number_open(cast, board.player, number)
    return words.number_not_rolled(cast, board.player, board.roll, number)


def _pass(board: Position) -> str:
    return words.cannot_pass(board.roll) if board.open else words.can_pass(board.roll)
