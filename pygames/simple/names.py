"""The names that a game's class shares with this library: a closed list (decision 50).

A class has its own fields, properties and methods beside these. Whatever the library keeps for
itself is called as in `_secret_`, and what it asks for later is an argument of `game`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, cached_property
from typing import Any

from pygames.errors import MistakeError


@dataclass(frozen=True)
class Asked:
    """A method that a position is asked for."""

    what: str
    """What it answers."""
    instead: str
    """A better name for a field."""
    takes: int = 1
    """How many arguments it is given, `self` included."""


ASKED: Mapping[str, Asked] = {
    "current_player": Asked("whose turn it is", "player"),
    "legal_actions": Asked("what can be done", "possible"),
    "child": Asked("which position follows", "following", 2),
    "returns": Asked("how the game has ended", "result"),
    "reason": Asked("why the game has ended", "why"),
    "scores": Asked("the points at the end", "score"),
    "chance_outcomes": Asked("what chance can do", "outcomes"),
    "turn_of": Asked("in whose turn chance decides", "turn"),
    "is_terminal": Asked("whether the game is over", "ended"),
    "position": Asked("the position as a text", "place"),
    "text": Asked("the board as a text", "words"),
    "points": Asked("what each player has so far", "score"),
    "tray": Asked("what lies beside the board", "roll"),
}
"""All that any class can answer."""
AT_ONCE: Mapping[str, Asked] = {
    "choices": Asked("what a player can choose", "offers", 2),
    "after": Asked("which position follows", "following", 2),
    "after_chance": Asked("which position follows chance", "following", 2),
    "whole": Asked("the beginning of the round", "complete"),
}
"""What one can answer in which all choose at once."""
SINCE = ("marks", "arrows")
"""What is asked since version 1.0, but only where it is a method that takes `self` alone: games
from before may call something of theirs so."""
FREE = ("swap",)
"""What has a meaning in games of a folder, and none here."""


def check_names(states: type, methods: Mapping[str, Asked] = ASKED) -> None:
    """Refuse what stands for a name that is asked for, and isn't such a method."""
    for name, method in methods.items():
        if name in _fields(states):
            raise _taken(name, method, "your field")
        member = _own(states, name)
        if isinstance(member, (property, cached_property)):
            raise MistakeError(
                f"{name} is a method of State, and no property: leave out @property above it, "
                f"or call it {method.instead}",
                name,
            )
        if member is not None and not _is_method(member):
            raise _taken(name, method, "yours")
        if member is not None and _needs(member) > method.takes:
            arguments = "self" if method.takes == 1 else "self and one more"
            raise MistakeError(
                f"{name} is a method of State that is given {arguments}, and says {method.what}: "
                f"call yours {method.instead}",
                name,
            )


@cache
def is_asked(states: type, name: str) -> bool:
    """Tell whether a class answers to a name of `SINCE`."""
    member = _own(states, name)
    return name not in _fields(states) and _is_method(member) and _needs(member) <= 1


def _taken(name: str, method: Asked, what: str) -> MistakeError:
    return MistakeError(
        f"{name} is a method of State, which says {method.what}: call {what} {method.instead}", name
    )


def _fields(states: Any) -> set[str]:
    return {field.name for field in fields(states)} if is_dataclass(states) else set()


def _own(states: type, name: str) -> object:
    """Return what a game's own classes have of this name; None if they have nothing."""
    own = (vars(kind) for kind in states.__mro__ if not _is_ours(kind))
    return next((members[name] for members in own if name in members), None)


def _is_ours(kind: type) -> bool:
    """Tell whether a class is the library's."""
    return kind is object or kind.__module__.partition(".")[0] in ("abc", "typing") or (
        kind.__module__ in ("pygames.core", "pygames.simple.state", "pygames.simple.simultaneous",
                            "pygames.simple.at_once")
    )  # fmt: skip


def _is_method(member: object) -> bool:
    return callable(member) and hasattr(member, "__get__")


def _needs(member: object) -> int:
    """Return how many arguments a method can't do without."""
    inner: Any = getattr(member, "__wrapped__", member)
    code = getattr(inner, "__code__", None)
    return code.co_argcount - len(inner.__defaults__ or ()) if code else 0
