"""Regions and closed areas (C9), and what these are worth (C11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygames.core import Player
from pygames.games.cercas.board import ACROSS, ALL_SPACES, UPRIGHT, names
from pygames.games.cercas.position import Board

LARGEST = 5
"""The most spaces that a closed area has (C9)."""
_LAST_COLUMN = sum(1 << row * ACROSS + ACROSS - 1 for row in range(ACROSS))


@dataclass(frozen=True)
class Area:
    """A closed area: its spaces, and how many marks each player has in it."""

    spaces: int
    marks: tuple[int, int]

    @property
    def size(self) -> int:
        """The number of its spaces."""
        return self.spaces.bit_count()

    @property
    def owner(self) -> Player | None:
        """Who has more marks in it; None where nobody has (C11)."""
        x, o = self.marks
        return None if x == o else int(o > x)

    @property
    def tied(self) -> bool:
        """Whether both have as many marks in it, and at least one."""
        return self.owner is None and self.marks[0] > 0

    @property
    def worth(self) -> int:
        """The points that it gives to its owner (C11)."""
        return 0 if self.owner is None else self.size

    @property
    def corner(self) -> int:
        """The leftmost space of its top row: it stands for the area where one has to."""
        space = self.spaces.bit_length() - 1
        while space % ACROSS and self.spaces >> (space - 1) & 1:
            space -= 1
        return space

    @cached_property
    def names(self) -> list[str]:
        """The names of its spaces in stable order."""
        return names(self.spaces)


def regions(lines: int) -> list[int]:
    """Divide the board into regions, each a set of spaces, in the order of their first (C9)."""
    up = ALL_SPACES & ~lines
    right = ALL_SPACES & ~(lines >> UPRIGHT | _LAST_COLUMN)
    found, left = [], ALL_SPACES
    while left:
        region = _spread(left & -left, up, right)
        found.append(region)
        left ^= region
    return found


def _spread(region: int, up: int, right: int) -> int:
    """Grow a set of spaces through every side that is open upwards or to the right."""
    while True:
        grown = region | (region & up) << ACROSS | region >> ACROSS & up
        grown |= (grown & right) << 1 | grown >> 1 & right
        grown &= ALL_SPACES
        if grown == region:
            return region
        region = grown


def closed_areas(board: Board) -> tuple[Area, ...]:
    """List the closed areas in the order of their first spaces (C9)."""
    x, o = board.marks
    return tuple(
        Area(region, ((region & x).bit_count(), (region & o).bit_count()))
        for region in regions(board.lines)
        if region.bit_count() <= LARGEST
    )


def points(areas: tuple[Area, ...]) -> tuple[int, int]:
    """Give the points of each player (C11, C12)."""
    x, o = (sum(area.worth for area in areas if area.owner == player) for player in (0, 1))
    return x, o
