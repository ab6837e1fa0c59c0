"""The bot of Cercas: five levels of one Monte Carlo tree search."""

from __future__ import annotations

from pygames.bots.levels import Level, Player
from pygames.bots.mcts import Levers
from pygames.games.cercas.guide import Guide

LEVELS = {
    1: Level(playouts=20, careless=0.35),
    2: Level(playouts=50, careless=0.1),
    3: Level(playouts=200),
    4: Level(playouts=1200),
    5: Level(),
}
choose = Player(Guide(), LEVELS, Levers(grow_after=3))
