"""The board as bits: square i is bit i, in the order a1, a2, … a7, b1, … h7 (stable order).

A position is four sets of squares and a side. Legal actions are looked up: what a stack can do
depends on the squares round it alone, so that a position costs one lookup, and one more for each
stack.
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


HITTABLE = len(SQUARES)
"""By how many bits the opponent's singletons are shifted, to stand beside the free squares."""

_MOST_SURROUNDINGS = 1 << 10
_MOST_SETS = 1 << 13


class _Texts(dict[int, tuple[str, ...]]):
    """From what is free and what can be hit round one square to the actions of a stack there.

    Filled as surroundings turn up, and emptied when there are very many.
    """

    def __init__(self, square: int) -> None:
        super().__init__()
        self.distributions, self.sacrifices = DISTRIBUTIONS[square], SACRIFICES[square]
        self.mask = sum(move.far << HITTABLE for move in self.sacrifices)
        for move in self.distributions:
            self.mask |= move.near | move.far

    def __missing__(self, around: int) -> tuple[str, ...]:
        if len(self) >= _MOST_SURROUNDINGS:
            self.clear()
        distributions = [m.text for m in self.distributions if m.near & around and m.far & around]
        sacrifices = [m.text for m in self.sacrifices if m.far << HITTABLE & around]
        self[around] = texts = (*distributions, *sacrifices)
        return texts


class _Stacks(dict[int, tuple[tuple[int, _Texts], ...]]):
    """From a set of stacks to what is tabulated for each, in stable order, with its mask.

    A player's stacks stay the same while the opponent tries one action after the other.
    """

    def __init__(self) -> None:
        super().__init__()
        self.tables = [_Texts(square) for square in range(len(SQUARES))]

    def __missing__(self, stacks: int) -> tuple[tuple[int, _Texts], ...]:
        if len(self) >= _MOST_SETS:
            self.clear()
        tables = (table for square, table in enumerate(self.tables) if stacks >> square & 1)
        self[stacks] = found = tuple((table.mask, table) for table in tables)
        return found


_STACKS = _Stacks()


def action_texts(stacks: int, free: int, hittable: int) -> list[str]:
    """List the actions of the player with these stacks, in stable order (M4, M5).

    `free` are the squares that can take a piece (empty, or an own singleton), `hittable` the
    opponent's singletons.
    """
    around = free | hittable << HITTABLE
    texts: list[str] = []
    for mask, table in _STACKS[stacks]:
        texts += table[around & mask]
    return texts
