"""The arguments that calls at the door take, and what each must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from pygames.errors import GameError
from pygames.record import GameRecord

_MOST_COUNT = 10**9
_MOST_DEPTH = 20
_MOST_LETTERS = 200
LARGEST = 2**53
"""Up to here, the page's numbers are exact."""


@dataclass(frozen=True)
class Check:
    """What an argument must be: in words, as a test, and as a type for those who call."""

    words: str
    holds: Callable[[object], bool]
    type: Any


def _is_count(value: object, most: int) -> bool:
    return type(value) is int and 1 <= value <= most


def is_texts(value: object) -> bool:
    """Tell a list of texts."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def _later(kind: object) -> Check:
    """Accept anything: the handler of the call checks it, and says more."""
    return Check("anything", lambda _: True, kind)


def is_number(value: object) -> bool:
    """Tell whether a value is a number that the page represents exactly."""
    return type(value) in (int, float) and abs(cast("float", value)) <= LARGEST


RECORD = _later(GameRecord)
OF_RECORD = {"record": RECORD}
SEED = _later(str)
START = _later(str)
TEXT = Check("a text", lambda value: isinstance(value, str), str)
LINE = Check(
    f"a text of at most {_MOST_LETTERS} characters",
    lambda value: isinstance(value, str) and len(value) <= _MOST_LETTERS,
    str,
)
TEXTS = Check("a list of texts", is_texts, list[str])
WHOLE = Check("a whole number", lambda value: type(value) is int, int)
NUMBER = Check("a number", is_number, float)
OBJECT = Check("an object", lambda value: isinstance(value, dict), dict[str, str])
NESTED = Check("an object", lambda value: isinstance(value, dict), dict[str, object])
FLAG = Check("true or false", lambda value: isinstance(value, bool), bool)
DEPTH = Check(
    f"a whole number from 1 to {_MOST_DEPTH}", lambda value: _is_count(value, _MOST_DEPTH), int
)
COUNT = Check(
    f"a whole number from 1 to {_MOST_COUNT}", lambda value: _is_count(value, _MOST_COUNT), int
)


@dataclass(frozen=True)
class Call:
    """A call: the function that answers it, its required arguments, and its optional ones."""

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
