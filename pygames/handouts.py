"""Handouts as they are asked for: which one, for how many, with which options."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from pygames.core import Game, Setup
from pygames.errors import GameError
from pygames.paper import Leaf
from pygames.record import make_header


def made(
    game: Game[Any], id: str, players: int | None, options: object, random: Random
) -> Sequence[Leaf]:
    """Make a handout of a game; it is for the most players where their number is None.

    Raises GameError: `bad-request` where there is no such handout, `bad-players`, `bad-options`.
    """
    handout = next((each for each in game.paper if each.id == id), None)
    if handout is None:
        known = ", ".join(each.id for each in game.paper) or "none"
        raise GameError("bad-request", f"handout: expected one of {known}")
    number = game.players[1] if players is None else players
    header = make_header(game, number, options, None)
    return handout.make(Setup(number, game.defaults() | dict(header.options)), random)
