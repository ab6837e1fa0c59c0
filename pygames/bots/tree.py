"""The tree of a Monte Carlo search, and what its nodes prove.

A node is exact when its rewards are certain: a finished game, or all that matters below it. They go
up through chance as expectations.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Iterator, Sequence
from typing import Generic, TypeVar

from pygames.core import CHANCE, Player

P = TypeVar("P")
M = TypeVar("M", bound=Hashable)

Rewards = Sequence[float]
"""What each player gets, from 0 to 1."""

LEAST = 1e-9
"""Less than any reward but nothing."""


class Node(Generic[P, M]):
    """A position in the tree."""

    __slots__ = (
        "amaf", "children", "exact", "move", "player", "position", "prior", "sums", "untried",
        "visits",
    )  # fmt: skip

    def __init__(self, position: P, player: Player, move: M | None, prior: float, seats: int):
        self.position = position
        self.player = player
        self.move = move
        """The move that led here."""
        self.prior = prior
        """That of the move; at an outcome of chance its probability."""
        self.visits = 0
        self.sums = [0.0] * seats
        """All rewards so far."""
        self.children: list[Node[P, M]] = []
        self.untried: list[tuple[float, M]] | None = None
        """Moves that haven't joined the tree, the next one last; None before they were listed."""
        self.exact: Rewards | None = None
        """The proven value."""
        self.amaf: dict[M, list[float]] = {}
        """For moves that were made later on by the same player: how often, and the rewards."""

    def means(self) -> Rewards:
        """Return what each player can expect."""
        if self.exact is not None:
            return self.exact
        if not self.visits:
            return [1 / len(self.sums)] * len(self.sums)
        return [total / self.visits for total in self.sums]


def proof(node: Node[P, M]) -> Rewards | None:
    """Return the rewards that are certain, or expected of chance, if all that matters is proven."""
    if node.player == CHANCE:
        if node.untried or any(child.exact is None for child in node.children):
            return None
        exacts = [(child.prior, child.means()) for child in node.children]
        return [math.fsum(p * means[i] for p, means in exacts) for i in range(len(node.sums))]
    proven = [child.exact for child in node.children if child.exact is not None]
    best = max(proven, key=lambda rewards: rewards[node.player], default=None)
    if best is None or best[node.player] >= 1:
        return best
    if node.untried or len(proven) < len(node.children):
        return None
    return best if len(best) == 2 else _shared(proven, best, node.player)


def _shared(proven: Sequence[Rewards], best: Rewards, mover: Player) -> Rewards:
    """Return the mean of all that is best for a player.

    Among several, a player with nothing more to gain may still decide who wins. So a player is
    sure to win, or to lose, only if all of these say so.
    """
    equal = [rewards for rewards in proven if best[mover] - rewards[mover] < LEAST]
    return [math.fsum(seat) / len(equal) for seat in zip(*equal, strict=True)]


def found_again(root: Node[P, M], position: P) -> Node[P, M] | None:
    """Return the node of a position that was tried; None if there is none."""
    level = [root]
    while level:
        for node in level:
            if node.position == position:
                return node
        level = [child for node in level for child in node.children if child.visits]
    return None


def lost(node: Node[P, M]) -> Iterator[M]:
    """Yield the moves after which nothing is left for the player."""
    for child in node.children:
        if child.move is not None and child.exact is not None and child.exact[node.player] <= 0:
            yield child.move


class Endings(Generic[P, M]):
    """The ways to the end from positions that a player is proven to win."""

    def __init__(self) -> None:
        self._lengths: dict[int, tuple[int, int]] = {}
        """Of the nodes that were looked at, by their ids."""

    @staticmethod
    def is_won(node: Node[P, M]) -> bool:
        """Return whether a player is proven to win."""
        return node.exact is not None and max(node.exact) >= 1

    def best(self, node: Node[P, M]) -> Node[P, M]:
        """Return the winner's quickest way to win, or how another player holds out longest."""
        winner = _winner(node)
        winning = [
            child for child in node.children if self.is_won(child) and _winner(child) == winner
        ]
        choose = min if node.player == winner else max
        return choose(winning, key=self.length)

    def length(self, node: Node[P, M]) -> tuple[int, int]:
        """Return how many moves the winner still makes, and how many moves there are in all."""
        if not node.children:
            return 0, 0
        length = self._lengths.get(id(node))
        if length is None:
            own, plies = self.length(self.best(node))
            length = self._lengths[id(node)] = own + (node.player == _winner(node)), plies + 1
        return length


def _winner(node: Node[P, M]) -> Player:
    """Return who is proven to win."""
    assert node.exact is not None
    return max(range(len(node.exact)), key=node.exact.__getitem__)
