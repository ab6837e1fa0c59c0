"""What the solver of endings knows of Cercas: bounds, and which moves to try first.

What leaves the opponent the fewest moves comes first: who is stuck ends the game (C10).
"""

from __future__ import annotations

import math

from pygames.bots.solved import Endgame, Outlook, Solver
from pygames.core import Player
from pygames.games.cercas.outlook import outlook
from pygames.games.cercas.search import DRAWN, Playouts, Position, drawable


class Endings(Playouts, Endgame[Position, int]):
    """Endings of Cercas."""

    def outlook(self, position: Position) -> Outlook:
        """Return the bounds of the result, region by region."""
        return outlook(position)

    def promise(self, position: Position, player: Player) -> float:
        """Return how many more moves a player would have than the other."""
        return mobility(position, player) - mobility(position, 1 - player)

    def effort(self, position: Position) -> float:
        """Estimate how many positions solving looks at (docs/figures/findings.csv)."""
        return math.exp(3.7 + 0.12 * (mobility(position, 0) + mobility(position, 1)))


def mobility(position: Position, player: int) -> int:
    """Count the moves that a player would have."""
    mine, fences, count = position[3 + player], drawable(position, player), 0
    while fences:
        fence = fences & -fences
        fences ^= fence
        count += (DRAWN[fence][4] & mine).bit_count()
    return count


ENDINGS = Endings()
SOLVER = Solver(ENDINGS, per_playout=1.4, a_second=20_000)
