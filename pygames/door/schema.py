"""The arguments that calls at the door take, and what each must be."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Any

from pygames.door.fits import Within, check_of
from pygames.errors import GameError
from pygames.record import GameRecord

_MOST_COUNT = 10**9
_MOST_DEPTH = 20
_MOST_LETTERS = 200


@dataclass(frozen=True)
class Check:
    """What an argument must be: in words, as a test, and as a type for those who call."""

    words: str
    holds: Callable[[object], bool]
    type: Any


def checked(words: str, kind: Any) -> Check:
    """Return the check that follows from a type, made when it is first needed."""

    def holds(value: object) -> bool:
        return check_of(kind)(value)

    return Check(words, holds, kind)


def _later(kind: object) -> Check:
    """Accept anything: the handler of the call checks it, and says more."""
    return Check("anything", lambda _: True, kind)


RECORD = _later(GameRecord)
OF_RECORD = {"record": RECORD}
SEED = _later(str)
START = _later(str)
TEXT = checked("a text", str)
LINE = Check(
    f"a text of at most {_MOST_LETTERS} characters",
    lambda value: isinstance(value, str) and len(value) <= _MOST_LETTERS,
    str,
)
TEXTS = checked("a list of texts", list[str])
WHOLE = checked("a whole number", int)
NUMBER = checked("a number", float)
OBJECT = Check("an object", lambda value: isinstance(value, dict), dict[str, str])
NESTED = Check("an object", lambda value: isinstance(value, dict), dict[str, object])
FLAG = checked("true or false", bool)
DEPTH = checked(f"a whole number from 1 to {_MOST_DEPTH}", Annotated[int, Within(1, _MOST_DEPTH)])
COUNT = checked(f"a whole number from 1 to {_MOST_COUNT}", Annotated[int, Within(1, _MOST_COUNT)])


@dataclass(frozen=True)
class Call:
    """A call: the function that answers it, its required arguments, and its optional ones."""

    run: Callable[..., Mapping[str, Any]]
    needs: Mapping[str, Check]
    may: Mapping[str, Check]

    def check(self, name: str, arguments: Mapping[str, object]) -> None:
        """Refuse missing, unknown and mistyped arguments."""
        fields = {**self.needs, **self.may}
        if missing := [key for key in self.needs if key not in arguments]:
            raise GameError("bad-request", f"{name} needs {', '.join(missing)}")
        if unknown := [key for key in arguments if key not in fields]:
            raise GameError("bad-request", f"{name} takes no {unknown[0][:40]!r}")
        for key, value in arguments.items():
            if not fields[key].holds(value):
                raise GameError("bad-request", f"{key}: expected {fields[key].words}")
