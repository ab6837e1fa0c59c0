"""A learned evaluation: sums of weights, many at once, in the lanes of one int.

Each player has a view of the board. In each view every piece adds a row of weights, by whose it
is, its kind and its square; a column of such a row is a lane. What is above 0 in the lanes of a
view, half of them counted negative, is what the view is worth. A position is worth the view of
the player to move less that of the opponent, so both players see the same with opposite signs.

The lanes of both views lie side by side in one int, 16 bits for each, with the highest bit set
where a lane is 0 or more. A move adds one int. The remainder by 65535 is the sum of all lanes.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from pygames.core import Player
from pygames.games.murus_gallicus.board import COLUMNS, ROWS, Move
from pygames.games.murus_gallicus.weights import SINGLE, STACK

BITS = 16
TOP = BITS - 1
SIGN = 1 << TOP
ALL = (1 << BITS) - 1
"""Two to the power of any multiple of BITS leaves 1 as the remainder by this."""
SQUARES = COLUMNS * ROWS
KINDS = 4
"""Own stacks, own singletons, the opponent's stacks, the opponent's singletons."""
TEMPO = KINDS * SQUARES
"""The row of having the move, after those of the pieces; one that always counts is the last."""

FINE = 4
"""A net's weights are finer than those of places by this factor."""

Row = Sequence[int]
Rows = Sequence[Row]
"""Weights by lane: a row for each kind and square as its owner sees it, TEMPO, and the last."""


class Net(NamedTuple):
    """Weights, packed: each piece's addition to the lanes of both views."""

    stacks: tuple[dict[int, int], dict[int, int]]
    """Each player's weights of stacks, by the bit of the square."""
    singles: tuple[dict[int, int], dict[int, int]]
    empty: tuple[int, int]
    """The lanes of an empty board, by whose move it is."""
    high: int
    """The highest bit of each lane."""
    signs: tuple[int, int]
    """Flips the lanes that count negative, by the player whose value is asked."""
    middle: int
    """The sum of lanes that stands for a value of 0."""

    def sums(self, own: tuple[int, int], other: tuple[int, int], player: Player) -> int:
        """Return the lanes for the stacks and singletons of the player to move and the other."""
        pieces = (
            (own[0], self.stacks[player]),
            (own[1], self.singles[player]),
            (other[0], self.stacks[1 - player]),
            (other[1], self.singles[1 - player]),
        )
        total = sum(row for bits, rows in pieces for bit, row in rows.items() if bits & bit)
        return self.empty[player] + total

    def value(self, sums: int, player: Player) -> int:
        """Return the worth of the lanes for a player."""
        high = sums & self.high
        return ((sums & high - (high >> TOP)) ^ self.signs[player]) % ALL - self.middle

    def changes(self, move: Move, player: Player) -> dict[int, int]:
        """Return the lanes' changes by a move, by the targets with an own singleton."""
        stacks, singles = self.stacks[player], self.singles[player]
        loss = self.empty[1 - player] - self.empty[player] - stacks[move.stack]
        if move.sacrifice:
            return {0: loss + singles[move.stack] - self.singles[1 - player][move.far]}
        near, far = move.near, move.far
        placed = singles[near], singles[far]
        grown = stacks[near] - singles[near], stacks[far] - singles[far]
        return {
            0: loss + placed[0] + placed[1],
            near: loss + grown[0] + placed[1],
            far: loss + placed[0] + grown[1],
            near | far: loss + grown[0] + grown[1],
        }


def flipped(square: int) -> int:
    """Return the square that the other player sees in this place."""
    return square // ROWS * ROWS + ROWS - 1 - square % ROWS


def packed(rows: Rows) -> Net:
    """Pack weights. The second half of the lanes of a view counts negative."""
    lanes = len(rows[0])
    one, width = [_pack(row) for row in rows], BITS * lanes
    both = (1 << width) + 1
    high, half = _pack([SIGN] * lanes) * both, _pack([SIGN - 1] * (lanes // 2))
    less, more = half << width // 2, half

    def piece(kind: int, player: Player) -> dict[int, int]:
        """Return the pieces' additions to White's view and to Black's."""
        mine, theirs = kind * SQUARES, (kind + 2) * SQUARES
        white, black = (mine, theirs) if player == 0 else (theirs, mine)
        return {
            1 << square: one[white + square] + (one[black + flipped(square)] << width)
            for square in range(SQUARES)
        }

    always = one[-1] * both + high
    return Net(
        stacks=(piece(0, 0), piece(0, 1)),
        singles=(piece(1, 0), piece(1, 1)),
        empty=(always + one[TEMPO], always + (one[TEMPO] << width)),
        high=high,
        signs=((less + (more << width)) ^ SIGN, (more + (less << width)) ^ SIGN),
        middle=(lanes * (SIGN - 1) + SIGN) % ALL,
    )


def _pack(row: Row) -> int:
    return sum(weight << BITS * lane for lane, weight in enumerate(row))


@cache
def learned() -> Rows:
    """Return the weights in use; lab/murus made them from games of the bot."""
    return read(Path(__file__).with_name("net.bin").read_bytes())


def read(content: bytes) -> Rows:
    """Return weights that were written row by row, two bytes each."""
    weights = [
        int.from_bytes(content[at : at + 2], "little", signed=True)
        for at in range(0, len(content), 2)
    ]
    lanes = len(weights) // (TEMPO + 2)
    return [weights[at : at + lanes] for at in range(0, len(weights), lanes)]


@cache
def places() -> Rows:
    """Return the worth of pieces by their places alone, as the weights of one lane."""
    rows = [(0, 0)] * (TEMPO + 2)
    for kind, table in enumerate((STACK, SINGLE)):
        for square in range(SQUARES):
            column, row = divmod(square, ROWS)
            mirrored = min(column, COLUMNS - 1 - column)
            rows[kind * SQUARES + square] = FINE * table[row][mirrored], 0
            rows[(kind + 2) * SQUARES + square] = -FINE * table[ROWS - 1 - row][mirrored], 0
    return rows
