"""The call of an even match: how strong a bot suits the results of the person here."""

from __future__ import annotations

from typing import TypedDict

from pygames.door.hall import FINISHED
from pygames.door.hall_data import FinishedGame
from pygames.door.schema import TEXT, Call
from pygames.errors import GameError
from pygames.even import even_strength, met
from pygames.games import find
from pygames.hall import Finished


class Even(TypedDict):
    """The strength of a bot against which a person wins about half of the games."""

    strength: float


def _even(game: str, games: list[FinishedGame]) -> Even:
    card = find(game)
    if not card.bots.levels or not card.players[0] <= 2 <= card.players[1]:
        raise GameError("not-supported", "an even match is one person against one bot")
    meetings = met(Finished(**each) for each in games)
    return {"strength": even_strength(meetings, card.bots.levels)}


CALLS = {"even": Call(_even, {"game": TEXT, "games": FINISHED}, {})}
