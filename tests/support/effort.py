"""How much a test tries: more where the long form was asked for."""

from __future__ import annotations

_asked: list[bool] = []


def ask_for_long(asked: bool) -> None:
    """Take note of pytest's option `--long`; tests/conftest.py does so before it collects."""
    _asked[:] = [asked]


def is_long() -> bool:
    """Whether the long form was asked for, with `python3 build.py test --long`."""
    return _asked == [True]


def often(short: int, long: int) -> int:
    """Return how many times to try something, at any time, also while a module is imported."""
    return long if is_long() else short
