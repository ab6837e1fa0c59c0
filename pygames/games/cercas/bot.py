"""The bot of Cercas: five levels of one Monte Carlo tree search."""

from __future__ import annotations

from pygames.bots.levels import Level, Player
from pygames.games.cercas.guide import Guide

LEVELS = {
    1: Level(playouts=30, careless=0.35),
    2: Level(playouts=120, careless=0.1),
    3: Level(playouts=600),
    4: Level(playouts=3000),
    5: Level(),
}
choose = Player(Guide(), LEVELS)
