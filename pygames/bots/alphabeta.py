"""Alpha-beta search with iterative deepening, for two players who lose what the other wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Generic, Protocol, Self, TypeVar

from pygames.bots.budget import Meter, OutOfBudgetError
from pygames.core import Action

WON = 1_000_000
"""The value of a won game; a win in n plies is worth WON - n."""


class Position(Protocol):
    """What the search needs to know about a game."""

    def actions(self) -> Sequence[Action]:
        """List the actions of the player to move; empty where that player has lost."""

    def after(self, action: Action) -> Self:
        """Give the position after an action."""


P = TypeVar("P", bound=Position)


@dataclass
class Search(Generic[P]):
    """One decision: the deepest complete search that the meter allows."""

    evaluate: Callable[[P], int]
    """The value for the player to move, well inside ±WON."""
    wins: Callable[[P, Action], bool]
    """Whether an action wins at once."""
    meter: Meter
    _killers: dict[int, Action] = field(default_factory=dict)

    def run(self, root: P, order: Sequence[Action], depth: int) -> Found:
        """Search deeper and deeper; `order` are the root's actions, the likeliest first."""
        found = Found(order[0], 0, 0, (order[0],))
        ordered = list(order)
        for ply in range(1, depth + 1):
            try:
                value, line = self._best(root, ply, -WON, WON, ordered)
            except OutOfBudgetError:
                break
            found = Found(line[0], value, ply, line)
            ordered.sort(key=lambda action: action != line[0])
            if abs(value) > WON // 2:
                break
        return found

    def _best(
        self, position: P, depth: int, alpha: int, beta: int, actions: Sequence[Action]
    ) -> tuple[int, tuple[Action, ...]]:
        line: tuple[Action, ...] = ()
        for action in actions:
            value, reply = self._value(position, action, depth, alpha, beta)
            if value > alpha or not line:
                alpha, line = max(alpha, value), (action, *reply)
            if alpha >= beta:
                self._killers[depth] = action
                break
        return alpha, line

    def _value(
        self, position: P, action: Action, depth: int, alpha: int, beta: int
    ) -> tuple[int, tuple[Action, ...]]:
        """Give the value of an action for the player who makes it, and the line after it."""
        self.meter.tick()
        if self.wins(position, action):
            return WON - 1, ()
        child = position.after(action)
        actions = self._ordered(child, depth - 1)
        if not actions:
            return WON - 1, ()
        if depth <= 1:
            return -self.evaluate(child), ()
        value, line = self._best(child, depth - 1, -beta, -alpha, actions)
        return _one_ply_later(-value), line

    def _ordered(self, position: P, depth: int) -> Sequence[Action]:
        actions = position.actions()
        killer = self._killers.get(depth)
        if killer not in actions:
            return actions
        return sorted(actions, key=lambda action: action != killer)


@dataclass(frozen=True)
class Found:
    """The best action, its value for the player to move, and how deep that was seen."""

    action: Action
    value: int
    depth: int
    line: tuple[Action, ...]


def _one_ply_later(value: int) -> int:
    """Count a win or loss one ply further off, so that the nearer win is the better."""
    if value > WON // 2:
        return value - 1
    return value + 1 if value < -WON // 2 else value
