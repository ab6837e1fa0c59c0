"""What the bot of 8 Cities thinks of moves and positions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.eight_cities.board import Board
from pygames.games.eight_cities.grid import ASIDE, LAND, SIZE, bits
from pygames.games.eight_cities.search import STAY, Playouts, lead


@dataclass(frozen=True)
class Guide(Playouts, Guided[Board, int]):
    """Positions are judged by how many places each player still needs to join the cities."""

    weights: tuple[float, ...] = (0.32, 0.88, 0.27, 0.025, 0.26, -0.08)
    """What each feature adds to the logit of winning."""
    staying: float = 0.005
    """The prior of a pass beside that of all roads."""
    warmth: float = 1.0
    """How much a difference in the logit counts in the logarithm of a prior."""

    def seats(self, _position: Board) -> int:
        """Count the players."""
        return 2

    def outcomes(self, _position: Board) -> Sequence[tuple[float, int]]:
        """Nothing is left to chance once the cities lie."""
        return ()

    def ranked(self, position: Board) -> list[tuple[float, int]]:
        """Prefer roads after which the position looks good."""
        player = position.player
        side = position.sides[player]
        sign = self.warmth if player == 0 else -self.warmth
        moves = [
            (math.exp(sign * self._logit(self.child(position, place))) if sign else 1.0, place)
            for place in bits(side.open_places(position.free))
        ]
        total = sum(weight for weight, _ in moves) or 1.0
        if not side.loose:
            moves.append((total * self.staying, STAY))
            total += total * self.staying
        return sorted((weight / total, move) for weight, move in moves)

    def judge(
        self, position: Board, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Give the chances that distances and flags suggest."""
        chance = 1 / (1 + math.exp(-self._logit(position)))
        return chance, 1 - chance

    def _logit(self, position: Board) -> float:
        logit = 0.0
        for weight, feature in zip(self.weights, self.features(position), strict=True):
            logit += weight * feature
        return logit

    def features(self, position: Board) -> tuple[float, ...]:
        """Give what speaks for White, in the order of the weights."""
        return features(position)


@lru_cache(maxsize=1 << 14)
def features(position: Board) -> tuple[float, ...]:
    """Give what speaks for White.

    How many places fewer it needs, how many cities more it can join, roads left in the
    turn, flags in the cities that would decide now, cities in the largest network, and
    a loose end. (Remembered: the search judges what it has ranked, and roads in another
    order lead to the same board.)
    """
    (white, black), free, cities = position.sides, position.free, position.cities
    reach, need, most = distance(white.networks, cities, white.roads | free)
    other_reach, other_need, other_most = distance(black.networks, cities, black.roads | free)
    return (
        other_need - need,
        reach - other_reach,
        -position.left if position.player else position.left,
        lead(position),
        most - other_most,
        (1 if white.loose else 0) - (1 if black.loose else 0),
    )


def distance(networks: tuple[int, ...], cities: int, places: int) -> tuple[int, int, int]:
    """Give how many cities one network can come to join, how many places that takes, and has.

    The network with the most cities grows, always to the nearest other one; paths on the way
    aren't used again, so it is an estimate. One loop, for it is what the bot does most.
    """
    up, right = places & LAND, places >> ASIDE
    grown = max(networks, key=lambda network: (network & cities).bit_count())
    others = cities & ~grown
    most = (cities & grown).bit_count()
    needed = 0
    while others:
        reached, steps = grown, 1
        while True:
            wider = (
                reached | (reached & up) << 1 | reached >> 1 & up
                | (reached & right) << SIZE | reached >> SIZE & right
            )  # fmt: skip
            if wider == reached:
                return (cities & ~others).bit_count(), needed, most
            if wider & others:
                break
            reached, steps = wider, steps + 1
        needed += steps
        hit = wider & others
        for network in networks:
            if network & hit:
                grown |= network
                break
        others &= ~grown
    return cities.bit_count(), needed, most
