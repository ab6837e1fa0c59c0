"""How much a test tries: more where the long form was asked for; and which random inputs."""

import os
from collections.abc import Sequence
from random import Random
from typing import TypeVar

One = TypeVar("One")
Other = TypeVar("Other")

SEED = int(os.environ.get("PYGAMES_SEED", "0"))
"""What random inputs begin with: always the same, unless PYGAMES_SEED=<number> says another."""

_asked: list[bool] = []


def ask_for_long(flag: bool) -> None:
    """Remember pytest's option `--long`; tests/conftest.py calls this before it collects."""
    _asked[:] = [flag]


def is_long() -> bool:
    """Whether the long form was asked for, with `python3 build.py test --long`."""
    return _asked == [True]


def often(short: int, long: int) -> int:
    """Return how many times to try something, at any time, also while a module is imported."""
    return long if is_long() else short


def seeds(short: int, long: int) -> range:
    """Return the numbers of random games: so many, from the seed on.

    PYGAMES_FUZZ=<n> asks for n.
    """
    return range(SEED, SEED + int(os.environ.get("PYGAMES_FUZZ", often(short, long))))


def sampled(cases: Sequence[One], count: int) -> list[One]:
    """Return so many of the cases, or all if there are fewer, in their order; in the long form all.

    For inputs of which any is as good as any other, and never for promises.
    """
    count = min(often(count, len(cases)), len(cases))
    return [cases[place] for place in sorted(Random(SEED).sample(range(len(cases)), count))]


def covering(ones: Sequence[One], others: Sequence[Other]) -> list[tuple[One, Other]]:
    """Return pairs in which each of both is at least once; all pairs in the long form."""
    if is_long():
        return [(one, other) for one in ones for other in others]
    return [
        (ones[place % len(ones)], others[place % len(others)])
        for place in range(max(len(ones), len(others)))
    ]
