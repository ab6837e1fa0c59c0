"""Monte Carlo tree search for any number of players, with chance nodes and proven results.

A game plugs in as `Guided`: what plain UCT needs (`Playable`), priors for its moves, and how it
wants a new position to be judged, by a game played out or by an evaluation. What the search adds:

- PUCT: a move is tried for its results so far and, while it is little known, for its prior. Moves
  join the tree in the order of their priors, so hundreds of moves cost no more than the good ones.
  Among equal priors at the root the lot decides, so that games don't all begin alike.
- A solver: results of finished games go up the tree exactly, through chance as expectations. What
  is proven isn't tried again, and the search ends when its root is proven (`tree`).
- Outcomes of chance evenly: the one that has come up too rarely is next.
- AMAF (RAVE), where a game traces its playouts: moves that went well are tried early.

For a fixed number of playouts all depends on `random` alone, nothing on the order of sets.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Generic, Protocol, TypeVar

from pygames.bots.budget import Memory, Meter, OutOfBudgetError
from pygames.bots.tree import LEAST, Endings, Node, Rewards, found_again, lost, proof
from pygames.bots.uct import Playable
from pygames.core import CHANCE, TERMINAL

P = TypeVar("P")
M = TypeVar("M", bound=Hashable)


class Guided(Playable[P, M], Protocol[P, M]):
    """A game as the search sees it: positions that are never changed, and moves."""

    def seats(self, position: P) -> int:
        """Count the players."""

    def ranked(self, position: P) -> list[tuple[float, M]]:
        """List the moves, each with its prior; the priors sum to 1 and rise."""

    def outcomes(self, position: P) -> Sequence[tuple[float, M]]:
        """List the outcomes of chance with their probabilities."""

    def final(self, position: P) -> Rewards:
        """Return the rewards of a finished game."""

    def judge(self, position: P, random: Random, traces: Sequence[list[M]]) -> Rewards:
        """Return the rewards that a position promises, for example by a game played out.

        `traces` has a list for each player, to which the moves played may be added (for AMAF).
        """


@dataclass(frozen=True)
class Levers:
    """What makes the search stronger; each can be measured by changing it."""

    curiosity: float = 1.0
    """How much a move is tried for its prior while it is little known."""
    caution: float = 0.1
    """How much less than its position a move that wasn't tried yet is taken to be worth."""
    grow_after: int = 1
    """How often a position is judged before its moves join the tree."""
    amaf: float = 0
    """How many tries AMAF is worth; 0 for never."""


DEFAULT = Levers()
ROOM = 50_000
"""Maximum number of tries of a root: a tree that is kept takes up to a kilobyte for each."""


@dataclass(frozen=True)
class Tried(Generic[M]):
    """A move, how often it was tried, and what it promises to the player who makes it."""

    move: M
    visits: int
    mean: float
    proven: bool


@dataclass(frozen=True)
class Found(Generic[M]):
    """The best move, what it promises each player, and what both sides would play."""

    move: M
    means: Rewards
    exact: bool
    """Whether the means are proven for the move; another may still be better."""
    proven: bool
    """Whether they are proven for the position: no other move is better."""
    line: tuple[M, ...]
    """To the end of the game or the next chance, if the move is proven to win or all lose."""
    depth: int
    """The longest line of play in the tree."""
    losing: frozenset[M]
    """The moves that are proven to lose."""
    tried: tuple[Tried[M], ...]
    """Every move that was tried."""


