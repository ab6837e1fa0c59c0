"""A player's own map: the numbers, the circles, and the route drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pygames.games.on_tour.rules.maps import Map, bits

STAR, CROSS, EMPTY = 200, 201, 255
"""The content of an area, besides a number from 0 to 99."""
_TEXTS = {STAR: "*", CROSS: "X", EMPTY: ""}

Entry = tuple[int, int]
"""A value and the area that it is written in."""


class Sheet(NamedTuple):
    """One player's map."""

    values: bytes
    """A number, STAR, CROSS or EMPTY for each area."""
    empty: int
    """The areas without a value."""
    circled: int = 0
    route: tuple[int, ...] = ()
    """The areas of the route so far, in order."""

    @classmethod
    def blank(cls, land: Map) -> Sheet:
        """Return a map with nothing written."""
        return cls(bytes([EMPTY] * len(land.ids)), land.full)

    def written(self, entries: Iterable[Entry], circled: int) -> Sheet:
        """Return the map with values written in empty areas; `circled` are the areas to circle."""
        values, empty = bytearray(self.values), self.empty
        for value, area in entries:
            values[area] = value
            empty &= ~(1 << area)
        return self._replace(values=bytes(values), empty=empty, circled=self.circled | circled)

    def extended(self, area: int) -> Sheet:
        """Return the map with its route extended to an area."""
        return self._replace(route=(*self.route, area))

    def climb(self) -> int:
        """Return the highest number on the route, -1 before its first number (T13)."""
        return max((self.values[i] for i in self.route if self.values[i] < STAR), default=-1)

    def next_areas(self, land: Map) -> int:
        """Return the areas where the route may begin, or go on to (T13)."""
        areas = land.around[self.route[-1]] if self.route else land.full
        low, values = self.climb(), self.values
        for area in self.route:
            areas &= ~(1 << area)
        return sum(1 << i for i in bits(areas) if low <= values[i] <= STAR)

    def score(self) -> int:
        """Return the points of the route: 1 for each area, 1 more if it is circled (T14)."""
        return len(self.route) + self.circled_on_route()

    def circled_on_route(self) -> int:
        """Count the circled areas of the route."""
        return sum(self.circled >> area & 1 for area in self.route)


def value_text(value: int) -> str:
    """Return a value as actions write it; "" for none."""
    return _TEXTS.get(value, f"{value:02}")
