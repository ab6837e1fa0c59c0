"""The bot of 8 Cities: five levels of one Monte Carlo tree search."""

from __future__ import annotations

from pygames.bots.levels import Level, Player
from pygames.games.eight_cities.guide import Guide

LEVELS = {
    1: Level(playouts=20, blur=1),
    2: Level(playouts=50, blur=0.4),
    3: Level(playouts=150),
    4: Level(playouts=500),
    5: Level(),
}
choose = Player(Guide(), LEVELS, sharpness=1.8, split=True)
