"""The arguments that calls at the door take, and what each must be."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast, get_args

from pygames.daily import LAST
from pygames.door import data
from pygames.errors import GameError
from pygames.hall import DAY_MS, Kind
from pygames.record import GameRecord

_MOST_SECONDS = 600
_MOST_COUNT = 10**9
_MOST_DEPTH = 20
_MOST_SHARES = 64
_MOST_LETTERS = 200
_MOST_FINISHED = 2_000
_MOST_SEATS = 16
"""Players of a finished game: each two of them count as a game."""
_LARGEST = 2**53
"""Up to here a number of the page's is exact."""
_FINISHED = {"at", "seats", "names", "places", "scores", "moves"}
_MAY = _FINISHED | {"kind", "early"}
_SEAT = re.compile(r"person|far|bot[0-9]{1,2}(\.25|\.5|\.75)?", re.ASCII)


@dataclass(frozen=True)
class Check:
    """What an argument must be: in words, as a test, and as a type for those who call."""

    words: str
    holds: Callable[[object], bool]
    type: Any


def _is_count(value: object, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def _is_share(value: object) -> bool:
    return (
        isinstance(value, list)
        and [type(number) for number in value] == [int, int]
        and 0 <= value[0] < value[1] <= _MOST_SHARES
    )


def _is_texts(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _is_judged(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"ply", "win", "action"}
        and type(value["ply"]) is int
        and _is_win(value["win"])
        and (value["action"] is None or isinstance(value["action"], str))
    )


def _is_looked(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"ply", "close", "better", "cost", "win"}
        and type(value["ply"]) is int
        and type(value["close"]) is bool
        and isinstance(value["better"], str)
        and _is_cost(value["cost"])
        and (value["win"] is None or _is_compared(value["win"]))
    )


def _is_compared(value: object) -> bool:
    return (
        isinstance(value, dict)
        and value.keys() == {"best", "after"}
        and all(map(_is_win, value.values()))
    )


def _is_win(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_chance, value))


def _is_cost(value: object) -> bool:
    # If points count, more than a whole win may be lost.
    return type(value) in (int, float) and 0 <= cast("float", value) <= _LARGEST


def _is_chance(value: object) -> bool:
    return type(value) in (int, float) and 0 <= cast("float", value) <= 1


def _is_seconds(value: object) -> bool:
    return isinstance(value, int | float) and type(value) is not bool and 0 < value <= _MOST_SECONDS


def _later(kind: object) -> Check:
    """Let anything through: the handler of the call checks it, and says more."""
    return Check("anything", lambda _: True, kind)


def _are_finished(value: object) -> bool:
    return (
        isinstance(value, list) and len(value) <= _MOST_FINISHED and all(map(_is_finished, value))
    )


def _is_finished(value: object) -> bool:
    if not isinstance(value, dict) or not _FINISHED <= value.keys() <= _MAY:
        return False
    seats, names, kind = value["seats"], value["names"], value.get("kind", "rated")
    return (
        _is_number(value["at"])
        and 0 <= value["at"] // DAY_MS <= LAST
        and _is_texts(seats)
        and all(_SEAT.fullmatch(seat) for seat in seats)
        and 1 <= len(seats) <= _MOST_SEATS
        and _is_texts(names)
        and len(names) == len(seats)
        and _are_counts(value["places"], len(seats))
        and _are_counts(value["moves"], len(seats))
        and _are_scores(value["scores"], len(seats))
        and kind in get_args(Kind)
        and isinstance(value.get("early", False), bool)
    )


def _is_number(value: object) -> bool:
    return type(value) in (int, float) and abs(cast("float", value)) <= _LARGEST


def _are_counts(value: object, many: int) -> bool:
    return (
        isinstance(value, list)
        and [type(each) for each in value] == [int] * many
        and all(each >= 0 for each in value)
    )


def _are_scores(value: object, many: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == many
        and all(each is None or _is_number(each) for each in value)
    )


RECORD = _later(GameRecord)
SEED = _later(str)
START = _later(str)
TEXT = Check("a text", lambda value: isinstance(value, str), str)
LINE = Check(
    f"a text of at most {_MOST_LETTERS} characters",
    lambda value: isinstance(value, str) and len(value) <= _MOST_LETTERS,
    str,
)
TEXTS = Check("a list of texts", _is_texts, list[str])
WHOLE = Check("a whole number", lambda value: type(value) is int, int)
NUMBER = Check("a number", _is_number, float)
OBJECT = Check("an object", lambda value: isinstance(value, dict), dict[str, str])
NESTED = Check("an object", lambda value: isinstance(value, dict), dict[str, object])
FLAG = Check("true or false", lambda value: isinstance(value, bool), bool)
THOUGHTS = Check(
    "a list of one or more",
    lambda value: isinstance(value, list) and value != [],
    list[data.Thought],
)
FINISHED = Check(
    f"a list of up to {_MOST_FINISHED} finished games of 1 to {_MOST_SEATS} players",
    _are_finished,
    list[data.FinishedGame],
)
JUDGED = Check(
    "a list of evaluations, each with ply, win and action",
    lambda value: isinstance(value, list) and all(map(_is_judged, value)),
    list[data.Judged],
)
LOOKED = Check(
    "a list of looks, each with ply, close, better, cost and win",
    lambda value: isinstance(value, list) and all(map(_is_looked, value)),
    list[data.Looked],
)
DEPTH = Check(
    f"a whole number from 1 to {_MOST_DEPTH}", lambda value: _is_count(value, _MOST_DEPTH), int
)
COUNT = Check(
    f"a whole number from 1 to {_MOST_COUNT}", lambda value: _is_count(value, _MOST_COUNT), int
)
SECONDS = Check(f"a number above 0 and up to {_MOST_SECONDS}", _is_seconds, float)
SHARE = Check(
    f"two whole numbers, which share from 0 on and of how many, up to {_MOST_SHARES}",
    _is_share,
    tuple[int, int],
)


@dataclass(frozen=True)
class Call:
    """A call: what carries it out, the arguments that it needs, and those it may have."""

    run: Callable[..., Mapping[str, Any]]
    needs: Mapping[str, Check]
    may: Mapping[str, Check]

    def check(self, name: str, arguments: Mapping[str, object]) -> None:
        """Refuse missing, unknown and mistyped arguments."""
        known = {**self.needs, **self.may}
        if missing := [key for key in self.needs if key not in arguments]:
            raise GameError("bad-request", f"{name} needs {', '.join(missing)}")
        if unknown := [key for key in arguments if key not in known]:
            raise GameError("bad-request", f"{name} takes no {unknown[0][:40]!r}")
        for key, value in arguments.items():
            if not known[key].holds(value):
                raise GameError("bad-request", f"{key}: expected {known[key].words}")
