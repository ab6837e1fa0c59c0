"""How long a bot may think, and what it answers."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from random import Random
from typing import Literal, Protocol, TypeVar

from pygames.core import Action, State

Unit = Literal["seconds", "nodes", "playouts"]

OWN = 9
"""The level of a bot that a player has written."""
SECONDS = {1: 0.1, 2: 0.3, 3: 0.5, 4: 1.0, 5: 3.0, OWN: 1.0}
"""The default time of each level for a move."""


_LEAST = 0.001
"""Seconds of a budget that is spent."""


class Memory:
    """What the last search has found, for the next decision of the same game."""

    def __init__(self) -> None:
        self.tree: object = None
        """The root of a search tree, as the search that has grown it knows it."""


class OutOfBudgetError(Exception):
    """Raised inside a search when its budget is spent; the search keeps what it has."""


@dataclass(frozen=True)
class Budget:
    """An amount of seconds, nodes or playouts for one decision."""

    unit: Unit
    amount: float
    memory: Memory | None = field(default=None, compare=False)
    """The memory that the search may begin with, and leaves to the next. None if it starts from
    nothing, so that the same random numbers give the same action."""

    @classmethod
    def of_level(cls, level: int) -> Budget:
        """Return the default time of a level."""
        return cls("seconds", SECONDS[level])

    def part(self, share: float) -> Budget:
        """Return a part of the budget, at least one node or playout."""
        return Budget(self.unit, self._least(self.amount * share))

    def less(self, count: int, seconds: float) -> Budget:
        """Return what is left after so many nodes or playouts, or after so much time."""
        spent = seconds if self.unit == "seconds" else count
        return replace(self, amount=self._least(self.amount - spent))

    def _least(self, amount: float) -> float:
        return max(_LEAST, amount) if self.unit == "seconds" else max(1, int(amount))


def now() -> float:
    """Return the time by which all budgets are measured, in seconds from an arbitrary moment."""
    return time.perf_counter()


@dataclass
class Meter:
    """Counts a search's work against its budget; checks the clock every `stride` counts."""

    budget: Budget
    clock: Callable[[], float] = now
    stride: int = 256
    count: int = 0
    _end: float = field(init=False)
    _next: int = field(init=False)

    def __post_init__(self) -> None:
        """Set the first count at which the budget is checked."""
        timed = self.budget.unit == "seconds"
        self._end = self.clock() + self.budget.amount if timed else self.budget.amount
        self._next = self.stride if timed else int(self.budget.amount)

    def tick(self) -> None:
        """Count one node or playout; raise OutOfBudgetError when none are left."""
        self.count += 1
        if self.count >= self._next:
            self._look()

    def reach(self, count: int) -> int:
        """Set the count, as `tick` does, and return the count at which to call this again."""
        self.count = count
        if count >= self._next:
            self._look()
        return self._next

    def _look(self) -> None:
        if self.budget.unit != "seconds" or self.clock() >= self._end:
            raise OutOfBudgetError
        self._next = self.count + self.stride


@dataclass(frozen=True)
class Vote:
    """What a search saw in one action."""

    action: Action
    weight: float
    """How often the action was tried; above 0."""
    value: float
    """What it promises the player to move, in a measure of the game's own."""
    sure: bool = False
    """Whether the value is proven."""


@dataclass(frozen=True)
class Thought:
    """What a bot decided, and what it saw."""

    action: Action
    win: tuple[float, ...]
    """The chance of winning for each player, summing to 1; exactly 1 or 0 if it is proven."""
    count: int
    """The nodes or playouts spent."""
    unit: Literal["nodes", "playouts"] = "nodes"
    depth: int = 0
    line: tuple[Action, ...] = ()
    """The principal variation, beginning with the action."""
    note: str = ""
    """What the bot sees, in a few plain words ("Your best tour so far: 24 points"); empty if the
    chances say it."""
    votes: tuple[Vote, ...] = ()
    """The search's result for each action that it tried; empty if it has none."""
    exact: bool = False
    """Whether the chances are known, as the dice leave them open if all play best."""


S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Chooser(Protocol[S_contra]):
    """A game's bot: decides for the player to move, the same for the same `random`."""

    def __call__(self, state: S_contra, level: int, budget: Budget, random: Random) -> Thought:
        """Choose one of the state's legal actions."""
