"""What the solver of endings knows of 8 Cities: when two positions are the same, and the order."""

from __future__ import annotations

import math

from pygames.bots.solved import Endgame, Outlook, Solver
from pygames.core import Player
from pygames.games.eight_cities.board import PLACES
from pygames.games.eight_cities.guide import Guide, distance
from pygames.games.eight_cities.position import Position
from pygames.games.eight_cities.result import lead
from pygames.games.eight_cities.search import Playouts

MOST_FLAGS = len(PLACES)
"""More flags than anybody can lead by."""
_GUIDE = Guide()


class Endings(Playouts, Endgame[Position, int]):
    """Endings of 8 Cities. The cities stay where they are, so keys leave them out."""

    def outlook(self, position: Position) -> Outlook:
        """Return the result once the game is over; before that, nothing is known (K15)."""
        if position.is_over:
            flags = lead(position)
            return Outlook(flags, flags, flags)
        _, (white, black), *rest, _ = position
        return Outlook(-MOST_FLAGS, MOST_FLAGS, (white.roads, black.roads, *rest))

    def promise(self, position: Position, player: Player) -> float:
        """Judge as the search does: with any other order that was tried, twice as many end late."""
        logit = _GUIDE.logit(position)
        return -logit if player else logit

    def effort(self, position: Position) -> float:
        """Estimate how many positions solving looks at (docs/figures/findings.csv).

        They grow with the free places, and with those that the player who is nearer still needs.
        """
        free, cities = position.free, position.cities
        needs = (distance(side.networks, cities, side.roads | free)[1] for side in position.sides)
        return math.exp(0.51 * min(needs) + 0.17 * free.bit_count() - 2.1)


ENDINGS = Endings()
SOLVER = Solver(ENDINGS, per_playout=3.0, a_second=20_000)
