"""A player that looks one ply ahead: it judges the position after each move."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, TypeVar

from pygames.bots.mcts import Guided
from pygames.core import TERMINAL, Action

P = TypeVar("P")
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True)
class Glance(Generic[P, M]):
    """Takes the move with the best position after it; ties are drawn at random."""

    game: Guided[P, M]
    worth: Callable[[P, int], float] | None = None
    """The worth of an unfinished position to a player; the game's own judgement if None."""

    def __call__(self, state: Any, random: Random) -> Action:
        """Choose an action."""
        position = self.game.start(state)
        mover = self.game.player(position)
        moves = list(self.game.moves(position))
        random.shuffle(moves)
        best = max(moves, key=lambda m: self.value(self.game.child(position, m), mover, random))
        return self.game.action(best)

    def looks(self, state: Any, random: Random) -> dict[Action, float]:
        """Return how good each action looks."""
        position = self.game.start(state)
        mover = self.game.player(position)
        return {
            self.game.action(move): self.value(self.game.child(position, move), mover, random)
            for move in self.game.moves(position)
        }

    def value(self, after: P, mover: int, random: Random) -> float:
        """Return how good a position looks to a player."""
        if self.game.player(after) == TERMINAL:
            return _END * (self.game.final(after)[mover] - 0.5)
        if self.worth is not None:
            return self.worth(after, mover)
        return self.game.judge(after, random, [[] for _ in range(self.game.seats(after))])[mover]


_END = 1e6
"""A finished game counts more than any promise, and a loss less."""
