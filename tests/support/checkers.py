"""What checks the claims of each game's bot, and how much thought each claim is made with."""

from pygames.games import find
from tests.games.on_tour.helpers import best_returns
from tests.support.claims import Checker

AMOUNTS = {"nodes": (300, 3_000, 3_000, 10_000), "playouts": (15, 15, 60, 250)}
"""What the bots think with: little, so that much is left to doubt."""
PATIENCE = 20_000


def checker(name: str, patience: int = PATIENCE) -> Checker:
    """Return what checks the claims of a game's bot."""
    if name == "on-tour":  # tours are drawn apart, so the best of each decide
        return Checker(find(name), patience, best_returns, whole=False)
    return Checker(find(name), patience)
