"""A game with comments and variations."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pygames.core import Outcome
from pygames.ending import Ended
from pygames.record import Record, alike

NAME = "Player{}"
"""The tag with the name of a player, numbered from 1."""


@dataclass(frozen=True)
class Step:
    """An action, the comment on it, and variations."""

    action: str
    comment: str = ""
    instead: tuple[Line, ...] = ()
    """Variations: each begins before this action."""


Line = tuple[Step, ...]
"""Actions one after the other."""


@dataclass(frozen=True)
class Annotated:
    """A game with comments on it and its moves, and variations."""

    begun: Record
    """The beginning of the game, without actions."""
    steps: Line = ()
    ended: Ended | None = None
    """How it was ended early."""
    comment: str = ""
    """The comment before the first action."""
    tags: tuple[tuple[str, str], ...] = ()
    """Further tags of the text, such as a date: each name with its value, in order."""

    @property
    def record(self) -> Record:
        """The game alone."""
        actions = tuple(step.action for step in self.steps)
        return replace(self.begun, actions=actions, ended=self.ended)

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, "" for those without one."""
        names = dict(self.tags)
        players = range(1, self.begun.header.players + 1)
        return tuple(names.get(NAME.format(player), "") for player in players)

    @classmethod
    def of(cls, record: Record) -> Annotated:
        """Take a game without comments."""
        steps = tuple(map(Step, record.actions))
        return cls(replace(record, actions=(), ended=None), steps, record.ended)

    def follow(self, record: Record) -> Annotated:
        """Return how the game goes on, or how it was before moves were taken back.

        What is said of actions stays as far as they are the same.
        """
        same = alike(self.record.actions, record.actions)
        steps = (*self.steps[:same], *map(Step, record.actions[same:]))
        return replace(self, steps=steps, ended=record.ended)


def result(ended: Outcome) -> str:
    """Write who has won: each player's share of the win, or the points of a player alone."""
    returns = ended.returns or ()
    if len(returns) == 1:
        return str(returns[0])
    winners = ended.winners or tuple(range(len(returns)))
    share = "1" if len(winners) == 1 else f"1/{len(winners)}"
    return "-".join(share if player in winners else "0" for player in range(len(returns)))
