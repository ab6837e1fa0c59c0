"""The board as bits, and every possible fence with all its effects.

Spaces and dots are numbered row by row from a1, so that the space above space i is i + 7.
A horizontal inner line has the number of the space below it, a vertical one 49 plus that of
the space to its left: shifting then tells which spaces touch (see `areas`).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce
from operator import or_
from typing import NamedTuple

from pygames.core import Action

DOTS_ACROSS, ACROSS = 8, 7  # C1
COLUMN_NAMES = "abcdefgh"
DOTS = tuple(f"{column}{row}" for row in range(1, 9) for column in COLUMN_NAMES)
SPACES = tuple(f"{column}{row}" for row in range(1, 8) for column in COLUMN_NAMES[:ACROSS])
DOT_INDEX = {name: index for index, name in enumerate(DOTS)}
SPACE_INDEX = {name: index for index, name in enumerate(SPACES)}
ALL_SPACES = (1 << len(SPACES)) - 1
LAST_COLUMN = sum(1 << (row * ACROSS + ACROSS - 1) for row in range(ACROSS))
UPRIGHT = len(SPACES)
"""The number of the first vertical line."""
LONGEST = 3
"""Maximum number of lines in a fence (C3)."""
MAX_LINES = 3
"""Maximum number of lines that meet at a dot (C5)."""


class Fence(NamedTuple):
    """A fence: its lines, the dots that it touches, and the spaces beside it."""

    text: str
    bit: int
    lines: int
    ends: int
    """The dots that get one line (C5)."""
    inner: int
    """The dots that get two lines, because the fence runs through them."""
    beside: int
    """The spaces along it, on either side (C6)."""
    first: int
    last: int
    """The numbers of its end dots, the one nearer to a1 first."""


def line_between(dot: int, upright: bool) -> int:
    """Return the bit of the inner line that leads to the right of a dot, or upwards from it."""
    row, column = divmod(dot, DOTS_ACROSS)
    if upright:
        return 1 << (UPRIGHT + row * ACROSS + column - 1)
    return 1 << ((row - 1) * ACROSS + column)


def sides(dot: int, upright: bool) -> int:
    """Return the two spaces beside that line."""
    row, column = divmod(dot, DOTS_ACROSS)
    space = row * ACROSS + column
    return 1 << space | 1 << (space - 1 if upright else space - ACROSS)


def _fence(number: int, dot: int, length: int, upright: bool) -> Fence:
    step = DOTS_ACROSS if upright else 1
    dots = range(dot, dot + length * step, step)  # each begins one line
    last = dot + length * step
    return Fence(
        text=f"{DOTS[dot]}-{DOTS[last]}",
        bit=1 << number,
        lines=sum(line_between(start, upright) for start in dots),
        ends=1 << dot | 1 << last,
        inner=sum(1 << through for through in dots[1:]),
        beside=_union(sides(start, upright) for start in dots),
        first=dot,
        last=last,
    )


def _union(sets: Iterable[int]) -> int:
    return reduce(or_, sets, 0)


def _starts(upright: bool) -> list[tuple[int, int]]:
    """Return the first dots and lengths of all fences of one direction, in stable order (C3, C4).

    No fence runs along the outer edge, because its lines are there from the start.
    """
    starts = []
    for dot in range(len(DOTS)):
        row, column = divmod(dot, DOTS_ACROSS)
        along, across = (row, column) if upright else (column, row)
        if 0 < across < ACROSS:
            lengths = range(1, min(LONGEST, ACROSS - along) + 1)
            starts += [(dot, length) for length in lengths]
    return starts


def _fences() -> tuple[Fence, ...]:
    """Return all fences in stable order: horizontal first, then by first dot and by length."""
    ways = [(*start, upright) for upright in (False, True) for start in _starts(upright)]
    return tuple(_fence(number, *way) for number, way in enumerate(ways))


FENCES = _fences()
FENCE = {fence.text: fence for fence in FENCES}
BY_BIT = {fence.bit: fence for fence in FENCES}
ALL_FENCES = (1 << len(FENCES)) - 1

EDGE_DOTS = sum(1 << dot for dot in range(len(DOTS)) if {0, ACROSS} & set(divmod(dot, DOTS_ACROSS)))
"""The dots of the outer edge, where two lines of the edge meet (C2)."""

APART = {
    fence.bit: sum(other.bit for other in FENCES if not fence.lines & other.lines)
    for fence in FENCES
}
"""For each fence, the fences that share no line with it (C4)."""
NOT_THROUGH = {1 << dot: sum(f.bit for f in FENCES if not f.inner >> dot & 1) for dot in range(64)}
"""The fences that don't run through a dot: what is left once two lines meet there (C5)."""
NOT_AT = {
    1 << dot: sum(f.bit for f in FENCES if not (f.inner | f.ends) >> dot & 1) for dot in range(64)
}
"""The fences that don't touch a dot: what is left once three lines meet there (C5)."""


def _around(space: int) -> int:
    row, column = divmod(space, ACROSS)
    places = ((row, column - 1), (row, column + 1), (row - 1, column), (row + 1, column))
    return sum(1 << (r * ACROSS + c) for r, c in places if 0 <= r < ACROSS and 0 <= c < ACROSS)


AROUND = {1 << space: _around(space) for space in range(len(SPACES))}
"""The spaces orthogonally adjacent to a space (C7)."""


def neighbours(spaces: int) -> int:
    """Return the spaces orthogonally adjacent to any of a set."""
    return _union(around for space, around in AROUND.items() if spaces & space)


def _lines_at(dot: int) -> tuple[int, int, int, int]:
    """Return the inner lines to the left, right, bottom and top of a dot, 0 if there is none."""
    row, column = divmod(dot, DOTS_ACROSS)
    along, across = 0 < row < ACROSS, 0 < column < ACROSS
    return (
        line_between(dot - 1, upright=False) if along and column > 0 else 0,
        line_between(dot, upright=False) if along and column < ACROSS else 0,
        line_between(dot - DOTS_ACROSS, upright=True) if across and row > 0 else 0,
        line_between(dot, upright=True) if across and row < ACROSS else 0,
    )


LINES_AT = tuple(_lines_at(dot) for dot in range(len(DOTS)))
"""The inner lines that meet at each dot."""
LINES = {
    line: (dot, dot + step)
    for way, step in ((1, 1), (3, DOTS_ACROSS))
    for dot in range(len(DOTS))
    if (line := LINES_AT[dot][way])
}
"""The dots that each inner line joins."""


class _Texts(dict[int, tuple[Action, ...]]):
    """For each set of spaces beside a fence: the actions that mark them, in stable order.

    Entries are made as they are needed: at most 2^6 for a fence.
    """

    def __init__(self, fence: Fence) -> None:
        super().__init__()
        self.fence = fence

    def __missing__(self, spaces: int) -> tuple[Action, ...]:
        self[spaces] = texts = tuple(f"{self.fence.text}:{name}" for name in names(spaces))
        return texts


TEXTS = {fence.bit: _Texts(fence) for fence in FENCES}


def parts(action: Action) -> tuple[Fence, int]:
    """Return the fence of an action, and the bit of the space that it marks."""
    fence, _, space = action.partition(":")
    return FENCE[fence], 1 << SPACE_INDEX[space]


def members(spaces: int) -> list[int]:
    """Return the spaces of a set in stable order."""
    return [space for space in range(len(SPACES)) if spaces >> space & 1]


def names(spaces: int) -> list[str]:
    """Return the names of the spaces of a set in stable order."""
    return [SPACES[space] for space in members(spaces)]
