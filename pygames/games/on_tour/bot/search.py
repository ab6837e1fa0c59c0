"""Which way of writing turns out best when the rest of the map is played out."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Generic, TypeVar

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, now
from pygames.games.on_tour.gains import Gains
from pygames.games.on_tour.luck import Cards, cards_after, future
from pygames.games.on_tour.maps import Map
from pygames.games.on_tour.places import CHARTS
from pygames.games.on_tour.playout import Plan, Written
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.sheet import Entry
from pygames.games.on_tour.writing import entries

T = TypeVar("T")
Clock = Callable[[], float]

DIRECTIONS = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1), (1, -1), (-1, 1))
"""East, west, south, north, and between them."""
USUAL = {"usa": (1, 0), "europe": (0, 1)}
"""The best direction on an empty map: 26.2 points in playouts against 24.4, 24.0 against 22.1."""
MANY = 1 << 60
PLANNING = 0.1
"""The part of the budget that chooses the plan."""
LEARNING = 0.2
"""The part that betters it."""
LESSONS = 4
"""How often it is bettered."""
FEWEST, ENOUGH = 8, 50
"""How many filled maps make a lesson."""
FADING = 0.5
"""What earlier lessons count beside the last."""


@lru_cache(maxsize=16)
def plan_to(land: Map, across: int, down: int) -> Plan:
    """Give the plan of a map whose aims climb in a direction."""
    spots = CHARTS[land.id].spots
    order = sorted(
        range(len(spots)), key=lambda area: across * spots[area][0] + down * spots[area][1]
    )
    aims = [0.0] * len(spots)
    for place, area in enumerate(order):
        aims[area] = 99 * place / (len(spots) - 1)
    return Plan.towards(land, aims)


def usual(land: Map) -> Plan:
    """Give the plan for a glance."""
    return plan_to(land, *USUAL[land.id])


@dataclass
class _Tried(Generic[T]):
    """Something to choose, and what its playouts scored so far."""

    what: T
    plan: Plan
    written: Written
    total: int = 0
    count: int = 0

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0


class Search:
    """One decision of the player to move, within a budget of playouts or seconds."""

    def __init__(
        self, state: Tour, budget: Budget, random: Random, most: int = MANY,
        clock: Clock = now,
    ) -> None:  # fmt: skip
        """Begin; of playouts it does `most` at the most."""
        self.state = state
        self.sheet = state.sheets[state.mover]
        self.random = random
        self.budget = budget
        self.most = most if budget.unit == "seconds" else min(most, int(budget.amount))
        self.clock = clock
        self.count = 0
        self.tried: tuple[tuple[tuple[Entry, ...], int, float], ...] = ()
        """The ways of writing that were played out: how often, and their mean score."""
        self._start = clock()

    def run(self, candidates: int) -> tuple[Entry, ...]:
        """Choose what to write, out of so many candidates."""
        ways = list(entries(self.state.turn, self.sheet.empty))
        if len(ways) == 1:
            return ways[0]
        plan = self._plan()
        turn = self.state.turn
        found = nlargest(
            candidates, ways, key=lambda written: plan.liking(written, turn.circles(written))
        )
        sheets = [self.sheet.written(written, turn.circles(written)) for written in found]
        tried = [
            _Tried(written, plan, Written.on(after))
            for written, after in zip(found, sheets, strict=True)
        ]
        best = self._best(tried, sheets[0].empty.bit_count(), 1.0).what
        self.tried = tuple((one.what, one.count, one.mean()) for one in tried if one.count)
        return best

    def _plan(self) -> Plan:
        """Choose the plan that fits what is written."""
        written = Written.on(self.sheet)
        plans = [plan_to(self.state.map, *direction) for direction in DIRECTIONS]
        tried = [_Tried(plan, plan, written) for plan in plans]
        plan = self._best(tried, self.sheet.empty.bit_count(), PLANNING).what
        gains = Gains(self.state.map, self.sheet.empty)
        for index in range(LESSONS):
            plan = self._learned(plan, gains, written, LESSONS - index)
        return plan

    def _learned(self, plan: Plan, gains: Gains, written: Written, lessons: int) -> Plan:
        """Fill maps by a plan, and make the next of what numbers would have gained there."""
        land, meter, most = self.state.map, *self._share(PLANNING + LEARNING, lessons)
        cards = cards_after(self.state, self.sheet.empty.bit_count())
        try:
            for _ in range(min(most, ENOUGH)):
                meter.tick()
                gains.add(plan.fill(written, future(land, cards, self.random)))
        except OutOfBudgetError:
            pass
        self.count += meter.count
        if gains.count < FEWEST:
            return plan
        better = gains.plan(plan.aims)
        gains.fade(FADING)
        return better

    def _best(self, tried: Sequence[_Tried[T]], left: int, share: float) -> _Tried[T]:
        """Halve the field by playouts until one is left, each round with the same effort.

        `share` is the part of the whole budget that may be spent when it is done.
        """
        cards, rounds = cards_after(self.state, left), (len(tried) - 1).bit_length()
        for index in range(rounds):
            meter, most = self._share(share, rounds - index)
            self._compare(tried, cards, meter, most)
            self.count += meter.count
            tried = sorted(tried, key=_Tried.mean, reverse=True)[: (len(tried) + 1) // 2]
        return tried[0]

    def _share(self, share: float, rounds: int) -> tuple[Meter, int]:
        """Give one round's part of the time that remains, and how many playouts it may do."""
        most = int(self.most * share - self.count) // rounds
        if self.budget.unit != "seconds":
            return Meter(Budget("playouts", MANY)), most
        left = self.budget.amount * share - (self.clock() - self._start)
        budget = Budget("seconds", max(left, 0.0) / rounds)
        return Meter(budget, self.clock, stride=1), most

    def _compare(self, tried: Sequence[_Tried[T]], cards: Cards, meter: Meter, most: int) -> None:
        """Play each out with the same luck, again and again."""
        try:
            while meter.count + len(tried) <= most:
                turns = future(self.state.map, cards, self.random)
                scores = []
                for one in tried:
                    meter.tick()
                    scores.append(one.plan.play_out(one.written, turns))
                for one, score in zip(tried, scores, strict=True):
                    one.total += score
                    one.count += 1
        except OutOfBudgetError:
            pass
