"""Regions and closed areas (C9), and the points of areas (C11)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from pygames.core import Player
from pygames.games.cercas.board import ACROSS, ALL_SPACES, LAST_COLUMN, UPRIGHT, names
from pygames.games.cercas.position import Board

LARGEST = 5
"""Maximum number of spaces in a closed area (C9)."""


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
        """The player with more marks in it; None if there is none (C11)."""
        x, o = self.marks
        return None if x == o else int(o > x)

    @property
    def tied(self) -> bool:
        """Whether both players have equally many marks in it, at least one each."""
        return self.owner is None and self.marks[0] > 0

    @property
    def worth(self) -> int:
        """The points that it gives to its owner (C11)."""
        return 0 if self.owner is None else self.size

    @property
    def corner(self) -> int:
        """The leftmost space of its top row, which names the area and shows its worth."""
        space = self.spaces.bit_length() - 1
        while space % ACROSS and (self.spaces >> (space - 1)) & 1:
            space -= 1
        return space

    @cached_property
    def names(self) -> list[str]:
        """The names of its spaces in stable order."""
        return names(self.spaces)


def regions(lines: int) -> list[int]:
    """Return the regions, each a set of spaces, in the order of their first spaces (C9)."""
    up = ALL_SPACES & ~lines
    right = ALL_SPACES & ~((lines >> UPRIGHT) | LAST_COLUMN)
    areas, rest = [], ALL_SPACES
    while rest:
        region = _spread(rest & -rest, up, right)
        areas.append(region)
        rest ^= region
    return areas


def _spread(region: int, up: int, right: int) -> int:
    """Return a set of spaces extended through every open side, until nothing is added.

    `up` and `right` have the spaces that are open upwards and to the right.
    """
    while True:
        grown = region | ((region & up) << ACROSS) | ((region >> ACROSS) & up)
        grown |= ((grown & right) << 1) | ((grown >> 1) & right)
        grown &= ALL_SPACES
        if grown == region:
            return region
        region = grown


def closed_areas(board: Board) -> tuple[Area, ...]:
    """Return the closed areas in the order of their first spaces (C9)."""
    x, o = board.marks
    return tuple(
        Area(region, ((region & x).bit_count(), (region & o).bit_count()))
        for region in regions(board.lines)
        if region.bit_count() <= LARGEST
    )


def inside(area: Area, earlier: tuple[Area, ...]) -> Area | None:
    """Return the closed area that an area was a part of, or the whole, before an action.

    Lines are never taken away, so each region lies in one of the regions before.
    """
    return next((each for each in earlier if each.spaces & area.spaces), None)


def closed_by(state: tuple[Area, ...], earlier: tuple[Area, ...]) -> list[Area]:
    """Return the areas that an action closed: those that no closed area had in it before (C9)."""
    return [area for area in state if inside(area, earlier) is None]


def tied_by(state: tuple[Area, ...], earlier: tuple[Area, ...]) -> list[Area]:
    """Return the tied areas that were in no tied one before."""
    return [
        area for area in state if area.tied and not ((was := inside(area, earlier)) and was.tied)
    ]


def points(areas: tuple[Area, ...]) -> tuple[int, int]:
    """Return the points of each player (C11, C12)."""
    x, o = (sum(area.worth for area in areas if area.owner == player) for player in (0, 1))
    return x, o
