"""The calls of games by messages: a match begins, continues with a turn, and arrives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from pygames import match as matches
from pygames.core import CHANCE
from pygames.door.arguments import ABSENT, read_start
from pygames.door.data import data_of
from pygames.door.schema import FLAG, NESTED, OBJECT, START, TEXT, TEXTS, WHOLE, Call
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.match import Kept, Own, arrival
from pygames.match.chain import read_secret, write_value
from pygames.record import GameRecord, Header, make_header, states


class Match(TypedDict):
    """A game by messages, up to the latest message."""

    link: str
    id: str
    record: GameRecord
    first: int
    chance: bool
    """Whether chance sets up the game."""
    joined: Sequence[int]
    names: Sequence[str]
    author: int | None
    next: int | None


class Turned(TypedDict):
    """A player's turn so far, and what to send once it is complete."""

    seat: int
    record: GameRecord
    match: Match | None


class AtOnce(TypedDict):
    """A turn in which all decide at once, as one of the players sees it."""

    deciding: Sequence[int]
    record: GameRecord | None
    opening: str | None


class Received(TypedDict):
    """How a match that has arrived relates to a kept one, and where it is to blame."""

    kind: arrival.Kind
    sentence: str
    at: int | None
    seat: int | None
    match: Match


def new_match(
    game: str,
    seat: int,
    secret: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    start: object = ABSENT,
) -> Match:
    """Begin a match, before its first message."""
    card = find(game)
    header = _header(card, players, options, read_start(card, start))
    return match_data(matches.begin(header, seat, read_secret(secret)))


class MatchLength(TypedDict):
    """About how many messages and rounds a match takes, and whether dice or cards go on coming."""

    messages: int
    rounds: int
    dice: bool


def length_of(
    game: str, players: int | None = None, options: dict[str, str] | None = None
) -> MatchLength:
    """Return about how long a match will be."""
    messages, rounds, dice = matches.length(_header(find(game), players, options))
    return {"messages": messages, "rounds": rounds, "dice": dice}


def _header(
    game: Game[Any],
    players: int | None,
    options: dict[str, str] | None,
    start: str | None = None,
) -> Header:
    """Return how a match begins; by default it is for two."""
    number = max(2, game.players[0]) if players is None else players
    return make_header(game, number, options or {}, start)


def take_turn(
    match: str,
    secret: str,
    actions: list[str],
    resign: bool = False,
    name: str | None = None,
) -> Turned:
    """Take the turn of the player who writes next."""
    turn = matches.turn(matches.read(match), read_secret(secret), actions, resign, name)
    return {
        "seat": turn.author,
        "record": turn.record.data(),
        "match": None if turn.match is None else match_data(turn.match),
    }


def receive_match(
    link: str, kept: str | None = None, secret: str | None = None, seat: int | None = None
) -> Received:
    """Check a match that has arrived, by itself and against what is kept."""
    own = _own(secret, seat)
    new = matches.read(link)
    return _received(matches.receive(new, None if kept is None else matches.read(kept), own), new)


def fit_match(
    link: str,
    record: dict[str, object],
    kept: str,
    secret: str,
    seat: int,
    joined: int,
    since: int | None = None,
) -> Received:
    """Check a match that has arrived against a game that is kept, which may be damaged."""
    new = matches.read(link)
    return _received(matches.fit(new, Kept(kept, secret, seat, record, joined, since)), new)


def turn_at_once(
    match: str,
    seat: int | None = None,
    secret: str | None = None,
    opening: str | None = None,
    actions: list[str] | None = None,
) -> AtOnce:
    """Say who decides now, if all do at once; without a seat, what those who watch see of it."""
    own = _own(secret, seat)
    value = None if opening is None else read_secret(opening)
    who, key = (own.seat, own.secret) if own else (None, None)
    turn = matches.at_once(matches.read(match), who, key, value, actions or [])
    return {
        "deciding": turn.deciding,
        "record": None if turn.record is None else turn.record.data(),
        "opening": None if turn.opening is None else write_value(turn.opening),
    }


def _received(message: matches.Received, new: matches.Match) -> Received:
    return data_of(Received, message, match=match_data(new))


def _own(secret: str | None, seat: int | None) -> Own | None:
    if secret is None and seat is None:
        return None
    if secret is None or seat is None:
        raise GameError("bad-request", "secret: expected together with seat")
    return Own(seat, read_secret(secret))


def match_data(match: matches.Match) -> Match:
    """Return a match as plain data."""
    return {
        "link": matches.write(match),
        "id": match.id,
        "record": match.record.data(),
        "first": match.first,
        "chance": states(match.record)[0].current_player() == CHANCE,
        "joined": list(match.joined()),
        "names": [match.name(seat) for seat in range(match.players)],
        "author": matches.last_author(match),
        "next": matches.next_author(match),
    }


class GameOfLink(TypedDict):
    """The id of a game, which may be none that is known."""

    game: str


def _named(link: str) -> GameOfLink:
    return {"game": matches.game_in(link)}


CALLS = {
    "named": Call(_named, {"link": TEXT}, {}),
    "match": Call(
        new_match,
        {"game": TEXT, "seat": WHOLE, "secret": TEXT},
        {"players": WHOLE, "options": OBJECT, "start": START},
    ),
    "length": Call(length_of, {"game": TEXT}, {"players": WHOLE, "options": OBJECT}),
    "message": Call(
        take_turn,
        {"match": TEXT, "secret": TEXT, "actions": TEXTS},
        {"resign": FLAG, "name": TEXT},
    ),
    "beforehand": Call(
        turn_at_once,
        {"match": TEXT},
        {"seat": WHOLE, "secret": TEXT, "opening": TEXT, "actions": TEXTS},
    ),
    "receive": Call(receive_match, {"link": TEXT}, {"kept": TEXT, "secret": TEXT, "seat": WHOLE}),
    "fit": Call(
        fit_match,
        {
            "link": TEXT,
            "record": NESTED,
            "kept": TEXT,
            "secret": TEXT,
            "seat": WHOLE,
            "joined": WHOLE,
        },
        {"since": WHOLE},
    ),
}
