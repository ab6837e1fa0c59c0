"""What the bot of Cercas thinks of moves and positions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.cercas.search import DRAWN, MEMBERS, NEAR, Playouts, Position, lead, play_out


@dataclass(frozen=True)
class Guide(Playouts, Guided[Position, int]):
    """Priors from what a move takes from the opponent; positions are played out at random.

    `tests/tools/tune/judging.py` compares other numbers with these.
    """

    kill: float = 1.0
    """What each space taken from the opponent adds to the logarithm of a prior."""
    length: float = 0.5
    """What each line of a fence adds."""
    margin: float = 0.1
    """How much of a reward depends on the margin in points."""

    @cached_property
    def _kills(self) -> list[float]:
        return [math.exp(self.kill * count) for count in range(6)]

    @cached_property
    def _lengths(self) -> list[float]:
        return [math.exp(self.length * count) for count in range(4)]

    def seats(self, _position: Position) -> int:
        """Return the number of players."""
        return 2

    def outcomes(self, _position: Position) -> Sequence[tuple[float, int]]:
        """Return nothing: nothing is left to chance."""
        return ()

    def ranked(self, position: Position) -> list[tuple[float, int]]:
        """Return moves with priors that prefer taking spaces from the opponent, and long fences."""
        player, left = position[0], position[9]
        mine = position[3 + player]
        weights = self._weights(mine, position[4 - player])
        moves: list[tuple[float, int]] = []
        while left:
            fence = left & -left
            left ^= fence
            number, beside, members = MEMBERS[fence]
            if beside & mine:
                factor = self._lengths[DRAWN[fence][0].bit_count()]
                moves += [
                    (factor * weights[space], number | index)
                    for space, index in members
                    if space & mine
                ]
        moves.sort()
        total = math.fsum(weight for weight, _ in moves)
        return [(weight / total, move) for weight, move in moves]

    def _weights(self, mine: int, theirs: int) -> dict[int, float]:
        """Return a weight for each space that is free to the player."""
        weights = {}
        while mine:
            space = mine & -mine
            mine ^= space
            weights[space] = self._kills[(theirs & ~NEAR[space]).bit_count()]
        return weights

    def judge(
        self, position: Position, random: Random, traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Return rewards from a playout; a win by many points is worth a little more."""
        more = play_out(position, random.random, traces)
        worth = 0.5 + self.margin * max(-1.0, min(1.0, more / 10))
        if more:
            worth += math.copysign(0.5 - self.margin, more)
        return worth, 1 - worth


def standing(position: Position, player: int) -> float:
    """Return how a player stands as the board is: points, and spaces that only one may mark."""
    _, x, o, for_x, for_o, lines, *_ = position
    more = lead(x, o, lines) + (for_x.bit_count() - for_o.bit_count()) / 4
    return -more if player else more
