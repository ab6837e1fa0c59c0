"""What each number would gain in each area: read off maps that playouts filled.

On a filled map the best tours up to each area and on from it say how much longer the best tour
would be if an area held another number, compared with a tour that leaves the area out. The mean
of that over many maps is a table from which the next plan is made: a number goes where it gains
most beyond what the area gains anyway, so that how wide the useful range of an area is, and
whether it is on the way at all, needs no constant.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pygames.games.on_tour.ends import Ends
from pygames.games.on_tour.maps import Map, bits
from pygames.games.on_tour.playout import LOST, Plan, Written, neighbours_of

KEPT = 0.6
"""What part of an area's usual gain a number must make up for that takes it."""
CIRCLED = 1.2
"""What a circle counts that is on the tour."""
FROM_AIM = 0.01
"""What it costs to be 1 away from the aim, in points: it decides where no number gains."""
_FILLED = [0.0] * 100


class Gains:
    """Sums over filled maps, for the areas that are empty yet."""

    def __init__(self, land: Map, empty: int) -> None:
        self.land = land
        self.around = neighbours_of(land)
        self.areas = tuple(bits(empty))
        size = len(self.around)
        self.gains = [[0.0] * 100 for _ in range(size)]
        """For each area, by how much the gain changes at each number, from the one before on."""
        self.passes = [[0.0] * 100 for _ in range(size)]
        """The same for how often the best tour would pass."""
        self.own = [0.0] * size
        """What the numbers gained that were written there."""
        self.stars = [0.0] * size
        """What a circled star would gain."""
        self.count = 0.0

    def fade(self, part: float) -> None:
        """Let what was seen so far count less."""
        self.count *= part
        for rows in (self.gains, self.passes):
            rows[:] = [[part * one for one in row] for row in rows]
        self.own = [part * one for one in self.own]
        self.stars = [part * one for one in self.stars]

    def add(self, filled: Written) -> None:
        """Look at a filled map."""
        ends = Ends(self.around, filled)
        self.count += 1
        for area in self.areas:
            self._enter(area, ends.through(area), ends.without(area), ends.numbers[area])

    def _enter(
        self, area: int, through: Sequence[tuple[int, int]], without: int, number: int
    ) -> None:
        """Enter what numbers gain in an area that holds this number."""
        gains, passes = self.gains[area], self.passes[area]
        gain, passed, own = 0, False, 0
        for least, score in through:
            more = score - without if score > without else 0
            if more != gain:
                gains[least] += more - gain
                gain = more
            if (score >= without) != passed:
                passed = not passed
                passes[least] += 1 if passed else -1
            if least <= number:
                own = gain
        self.own[area] += own
        self.stars[area] += max(0, max(score for _, score in through) + 1 - without)

    def plan(self, aims: Sequence[float]) -> Plan:
        """Make the plan that follows; it says nothing of areas that are filled."""
        costs, own = [[_FILLED] * len(aims) for _ in range(2)]
        for area in self.areas:
            costs[area], own[area] = self._columns(area, aims[area])
        worth = [star / self.count for star in self.stars]
        rows, own_rows = (list(zip(*columns, strict=True)) for columns in (costs, own))
        return Plan(self.land, aims, rows, own_rows, worth)

    def _columns(self, area: int, aim: float) -> tuple[list[float], list[float]]:
        """Give what each number costs in an area, and by the area's own card."""
        kept, circle = KEPT * self.own[area], CIRCLED / self.count
        gains, passes = _smooth(self.gains[area]), _smooth(self.passes[area])
        costs = [
            (kept - gain) / self.count + FROM_AIM * min(abs(number - aim), LOST)
            for number, gain in enumerate(gains)
        ]
        return costs, [cost - circle * part for cost, part in zip(costs, passes, strict=True)]


def _smooth(steps: Sequence[float]) -> list[float]:
    """Sum steps up, and smooth what comes out: what so few maps say is rough."""
    row = list(accumulate(steps))
    for _ in range(2):
        padded = [row[0], *row, row[-1]]
        row = [(a + b + c) / 3 for a, b, c in zip(padded, row, padded[2:], strict=False)]
    return row
