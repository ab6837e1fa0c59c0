"""Facts that sentences tell."""

from __future__ import annotations

from typing import NamedTuple


class Held(NamedTuple):
    """What an area holds, or what is written in it."""

    value: str
    """As actions write it, such as "04": a star is "*", an X is "X", and nothing is ""."""
    area: str
    """The area's name."""
    circled: bool = False
