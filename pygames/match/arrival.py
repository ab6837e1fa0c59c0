"""How a match that arrives relates to the one that is kept here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from pygames import words
from pygames.core import Player
from pygames.errors import GameError
from pygames.match import said
from pygames.match.chain import value
from pygames.match.match import Match
from pygames.match.messages import messages
from pygames.match.values import false_dice, shown

Kind = Literal[
    "new",
    "newer",
    "same",
    "older",
    "other",
    "contradicts",
    "false-secret",
    "foreign-secret",
    "false-dice",
    "mends",
    "too-old",
    "damaged",
]
"""The last three come from `fit` alone: what is kept is damaged, and this has all that was seen, or
less; or nothing can replace it."""


@dataclass(frozen=True)
class Received:
    """What arrived, as a word and as a sentence."""

    kind: Kind
    sentence: str
    at: int | None = None
    """`newer`: the first action that is new. `contradicts`, `false-dice`: the one to blame."""
    seat: Player | None = None
    """`false-secret`, `false-dice`: the player to blame. `foreign-secret`: whose secret it isn't.
    """


@dataclass(frozen=True)
class Own:
    """Who plays here, and their kept secret."""

    seat: Player
    secret: bytes


def receive(new: Match, own_match: Match | None = None, own: Own | None = None) -> Received:
    """Check a match that has arrived, by itself and against what is kept here."""
    wrong = None if own_match is None else _unlike(new, own_match)
    wrong = wrong or (own and _foreign(new, own)) or _false(new)
    if wrong is not None:
        return wrong
    if own_match is None:
        return Received("new", words.NEW)
    return _contradiction(new, own_match) or _step(new, own_match)


def _unlike(new: Match, old: Match) -> Received | None:
    """Find what is impossible if both are the same match: another beginning, or other players."""
    if new.id != old.id:
        return Received("other", words.OTHER)
    if (new.record.header, new.first) != (old.record.header, old.first):
        return Received("contradicts", words.BEGINS_DIFFERENTLY, at=0)
    ours = shown(old)
    for seat, theirs in shown(new).items():
        # Each value follows from the latest one: if one differs, all before it do too.
        if any(one != other for one, other in zip(theirs, ours.get(seat, ()), strict=False)):
            return Received("false-secret", said.somebody_else(new, seat), seat=seat)
    return None


def _foreign(new: Match, own: Own) -> Received | None:
    """Find that the player has joined with another secret than the one kept here."""
    if not 0 <= own.seat < new.players:
        raise GameError("bad-request", f"seat: expected 0 to {new.players - 1}")
    latest = shown(new).get(own.seat, ())
    if not latest or latest[-1] == value(own.secret, new.id, own.seat, len(latest) - 1):
        return None
    return Received("foreign-secret", said.foreign_secret(new, own.seat), seat=own.seat)


def _false(new: Match) -> Received | None:
    author = false_dice(new)
    if author is None:
        return None
    message, at = author
    return Received("false-dice", said.false_dice(new, message.author, at), at, message.author)


def _contradiction(new: Match, old: Match) -> Received | None:
    """Find the first action that isn't the one kept here."""
    both = enumerate(zip(new.record.actions, old.record.actions, strict=False))
    at = next((i for i, (one, other) in both if one != other), None)
    if at is None and (_goes_on_after_the_end(new, old) or _goes_on_after_the_end(old, new)):
        at = min(len(new.record.actions), len(old.record.actions))
    return None if at is None else Received("contradicts", said.contradicts(old, at), at)


def _goes_on_after_the_end(one: Match, other: Match) -> bool:
    """Tell whether a player resigns in one match, and does something else in the other."""
    as_long = len(messages(one)) >= len(messages(other))
    return other.record.ended is not None and as_long and one.record != other.record


def _step(new: Match, old: Match) -> Received:
    theirs, ours = len(messages(new)), len(messages(old))
    if theirs == ours:
        return Received("same", words.SAME)
    if theirs < ours:
        return Received("older", words.OLDER)
    return Received("newer", words.NEWER, at=len(old.record.actions))
