"""The board as bits: square i is bit i, in the order a1, a2, … a7, b1, … h7 (stable order).

A position is four sets of squares and a side. Legal actions are looked up: for each square
and direction sets are tabulated once, so that a position costs a few lookups for each stack.
"""

from __future__ import annotations

from typing import NamedTuple

COLUMNS, ROWS = 8, 7
SQUARES = tuple(f"{column}{row}" for column in "abcdefgh" for row in range(1, ROWS + 1))
INDEX = {name: index for index, name in enumerate(SQUARES)}
FULL = (1 << len(SQUARES)) - 1
DIRECTIONS = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)  # M4: eight


def _row(row: int) -> int:
    return sum(1 << INDEX[f"{column}{row}"] for column in "abcdefgh")


HOME_ROWS = _row(1), _row(ROWS)
"""The home row of each player (M2)."""


class Move(NamedTuple):
    """An action as bits: a distribution fills near and far, a sacrifice only hits `far`."""

    text: str
    stack: int
    near: int
    far: int
    sacrifice: bool


def _step(square: int, direction: tuple[int, int], steps: int) -> int | None:
    """Give the square so many steps away, None off the board."""
    column, row = divmod(square, ROWS)
    column, row = column + direction[0] * steps, row + direction[1] * steps
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else None


def _distributions(square: int) -> list[Move]:
    moves = []
    for direction in DIRECTIONS:
        near, far = _step(square, direction, 1), _step(square, direction, 2)
        if near is not None and far is not None:
            text = f"{SQUARES[square]}-{SQUARES[far]}"
            moves.append(Move(text, 1 << square, 1 << near, 1 << far, sacrifice=False))
    return sorted(moves, key=lambda move: move.far)


def _sacrifices(square: int) -> list[Move]:
    victims = (_step(square, direction, 1) for direction in DIRECTIONS)
    return [
        Move(f"{SQUARES[square]}x{SQUARES[victim]}", 1 << square, 0, 1 << victim, sacrifice=True)
        for victim in sorted(victim for victim in victims if victim is not None)
    ]


DISTRIBUTIONS = tuple(tuple(_distributions(square)) for square in range(len(SQUARES)))
SACRIFICES = tuple(tuple(_sacrifices(square)) for square in range(len(SQUARES)))
MOVES = {move.text: move for table in (DISTRIBUTIONS, SACRIFICES) for row in table for move in row}


class _Patterns(dict[int, int]):
    """From the free squares among a stack's near (or far) ones to a bit for each distribution.

    Filled as patterns turn up: at most 2^8 for each square.
    """

    def __init__(self, squares: list[int]) -> None:
        super().__init__()
        self.squares = squares

    def __missing__(self, free: int) -> int:
        bits = sum(1 << i for i, square in enumerate(self.squares) if square & free)
        self[free] = bits
        return bits


class _Texts(dict[int, tuple[str, ...]]):
    """From a set of a square's moves, as bits, to their texts in stable order."""

    def __init__(self, moves: tuple[Move, ...], key: str) -> None:
        super().__init__()
        self.moves = moves
        self.by_square = key == "square"

    def __missing__(self, key: int) -> tuple[str, ...]:
        wanted = (
            move.text
            for bit, move in enumerate(self.moves)
            if key & (move.far if self.by_square else 1 << bit)
        )
        self[key] = texts = tuple(wanted)
        return texts


class _Around(NamedTuple):
    """What is tabulated for the stack on one square."""

    near: int
    far: int
    by_near: _Patterns
    by_far: _Patterns
    distributions: _Texts
    beside: int
    sacrifices: _Texts


def _around(square: int) -> _Around:
    moves, hits = DISTRIBUTIONS[square], SACRIFICES[square]
    nears, fars = [move.near for move in moves], [move.far for move in moves]
    return _Around(
        sum(nears), sum(fars), _Patterns(nears), _Patterns(fars), _Texts(moves, "bit"),
        sum(move.far for move in hits), _Texts(hits, "square"),
    )  # fmt: skip


AROUND = {1 << square: _around(square) for square in range(len(SQUARES))}


def action_texts(stacks: int, free: int, hittable: int) -> list[str]:
    """List the actions of the player with these stacks, in stable order (M4, M5).

    `free` are the squares that can take a piece (empty, or an own singleton), `hittable` the
    opponent's singletons.
    """
    texts: list[str] = []
    while stacks:
        stack = stacks & -stacks
        stacks ^= stack
        near, far, by_near, by_far, distributions, beside, sacrifices = AROUND[stack]
        if open_ways := by_near[free & near] & by_far[free & far]:
            texts += distributions[open_ways]
        if victims := hittable & beside:
            texts += sacrifices[victims]
    return texts
