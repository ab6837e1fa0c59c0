"""The players of a game as facts: what each is called, and who is the reader.

No language has a say in it. The grammar of each makes words of a `Who`: "you", "dein", "Mustal".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from pygames.core import Player


class Who(NamedTuple):
    """A player: by name, or as the reader."""

    name: str
    you: bool = False


@dataclass(frozen=True)
class Cast:
    """The players of a game by their names; one of them may be the reader."""

    names: Sequence[str]
    you: Player | None = None

    def __getitem__(self, player: Player) -> Who:
        """Return a player."""
        return Who(self.names[player], player == self.you)

    def each(self, players: Sequence[Player]) -> list[Who]:
        """Return several players, the reader before the others."""
        return sorted((self[player] for player in players), key=lambda who: not who.you)
