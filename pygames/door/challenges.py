"""The calls of challenges: what everybody is asked on a day, and dares."""

from __future__ import annotations

from pygames import daily
from pygames import dare as dares
from pygames.door import data
from pygames.door.arguments import ABSENT, check_level, read_seat
from pygames.errors import GameError
from pygames.games import find
from pygames.record import Record, parse


def challenge(game: str, day: int) -> data.Daily:
    """Return what a game asks of everybody on one day."""
    found, asked_of = find(game), daily.check_day(day)
    asked = daily.challenge(found, asked_of)
    return {
        "record": daily.begin(found, asked_of).data(),
        "levels": daily.seats(asked),
        "task": asked.task,
        "special": daily.special(found, asked_of),
        "minutes": daily.minutes(found, asked),
        "aim": asked.aim,
        "first": data.FirstMove(actions=asked.first.actions, wrong=asked.first.wrong)
        if asked.first
        else None,
    }


def rival(game: str, day: int, level: int) -> data.Rival:
    """Return what a bot of some level reaches in the challenge of one day."""
    found = find(game)
    check_level(found, level)
    return {"score": daily.score(found, daily.check_day(day), level)}


def dare(record: object, seat: int, own: object = ABSENT) -> data.Dare:
    """Begin a finished game again, and say who did better once the new one is over."""
    given = parse(record)
    theirs = dares.reached(given, read_seat(given, 0, seat))
    record, told = dares.again(given).data(), _reached(theirs)
    if own is ABSENT:
        return {"record": record, "theirs": told, "own": None, "verdict": None}
    since = _since(given, parse(own), seat)
    verdict = dares.verdict(since, theirs)
    return {"record": record, "theirs": told, "own": _reached(since), "verdict": verdict}


def _since(given: Record, own: Record, seat: int) -> dares.Reached:
    if own.header != given.header:
        raise GameError("bad-request", "own: expected a game with the same beginning")
    return dares.reached(own, seat)


def _reached(reached: dares.Reached) -> data.Reached:
    return {"how": reached.how, "points": reached.points, "moves": reached.moves}
