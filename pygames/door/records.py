"""The calls about records: begin, continue, end and link a game."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Literal, TypedDict

from pygames import link as links
from pygames import words
from pygames.core import CHANCE, Action
from pygames.door.arguments import ABSENT, read_seed, read_start
from pygames.door.schema import OBJECT, OF_RECORD, SEED, START, TEXT, WHOLE, Call
from pygames.door.view import who
from pygames.ending import ENDINGS
from pygames.errors import GameError
from pygames.games import find
from pygames.record import GameRecord, end, extend, final, new, outcome, parse, settle


class Recorded(TypedDict):
    """A new or longer record."""

    record: GameRecord


class Linked(TypedDict):
    """A record as the text of a link."""

    link: str


class State(TypedDict):
    """The last position of a record."""

    to_move: int | Literal["chance"] | None
    legal: Sequence[Action]
    chance: Sequence[tuple[Action, tuple[int, int]]]
    phrases: Sequence[str]
    """What each of these outcomes is, in words."""
    over: bool
    returns: Sequence[int] | None
    scores: Sequence[int] | None
    reason: str | None
    position: str | None


_SEED_BITS = 40
"""How many random bits from the system the seed of a new game has."""


def _new(
    game: str,
    players: int | None = None,
    options: dict[str, str] | None = None,
    seed: object = ABSENT,
    start: object = ABSENT,
) -> Recorded:
    card = find(game)
    # With a seed, a person who gets the finished game can have the same dice and cards.
    default = f"{secrets.randbits(_SEED_BITS):010x}" if seed is ABSENT and card.chance else seed
    record = new(card, players, options, read_seed(default), read_start(card, start))
    return {"record": record.data()}


def _state(record: object) -> State:
    parsed = parse(record)
    state, ended = final(parsed), outcome(parsed)
    outcomes = state.chance_outcomes()
    return {
        "to_move": None if ended.over else who(state.current_player()),
        "legal": [] if ended.over else list(state.legal_actions()),
        "chance": [
            (action, (probability.numerator, probability.denominator))
            for action, probability in outcomes
        ],
        "phrases": [parsed.game.look.phrase(state, action).words for action, _ in outcomes],
        "over": ended.over,
        "returns": ended.returns,
        "scores": ended.scores,
        "reason": ended.reason,
        "position": state.position(),
    }


def _play(record: object, action: str) -> Recorded:
    return {"record": extend(parse(record), action).data()}


def _continue(record: object) -> Recorded:
    """Resolve chance if it is next: `play` does so itself, but other records may end there."""
    parsed = parse(record)
    if (ended := outcome(parsed)).over:
        raise GameError("game-over", words.game_over(ended.reason or ""))
    if final(parsed).current_player() != CHANCE:
        raise GameError("not-supported", "a player decides here, not chance")
    return {"record": settle(parsed).data()}


def _end(record: object, ended: str) -> Recorded:
    ending = next((each for each in ENDINGS if each == ended), None)
    if ending is None:
        raise GameError("bad-request", f"ended: expected {' or '.join(ENDINGS)}")
    return {"record": end(parse(record), ending).data()}


def _link(record: object) -> Linked:
    return {"link": links.write(parse(record))}


def _open(link: str) -> Recorded:
    return {"record": links.read(link).data()}


CALLS = {
    "new": Call(
        _new,
        {"game": TEXT},
        {"players": WHOLE, "options": OBJECT, "seed": SEED, "start": START},
    ),
    "state": Call(_state, OF_RECORD, {}),
    "play": Call(_play, {**OF_RECORD, "action": TEXT}, {}),
    "continue": Call(_continue, OF_RECORD, {}),
    "end": Call(_end, {**OF_RECORD, "ended": TEXT}, {}),
    "link": Call(_link, OF_RECORD, {}),
    "open": Call(_open, {"link": TEXT}, {}),
}
