"""What is true of a game by links: what browsers keep, and what the rules say to it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Literal

from pygames.errors import GameError
from pygames.match import Match, next_author, read, receive, turn
from pygames.match.chain import read_secret, value
from pygames.match.messages import messages
from pygames.record import Record, parse

Deed = Literal["play", "send", "wait", "over"]
Coming = Literal["goes on", "known", "refused", "invited", "elsewhere"]
"""What a link brings to a device."""


class BrokenError(AssertionError):
    """Something that must never be."""


@dataclass(frozen=True)
class Kept:
    """A table of a game by links, as a browser keeps it."""

    key: str
    record: Record
    match: Match
    link: str
    seat: int
    secret: str
    next: int | None
    own: bool
    fresh: bool
    since: int | None
    names: tuple[str, ...]

    @property
    def place(self) -> tuple[str, int]:
        """The match and the seat."""
        return self.match.id, self.seat

    @property
    def deed(self) -> Deed:
        """What there is to do here, by the rules."""
        if self.since is None:
            return "over" if next_author(self.match) is None else "wait"
        return "play" if self._turn().match is None else "send"

    @property
    def decided(self) -> bool:
        """Whether anything was decided in the turn that isn't sent yet."""
        ended = self.record.ended is not None
        return self.since is not None and (ended or len(self.record.actions) > self.since)

    @property
    def awaited(self) -> str:
        """Who writes the next message, as people call them."""
        due = next_author(self.match)
        assert due is not None
        if len(self.match.values) < self.match.players:
            return "a player to join"
        return self.match.name(due) or self.match.record.game.seats[due].name

    def check(self) -> None:
        """Fail if the stored data is impossible, once a page has shown it."""
        due = next_author(self.match)
        if (self.next, self.since is not None) != (due, due == self.seat):
            raise BrokenError(f"{self.key}: next is {due}, kept {self.next}, since {self.since}")
        if self.since is None:
            wrong = self.record != self.match.record
        else:
            wrong = self._turn().record != self.record
        if wrong:
            raise BrokenError(f"{self.key}: the record isn't that of the last message")

    def _turn(self) -> Any:
        assert self.since is not None
        resigns = self.record.ended is not None
        decided = self.record.actions[self.since :]
        try:
            return turn(self.match, read_secret(self.secret), decided, resigns)
        except GameError as error:
            raise BrokenError(f"{self.key}: {error}") from error

    def fits(self, match: Match) -> bool:
        """Whether the secret is the one of this seat in a match."""
        if self.seat not in match.joined():
            return next_author(match) == self.seat
        count = sum(message.author == self.seat for message in messages(match))
        latest = match.values[match.joined().index(self.seat)]
        return value(read_secret(self.secret), match.id, self.seat, count - 1) == latest

    def coming(self, match: Match) -> Coming:
        """What a link brings to this table."""
        kind = receive(match, self.match).kind
        if kind == "newer":
            return "goes on" if self.fits(match) else "refused"
        return "known" if kind in {"same", "older"} else "refused"


def kept_in(entries: dict[str, str]) -> dict[str, Kept]:
    """Read the tables of games by links, by key."""
    tables = {name.split("table:")[1]: json.loads(text) for name, text in entries.items()}
    return {key: _kept(key, table) for key, table in tables.items() if "match" in table}


def _kept(key: str, table: dict[str, Any]) -> Kept:
    match = table["match"]
    names = ("link", "seat", "secret", "next", "own", "fresh", "since")
    fields = {name: match[name] for name in names}
    own = tuple(table.get("names", ()))
    return Kept(key, parse(table["record"]), read(match["link"]), names=own, **fields)


def brings(link: str, tables: dict[str, Kept]) -> Coming:
    """What a link brings to a device that keeps these tables: the best that it can."""
    match = read(link)
    comings = {table.coming(match) for table in tables.values() if table.match.id == match.id}
    for best in ("goes on", "known", "refused"):
        if best in comings:
            return best
    joinable = len(match.values) < match.players and next_author(match) is not None
    return "invited" if joinable else "elsewhere"


def goes_back(new: Match, old: Match) -> bool:
    """Whether a match lacks something of an earlier state of it."""
    return receive(new, old).kind not in {"same", "newer"}
