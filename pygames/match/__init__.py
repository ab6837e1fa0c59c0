"""A game by messages between people far apart: docs/fair-dice.md describes the protocol."""

from pygames.match.arrival import Own, Received, receive
from pygames.match.beforehand import AtOnce, at_once
from pygames.match.codec import game_in, read, write
from pygames.match.fit import Kept, fit
from pygames.match.length import Length, length
from pygames.match.match import Match, begin
from pygames.match.messages import last_author, next_author
from pygames.match.turns import Turn, turn

__all__ = [
    "AtOnce",
    "Kept",
    "Length",
    "Match",
    "Own",
    "Received",
    "Turn",
    "at_once",
    "begin",
    "fit",
    "game_in",
    "last_author",
    "length",
    "next_author",
    "read",
    "receive",
    "turn",
    "write",
]
