"""The evaluation: a sum over the pieces, updated move by move from tabulated changes."""

from __future__ import annotations

from pygames.core import Player
from pygames.games.murus_gallicus.board import COLUMNS, ROWS, Move
from pygames.games.murus_gallicus.weights import SINGLE, STACK


def _by_square(weights: tuple[tuple[int, ...], ...], player: Player) -> dict[int, int]:
    """Return the weight of each square, by its bit, as the player sees the board."""
    values = {}
    for column in range(COLUMNS):
        for row in range(ROWS):
            from_home = row if player == 0 else ROWS - 1 - row
            mirrored = min(column, COLUMNS - 1 - column)
            values[1 << (column * ROWS + row)] = weights[from_home][mirrored]
    return values


STACKS = _by_square(STACK, 0), _by_square(STACK, 1)
SINGLES = _by_square(SINGLE, 0), _by_square(SINGLE, 1)


def change(move: Move, player: Player) -> dict[int, int]:
    """Return the value that a move adds for its player, by the targets with an own singleton."""
    stack, single = STACKS[player], SINGLES[player]
    if move.sacrifice:
        return {0: single[move.stack] - stack[move.stack] + SINGLES[1 - player][move.far]}
    near, far = move.near, move.far
    grown = {square: stack[square] - single[square] for square in (near, far)}
    loss = -stack[move.stack]
    return {
        0: loss + single[near] + single[far],
        near: loss + grown[near] + single[far],
        far: loss + single[near] + grown[far],
        near | far: loss + grown[near] + grown[far],
    }
