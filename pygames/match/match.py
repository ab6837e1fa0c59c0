"""A match: all that travels with a message; and how it begins, before the first one."""

from __future__ import annotations

from dataclasses import dataclass

from pygames.core import Player
from pygames.errors import GameError
from pygames.match.chain import match_id
from pygames.record import Header, Record


@dataclass(frozen=True)
class Match:
    """A game by messages, up to the latest message."""

    id: str
    first: Player
    """Who writes the first message."""
    record: Record
    """The game up to the latest message; chance may be next at its end."""
    values: tuple[bytes, ...] = ()
    """The latest value of each player who has joined, in the order of joining."""
    names: tuple[str, ...] = ()
    """Their names in the same order, up to the last one; empty texts for those without."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return self.record.header.players

    def name(self, seat: Player) -> str:
        """Return the name that a player uses; empty if there is none."""
        place = (seat - self.first) % self.players
        return self.names[place] if place < len(self.names) else ""

    def joined(self) -> tuple[Player, ...]:
        """List who has joined, in the order of joining: from the first on, around the table."""
        return tuple((self.first + n) % self.players for n in range(len(self.values)))


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
