"""What the better of two actions gets, prevents or keeps, counted by the rules alone.

A game counts a few things in a position, for each player. What is counted after both actions, and
is more to the player's liking after the better one, can be said: it isn't so after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic

from pygames.core import Player, S


@dataclass(frozen=True)
class Measure(Generic[S]):
    """Something that is counted in a position, for a player."""

    count: Callable[[S, Player], int | None]
    """None where it isn't known."""
    say: Callable[[str, int, int], str]
    """Names the player, and says how much it is after an action, and how much otherwise."""
    good: bool = True
    """Whether players want much of it."""
    least: int = 1
    """The least difference that is worth saying."""


@dataclass(frozen=True)
class Contrast(Generic[S]):
    """Sets the position after an action beside that after a better one."""

    measures: Sequence[Measure[S]]
    """The most telling first."""
    names: Sequence[str]

    def __call__(self, player: Player, after: S, better: S, players: int) -> str:
        """Say what speaks for the better action of a player; "" if nothing that is counted does."""
        others = [(player + step) % players for step in range(1, players)]
        for measure in self.measures:
            for who in (*others, player):
                now, otherwise = measure.count(after, who), measure.count(better, who)
                if now is None or otherwise is None:
                    continue
                gain = otherwise - now if measure.good == (who == player) else now - otherwise
                if gain >= measure.least:
                    return measure.say(self.names[who], now, otherwise)
        return ""
