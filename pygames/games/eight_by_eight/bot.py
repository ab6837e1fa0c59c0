"""The bot of Eight-by-Eight: five levels of one Monte Carlo tree search."""

from __future__ import annotations

from pygames.bots.levels import Level, Player
from pygames.games.eight_by_eight.guide import Guide

LEVELS = {
    1: Level(playouts=10, careless=0.65, blind=True),
    2: Level(playouts=20, careless=0.5),
    3: Level(playouts=60, careless=0.32),
    4: Level(playouts=300, careless=0.1),
    5: Level(),
}
choose = Player(Guide(), LEVELS, lead=-0.5)
