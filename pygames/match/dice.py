"""Chance in a match: outcomes that follow from the values of all players."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from hashlib import sha256
from itertools import accumulate, count
from math import lcm

from pygames.core import CHANCE, Action, Player, State

_SPAN = 1 << 256
"""How many numbers a hash can be."""


def seed(author: Player, values: Sequence[bytes]) -> bytes:
    """Return the seed of chance: all players' values, including the author's new one."""
    return sha256(f"pygames dice 1 {author} ".encode("ascii") + b"".join(values)).digest()


def deal(state: State, seed: bytes) -> tuple[Action, ...]:
    """Return the outcomes of chance from here to the next decision, or to the end."""
    numbers, dealt = _numbers(seed), []
    while state.current_player() == CHANCE:
        dealt.append(pick(state.chance_outcomes(), numbers))
        state = state.child(dealt[-1])
    return tuple(dealt)


def pick(outcomes: Sequence[tuple[Action, Fraction]], numbers: Iterator[int]) -> Action:
    """Return an outcome with exactly its probability, by numbers below 2²⁵⁶.

    The outcomes count in alphabetical order. The numbers at the top that would make some of them
    likelier than others are passed over.
    """
    whole = lcm(*(probability.denominator for _, probability in outcomes))
    point = next(number for number in numbers if number < _SPAN - _SPAN % whole) % whole
    possible = sorted(outcomes)
    ends = accumulate(int(probability * whole) for _, probability in possible)
    return next(action for (action, _), end in zip(possible, ends, strict=True) if end > point)


def _numbers(seed: bytes) -> Iterator[int]:
    hashes = (sha256(seed + counter.to_bytes(4, "big")).digest() for counter in count())
    return (int.from_bytes(each, "big") for each in hashes)
