"""How the bot judges moves and positions: by how few places each player still needs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.eight_cities.board import ASIDE, LAND, SIZE, bits
from pygames.games.eight_cities.position import Position
from pygames.games.eight_cities.result import lead
from pygames.games.eight_cities.search import PASS_MOVE, Playouts


@dataclass(frozen=True)
class Guide(Playouts, Guided[Position, int]):
    """Judges positions by how many places each player still needs to join the cities."""

    weights: tuple[float, ...] = (0.32, 0.88, 0.27, 0.025, 0.26, -0.08)
    """The weight of each of the `features` in the logit of winning."""
    staying: float = 0.005
    """The prior of a pass, as a share of that of all roads together."""
    warmth: float = 2.0
    """How much a difference in the logit adds to the logarithm of a prior."""

    def seats(self, _position: Position) -> int:
        """Count the players."""
        return 2

    def outcomes(self, _position: Position) -> Sequence[tuple[float, int]]:
        """Return nothing: once the cities lie, nothing is left to chance."""
        return ()

    def ranked(self, position: Position) -> list[tuple[float, int]]:
        """Prefer roads after which the position looks good."""
        player = position.player
        side = position.sides[player]
        sign = self.warmth if player == 0 else -self.warmth
        moves = [
            (math.exp(sign * self.logit(self.child(position, place))), place)
            for place in bits(side.open_places(position.free))
        ]
        total = math.fsum(weight for weight, _ in moves) or 1.0
        if not side.loose:
            moves.append((total * self.staying, PASS_MOVE))
            total += total * self.staying
        return sorted((weight / total, move) for weight, move in moves)

    def judge(
        self, position: Position, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Return the chances that distances and flags suggest."""
        chance = 1 / (1 + math.exp(-self.logit(position)))
        return chance, 1 - chance

    def logit(self, position: Position) -> float:
        """Return the logit of White's chances."""
        logit = 0.0
        for weight, feature in zip(self.weights, features(position), strict=True):
            logit += weight * feature
        return logit


# Cached: the search judges what it has ranked, and the same roads in another order lead to the
# same position.
@lru_cache(maxsize=1 << 14)
def features(position: Position) -> tuple[float, ...]:
    """Return what speaks for White, in the order of the weights.

    These are how many fewer places it needs, how many more cities it can join, the roads left in
    the turn, its lead in flags in the cities that would decide now, how many more cities its
    largest network has, and whether it has a loose end.
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
    """Return how many cities one network can join, how many places that takes, how many it has.

    The network with the most cities grows, always to the nearest other one. The paths between
    aren't used again, so this is an estimate. It is one loop because the bot spends most of its
    time here.
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
                reached | ((reached & up) << 1) | ((reached >> 1) & up)
                | ((reached & right) << SIZE) | ((reached >> SIZE) & right)
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
