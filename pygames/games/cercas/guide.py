"""How the bot of Cercas judges moves and positions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.cercas.search import (
    DRAWN,
    MEMBERS,
    NEAR,
    Playouts,
    Position,
    drawable,
    lead,
    play_out,
)


@dataclass(frozen=True)
class Guide(Playouts, Guided[Position, int]):
    """Priors from what a move takes from the opponent; a random playout and an evaluation judge.

    `lab/tune/judging.py` compares other numbers with these.
    """

    kill: float = 1.0
    """The weight of each space taken from the opponent, in the logarithm of a prior."""
    length: float = 0.5
    """The weight of each line of a fence."""
    margin: float = 0.1
    """How much of a playout's reward depends on the margin in points."""
    evaluated: float = 0.5
    """How much of a reward the evaluation decides; the rest is the playout's."""
    room: float = 0.1
    """The weight of each fence or space left to only one player, in the logit of a reward."""

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
        player = position[0]
        mine, fences = position[3 + player], drawable(position, player)
        weights = self._weights(mine, position[4 - player])
        moves: list[tuple[float, int]] = []
        while fences:
            fence = fences & -fences
            fences ^= fence
            number, _, members = MEMBERS[fence]
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
        """Return rewards from a playout and the evaluation; many points are worth a little more."""
        more = play_out(position, random.random, traces)
        worth = 0.5 + self.margin * max(-1.0, min(1.0, more / 10))
        if more:
            worth += math.copysign(0.5 - self.margin, more)
        if self.evaluated:
            worth += self.evaluated * (self._evaluation(position) - worth)
        return worth, 1 - worth

    def _evaluation(self, position: Position) -> float:
        """Return the reward that X can expect, by who has more room left.

        Random playouts hardly see this: who has fewer fences to draw, and fewer spaces where only
        they may mark, runs out of good actions first.
        """
        more = drawable(position, 0).bit_count() - drawable(position, 1).bit_count()
        more += position[3].bit_count() - position[4].bit_count()
        return 1 / (1 + math.exp(-self.room * more))


def standing(position: Position, player: int) -> float:
    """Return a player's standing on this board: points, and spaces that only one may mark."""
    _, x, o, for_x, for_o, lines, *_ = position
    more = lead(x, o, lines) + (for_x.bit_count() - for_o.bit_count()) / 4
    return -more if player else more
