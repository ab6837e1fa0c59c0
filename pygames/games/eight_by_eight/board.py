"""The board as bits, and what is tabulated about it.

Space (row, column), both from 0, is bit 9 * row + column. The ninth column stays empty, so
that no line runs over the edge of the board, and the order of the bits is the stable order.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pygames.core import Action

SIZE = 8  # E1
STRIDE = SIZE + 1
NUMBERS = range(1, SIZE + 1)

SPACES = tuple((row, column) for row in range(SIZE) for column in range(SIZE))


def bit_of(row: int, column: int) -> int:
    """Give the bit of a space, its row and column counted from 0."""
    return 1 << STRIDE * row + column


TEXTS = {bit_of(row, column): f"{row + 1},{column + 1}" for row, column in SPACES}
BITS = {text: bit for bit, text in TEXTS.items()}
WHOLE = sum(TEXTS)

_NOTHING = (0,)  # so that the tables begin with number 1
ROW = _NOTHING + tuple(sum(bit_of(line, i) for i in range(SIZE)) for line in range(SIZE))
COLUMN = _NOTHING + tuple(sum(bit_of(i, line) for i in range(SIZE)) for line in range(SIZE))
CROSS = tuple(row | column for row, column in zip(ROW, COLUMN, strict=True))
"""The spaces that a roll opens: its row and its column (E5)."""
MARK = _NOTHING + tuple(1 << line for line in range(SIZE))
"""A number in a set of blackouts."""


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


class _Parts(dict[int, tuple[Action, ...]]):
    """From a few spaces of one row or column to their texts, filled as they turn up."""

    def __missing__(self, spaces: int) -> tuple[Action, ...]:
        self[spaces] = texts = tuple(text for bit, text in TEXTS.items() if spaces & bit)
        return texts


_PARTS = _Parts()


def _three(number: int) -> tuple[int, int, int]:
    """Cut a cross in the three parts that follow one another in stable order."""
    above = ROW[number] & -ROW[number]
    return COLUMN[number] & (above - 1), ROW[number], COLUMN[number] & -(above << SIZE)


_CUT = {number: _three(number) for number in NUMBERS}


def space_texts(number: int, empty: int) -> tuple[Action, ...]:
    """List the empty spaces that a roll opens: by row from the top, then by column (E5)."""
    above, row, below = _CUT[number]
    return _PARTS[empty & above] + _PARTS[empty & row] + _PARTS[empty & below]


DIRECTIONS = (1, STRIDE, STRIDE + 1, STRIDE - 1)
"""Steps to the right, down, and down both diagonals (E8)."""


def has_five(pieces: int) -> bool:
    """Tell whether pieces of one colour have a line of five or more (E8)."""
    if pieces.bit_count() < 5:
        return False
    for step in DIRECTIONS:
        two = pieces & pieces >> step
        if (two & two >> 2 * step) & pieces >> 4 * step:
            return True
    return False


def longest(pieces: int) -> int:
    """Give the length of the longest line of one colour; a single piece is one (E8, E11)."""
    return max(_longest(pieces, step) for step in DIRECTIONS)


def _longest(pieces: int, step: int) -> int:
    length = 0
    while pieces:
        pieces &= pieces >> step
        length += 1
    return length


def lines(pieces: int, length: int) -> Iterator[tuple[int, int]]:
    """Give the first and the last bit of each line of this length, if none is longer."""
    for step in DIRECTIONS:
        starts = pieces
        for steps in range(1, length):
            starts &= pieces >> steps * step
        for start in bits(starts):
            yield start, start << (length - 1) * step


def bits(spaces: int) -> Iterator[int]:
    """Give the single bits of a set in stable order."""
    while spaces:
        lowest = spaces & -spaces
        yield lowest
        spaces ^= lowest


def place(bit: int) -> tuple[int, int]:
    """Give the row and the column of a bit, counted from 0."""
    return divmod(bit.bit_length() - 1, STRIDE)


def letters(pieces: Sequence[int], colours: str, nothing: str) -> list[list[str]]:
    """Give what stands on each space, row by row from the top."""

    def letter(bit: int) -> str:
        owners = (colour for colour, mine in zip(colours, pieces, strict=False) if mine & bit)
        return next(owners, nothing)

    return [[letter(bit_of(row, column)) for column in range(SIZE)] for row in range(SIZE)]
