"""The figures in a game's rules, as the page shows them."""

from __future__ import annotations

from typing import Any

from pygames.door.card import shown
from pygames.game import Game


def picture(game: Game[Any], name: str) -> dict[str, Any]:
    """Return what a figure shows."""
    return {**shown(game, game.look.figures[name])}
