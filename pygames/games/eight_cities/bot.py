"""The bot of 8 Cities: five levels of one Monte Carlo tree search, and a solver of endings."""

from __future__ import annotations

from pygames.bots.levels import Level, Player, Trust
from pygames.bots.mcts import DEFAULT, Levers
from pygames.games.eight_cities.guide import Guide
from pygames.games.eight_cities.solver import SOLVER

WIDE = Guide(warmth=1.0)
"""The guide of levels 1 to 4: priors that are less decided, and more curiosity."""
LEVELS = {
    1: Level(playouts=20, blur=1, guide=WIDE, levers=DEFAULT),
    2: Level(playouts=50, blur=0.4, guide=WIDE, levers=DEFAULT),
    3: Level(playouts=150, guide=WIDE, levers=DEFAULT),
    4: Level(playouts=500, guide=WIDE, levers=DEFAULT),
    5: Level(),
}
TRUSTS = (
    Trust(early=1.1, late=2.04, lead=0.19, turn=-0.13, playouts=100),
    Trust(early=1.7, late=2.6, playouts=2000),
)
choose = Player(Guide(), LEVELS, Levers(curiosity=0.4), TRUSTS, solver=SOLVER)