class Search(Generic[P, M]):
    """One decision by as many playouts as the meter allows."""

    def __init__(
        self, game: Guided[P, M], meter: Meter, random: Random, levers: Levers = DEFAULT
    ) -> None:
        self.game = game
        self.meter = meter
        self.random = random
        self.levers = levers
        self.depth = 0

    def run(self, position: P, most: int, memory: Memory | None = None) -> Found[M]:
        """Search, with at most this many playouts; a player is to move.

        With a memory it continues from what the last search found.
        """
        self.seats = self.game.seats(position)
        root = self._root(position, memory)
        self._draw_ties(root)
        try:
            for _ in range(most):
                self._iterate(root)
                self.meter.tick()
                if root.exact is not None or root.visits >= ROOM:
                    break
        except OutOfBudgetError:
            pass
        return self._found(root)

    def _root(self, position: P, memory: Memory | None) -> Node[P, M]:
        """Return the position's node in the tree that was kept, or a new one, and keep it."""
        root = None
        if memory is not None and isinstance(memory.tree, Node):
            root = found_again(memory.tree, position)
        if root is None:
            root = Node[P, M](position, self.game.player(position), None, 1.0, self.seats)
        if root.untried is None:
            self._open(root)
        if memory is not None:
            memory.tree = root
        return root

    def _found(self, root: Node[P, M]) -> Found[M]:
        """Say what was found."""
        best = self._hope(root)
        means = best.means() if best.visits or best.exact else root.means()
        exact, proven = best.exact is not None, False
        if root.exact:
            means, proven = root.exact, True
        line = self._line(root, best)
        moves = tuple(node.move for node in line if node.move is not None)
        losing, entries = frozenset(lost(root)), _tried(root, line[0])
        return Found(moves[0], means, exact, proven, moves, self.depth, losing, entries)

    def best(self, node: Node[P, M]) -> Node[P, M]:
        """Return the child that was tried most, unless another is proven to be better.

        One that is proven to lose is never better than one in doubt.
        """
        mover = node.player
        open_ones = [child for child in node.children if child.exact is None]
        proven = [child for child in node.children if child.exact is not None]
        best = max(open_ones, key=lambda child: (child.visits, child.sums[mover]), default=None)
        sure = max(proven, key=lambda child: child.means()[mover], default=None)
        if best is None:
            assert sure is not None
            return sure
        if sure is not None and sure.means()[mover] >= max(best.means()[mover], LEAST):
            return sure
        return best

    def _hope(self, root: Node[P, M]) -> Node[P, M]:
        """Return the best child; if all that were tried lose, one that wasn't tried."""
        best = self.best(root)
        while root.untried and best.exact is not None and best.exact[root.player] <= 0:
            best = self._grow(root)
        root.exact = root.exact or proof(root)
        return best

    def _line(self, root: Node[P, M], best: Node[P, M]) -> list[Node[P, M]]:
        """Return what both sides would play: a proven winner is quick, others hold out."""
        endings: Endings[P, M] = Endings()
        node = endings.best(root) if root.exact and endings.is_won(root) else best
        line = [node]
        while node.children and node.player >= 0:
            node = endings.best(node) if endings.is_won(node) else self.best(node)
            line.append(node)
        return line

    def _iterate(self, root: Node[P, M]) -> None:
        """Go down the tree, judge a position, and count its rewards on the way."""
        node, path = root, [root]
        while node.exact is None:
            if node.untried is None:
                if node.visits < self.levers.grow_after:
                    break
                self._open(node)
            node = self._drawn(node) if node.player == CHANCE else self._promising(node)
            path.append(node)
            if not node.visits:
                break
        traces: list[list[M]] = [[] for _ in range(self.seats)]
        if node.exact is None:
            rewards = self.game.judge(node.position, self.random, traces)
        else:
            rewards = node.exact
            self._prove(path)
        for step in path:
            step.visits += 1
            sums = step.sums
            for seat, reward in enumerate(rewards):
                sums[seat] += reward
        if self.levers.amaf:
            _trace(path, traces, rewards)
        self.depth = max(self.depth, len(path) - 1)

    def _open(self, node: Node[P, M]) -> None:
        """List what can follow."""
        if node.player == CHANCE:
            outcomes = list(self.game.outcomes(node.position))
            self.random.shuffle(outcomes)
            node.untried = outcomes
        else:
            node.untried = self.game.ranked(node.position)

    def _draw_ties(self, root: Node[P, M]) -> None:
        """Draw lots among moves with the same prior."""
        if root.untried:
            self.random.shuffle(root.untried)
            root.untried.sort(key=lambda ranked: ranked[0])

    def _grow(self, node: Node[P, M]) -> Node[P, M]:
        """Let the next move join the tree."""
        assert node.untried
        prior, move = node.untried.pop()
        position = self.game.child(node.position, move)
        child = Node(position, self.game.player(position), move, prior, self.seats)
        if child.player == TERMINAL:
            child.exact = self.game.final(position)
        node.children.append(child)
        return child

    def _drawn(self, node: Node[P, M]) -> Node[P, M]:
        """Return the outcome that has come up too rarely."""
        if node.untried:
            return self._grow(node)
        return min(node.children, key=lambda child: child.visits / child.prior)

    def _promising(self, node: Node[P, M]) -> Node[P, M]:
        """Return the child with the highest bound (hot: one loop, no calls)."""
        mover, visits, levers = node.player, node.visits, self.levers
        scale = levers.curiosity * math.sqrt(visits)
        amaf, weight = node.amaf, levers.amaf
        best, choice = -1.0, None
        for child in node.children:
            if child.exact is not None:
                bound = child.exact[mover]
            else:
                tries = child.visits
                bound = child.sums[mover] / tries
                if weight and child.move in amaf:
                    count, total = amaf[child.move]
                    share = count / (count + tries + count * tries / weight)
                    bound += share * (total / count - bound)
                bound += scale * child.prior / (1 + tries)
            if bound > best:
                best, choice = bound, child
        if node.untried:
            if weight and visits >= 8 and not visits & (visits - 1):
                self._resort(node)
            worth = node.sums[mover] / visits - levers.caution if visits else 1.0
            if best <= 0 or worth + scale * node.untried[-1][0] > best:  # 0: all tried ones lose
                return self._grow(node)
        assert choice is not None
        return choice

    def _resort(self, node: Node[P, M]) -> None:
        """Let moves that AMAF speaks for join the tree earlier."""
        mean = node.sums[node.player] / node.visits

        def promise(ranked: tuple[float, M]) -> float:
            prior, move = ranked
            count, total = node.amaf.get(move, (0.0, 0.0))
            return math.log(prior) + _AMAF_ORDER * (total - mean * count) / (count + _AMAF_DOUBT)

        assert node.untried
        priors = sorted(prior for prior, _ in node.untried)
        moves = [move for _, move in sorted(node.untried, key=promise)]
        node.untried = list(zip(priors, moves, strict=True))

    def _prove(self, path: list[Node[P, M]]) -> None:
        """Prove what follows from the last position on the path, which is proven."""
        for node in reversed(path[:-1]):
            if node.exact is None:
                node.exact = proof(node)
                if node.exact is None:
                    return


_AMAF_ORDER = 8.0
"""How much the mean of AMAF counts beside the logarithm of a prior."""
_AMAF_DOUBT = 4.0
"""As if a move had been seen so often with an average result."""


def _tried(root: Node[P, M], best: Node[P, M]) -> tuple[Tried[M], ...]:
    """Say what was seen in the best move, and in each that was tried."""
    return tuple(
        Tried(child.move, max(1, child.visits), child.means()[root.player], child.exact is not None)
        for child in root.children
        if (child.visits or child is best) and child.move is not None
    )


def _trace(path: list[Node[P, M]], traces: list[list[M]], rewards: Rewards) -> None:
    """Count for each position on the path the moves that its player made from there on."""
    for node, after in zip(reversed(path[:-1]), reversed(path[1:]), strict=True):
        mover = node.player
        if mover < 0:
            continue
        assert after.move is not None
        traces[mover].append(after.move)
        reward, amaf = rewards[mover], node.amaf
        for move in traces[mover]:
            entry = amaf.get(move)
            if entry is None:
                amaf[move] = [1.0, reward]
            else:
                entry[0] += 1
                entry[1] += reward
