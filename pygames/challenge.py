"""What a game asks of everyone on one day; it follows from the number of the day alone."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeVar

from pygames.core import Action, Options, Player

LEVELS = (1, 2, 2, 3, 3, 4, 5)
"""The level of the bots on each day of the week, from Monday."""

T = TypeVar("T")


@dataclass(frozen=True)
class Day:
    """A day in UTC, and what is drawn for it, alike on every machine."""

    number: int
    """Days since 1 January 1970."""

    @property
    def weekday(self) -> int:
        """The day of the week, 0 for Monday."""
        return (self.number + 3) % 7

    @property
    def week(self) -> int:
        """The number of the week, which begins on Monday."""
        return (self.number + 3) // 7

    @property
    def level(self) -> int:
        """The level of the day's bots: easy on Monday, the strongest on Sunday."""
        return LEVELS[self.weekday]

    def pick(self, things: Sequence[T], what: str) -> T:
        """Draw one of these things; `what` it is for separates the draws of one day."""
        digest = hashlib.sha256(f"day-{self.number}:{what}".encode("ascii")).digest()
        return things[int.from_bytes(digest, "big") % len(things)]


class First(NamedTuple):
    """The right first moves of a puzzle, and the answer to any other."""

    actions: tuple[Action, ...]
    wrong: str


@dataclass(frozen=True, kw_only=True)
class Challenge:
    """What a game asks of a day; its dice and cards come from the day's own seed."""

    task: str
    """What to do, in a sentence."""
    special: Callable[[Any], str]
    """Says in a sentence what is special about the position that it begins with."""
    minutes: int | None = None
    """How long it takes; None if it takes as long as any game."""
    aim: Literal["win", "score"] = "win"
    """The goal: to win against bots, or to score more alone than they do."""
    players: int = 2
    person: Player = 0
    """Where the person sits; bots have all other seats."""
    level: int = 1
    """The level of these bots."""
    options: Options = field(default_factory=dict)
    start: str | None = None
    first: First | None = None
    """Of a puzzle: pages take other first moves back."""
    opening: tuple[Action, ...] = ()
    """Actions before the person's first decision."""
