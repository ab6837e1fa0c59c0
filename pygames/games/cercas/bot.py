"""The bot of Cercas: five levels of one Monte Carlo tree search, and a solver of endings."""

from __future__ import annotations

from pygames.bots.levels import Level, Player, Trust
from pygames.bots.mcts import Levers
from pygames.games.cercas.guide import Guide
from pygames.games.cercas.solver import SOLVER

PLAYOUTS_ONLY = Guide(evaluated=0)
"""The guide of the gentle levels: they don't see who runs out of room."""
LEVELS = {
    1: Level(playouts=5, guide=PLAYOUTS_ONLY),
    2: Level(playouts=35, guide=PLAYOUTS_ONLY),
    3: Level(playouts=125, guide=PLAYOUTS_ONLY),
    4: Level(playouts=200),
    5: Level(),
}
TRUSTS = (
    Trust(early=1.04, late=3.3, lead=0.27, turn=-0.25, many=300, playouts=150),
    Trust(early=1.45, late=3.8, lead=0.36, turn=-0.23, many=300, playouts=600),
    Trust(early=1.6, late=4.0, lead=0.4, many=300, playouts=10_000),
)
choose = Player(Guide(), LEVELS, Levers(grow_after=3), TRUSTS, solver=SOLVER)
