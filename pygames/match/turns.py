"""A player's next message, from the message before it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial

from pygames.core import CHANCE, Action, Player
from pygames.errors import GameError
from pygames.match.chain import value
from pygames.match.match import Match
from pygames.match.messages import messages, next_author
from pygames.match.names import check_name, with_name
from pygames.match.sealed import seal
from pygames.match.values import dealt
from pygames.record import Record, final, outcome, resigned_by, states


@dataclass(frozen=True)
class Turn:
    """A player's turn so far."""

    author: Player
    record: Record
    """The game as the player sees it, with the outcomes of chance before their decisions."""
    match: Match | None
    """What to send, once nothing is left to decide."""


def turn(
    match: Match,
    secret: bytes,
    actions: Sequence[Action] = (),
    resign: bool = False,
    name: str | None = None,
) -> Turn:
    """Take the turn of the player who writes next, with their secret and their decisions so far.

    Without a name they keep the one that they have.
    """
    author = next_author(match)
    if author is None:
        raise GameError("game-over", f"the game is over: {outcome(match.record).reason}")
    start = _called(_opened(match, author, secret), author, name)
    record = _decided(start.record, author, actions)
    if resign:
        _check_turn(record, author)
        record = resigned_by(record, author)
    waits = record.ended is None and final(record).current_player() == author
    if waits:
        return Turn(author, record, None)
    envelope = _sealed(record, author, len(start.record.actions), partial(_next, match, secret))
    return Turn(author, record, replace(start, record=envelope))


def _opened(match: Match, author: Player, secret: bytes) -> Match:
    """Add the author's next value, and the outcomes of chance that it opens."""
    latest = dict(zip(match.joined(), match.values, strict=True))
    place = _written(match, author)
    if place and value(secret, match.id, author, place - 1) != latest[author]:
        raise GameError("not-your-turn", "this secret isn’t that of the player whose turn it is")
    latest[author] = value(secret, match.id, author, place)
    record = match.record
    if place:
        outcomes = dealt(record, author, latest, len(record.actions))
        record = replace(record, actions=(*record.actions, *outcomes))
    return replace(match, values=tuple(latest.values()), record=record)


def _called(match: Match, author: Player, name: str | None) -> Match:
    if name is None:
        return match
    place = match.joined().index(author)
    return replace(match, names=with_name(match.names, place, check_name(name)))


def _decided(record: Record, author: Player, actions: Sequence[Action]) -> Record:
    """Add the author's decisions, and check that they are theirs and legal."""
    for action in actions:
        _check_turn(record, author)
        record = replace(record, actions=(*record.actions, action))
        states(record)
    return record


def _sealed(record: Record, author: Player, since: int, following: Callable[[], bytes]) -> Record:
    """Return what is sent of a record: choices that others must not see yet are sealed."""
    actions, line = list(record.actions), states(record)
    for ply in range(since, len(actions)):
        if line[ply + 1]._secret_():
            possible = line[ply].legal_actions()
            actions[ply] = seal(actions[ply], possible, author, following())
    return replace(record, actions=tuple(actions))


def _next(match: Match, secret: bytes) -> bytes:
    """Return the value that the author shows after the one of this message."""
    author = next_author(match)
    assert author is not None
    return value(secret, match.id, author, _written(match, author) + 1)


def _written(match: Match, author: Player) -> int:
    return sum(message.author == author for message in messages(match))


def _check_turn(record: Record, author: Player) -> None:
    if (player := final(record).current_player()) != author:
        who = "chance" if player == CHANCE else "another player"
        at = len(record.actions)
        raise GameError("not-your-turn", f"action {at}: your turn is over; {who} is next", at)
