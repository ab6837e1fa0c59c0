"""Positions remember what they were asked: they never change, so their answers don't either."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

ASKED = ("returns", "legal_actions", "current_player")
"""What rules, bots and pages ask a position again and again."""
_MARK = " of "
"""Part of the name of each answer in a position; no field can have it."""


def remember(states: type) -> None:
    """Let the positions of a class work out each of these answers once."""
    for name in ASKED:
        method = vars(states).get(name)
        if callable(method) and not getattr(method, "__isabstractmethod__", False):
            setattr(states, name, _once(method, f"{name}{_MARK}{states.__qualname__}"))


def _once(method: Callable[[Any], Any], key: str) -> Callable[[Any], Any]:
    @wraps(method)
    def answer(self: Any) -> Any:
        held = self.__dict__
        if key not in held:
            held[key] = method(self)
        memory = held[key]
        # A list can be changed by whoever asked for it.
        return memory.copy() if type(memory) is list else memory

    return answer


def without_answers(state: object) -> dict[str, Any]:
    """Return what a position holds of its own."""
    return {name: value for name, value in vars(state).items() if _MARK not in name}
