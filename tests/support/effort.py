"""How much a test tries: more where the long form was asked for."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from web.tools.console import ROOT

One = TypeVar("One")
Other = TypeVar("Other")

_asked: list[bool] = []


def ask_for_long(asked: bool) -> None:
    """Remember pytest's option `--long`; tests/conftest.py calls this before it collects."""
    _asked[:] = [asked]


def is_long() -> bool:
    """Whether the long form was asked for, with `python3 build.py test --long`."""
    return _asked == [True]


def often(short: int, long: int) -> int:
    """Return how many times to try something, at any time, also while a module is imported."""
    return long if is_long() else short


def drawn(cases: Sequence[One], count: int) -> list[One]:
    """Return this many of the cases, drawn by the commit, in order; all in the long form.

    For cases that are alike: over several commits each has its turn.
    """
    if is_long():
        return list(cases)
    places = Random(commit()).sample(range(len(cases)), count)
    return [cases[place] for place in sorted(places)]


def paired(ones: Sequence[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
    """Return each of both at least once, in pairs drawn by the commit; all pairs in the long form.

    For what is looked at in every combination: over several commits each has its turn.
    """
    if is_long():
        return [(one, other) for one in ones for other in others]
    first = Random(commit()).randrange(max(len(ones), len(others)))
    return [
        (ones[place % len(ones)], others[(place + first) % len(others)])
        for place in range(max(len(ones), len(others)))
    ]


@cache
def commit() -> str:
    """Name the commit, so that each one draws cases of its own; elsewhere always the same."""
    done = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "no commit"
