"""What earlier versions let pass is refused only while a file is checked (decision 50)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from pygames.errors import MistakeError

_checks: list[None] = []


@contextmanager
def strictly() -> Iterator[None]:
    """Check: somebody who writes a file is there to hear what is wrong with it."""
    _checks.append(None)
    try:
        yield
    finally:
        _checks.pop()


def refuse(sentence: str, about: str = "") -> None:
    """Say what is wrong while a file is checked; a game that exists goes on as it is."""
    if _checks:
        raise MistakeError(sentence, about)
