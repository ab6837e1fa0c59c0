"""Fast playouts of the rest of a map: every number goes where its cost is least by a plan.

The first plans say how far a number is from an area's aim; what is learned from filled maps makes
better ones (`gains`). Areas are bits, the areas of each number are sorted in advance, and the luck
is drawn in advance (`luck`).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from pygames.games.on_tour.bot.estimate import Neighbours, estimate
from pygames.games.on_tour.bot.luck import Ahead
from pygames.games.on_tour.rules.charts import climbing
from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.sheet import STAR, Entry, Sheet

CIRCLE = 12.0
"""How far from its aim a number may stand for the sake of a circle."""
LOST = 30.0
"""At this distance from its aim a number is lost, and goes where it does the least harm."""
PRICE = 4.0
"""The cost of an area on every tour; without it, lost numbers are written anywhere."""
USUAL_DEGREE = 4
"""The number of neighbours of an area that is on most tours, as a first guess."""
DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))
"""East, west, south, north, and the four between them."""
FIRST_DIRECTION = {"usa": (1, 0), "europe": (0, 1)}
"""The best direction on an empty map: 26.2 points in playouts against 24.4, 24.0 against 22.1."""
_FAR = 1e9

Table = Sequence[Sequence[float]]
"""The cost of writing each number in each area."""


@lru_cache(maxsize=2)
def neighbours_of(land: Map) -> Neighbours:
    """Return the areas adjacent to each."""
    return tuple(tuple(bits(areas)) for areas in land.around)


class Written(NamedTuple):
    """A map as playouts see it."""

    keys: list[int]
    """Numbers with their areas, `64 * number + area`."""
    stars: list[int]
    empty: int
    circled: int

    @classmethod
    def on(cls, sheet: Sheet) -> Written:
        """Return a player's map as playouts see it."""
        numbers = [(value << 6) | area for area, value in enumerate(sheet.values) if value < STAR]
        stars = [area for area, value in enumerate(sheet.values) if value == STAR]
        return cls(numbers, stars, sheet.empty, sheet.circled)


class Plan:
    """A table of costs, with its areas sorted for each number."""

    def __init__(
        self, land: Map, aims: Sequence[float], costs: Table, own: Table, worth: Sequence[float]
    ) -> None:
        """Sort the table: `costs[number][area]`, and `own` where the area's own card is used.

        `worth` says where stars do most good, and X's most harm.
        """
        places = range(len(aims))
        self.neighbours = neighbours_of(land)
        self.aims = tuple(aims)
        self.costs, self.own, self.worth = costs, own, worth
        self.stars = [1 << area for area in sorted(places, key=lambda area: -worth[area])]
        self.crosses = self.stars[::-1]
        self.order = [
            [(1 << area, row[area]) for area in sorted(places, key=row.__getitem__)]
            for row in costs
        ]

    @classmethod
    def towards(cls, land: Map, aims: Sequence[float], circle: float = CIRCLE) -> Plan:
        """Return the plan that writes each number near its aim."""
        use = [areas.bit_count() / USUAL_DEGREE for areas in land.around]
        costs = [
            [_cost(abs(number - aim)) + PRICE * part for aim, part in zip(aims, use, strict=True)]
            for number in range(100)
        ]
        return cls(land, aims, costs, [[cost - circle for cost in row] for row in costs], use)

    def liking(self, entries: Sequence[Entry], circled: int) -> float:
        """Return how well the plan likes these entries."""
        total = 0.0
        for value, area in entries:
            if value < STAR:
                total -= (self.own if circled >> area & 1 else self.costs)[value][area]
            else:
                total += self.worth[area] * (1 if value == STAR else -1)
        return total

    def play_out(self, sheet: Written, turns: Sequence[Ahead]) -> int:
        """Fill the map by these turns, and return the score of a good tour on it."""
        keys, stars, _, circled = self.fill(sheet, turns)
        return estimate(self.neighbours, keys, stars, circled)

    def fill(self, sheet: Written, turns: Sequence[Ahead]) -> Written:
        """Return the map filled by these turns."""
        keys, stars, empty, circled = sheet
        keys, stars = keys.copy(), stars.copy()
        for low, high, served, own, alone in turns:
            near = served & empty
            if low < 0:
                bit = _first(self.stars if near else self.crosses, near or empty)
                if near:
                    stars.append(bit.bit_length() - 1)
                    circled |= bit
                empty ^= bit
                continue
            one, other = self._pair(low, high, near, own & empty, alone)
            if one:
                keys.append((low << 6) | (one.bit_length() - 1))
            if other:
                keys.append((high << 6) | (other.bit_length() - 1))
            both = one | other
            circled |= both & own
            empty ^= both
            if not (one and other):
                empty = self._crossed(near, empty, 1 if both else 2)
        return Written(keys, stars, 0, circled)

    def _crossed(self, near: int, empty: int, count: int) -> int:
        """Return the empty areas once X's are in those that are worth the least (T9)."""
        for _ in range(count):
            if empty:
                empty ^= _first(self.crosses, (near & empty) or empty)
        return empty

    def _pair(
        self, low: int, high: int, near: int, own: int, alone: tuple[int, int, int]
    ) -> tuple[int, int]:
        """Return where two numbers go, each with a card of its own (T7); 0 for one left over."""
        if not near:
            return 0, 0
        one, cost = self._place(low, near, own)
        other, more = self._place(high, near, own)
        common = _shared(one, alone)
        if not other & common:
            return one, other
        there, than = near & ~common, near & ~_shared(other, alone)
        if not there and not than:
            return (one, 0) if cost <= more else (0, other)
        second, paid = self._place(high, there, own & there) if there else (0, _FAR)
        first, cheap = self._place(low, than, own & than) if than else (0, _FAR)
        return (one, second) if cost + paid <= cheap + more else (first, other)

    def _place(self, number: int, near: int, own: int) -> tuple[int, float]:
        """Return a number's area, as a bit, and the cost."""
        for bit, cost in self.order[number]:  # noqa: B007 - both are used below
            if bit & near:
                break
        if own:
            costs = self.own[number]
            while own:
                card = own & -own
                own ^= card
                paid = costs[card.bit_length() - 1]
                if paid < cost:
                    bit, cost = card, paid
        return bit, cost


@lru_cache(maxsize=16)
def plan_to(land: Map, across: int, down: int) -> Plan:
    """Return the plan of a map whose aims climb in a direction."""
    return Plan.towards(land, climbing(land, across, down))


def first_plan(land: Map) -> Plan:
    """Return the plan for an empty map."""
    return plan_to(land, *FIRST_DIRECTION[land.id])


def _cost(off: float) -> float:
    """Return the cost of a number that is this far from its aim."""
    return min(off, LOST) + off / 100


def _shared(bit: int, alone: tuple[int, int, int]) -> int:
    """Return an area with those that need the same card."""
    one, two, three = alone
    return bit | (one if bit & one else two if bit & two else three if bit & three else 0)


def _first(order: list[int], areas: int) -> int:
    for bit in order:
        if bit & areas:
            return bit
    return 0
