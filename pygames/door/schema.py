"""What the calls at the door take: names of arguments, and what each must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pygames.door.view import Data
from pygames.errors import GameError

_MOST_SECONDS = 600
_MOST_COUNT = 10**9
_MOST_DEPTH = 20
_MOST_SHARES = 64

Check = tuple[str, Callable[[object], bool]]
"""What an argument must be, in words and as a test."""

TEXT: Check = ("a text", lambda value: isinstance(value, str))
WHOLE: Check = ("a whole number", lambda value: type(value) is int)
OBJECT: Check = ("an object", lambda value: isinstance(value, dict))
ANY: Check = ("anything", lambda _: True)
TEXTS: Check = (
    "a list of texts",
    lambda value: isinstance(value, list) and all(isinstance(item, str) for item in value),
)
FLAG: Check = ("true or false", lambda value: isinstance(value, bool))
DEPTH: Check = (
    f"a whole number from 1 to {_MOST_DEPTH}",
    lambda value: type(value) is int and 1 <= value <= _MOST_DEPTH,
)
COUNT: Check = (
    f"a whole number from 1 to {_MOST_COUNT}",
    lambda value: type(value) is int and 1 <= value <= _MOST_COUNT,
)
SECONDS: Check = (
    f"a number above 0 and up to {_MOST_SECONDS}",
    lambda value: type(value) in (int, float) and 0 < value <= _MOST_SECONDS,  # type: ignore[operator]
)
LIST: Check = ("a list of one or more", lambda value: isinstance(value, list) and value != [])
SHARE: Check = (
    f"two whole numbers, which share from 0 on and of how many, up to {_MOST_SHARES}",
    lambda value: (
        isinstance(value, list)
        and [type(number) for number in value] == [int, int]
        and 0 <= value[0] < value[1] <= _MOST_SHARES
    ),
)


@dataclass(frozen=True)
class Call:
    """A call: what carries it out, the arguments that it needs, and those it may have."""

    run: Callable[..., Data]
    needs: Mapping[str, Check]
    may: Mapping[str, Check]

    def check(self, name: str, arguments: Data) -> None:
        """Refuse missing, unknown and mistyped arguments."""
        known = {**self.needs, **self.may}
        if missing := [key for key in self.needs if key not in arguments]:
            raise GameError("bad-request", f"{name} needs {', '.join(missing)}")
        if unknown := [key for key in arguments if key not in known]:
            raise GameError("bad-request", f"{name} takes no {unknown[0][:40]!r}")
        for key, value in arguments.items():
            words, holds = known[key]
            if not holds(value):
                raise GameError("bad-request", f"{key}: expected {words}")
