"""The beginning of a match, before its first message."""

from __future__ import annotations

from pygames.core import Player
from pygames.errors import GameError
from pygames.match.chain import match_id
from pygames.match.match import Match
from pygames.record import Header, Record


def begin(header: Header, first: Player, secret: bytes) -> Match:
    """Begin a match; `first` is the seat of the player who begins it, with their secret."""
    check_several(header)
    if not 0 <= first < header.players:
        raise GameError("bad-request", f"seat: expected 0 to {header.players - 1}")
    return Match(match_id(secret), first, Record(header))


def check_several(header: Header) -> None:
    """Refuse a game for one player."""
    if header.players < 2:
        raise GameError("bad-players", "players: a match takes two or more")
