"""Which way of writing turns out best when the rest of the map is played out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from heapq import nlargest
from random import Random
from typing import Generic, TypeVar

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.games.on_tour.foresight import Foresight
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
MANY = 1 << 60
PLANNING = 0.1
"""The part of the budget that chooses the plan."""


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
    return Plan(land, aims)


def usual(land: Map) -> Plan:
    """Give the plan for a glance."""
    return plan_to(land, *DIRECTIONS[0])


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
        clock: Clock = time.perf_counter,
    ) -> None:  # fmt: skip
        """Begin; of playouts it does `most` at the most."""
        self.state = state
        self.sheet = state.sheets[state.mover]
        self.random = random
        self.budget = budget
        self.most = most if budget.unit == "seconds" else min(most, int(budget.amount))
        self.clock = clock
        self.count = 0
        self._start = clock()

    def run(self, candidates: int) -> tuple[Entry, ...]:
        """Choose what to write, out of so many candidates."""
        ways = list(entries(self.state.turn, self.sheet.empty))
        if len(ways) == 1:
            return ways[0]
        plan = self._plan()
        glance = Foresight(self.state.map, self.sheet, plan.aims)
        turn = self.state.turn
        found = nlargest(candidates, ways, key=lambda written: glance.gain(turn, written))
        sheets = [self.sheet.written(written, turn.circles(written)) for written in found]
        tried = [
            _Tried(written, plan, Written.on(after))
            for written, after in zip(found, sheets, strict=True)
        ]
        return self._best(tried, sheets[0].empty.bit_count(), 1.0).what

    def _plan(self) -> Plan:
        """Choose the plan that fits what is written."""
        written = Written.on(self.sheet)
        plans = [plan_to(self.state.map, *direction) for direction in DIRECTIONS]
        tried = [_Tried(plan, plan, written) for plan in plans]
        return self._best(tried, self.sheet.empty.bit_count(), PLANNING).what

    def _best(self, tried: Sequence[_Tried[T]], left: int, share: float) -> _Tried[T]:
        """Halve the field by playouts until one is left, each round with the same effort.

        `share` is the part of the whole budget that may be spent when it is done.
        """
        cards, rounds = cards_after(self.state, left), (len(tried) - 1).bit_length()
        for index in range(rounds):
            most = int(self.most * share - self.count) // (rounds - index)
            meter = Meter(self._part(share, rounds - index), self.clock, stride=1)
            self._compare(tried, cards, meter, most)
            self.count += meter.count
            tried = sorted(tried, key=_Tried.mean, reverse=True)[: (len(tried) + 1) // 2]
        return tried[0]

    def _part(self, share: float, rounds: int) -> Budget:
        """Give one round's part of the time that remains; playouts are counted by `most`."""
        if self.budget.unit != "seconds":
            return Budget("playouts", MANY)
        left = self.budget.amount * share - (self.clock() - self._start)
        return Budget("seconds", max(left, 0.0) / rounds)

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
