"""The bot's own search: which way of writing turns out best when the rest is played out."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from heapq import nlargest
from random import Random
from types import MappingProxyType
from typing import Generic, TypeVar

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, now
from pygames.bots.levels import UNLIMITED
from pygames.games.on_tour.bot.gains import Gains
from pygames.games.on_tour.bot.luck import Cards, cards_after, future
from pygames.games.on_tour.bot.playout import DIRECTIONS, Plan, Written, plan_to
from pygames.games.on_tour.rules.maps import Map
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import Entry, Sheet
from pygames.games.on_tour.rules.writing import entries

T = TypeVar("T")
Clock = Callable[[], float]
Outlook = Callable[[Map, Sheet], float]
"""The worth of a map beyond its playouts."""
Worth = Mapping[tuple[Entry, ...], float]
"""The same of the maps that ways of writing leave."""
NOTHING_MORE: Worth = MappingProxyType({})

PLANNING = 0.1
"""The part of the budget for choosing the plan."""
LEARNING = 0.2
"""The part for improving it."""
LESSONS = 4
"""How often it is improved."""
FEWEST, ENOUGH = 8, 50
"""The fewest and the most filled maps that make a lesson."""
FADING = 0.5
"""The weight of earlier lessons beside the last."""
FINALISTS = 4
"""How many ways of writing are played out by a plan of their own."""
OWN_LEARNING = 0.15
"""The most of the budget that goes into these plans."""
OWN_LESSONS = 2
"""How often each of them is improved."""
OWN_FEWEST, OWN_ENOUGH = 20, 40
"""The fewest and the most filled maps that make a lesson there."""


@dataclass
class _Tried(Generic[T]):
    """A candidate, with the scores of its playouts so far."""

    what: T
    plan: Plan
    written: Written
    more: float = 0.0
    """Its worth beyond its playouts."""
    total: int = 0
    count: int = 0

    def mean(self) -> float:
        return (self.total / self.count if self.count else 0.0) + self.more


class Search:
    """A search for one decision, within a budget of playouts or seconds."""

    def __init__(
        self, state: Tour, budget: Budget, random: Random, most: int = UNLIMITED,
        clock: Clock = now,
    ) -> None:  # fmt: skip
        """Begin a search of no more than `most` playouts."""
        self.state = state
        self.sheet = state.sheet
        self.random = random
        self.budget = budget
        self.most = most if budget.unit == "seconds" else min(most, int(budget.amount))
        self.clock = clock
        self.count = 0
        self.tried: tuple[tuple[tuple[Entry, ...], int, float], ...] = ()
        """The ways of writing that were played out: how often, and their mean score."""
        self._start = clock()
        self._gains = Gains(state.map, self.sheet.empty)

    def run(self, candidates: int, outlook: Outlook | None = None) -> tuple[Entry, ...]:
        """Return the writing chosen among this many candidates."""
        ways = list(entries(self.state.turn, self.sheet.empty))
        if len(ways) == 1:
            return ways[0]
        plan, turn, worth = self._plan(), self.state.turn, self._worth(ways, outlook)
        ranked = nlargest(
            candidates,
            ways,
            key=lambda way: plan.liking(way, turn.circles(way)) + worth.get(way, 0.0),
        )
        trials = self._to_try(ranked, plan, worth)
        last = self._halved(trials, 1.0, FINALISTS)
        self._part_ways(last)
        best = self._halved(last, 1.0)[0]
        self.tried = tuple((one.what, one.count, one.mean()) for one in trials if one.count)
        return best.what

    def compare(
        self, ways: Sequence[tuple[Entry, ...]], outlook: Outlook | None = None
    ) -> list[float]:
        """Return the mean scores after these ways of writing, under the same luck."""
        trials = self._to_try(ways, self._plan(), self._worth(ways, outlook))
        self._compare(trials, self._cards_after(trials), *self._share(1.0, 1))
        return [one.mean() for one in trials]

    def _worth(self, ways: Sequence[tuple[Entry, ...]], outlook: Outlook | None) -> Worth:
        return {way: outlook(self.state.map, self._after(way)) for way in ways} if outlook else {}

    def _to_try(
        self, ways: Sequence[tuple[Entry, ...]], plan: Plan, worth: Worth = NOTHING_MORE
    ) -> list[_Tried[tuple[Entry, ...]]]:
        return [
            _Tried(way, plan, Written.on(self._after(way)), worth.get(way, 0.0)) for way in ways
        ]

    def _after(self, way: tuple[Entry, ...]) -> Sheet:
        return self.sheet.written(way, self.state.turn.circles(way))

    def _cards_after(self, trials: Sequence[_Tried[T]]) -> Cards:
        """Return the cards that are to come: all candidates leave as many areas empty."""
        return cards_after(self.state, trials[0].written.empty.bit_count())

    def _plan(self) -> Plan:
        """Return the plan that fits the numbers written."""
        sheet = Written.on(self.sheet)
        plans = [plan_to(self.state.map, *direction) for direction in DIRECTIONS]
        trials = [_Tried(plan, plan, sheet) for plan in plans]
        plan = self._halved(trials, PLANNING)[0].what
        for index in range(LESSONS):
            meter, most = self._share(PLANNING + LEARNING, LESSONS - index)
            plan = self._learned(plan, self._gains, sheet, meter, min(most, ENOUGH))
        return plan

    def _part_ways(self, trials: Sequence[_Tried[T]]) -> None:
        """Give each of the last candidates a plan of its own, learned on the map that it leaves.

        The right neighbours of a number are only known once that number is written, and the player
        will know them by then. A small budget is better spent on playouts.
        """
        lessons = len(trials) * OWN_LESSONS
        if self.most * OWN_LEARNING < lessons * OWN_FEWEST or not trials[0].written.empty:
            return
        share = self._spent() + OWN_LEARNING
        for one in trials:
            gains = self._gains.after(one.written.empty, FADING)
            for _ in range(OWN_LESSONS):
                meter, most = self._share(share, lessons)
                most = min(most, OWN_ENOUGH)
                one.plan = self._learned(one.plan, gains, one.written, meter, most)
                lessons -= 1

    def _learned(self, plan: Plan, gains: Gains, sheet: Written, meter: Meter, most: int) -> Plan:
        """Fill maps by a plan, and return the next plan, from the gains of numbers on them."""
        land = self.state.map
        cards = cards_after(self.state, sheet.empty.bit_count())
        try:
            for _ in range(most):
                meter.tick()
                gains.add(plan.fill(sheet, future(land, cards, self.random)))
        except OutOfBudgetError:
            pass
        self.count += meter.count
        if gains.count < FEWEST:
            return plan
        better = gains.plan(plan.aims)
        gains.fade(FADING)
        return better

    def _halved(
        self, trials: Sequence[_Tried[T]], share: float, few: int = 1
    ) -> Sequence[_Tried[T]]:
        """Halve the field by playouts until few are left, each round with the same effort.

        `share` is the part of the whole budget that may be spent when one would be left.
        """
        cards = self._cards_after(trials)
        while len(trials) > few:
            meter, most = self._share(share, (len(trials) - 1).bit_length())
            self._compare(trials, cards, meter, most)
            self.count += meter.count
            trials = sorted(trials, key=_Tried.mean, reverse=True)[: (len(trials) + 1) // 2]
        return trials

    def _spent(self) -> float:
        """Return the part of the budget that is spent."""
        if self.budget.unit != "seconds":
            return self.count / self.most
        spent = self.clock() - self._start
        return spent / self.budget.amount if self.budget.amount else 1.0

    def _share(self, share: float, rounds: int) -> tuple[Meter, int]:
        """Return one round's part of the time that remains, and its largest number of playouts."""
        most = int(self.most * share - self.count) // rounds
        if self.budget.unit != "seconds":
            return Meter(Budget("playouts", UNLIMITED)), most
        rest = self.budget.amount * share - (self.clock() - self._start)
        budget = Budget("seconds", max(rest, 0.0) / rounds)
        return Meter(budget, self.clock, stride=1), most

    def _compare(self, trials: Sequence[_Tried[T]], cards: Cards, meter: Meter, most: int) -> None:
        """Play each out under the same luck, again and again."""
        try:
            while meter.count + len(trials) <= most:
                turns = future(self.state.map, cards, self.random)
                scores = []
                for one in trials:
                    meter.tick()
                    scores.append(one.plan.play_out(one.written, turns))
                for one, score in zip(trials, scores, strict=True):
                    one.total += score
                    one.count += 1
        except OutOfBudgetError:
            pass
