"""How much a test tries: more where the long form was asked for."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
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
    """Return so many of the cases, or all if there are fewer, drawn by the commit, in their order.

    For cases that are alike: over several commits each has its turn. In the long form, and with
    PYGAMES_DRAW=all, all.
    """
    if is_long() or commit() == "all":
        return list(cases)
    places = Random(commit()).sample(range(len(cases)), min(count, len(cases)))
    return [cases[place] for place in sorted(places)]


def seeds(short: int, long: int) -> Sequence[int]:
    """Return the numbers of random games: so many of the long form's, drawn by the commit.

    PYGAMES_FUZZ=<n> asks for the first n.
    """
    asked = os.environ.get("PYGAMES_FUZZ")
    return range(int(asked)) if asked else drawn(range(long), short)


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


def due(cases: Iterable[str], place: str) -> str:
    """Return the case whose turn it is at this commit.

    At one place it is the same wherever parameters are the same, so that they are set up once.
    """

    def order(text: str) -> bytes:
        return sha256(f"{commit()} {place} {text}".encode()).digest()

    return min(cases, key=lambda case: (order(case.partition("[")[2]), order(case)))


@cache
def commit() -> str:
    """Name the commit, so that each one draws cases of its own; elsewhere always the same.

    PYGAMES_DRAW=<any word> draws others.
    """
    if asked := os.environ.get("PYGAMES_DRAW"):
        return asked
    done = subprocess.run(
        ["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    return done.stdout.strip() or "no commit"
