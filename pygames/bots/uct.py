"""Plain UCT with random playouts: the yardstick that the games' own bots are measured against.

For any number of players; where chance decides, outcomes are sampled. It works on any game's
states, and faster on what a game provides as `Playable`.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Generic, Protocol, TypeVar

from pygames.bots.budget import Meter, OutOfBudgetError
from pygames.core import CHANCE, TERMINAL, Action, Player, State, draw_outcome

EXPLORATION = 1.4

P = TypeVar("P")
M = TypeVar("M", bound=Hashable)


class Playable(Protocol[P, M]):
    """A game as UCT sees it: positions that are never changed, and moves."""

    def start(self, state: Any) -> P:
        """Return the position of a state."""

    def began(self, state: Any) -> Player:  # noqa: ARG002
        """Return who began, or has taken that over; asked where beginning is worth something."""
        return 0

    def action(self, move: M) -> Action:
        """Write a move as an action."""

    def player(self, position: P) -> Player:
        """Return whose decision is next; CHANCE, or TERMINAL when the game is over."""

    def moves(self, position: P) -> Sequence[M]:
        """List the moves of the player."""

    def draw(self, position: P, random: Random) -> M:  # noqa: ARG002
        """Draw an outcome of chance; a game without chance is never asked."""
        raise LookupError("nothing is left to chance")

    def child(self, position: P, move: M) -> P:
        """Return the position after a move or an outcome of chance."""

    def playout(self, position: P, random: Random) -> Sequence[float]:
        """Play at random to the end; return each player's reward.

        Rewards are from 0 to 1 for several players; alone, any number that grows with the score.
        """


class States(Playable[State, Action]):
    """Any game by its states."""

    def start(self, state: State) -> State:
        """Return the state, which is the position already."""
        return state

    def action(self, move: Action) -> Action:
        """Return the move, which is an action already."""
        return move

    def player(self, position: State) -> Player:
        """Return whose decision is next."""
        return position.current_player()

    def moves(self, position: State) -> Sequence[Action]:
        """List the legal actions."""
        return position.legal_actions()

    def draw(self, position: State, random: Random) -> Action:
        """Draw an outcome by its probability."""
        return draw_outcome(position, random)

    def child(self, position: State, move: Action) -> State:
        """Carry out an action."""
        return position.child(move)

    def playout(self, position: State, random: Random) -> Sequence[float]:
        """Play at random to the end, and return each player's reward.

        Returns of -1, 0 and 1 become rewards of 0, 0.5 and 1. A player alone returns a score, so
        that the reward is as large as half of it.
        """
        while (returns := position.returns()) is None:
            if position.current_player() == CHANCE:
                position = position.child(self.draw(position, random))
            else:
                position = position.child(random.choice(position.legal_actions()))
        return [(value + 1) / 2 for value in returns]


@dataclass(slots=True)
class _Node(Generic[P, M]):
    position: P
    player: Player
    untried: list[M]
    children: dict[M, _Node[P, M]]
    visits: int = 0
    total: float = 0.0
    """Rewards of the player who moved here."""


class Uct(Generic[P, M]):
    """One decision by playouts, as many as the meter allows."""

    def __init__(self, game: Playable[P, M], meter: Meter, random: Random) -> None:
        self.game = game
        self.meter = meter
        self.random = random

    def run(self, position: P) -> M:
        """Choose the move with the most visits."""
        root = self._node(position)
        try:
            while True:
                self._iterate(root)
                self.meter.tick()
        except OutOfBudgetError:
            pass
        return max(root.children, key=lambda move: root.children[move].visits)

    def _node(self, position: P) -> _Node[P, M]:
        player = self.game.player(position)
        untried: list[M] = []
        if player >= 0:
            untried = list(self.game.moves(position))
            self.random.shuffle(untried)
        return _Node(position, player, untried, {})

    def _iterate(self, root: _Node[P, M]) -> None:
        """Go down the tree, add a node, play to the end and count the result on the way."""
        node, path, movers = root, [root], [TERMINAL]
        while node.player != TERMINAL and not node.untried:
            movers.append(node.player)
            node = self._drawn(node) if node.player == CHANCE else self._promising(node)
            path.append(node)
        if node.untried:
            movers.append(node.player)
            node = self._grow(node, node.untried.pop())
            path.append(node)
        rewards = self.game.playout(node.position, self.random)
        for step, mover in zip(path, movers, strict=True):
            step.visits += 1
            if mover >= 0:
                step.total += rewards[mover]

    def _grow(self, node: _Node[P, M], move: M) -> _Node[P, M]:
        node.children[move] = child = self._node(self.game.child(node.position, move))
        return child

    def _drawn(self, node: _Node[P, M]) -> _Node[P, M]:
        move = self.game.draw(node.position, self.random)
        return node.children.get(move) or self._grow(node, move)

    def _promising(self, node: _Node[P, M]) -> _Node[P, M]:
        """Return the child with the highest upper confidence bound."""
        best, choice = -1.0, node
        factor, sqrt = EXPLORATION * math.sqrt(math.log(node.visits)), math.sqrt
        for child in node.children.values():
            visits = child.visits
            bound = child.total / visits + factor / sqrt(visits)
            if bound > best:
                best, choice = bound, child
        return choice
