"""What a file of others may not do while Python reads it, checks it, or asks its bot."""

from __future__ import annotations

import builtins
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NoReturn

from pygames.errors import MistakeError

_ASKS = (
    "input() waits for somebody at a keyboard, and a game asks nothing: "
    "what people can choose is what legal_actions lists"
)
_ENDS = "{} ends Python: leave it out, a game ends when current_player returns OVER"


def _refusal(sentence: str) -> Callable[..., NoReturn]:
    def refuse(*_: object, **__: object) -> NoReturn:
        raise MistakeError(sentence)

    return refuse


def _no_deeper(_: int) -> None:
    """Leave Python as deep as it is: deeper than a browser goes, it ends without a word."""


_INSTEAD: tuple[tuple[ModuleType, str, Any], ...] = (
    (builtins, "input", _refusal(_ASKS)),
    (os, "_exit", _refusal(_ENDS.format("os._exit()"))),
    (os, "abort", _refusal(_ENDS.format("os.abort()"))),
    (sys, "setrecursionlimit", _no_deeper),
)


@contextmanager
def nothing_ends() -> Iterator[None]:
    """Refuse what would end Python, or wait for ever, in a sentence with its line."""
    before = [(where, name, getattr(where, name)) for where, name, _ in _INSTEAD]
    never_end()
    try:
        yield
    finally:
        for where, name, own in before:
            setattr(where, name, own)


def never_end() -> None:
    """Refuse it from now on."""
    for where, name, refusal in _INSTEAD:
        setattr(where, name, refusal)
