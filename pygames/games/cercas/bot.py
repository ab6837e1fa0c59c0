"""The bot of Cercas: five levels of one Monte Carlo tree search, and a solver of endings."""

from __future__ import annotations

from pygames.bots.levels import Level, Player
from pygames.bots.mcts import Levers
from pygames.games.cercas.guide import Guide
from pygames.games.cercas.solver import solve

LEVELS = {
    1: Level(playouts=5),
    2: Level(playouts=35),
    3: Level(playouts=125),
    4: Level(playouts=400),
    5: Level(),
}
choose = Player(Guide(), LEVELS, Levers(grow_after=3), sharpness=0.75, lead=0.8, solver=solve)
