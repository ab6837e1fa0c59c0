"""The clauses of a game's rules, as its tests state them."""

from dataclasses import dataclass
from typing import Any

from pygames.door.article import Clause, article, clauses
from pygames.game import Game
from pygames.look.swap import CLAUSES
from tests.support.tables import stated


@dataclass(frozen=True)
class Clauses:
    """What `rules.md` must hold: its clauses, numbered from 1 without a gap."""

    last: str
    inserted: tuple[str, ...] = ()
    """Clauses with a letter behind their number, in order."""
    rulings: str = ""
    """The clauses that are rulings of this project, or have one, in order."""
    swap: bool = False
    """Whether the clauses of the swap rule come last, S1 to S4: rulings, all of them."""

    @property
    def numbered(self) -> list[str]:
        """The clauses without those inserted."""
        usual = [f"{self.last[0]}{n}" for n in range(1, int(self.last[1:]) + 1)]
        return usual + list(self._swap)

    @property
    def ruled(self) -> list[str]:
        """The clauses that have a ruling of this project."""
        return [*self.rulings.split(), *self._swap]

    @property
    def _swap(self) -> tuple[str, ...]:
        return CLAUSES if self.swap else ()


def clauses_of(game: Game[Any]) -> Clauses:
    """Return what the game's tests state; without that, as many as there are and no rulings."""
    return stated(game, "clauses", Clauses) or Clauses(last=_usual(clauses_in(game)))


def _usual(clauses: list[Clause]) -> str:
    return f"{clauses[0]['number'][0]}{len(clauses)}"


def clauses_in(game: Game[Any]) -> list[Clause]:
    """Return the clauses that players read."""
    return clauses(article(game.text()))
