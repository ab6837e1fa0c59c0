"""The board as bits, with precomputed tables.

The space at (row, column), both counted from 0, is bit 9 * row + column. The ninth column stays
empty, so no line runs over the edge of the board. The order of the bits is the stable order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pygames.core import Action

SIZE = 8  # E1
STRIDE = SIZE + 1
FIVE = 5  # E8
NUMBERS = range(1, SIZE + 1)

SPACES = tuple((row, column) for row in range(SIZE) for column in range(SIZE))


def bit_of(row: int, column: int) -> int:
    """Return the bit of a space, its row and column counted from 0."""
    return 1 << (STRIDE * row + column)


TEXTS = {bit_of(row, column): f"{row + 1},{column + 1}" for row, column in SPACES}
BITS = {text: bit for bit, text in TEXTS.items()}
WHOLE = sum(TEXTS)

_NOTHING = (0,)  # so that the tables are indexed from number 1
ROW = _NOTHING + tuple(sum(bit_of(line, i) for i in range(SIZE)) for line in range(SIZE))
COLUMN = _NOTHING + tuple(sum(bit_of(i, line) for i in range(SIZE)) for line in range(SIZE))
CROSS = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))
"""The spaces that a roll opens: its row and its column (E5)."""
MARK = _NOTHING + tuple(1 << line for line in range(SIZE))
"""The bit of a number in a set of blackouts."""


def numbers(marks: int) -> list[int]:
    """List the numbers in a set of blackouts in rising order."""
    return [number for number in NUMBERS if marks & MARK[number]]


def _open(marks: int) -> int:
    spaces = 0
    for number in NUMBERS:
        if not marks & MARK[number]:
            spaces |= CROSS[number]
    return spaces


OPEN = tuple(_open(marks) for marks in range(1 << SIZE))
"""The spaces that some roll still opens for a player with these blackouts (E9)."""


def _in_order(number: int) -> tuple[int, int, int]:
    """Split a cross into the column above its row, the row, and the column below."""
    first = ROW[number] & -ROW[number]
    return COLUMN[number] & (first - 1), ROW[number], COLUMN[number] & -(first << SIZE)


_IN_ORDER = {number: _in_order(number) for number in NUMBERS}


@cache  # at most 256 patterns for each row, and as many for each column
def _texts(spaces: int) -> tuple[Action, ...]:
    return tuple(text for bit, text in TEXTS.items() if spaces & bit)


def space_texts(number: int, empty: int) -> tuple[Action, ...]:
    """List the empty spaces that a roll opens, row by row from the top (E5)."""
    above, row, below = _IN_ORDER[number]
    return _texts(empty & above) + _texts(empty & row) + _texts(empty & below)


DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
"""Steps to the right, down, and down both diagonals (E8)."""


def has_five(pieces: int) -> bool:
    """Return whether pieces of one colour have a line of five or more (E8)."""
    if pieces.bit_count() < 5:
        return False
    for step in DIRECTIONS:
        two = pieces & (pieces >> step)
        if two & (two >> (2 * step)) & (pieces >> (4 * step)):
            return True
    return False


def longest(pieces: int) -> int:
    """Return the length of the longest line of one colour; a single piece counts 1 (E8, E11)."""
    return max(_longest(pieces, step) for step in DIRECTIONS)


def _longest(pieces: int, step: int) -> int:
    length = 0
    while pieces:
        pieces &= pieces >> step
        length += 1
    return length


def lines(pieces: int, length: int) -> Iterator[tuple[int, int]]:
    """Yield the first and the last bit of each line of this length, if none is longer."""
    for step in DIRECTIONS:
        starts = pieces
        for steps in range(1, length):
            starts &= pieces >> (steps * step)
        for start in bits(starts):
            yield start, start << ((length - 1) * step)


def bits(spaces: int) -> Iterator[int]:
    """Yield the single bits of a set in stable order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest
        spaces ^= lowest


def place(bit: int) -> tuple[int, int]:
    """Return the row and the column of a bit, counted from 0."""
    return divmod(bit.bit_length() - 1, STRIDE)
