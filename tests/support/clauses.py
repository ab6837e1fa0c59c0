"""The clauses of a game's rules, as its tests state them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygames.door.card import clauses as written_clauses
from pygames.game import Game
from tests.support.tables import stated

__all__ = ["Clauses", "clauses_of", "written_clauses"]


@dataclass(frozen=True)
class Clauses:
    """What `rules.md` must hold: its clauses, numbered from 1 without a gap."""

    last: str
    inserted: tuple[str, ...] = ()
    """Clauses with a letter behind their number, in order."""
    rulings: str = ""
    """The clauses that are rulings of this project, or have one, in order."""

    @property
    def numbered(self) -> list[str]:
        """The clauses without those inserted."""
        return [f"{self.last[0]}{n}" for n in range(1, int(self.last[1:]) + 1)]


def clauses_of(game: Game[Any]) -> Clauses:
    """Return what the game's tests state; without that, as many as there are and no rulings."""
    return stated(game, "clauses", Clauses) or Clauses(last=_usual(written_clauses(game)))


def _usual(clauses: list[tuple[str, str]]) -> str:
    return f"{clauses[0][0][0]}{len(clauses)}"
