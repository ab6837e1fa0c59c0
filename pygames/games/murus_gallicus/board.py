"""The board as bits: square i is bit i, in the order a1, a2, … a7, b1, … h7.

The options of a stack depend only on the squares around it, so they are looked up: once for all
stacks of a player, and once for each stack.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import NamedTuple, TypeVar

COLUMN_NAMES = "abcdefgh"
COLUMNS, ROWS = len(COLUMN_NAMES), 7  # M1
SQUARES = tuple(f"{column}{row}" for column in COLUMN_NAMES for row in range(1, ROWS + 1))
INDEX = {name: index for index, name in enumerate(SQUARES)}
FULL = (1 << len(SQUARES)) - 1
DIRECTIONS = tuple((dx, dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1) if dx or dy)  # M4: eight


def _row(row: int) -> int:
    return sum(1 << INDEX[f"{column}{row}"] for column in COLUMN_NAMES)


HOME_ROWS = _row(1), _row(ROWS)
"""The home row of each player (M2)."""


def square_of(bit: int) -> str:
    """Return the name of the square that a bit stands for."""
    return SQUARES[bit.bit_length() - 1]


def coordinates(square: str) -> tuple[int, int]:
    """Return the column and the row of a square, both counted from 0."""
    return divmod(INDEX[square], ROWS)


def step(square: int, direction: tuple[int, int], steps: int) -> int | None:
    """Return the square that many steps away, or None off the board."""
    column, row = divmod(square, ROWS)
    column, row = column + direction[0] * steps, row + direction[1] * steps
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else None


def mirrored(action: str) -> str:
    """Return an action at the mirrored squares, row r as row 8 - r (S2)."""
    return "".join(str(ROWS + 1 - int(c)) if c.isdigit() else c for c in action)


class Move(NamedTuple):
    """An action as bits: a distribution fills `near` and `far`, a sacrifice only hits `far`."""

    text: str
    stack: int
    near: int
    far: int
    sacrifice: bool

    @property
    def targets(self) -> int:
        """The squares that it fills or hits."""
        return self.near | self.far


def _distributions(square: int) -> list[Move]:
    moves = []
    for direction in DIRECTIONS:
        near, far = step(square, direction, 1), step(square, direction, 2)
        if near is not None and far is not None:
            text = f"{SQUARES[square]}-{SQUARES[far]}"
            moves.append(Move(text, 1 << square, 1 << near, 1 << far, sacrifice=False))
    return sorted(moves, key=lambda move: move.far)


def _sacrifices(square: int) -> list[Move]:
    victims = (step(square, direction, 1) for direction in DIRECTIONS)
    return [
        Move(f"{SQUARES[square]}x{SQUARES[victim]}", 1 << square, 0, 1 << victim, sacrifice=True)
        for victim in sorted(victim for victim in victims if victim is not None)
    ]


DISTRIBUTIONS = tuple(tuple(_distributions(square)) for square in range(len(SQUARES)))
SACRIFICES = tuple(tuple(_sacrifices(square)) for square in range(len(SQUARES)))
MOVES = {move.text: move for table in (DISTRIBUTIONS, SACRIFICES) for row in table for move in row}


def _stable(move: Move) -> tuple[tuple[int, int], bool, tuple[int, int]]:
    stack, far = (coordinates(square_of(bit)) for bit in (move.stack, move.far))
    return stack[::-1], move.sacrifice, far[::-1]


STABLE = {move.text: rank for rank, move in enumerate(sorted(MOVES.values(), key=_stable))}
"""The rank of each action in the stable order: by stack (a1, b1, … h7), then by kind and target."""

HITTABLE = len(SQUARES)
"""How far the opponent's singletons are shifted, so that they fit beside the free squares."""

_MAX_SURROUNDINGS = 512
_MAX_SETS = 4096

T = TypeVar("T")


class SquareOptions(dict[int, tuple[T, ...]]):
    """The options of a stack on one square, by its surroundings (M4, M5).

    A key has the bits of `mask` that are set: the squares that can take a piece, and those of
    the opponent's singletons, shifted by HITTABLE. Entries are made as they are needed, and all
    are dropped when there are too many.
    """

    def __init__(self, square: int, option: Callable[[Move], T]) -> None:
        super().__init__()
        moves = (*DISTRIBUTIONS[square], *SACRIFICES[square])
        self._options = [(_needed(move), option(move)) for move in moves]
        self.mask = reduce(or_, (needed for needed, _ in self._options))

    def __missing__(self, around: int) -> tuple[T, ...]:
        if len(self) >= _MAX_SURROUNDINGS:
            self.clear()
        self[around] = options = tuple(
            option for needed, option in self._options if needed & around == needed
        )
        return options


def _needed(move: Move) -> int:
    return move.far << HITTABLE if move.sacrifice else move.targets


class StackOptions(dict[int, tuple[tuple[int, int, SquareOptions[T]], ...]]):
    """For each stack of a set, in stable order: its bit, the mask of its options, its options.

    Kept by set, because a player's stacks stay the same while the opponent tries one move after
    another. `option` returns what stands for a move.
    """

    def __init__(self, option: Callable[[Move], T]) -> None:
        super().__init__()
        tables = (SquareOptions(square, option) for square in range(len(SQUARES)))
        self._entries = [(1 << square, table.mask, table) for square, table in enumerate(tables)]

    def __missing__(self, stacks: int) -> tuple[tuple[int, int, SquareOptions[T]], ...]:
        if len(self) >= _MAX_SETS:
            self.clear()
        self[stacks] = entries = tuple(entry for entry in self._entries if entry[0] & stacks)
        return entries
