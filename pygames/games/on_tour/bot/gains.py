"""The gain of each number in each area, read off maps that playouts filled.

On a filled map, the best tours up to each area and on from it say how much longer the best tour
would be if an area held another number, compared with a tour that leaves the area out. The mean of
that over many maps is a table, and the next plan follows from it: a number goes where it gains most
beyond what the area gains anyway. So no constant has to say how wide the useful range of an area
is, or whether it is on the way at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from pygames.games.on_tour.bot.estimate import Neighbours, as_numbers
from pygames.games.on_tour.bot.playout import LOST, Plan, Written, neighbours_of
from pygames.games.on_tour.rules.maps import Map, bits

KEPT = 0.6
"""The part of an area's usual gain that a number must make up for if it takes the area."""
CIRCLED = 1.2
"""The value of a circle on the tour."""
FROM_AIM = 0.01
"""The cost of being 1 away from the aim, in points: it decides if no number gains."""
_FILLED = [0.0] * 100
_SHIFT = 64
"""A tour is an int, which sorts fast: its score above the bits of its areas."""


class AreaTours:
    """The best tours up to each area of a filled map, and on from it.

    Each comes with its areas, so that none is counted that would pass an area twice. Stars count as
    numbers here, in the middle of their neighbours'.
    """

    def __init__(self, around: Neighbours, filled: Written) -> None:
        keys = sorted(filled.keys + as_numbers(around, filled.keys, filled.stars))
        self.up, self.before = _along(around, keys, filled.circled)
        self.down, self.behind = _along(around, keys[::-1], filled.circled)
        self.numbers = [-1] * len(around)
        """The content of each area, -1 for an X."""
        self._near: list[list[int]] = [[] for _ in around]
        for key in keys:
            self.numbers[key & 63] = key >> 6
            for other in around[key & 63]:
                self._near[other].append(key)
        self._tours = sorted(self._listed(filled.circled), reverse=True)

    def _listed(self, circled: int) -> list[int]:
        """Return the best tours that end in each area, begin there, or pass through."""
        whole = [
            ((to + on - 1 - (circled >> area & 1)) << _SHIFT) | before | behind
            for area, (to, on, before, behind) in enumerate(
                zip(self.up, self.down, self.before, self.behind, strict=True)
            )
            if to
        ]
        up = zip(self.up, self.before, strict=True)
        down = zip(self.down, self.behind, strict=True)
        return whole + [(score << _SHIFT) | areas for part in (up, down) for score, areas in part]

    def without(self, area: int) -> int:
        """Return the score of the best of these tours that leaves an area out."""
        for tour in self._tours:
            if not tour >> area & 1:
                return tour >> _SHIFT
        return 0

    def through(self, area: int) -> list[tuple[int, int]]:
        """Return the score of a tour through an area, by the number that the area holds.

        The result is a row of numbers, each with the score from it up to the next; the area itself
        counts 1.
        """
        near, bit = self._near[area], 1 << area
        up, before, down, behind = self.up, self.before, self.down, self.behind
        best, onward = 0, [0]
        for key in reversed(near):
            other = key & 63
            if down[other] > best and not behind[other] & bit:
                best = down[other]
            onward.append(best)
        reach, ways = 0, [(0, onward.pop() + 1)]
        for key in near:
            other = key & 63
            if up[other] > reach and not before[other] & bit:
                reach = up[other]
            ways.append((key >> 6, reach + onward.pop() + 1))
        return ways


def _along(around: Neighbours, keys: Sequence[int], circled: int) -> tuple[list[int], list[int]]:
    """Return the best score up to each area in this order, and the areas of that tour."""
    scores, areas = [0] * len(around), [0] * len(around)
    for key in keys:
        area = key & 63
        best = passed = 0
        for other in around[area]:
            if scores[other] > best:
                best, passed = scores[other], areas[other]
        scores[area] = best + 1 + (circled >> area & 1)
        areas[area] = passed | (1 << area)
    return scores, areas


class Gains:
    """Sums over filled maps, for the areas that are still empty."""

    def __init__(self, land: Map, empty: int) -> None:
        self.land = land
        self.around = neighbours_of(land)
        self.areas = tuple(bits(empty))
        size = len(self.around)
        self.gains = [[0.0] * 100 for _ in range(size)]
        """For each area and number, by how much the gain differs from that of the number before."""
        self.passes = [[0.0] * 100 for _ in range(size)]
        """The same for how often the best tour would pass through the area."""
        self.own = [0.0] * size
        """The gains of the numbers that were written there."""
        self.stars = [0.0] * size
        """The gain of a circled star."""
        self.count = 0.0

    def fade(self, part: float) -> None:
        """Let earlier observations count less."""
        self.count *= part
        self.gains, self.passes = (
            [[part * one for one in row] for row in rows] for rows in (self.gains, self.passes)
        )
        self.own = [part * one for one in self.own]
        self.stars = [part * one for one in self.stars]

    def after(self, empty: int, part: float) -> Gains:
        """Return a copy for the areas that are still empty later, in which this counts a part."""
        copy = Gains(self.land, empty)
        copy.gains, copy.passes = self.gains, self.passes
        copy.own, copy.stars, copy.count = self.own, self.stars, self.count
        copy.fade(part)
        return copy

    def add(self, filled: Written) -> None:
        """Add a filled map."""
        tours = AreaTours(self.around, filled)
        self.count += 1
        for area in self.areas:
            self._enter(area, tours.through(area), tours.without(area), tours.numbers[area])

    def _enter(
        self, area: int, through: Sequence[tuple[int, int]], without: int, number: int
    ) -> None:
        """Add the gain of each number in an area that holds `number`."""
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
        """Return the plan that follows; it says nothing of areas that are filled."""
        costs, own = [[_FILLED] * len(aims) for _ in range(2)]
        for area in self.areas:
            costs[area], own[area] = self._columns(area, aims[area])
        worth = [star / self.count for star in self.stars]
        rows, own_rows = (list(zip(*columns, strict=True)) for columns in (costs, own))
        return Plan(self.land, aims, rows, own_rows, worth)

    def _columns(self, area: int, aim: float) -> tuple[list[float], list[float]]:
        """Return the cost of each number in an area, and its cost by the area's own card."""
        share, circle = KEPT * self.own[area], CIRCLED / self.count
        gains, passes = _smooth(self.gains[area]), _smooth(self.passes[area])
        costs = [
            (share - gain) / self.count + FROM_AIM * min(abs(number - aim), LOST)
            for number, gain in enumerate(gains)
        ]
        return costs, [cost - circle * part for cost, part in zip(costs, passes, strict=True)]


def _smooth(steps: Sequence[float]) -> list[float]:
    """Return the sums of steps, smoothed, since so few maps give rough values."""
    row = list(accumulate(steps))
    for _ in range(2):
        padded = [row[0], *row, row[-1]]
        row = [(a + b + c) / 3 for a, b, c in zip(padded, row, padded[2:], strict=False)]
    return row
