"""What makers of puzzles share: players who make mistakes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from pygames.bots.budget import Budget, Thought
from pygames.core import Action

GLANCING = 0
"""The player without a search, among the levels."""
PLAYERS = GLANCING, 1, 2
"""Who makes the mistakes."""


@dataclass(frozen=True)
class Careless:
    """The two gentlest levels of a game's bot, and a player who decides at a glance."""

    glance: Callable[[Any, Random], Action]
    choose: Callable[[Any, int, Budget, Random], Thought]
    budget: Budget
    """More than these levels ever use."""

    def __call__(self, state: Any, level: int, random: Random) -> Action:
        """Return what one of these players does."""
        if level == GLANCING:
            return self.glance(state, random)
        return self.choose(state, level, self.budget, random).action
