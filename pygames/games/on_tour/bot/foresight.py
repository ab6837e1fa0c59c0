"""The worth of a way of writing, at a glance: the longest tour through it, partly guessed.

An empty area stands for its aim, and counts for part of a point, so there is always a tour through
the whole map to compare with. A number is worth the tour that goes through it, less what the area
was good for, less how far the number is from the aim.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from pygames.games.on_tour.bot.playout import neighbours_of
from pygames.games.on_tour.rules.maps import Map
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY, STAR, Entry, Sheet
from pygames.games.on_tour.rules.writing import Turn

EMPTY_WORTH = 0.4
"""The value of an empty area on a tour."""
ROUTE = 0.2
"""The value of a point on the tour, in the same measure."""
SPENT = 0.15
"""The part of the tour through an area that is lost when something is written there."""
CIRCLE = 1.0
"""The value of a circle, in addition to its point on the tour."""
FROM_AIM = 1 / 25
"""The cost of being 1 away from the aim."""


class Foresight:
    """A player's map, with guesses in the empty areas."""

    def __init__(self, land: Map, sheet: Sheet, aims: Sequence[float]) -> None:
        self.around = neighbours_of(land)
        self.aims = aims
        self.values = [
            aims[area] if value == EMPTY else float(value)
            for area, value in enumerate(sheet.values)
        ]
        self.worth = [
            EMPTY_WORTH if value == EMPTY else 0.0 if value >= STAR
            else 1.0 + (sheet.circled >> area & 1)
            for area, value in enumerate(sheet.values)
        ]  # fmt: skip
        self._measure()
        for area, value in enumerate(sheet.values):
            if value == STAR:
                self.values[area] = self._star(area)[1]
                self.worth[area] = 2.0
                self._measure()
        self._known: dict[Entry, float] = {}

    def _measure(self) -> None:
        """Set the best tours up to each area and on from it."""
        order = sorted(range(len(self.worth)), key=self.values.__getitem__)
        self.below, self.above = self._along(order), self._along(order[::-1])

    def _along(self, order: list[int]) -> list[float]:
        values = [0.0] * len(order)
        for area in order:
            if self.worth[area]:
                best = max([values[other] for other in self.around[area]])
                values[area] = best + self.worth[area]
        return values

    def gain(self, turn: Turn, entries: tuple[Entry, ...]) -> float:
        """Return how good it is to write these entries."""
        total = math.fsum(self._entry(entry) for entry in entries)
        if any(area in turn.cards for _, area in entries):
            total += (CIRCLE + ROUTE) * turn.circles(entries).bit_count()
        return total

    def _entry(self, entry: Entry) -> float:
        value = self._known.get(entry)
        if value is None:
            value = self._known[entry] = self._gain(*entry)
        return value

    def _gain(self, value: int, area: int) -> float:
        before = self.below[area] + self.above[area]
        if value == CROSS:
            return -ROUTE * before
        lost = SPENT * (before - EMPTY_WORTH)
        if value == STAR:
            return ROUTE * (self._star(area)[0] - lost)
        through = 1 + self._through(area, value)
        return ROUTE * (through - lost) - FROM_AIM * abs(value - self.aims[area])

    def _through(self, area: int, value: float) -> float:
        """Return a tour's score up to an area that holds this value, and on from it."""
        values, below, above = self.values, self.below, self.above
        to = on = 0.0
        for other in self.around[area]:
            if values[other] <= value:
                if below[other] > to:  # noqa: PLR1730 - a call of max takes twice the time
                    to = below[other]
            elif above[other] > on:
                on = above[other]
        return to + on

    def _star(self, area: int) -> tuple[float, float]:
        """Return the best tour through a star, then the value at which the star has it."""
        values = {self.values[other] for other in self.around[area] if self.worth[other]}
        return max(((self._through(area, value), value) for value in values), default=(0.0, 0.0))
