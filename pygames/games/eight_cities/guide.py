"""What the bot of 8 Cities thinks of moves and positions."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from pygames.bots.mcts import Guided
from pygames.games.eight_cities.board import Board
from pygames.games.eight_cities.grid import ASIDE, LAND, SIZE, bits
from pygames.games.eight_cities.search import STAY, Playouts, lead


@dataclass(frozen=True)
class Guide(Playouts, Guided[Board, int]):
    """Positions are judged by how many places each player still needs to join the cities."""

    need: float = 0.35
    """What a place that the opponent needs more adds to the logit of winning."""
    reach: float = 0.8
    """What a city adds that the opponent can't come to join any more."""
    turn: float = 0.4
    """What each road left in the turn adds."""
    flags: float = 0.08
    """What a flag adds in the cities that would decide now."""
    staying: float = 0.02
    """The prior of a pass beside that of a road."""

    def seats(self, _position: Board) -> int:
        """Count the players."""
        return 2

    def outcomes(self, _position: Board) -> Sequence[tuple[float, int]]:
        """Nothing is left to chance once the cities lie."""
        return ()

    def ranked(self, position: Board) -> list[tuple[float, int]]:
        """Take all roads to be equally good."""
        side = position.sides[position.player]
        places = list(bits(side.open_places(position.free)))
        total = len(places) + (0 if side.loose else self.staying)
        moves = [] if side.loose else [(self.staying / total, STAY)]
        return moves + [(1 / total, place) for place in places]

    def judge(
        self, position: Board, _random: Random, _traces: Sequence[list[int]]
    ) -> Sequence[float]:
        """Give the chances that distances and flags suggest."""
        (white, black), free, cities = position.sides, position.free, position.cities
        reach, need = distance(white.networks, cities, white.roads | free)
        other_reach, other_need = distance(black.networks, cities, black.roads | free)
        logit = (
            self.need * (other_need - need)
            + self.reach * (reach - other_reach)
            + self.turn * (-position.left if position.player else position.left)
            + self.flags * lead(position)
        )
        chance = 1 / (1 + math.exp(-logit))
        return chance, 1 - chance


def distance(networks: tuple[int, ...], cities: int, places: int) -> tuple[int, int]:
    """Give how many cities one network can come to join, and how many places that takes.

    The network with the most cities grows, always to the nearest other one; paths on the way
    aren't used again, so it is an estimate. One loop, for it is what the bot does most.
    """
    up, right = places & LAND, places >> ASIDE
    grown = max(networks, key=lambda network: (network & cities).bit_count())
    others = cities & ~grown
    needed = 0
    while others:
        reached, steps = grown, 1
        while True:
            wider = (
                reached | (reached & up) << 1 | reached >> 1 & up
                | (reached & right) << SIZE | reached >> SIZE & right
            )  # fmt: skip
            if wider == reached:
                return (cities & ~others).bit_count(), needed
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
    return cities.bit_count(), needed
