"""Positions near the end of a game that the game's own solver settles before any search."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pygames.bots.budget import Budget
from pygames.bots.tree import Rewards

P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M", bound=Hashable)


@dataclass(frozen=True)
class Solution(Generic[M]):
    """The proven result of a position of two players."""

    rewards: Rewards
    line: tuple[M, ...]
    """The best move and what follows: to the end, if a player wins. The winner is not slower
    than this, however long the other holds out."""


class Solver(Protocol[P_contra, M]):
    """Solves positions near the end."""

    def __call__(self, position: P_contra, budget: Budget) -> tuple[Solution[M] | None, int]:
        """Return the solution, or None, and how much of the budget went into it, in playouts.

        If there is none, most of the budget must be left for a search.
        """
