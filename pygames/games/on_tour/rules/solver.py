"""The best possible route on a finished map (T13, T14), exact within a budget of steps.

Numbers never fall along a route, so it goes through the numbers level by level. A state needs to
remember little: the area where the route ends, the stars that it has used (a star fits anywhere,
but only once), and within a level the areas of that number that it has used. So routes grow level
by level, and a route is dropped if another that ends in the same area has at least its points and
has used no other star. That is exact. If so many states remain that the budget is spent, only the
most promising are kept from there on, and the answer says that it isn't proved.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from heapq import nlargest
from typing import NamedTuple, Optional

from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Sheet

STEPS = 60_000
"""The budget: how often a route may be extended before the search narrows."""
FEW_STEPS = 2_000
"""The budget where the score need not be exact."""
NARROW = 12
"""How many routes of one length are kept for each area once the budget is spent."""
CROWDED = 32
"""Maximum number of routes to one area of which all pairs are compared."""


class Best(NamedTuple):
    """The best route found, as areas in order, and whether no better one can exist."""

    score: int
    route: tuple[int, ...]
    proved: bool


class _Way(NamedTuple):
    """A route as a chain of its areas, backwards."""

    score: int
    area: int
    before: Optional[_Way]  # noqa: UP045 - a class can't be named in `|` while it is being made


_Front = dict[int, _Way]
"""From the stars used to the best route that has used them."""
_Layer = dict[tuple[int, int], _Way]
"""Routes of one size by the area they end in and the stars and equal numbers they have used."""


def best_route(
    around: Sequence[int],
    values: Sequence[int],
    circled: int,
    steps: int = STEPS,
    starts: int = -1,
    worth: int = 1,
) -> Best:
    """Return the best route; `around` holds the areas adjacent to each, as bits.

    It may begin only in `starts`, so that the rest of a route can be found. An area is worth 1
    point by the rules (T14).
    """
    return _Search(around, values, circled, steps, starts, worth).run()


def quick_score(land: Map, sheet: Sheet) -> int:
    """Return the points of a good route through the numbers; nearly always the best one."""
    return quick_best(land, sheet).score


def quick_best(land: Map, sheet: Sheet) -> Best:
    """Return a good route through the numbers, which is nearly always proved the best."""
    return best_route(land.around, sheet.values, sheet.circled, FEW_STEPS)


def best_of(land: Map, sheet: Sheet) -> Best:
    """Return the best possible route through the written numbers, ignoring the route drawn."""
    return _best_of(land, sheet.values, sheet.circled)


@lru_cache(maxsize=64)
def _best_of(land: Map, values: bytes, circled: int) -> Best:
    return best_route(land.around, values, circled)


@lru_cache(maxsize=64)
def best_rest(land: Map, sheet: Sheet) -> Best:
    """Return the best way to go on with the route that a player has begun (T13)."""
    if not sheet.route:
        return best_of(land, sheet)
    climb = sheet.climb()
    values = bytearray(CROSS if value < climb else value for value in sheet.values)
    for area in sheet.route:
        values[area] = CROSS
    starts = land.around[sheet.route[-1]]
    return best_route(land.around, bytes(values), sheet.circled, starts=starts)


@dataclass
class _Search:
    around: Sequence[int]
    values: Sequence[int]
    circled: int
    steps: int
    starts: int = -1
    worth: int = 1
    stars: int = 0
    fronts: list[_Front] = field(default_factory=list)
    reached: int = 0
    proved: bool = True

    def run(self) -> Best:
        self.fronts = [{} for _ in self.around]
        self.stars = sum(1 << i for i, value in enumerate(self.values) if value == STAR)
        self._grow(self.stars, self.stars)
        for group in self._levels():
            self._grow(group, group | self.stars)
        ways = (way for front in self.fronts for way in front.values())
        best = max(ways, key=lambda way: way.score, default=None)
        return Best(best.score, _areas(best), self.proved) if best else Best(0, (), proved=True)

    def _levels(self) -> Iterable[int]:
        """Return the areas of each number, the lowest number first."""
        groups: dict[int, int] = {}
        for area, value in enumerate(self.values):
            if value < STAR:
                groups[value] = groups.get(value, 0) | 1 << area
        return [groups[value] for value in sorted(groups)]

    def _grow(self, group: int, allowed: int) -> None:
        """Enter the areas of a group from all lower levels, and go on among the allowed areas.

        Every step adds one used area, so routes are grown in layers of equally many: when a
        layer is taken up, the best route to each of its states is known.
        """
        layers: list[_Layer] = [{} for _ in range(allowed.bit_count() + 2)]
        for area in bits(group):
            self._enter(area, layers)
        grown: list[_Layer] = []
        for index, layer in enumerate(layers[:-1]):
            if layer:
                afforded = self._afforded(layer)
                self._extend(afforded, allowed, layers[index + 1])
                grown.append(afforded)
        self._settle(grown)

    def _enter(self, area: int, layers: list[_Layer]) -> None:
        bit, worth = 1 << area, self.worth + (self.circled >> area & 1)
        front: _Front = {0: _Way(worth, area, None)} if self.starts & bit else {}
        for below in bits(self.around[area] & self.reached):
            for past, way in self.fronts[below].items():
                best = front.get(past)
                if best is None or best.score < way.score + worth:
                    front[past] = _Way(way.score + worth, area, way)
        for past, way in _undominated(front).items():
            layers[past.bit_count() + 1][area, past | bit] = way

    def _extend(self, layer: _Layer, allowed: int, onto: _Layer) -> None:
        stars, circled, fronts, worth = self.stars, self.circled, self.fronts, self.worth
        for (area, past), way in layer.items():
            free = self.around[area] & allowed & ~past
            while free:
                bit = free & -free
                free ^= bit
                onward = bit.bit_length() - 1
                score = way.score + worth + (1 if circled & bit else 0)
                lower = fronts[onward].get((past | bit) & stars)
                if lower is not None and lower.score >= score:
                    continue  # an equally good route ends here on a lower level
                key = onward, past | bit
                best = onto.get(key)
                if best is None or best.score < score:
                    onto[key] = _Way(score, onward, way)
        self.steps -= len(onto)

    def _afforded(self, layer: _Layer) -> _Layer:
        """Return the routes to go on with: all, or the best to each area once out of budget."""
        if self.steps > 0 or len(layer) <= NARROW:
            return layer
        self.proved = False
        by_area: dict[int, list[tuple[tuple[int, int], _Way]]] = {}
        for key, way in layer.items():
            by_area.setdefault(key[0], []).append((key, way))
        best = (nlargest(NARROW, ways, key=lambda item: item[1].score) for ways in by_area.values())
        return dict(item for items in best for item in items)

    def _settle(self, layers: Iterable[_Layer]) -> None:
        """Take a finished level into the fronts; its own number no longer matters."""
        areas = 0
        for layer in layers:
            for (area, past), way in layer.items():
                front, key = self.fronts[area], past & self.stars
                best = front.get(key)
                if best is None or best.score < way.score:
                    front[key] = way
                    areas |= 1 << area
        self.reached |= areas
        for area in bits(areas):
            self.fronts[area] = _undominated(self.fronts[area])


def _undominated(front: Mapping[int, _Way]) -> _Front:
    """Drop routes for which another has at least the points and has used no other star."""
    if len(front) < 2:
        return dict(front)
    if len(front) > CROWDED:
        return {past: way for past, way in front.items() if not _needless(front, past, way.score)}
    best: list[tuple[int, _Way]] = []
    for past, way in sorted(front.items(), key=lambda item: (-item[1].score, item[0].bit_count())):
        if not any(other & ~past == 0 for other, _ in best):
            best.append((past, way))
    return dict(best)


def _needless(front: Mapping[int, _Way], past: int, score: int) -> bool:
    """Whether one star less gives as much: a cheap part of the whole comparison."""
    stars = past
    while stars:
        star = stars & -stars
        stars ^= star
        other = front.get(past ^ star)
        if other is not None and other.score >= score:
            return True
    return False


def _areas(way: _Way) -> tuple[int, ...]:
    areas = []
    at: _Way | None = way
    while at:
        areas.append(at.area)
        at = at.before
    return tuple(reversed(areas))
