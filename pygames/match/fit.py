"""How a match that arrives relates to a kept game, of which anything may be damaged.

What is damaged here is never blamed on what arrives.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from pygames.core import Player
from pygames.errors import GameError
from pygames.match.arrival import Own, Received, receive
from pygames.match.chain import read_secret
from pygames.match.codec import read
from pygames.match.match import Match
from pygames.match.messages import next_author
from pygames.match.turns import turn

_NOT_OF_THE_BEGINNING = {"format", "actions", "ended", "beforehand"}


@dataclass(frozen=True)
class Kept:
    """A game as a page keeps it; nothing of it has been checked."""

    link: str
    """The last message."""
    secret: str
    seat: Player
    """Who plays there."""
    record: Mapping[str, object]
    """The game, up to the last action that was shown."""
    joined: int
    """How many players had joined."""
    since: int | None = None
    """The ply after which this turn's own decisions begin; None while others are next."""


def fit(new: Match, game: Kept) -> Received:
    """Say how a match relates to a kept game."""
    try:
        own = Own(game.seat, read_secret(game.secret))
        alone = receive(new, own=own)
    except GameError:
        return Received("damaged", "")
    last = _read(game.link)
    if last is None or last.id != new.id:
        if alone.kind != "new":
            return alone
        return replace(alone, kind="mends" if _has_all(new, game, own) else "too-old")
    arrival = receive(new, last, own)
    # A secret that isn't the player's was wrong before this arrived.
    foreign = arrival.kind == "foreign-secret" and receive(last, own=own).kind == "foreign-secret"
    return replace(arrival, kind="damaged") if foreign else arrival


def _read(link: str) -> Match | None:
    try:
        return read(link)
    except GameError:
        return None


def _has_all(new: Match, game: Kept, own: Own) -> bool:
    """Tell whether a match has all that is known of a game, up to the own turn."""
    record = new.record
    if next_author(new) == own.seat:
        record = turn(new, own.secret).record
    actions = _actions(game.record)[: game.since]
    ended = game.record.get("ended") if game.since is None else None
    return (
        _beginning(record.data()) == _beginning(game.record)
        and [*record.actions[: len(actions)]] == [*actions]
        and len(new.joined()) >= game.joined
        and (not ended or ended == record.ended)
    )


def _actions(record: Mapping[str, object]) -> Sequence[object]:
    actions = record.get("actions")
    return actions if isinstance(actions, list) else []


def _beginning(record: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in record.items() if name not in _NOT_OF_THE_BEGINNING}
