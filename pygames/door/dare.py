"""The call of a dare: a finished game to play again from the same beginning."""

from __future__ import annotations

from typing import TypedDict

from pygames import dare as dares
from pygames.dare import How, Verdict
from pygames.door.arguments import ABSENT, read_seat
from pygames.door.data import data_of
from pygames.door.schema import OF_RECORD, RECORD, WHOLE, Call
from pygames.errors import GameError
from pygames.record import GameRecord, Record, parse


class Reached(TypedDict):
    """What a player reached in a finished game; `points` is None if it isn't played for them."""

    how: How
    points: int | None
    moves: int


class Dare(TypedDict):
    """A finished game to play again: its beginning, the result to beat, and one's own."""

    record: GameRecord
    theirs: Reached
    own: Reached | None
    verdict: Verdict | None


def dare(record: object, seat: int, own: object = ABSENT) -> Dare:
    """Begin a finished game again, and say who did better once the new one is over."""
    game = parse(record)
    theirs = dares.reached(game, read_seat(game, 0, seat))
    record, before = dares.again(game).data(), data_of(Reached, theirs)
    if own is ABSENT:
        return {"record": record, "theirs": before, "own": None, "verdict": None}
    since = _since(game, parse(own), seat)
    verdict = dares.verdict(since, theirs)
    return {"record": record, "theirs": before, "own": data_of(Reached, since), "verdict": verdict}


def _since(theirs: Record, own: Record, seat: int) -> dares.Reached:
    if own.header != theirs.header:
        raise GameError("bad-request", "own: expected a game with the same beginning")
    return dares.reached(own, seat)


CALLS = {"dare": Call(dare, {**OF_RECORD, "seat": WHOLE}, {"own": RECORD})}
