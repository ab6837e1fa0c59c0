"""The calls of a day's challenges: what everybody is asked, and what a bot reaches."""

from __future__ import annotations

from pygames import daily
from pygames.door import data
from pygames.door.arguments import check_level
from pygames.door.schema import TEXT, WHOLE, Call
from pygames.games import find


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


CALLS = {
    "daily": Call(challenge, {"game": TEXT, "day": WHOLE}, {}),
    "rival": Call(rival, {"game": TEXT, "day": WHOLE, "level": WHOLE}, {}),
}
