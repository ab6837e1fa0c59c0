"""What the calls of the door take: the arguments of each, and what every argument must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from pygames.errors import GameError

_MOST_SECONDS = 600
_MOST_COUNT = 10**9
_MOST_DEPTH = 20

ABSENT: object = object()
"""Stands for an optional argument that a request leaves out; null is not that."""

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


@dataclass(frozen=True)
class Call:
    """A call: what carries it out, the arguments that it needs, and those it may have."""

    run: Callable[..., dict[str, Any]]
    needs: Mapping[str, Check]
    may: Mapping[str, Check]

    def check(self, name: str, arguments: dict[str, Any]) -> None:
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
