"""A game's card as it is sent to a page."""

from __future__ import annotations

from typing import Any

from pygames.bots.budget import SECONDS
from pygames.core import Game
from pygames.pictures import shown
from pygames.view import Data


def card(game: Game[Any]) -> Data:
    """Give the card; docs/architecture.md lists its fields."""
    return {
        "id": game.id,
        "title": game.title,
        "authors": list(game.authors),
        "summary": game.summary,
        "players": list(game.players),
        "minutes": game.minutes,
        "seats": [{"name": seat.name, "glyph": seat.glyph} for seat in game.seats],
        "options": [
            {
                "id": option.id,
                "title": option.title,
                "choices": [{"value": value, "title": title} for value, title in option.choices],
                "default": option.default,
            }
            for option in game.options
        ],
        "levels": list(game.levels),
        "seconds": [SECONDS[level] for level in game.levels],
        "shares": list(game.shares),
        "sheets": game.sheets,
        "paper": [
            {
                "id": handout.id,
                "title": handout.title,
                "options": list(handout.options),
                "players": handout.players,
                "chance": handout.chance,
            }
            for handout in game.paper
        ],
        "tip": game.tip,
        "colors": game.colors(),
        "glyphs": {name: list(shapes) for name, shapes in game.glyphs.items()},
        "sample": {"view": shown(game, game.sample), "crop": list(game.sample.crop)},
    }
