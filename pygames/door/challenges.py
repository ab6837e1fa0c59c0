"""The calls of a day's challenges: the task for everyone, and what a bot reaches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from pygames import daily
from pygames.door.arguments import check_level
from pygames.door.data import data_of
from pygames.door.schema import OF_RECORD, TEXT, WHOLE, Call
from pygames.games import find
from pygames.record import GameRecord, parse


class Daily(TypedDict):
    """The game of a day: the level of the bot on each seat, 0 for the person, and what is said."""

    record: GameRecord
    levels: Sequence[int]
    task: str
    special: str
    minutes: int
    aim: Literal["win", "score"]


class Rival(TypedDict):
    """What a bot scores alone in the game of a day."""

    score: int


class Objection(TypedDict):
    """The answer to an action that a day's puzzle takes back; '' for any other action."""

    words: str


def challenge(game: str, day: int) -> Daily:
    """Return what a game asks of everyone on one day."""
    card, asked_of = find(game), daily.check_day(day)
    task = daily.challenge(card, asked_of)
    return data_of(
        Daily,
        task,
        record=daily.begin(card, asked_of).data(),
        levels=daily.seats(task),
        special=daily.special(card, asked_of),
        minutes=daily.minutes(card, task),
    )


def rival(game: str, day: int, level: int) -> Rival:
    """Return what a bot of some level reaches in the challenge of one day."""
    card = find(game)
    check_level(card, level)
    return {"score": daily.score(card, daily.check_day(day), level)}


def objection(record: object, action: str) -> Objection:
    """Answer the first action of a day's puzzle if it can't solve it."""
    return {"words": daily.objection(parse(record), action)}


CALLS = {
    "daily": Call(challenge, {"game": TEXT, "day": WHOLE}, {}),
    "objection": Call(objection, {**OF_RECORD, "action": TEXT}, {}),
    "rival": Call(rival, {"game": TEXT, "day": WHOLE, "level": WHOLE}, {}),
}
