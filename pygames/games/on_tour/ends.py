"""The best tours of a filled map, up to each area and on from it.

They say what a tour through an area would score if another number stood there. Each tour comes
with its areas, so that none is counted that would pass the area twice.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.bound import Neighbours, fixed
from pygames.games.on_tour.playout import Written

_SHIFT = 64
"""A tour as an int, to be sorted fast: its score above the bits of its areas."""


class Ends:
    """One filled map; stars count as numbers here, in the middle of their neighbours'."""

    def __init__(self, around: Neighbours, filled: Written) -> None:
        keys = sorted(filled.keys + fixed(around, filled.keys, filled.stars))
        self.up, self.before = _along(around, keys, filled.circled)
        self.down, self.behind = _along(around, keys[::-1], filled.circled)
        self.numbers = [-1] * len(around)
        """What each area holds, -1 for an X."""
        self._near: list[list[int]] = [[] for _ in around]
        for key in keys:
            self.numbers[key & 63] = key >> 6
            for other in around[key & 63]:
                self._near[other].append(key)
        self._tours = sorted(self._listed(filled.circled), reverse=True)

    def _listed(self, circled: int) -> list[int]:
        """List the best tours that end in each area, begin there, or pass through."""
        whole = [
            to + on - 1 - (circled >> area & 1) << _SHIFT | before | behind
            for area, (to, on, before, behind) in enumerate(
                zip(self.up, self.down, self.before, self.behind, strict=True)
            )
            if to
        ]
        up = zip(self.up, self.before, strict=True)
        down = zip(self.down, self.behind, strict=True)
        return whole + [score << _SHIFT | areas for part in (up, down) for score, areas in part]

    def without(self, area: int) -> int:
        """Give what the best of these tours scores that leaves an area out."""
        for tour in self._tours:
            if not tour >> area & 1:
                return tour >> _SHIFT
        return 0

    def through(self, area: int) -> list[tuple[int, int]]:
        """Give what a tour through an area scores, by the number that it holds.

        A row of numbers, each with the score from it to the next; the area itself counts 1.
        """
        near, bit = self._near[area], 1 << area
        up, before, down, behind = self.up, self.before, self.down, self.behind
        best, onward = 0, [0]
        for key in reversed(near):
            other = key & 63
            if down[other] > best and not behind[other] & bit:
                best = down[other]
            onward.append(best)
        reach, found = 0, [(0, onward.pop() + 1)]
        for key in near:
            other = key & 63
            if up[other] > reach and not before[other] & bit:
                reach = up[other]
            found.append((key >> 6, reach + onward.pop() + 1))
        return found


def _along(around: Neighbours, keys: Sequence[int], circled: int) -> tuple[list[int], list[int]]:
    """Give the best score up to each area in this order, and the areas of that tour."""
    scores, areas = [0] * len(around), [0] * len(around)
    for key in keys:
        area = key & 63
        best = passed = 0
        for other in around[area]:
            if scores[other] > best:
                best, passed = scores[other], areas[other]
        scores[area] = best + 1 + (circled >> area & 1)
        areas[area] = passed | 1 << area
    return scores, areas
