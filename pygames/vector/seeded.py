"""Random numbers that are always the same for one text: those of the page's own painter.

FNV-1a (32 bits) of the text seeds mulberry32. Pictures and boards then have the same textures.
"""

from __future__ import annotations

from collections.abc import Callable

Random = Callable[[], float]
_WHOLE = 0xFFFFFFFF


def seeded(text: str) -> Random:
    """Return a generator of numbers from 0 up to 1."""
    state = _hash(text)

    def draw() -> float:
        nonlocal state
        state = (state + 0x6D2B79F5) & _WHOLE
        mixed = (state ^ state >> 15) * (1 | state) & _WHOLE
        mixed = (mixed + (mixed ^ mixed >> 7) * (61 | mixed)) & _WHOLE ^ mixed
        return (mixed ^ mixed >> 14) / (_WHOLE + 1)

    return draw


def between(random: Random, low: float, high: float) -> float:
    """Return a random number between two bounds."""
    return low + random() * (high - low)


def _hash(text: str) -> int:
    value = 0x811C9DC5
    for letter in text:
        value = (value ^ ord(letter)) * 0x01000193 & _WHOLE
    return value
