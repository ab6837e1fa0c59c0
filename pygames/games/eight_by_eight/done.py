"""What a player did in a turn, step by step, for sentences that tell it in one go."""

from __future__ import annotations

from typing import Literal, NamedTuple


class Done(NamedTuple):
    """One step of a turn."""

    what: Literal["rolled", "blacked out", "placed", "passed"]
    number: int = 0
    """The number that was rolled or blacked out, or the row of a piece."""
    column: int = 0
    rolled: bool = False
    """Whether it is the number that was rolled just before."""
