"""Facts that sentences tell: what a player did in a turn, and what has broken a tie."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

from pygames.core import Player


class Done(NamedTuple):
    """One step of a turn."""

    what: Literal["rolled", "blacked out", "placed", "passed"]
    number: int = 0
    """The number that was rolled or blacked out, or the row of a piece."""
    column: int = 0
    rolled: bool = False
    """Whether it is the number that was rolled just before."""


class More(NamedTuple):
    """Who of several players has most of something: it has told them apart (E10)."""

    players: Sequence[Player]
    most: int
    less: int
    """The most that any other has."""
