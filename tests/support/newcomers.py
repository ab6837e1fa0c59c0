"""The words for a newcomer to a game, as the game's own tests state them.

`tests/games/<name>/newcomer.py` is such a module. Sentences are regular expressions; `{other}`
stands for the name of the player opposite.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from pygames.core import CHANCE
from pygames.game import Game
from pygames.record import Record, states
from tests.support.tables import stated


@dataclass(frozen=True)
class Press:
    """What is announced when places are pressed one after another, the last of them perhaps in
    vain."""

    places: tuple[str, ...]
    """How the names of places or buttons begin."""
    says: str
    start: str | None = None
    actions: tuple[str, ...] = ()


@dataclass(frozen=True)
class Turn:
    """A whole turn, and the places that brackets mark after it and nothing like them before."""

    actions: tuple[str, ...]
    places: tuple[str, ...]
    start: str | None = None
    before: tuple[str, ...] = ()


@dataclass(frozen=True)
class End:
    """The words at the end of a golden game, for the player who decided last."""

    golden: str
    result: str
    reason: str


@dataclass(frozen=True)
class Newcomer:
    """The words for a newcomer, by default those that every game has."""

    turns: Sequence[str] = (r"Your turn: .+",)
    """What the status says when it is one's turn."""
    told: str = r".+\."
    """What stands under it when the other has moved."""
    presses: Sequence[Press] = ()
    turn: Turn | None = None
    """None where brackets have the colour of something else on the board."""
    end: End | None = None


def newcomer_of(game: Game[Any]) -> Newcomer:
    """Return what the game's tests state."""
    return stated(game, "newcomer", Newcomer) or Newcomer()


def last_decision(record: Record) -> tuple[int, int]:
    """Return the ply before the last decision of a finished game, and who made it."""
    movers = [state.current_player() for state in states(record)[:-1]]
    ply = max(ply for ply, mover in enumerate(movers) if mover != CHANCE)
    return ply, movers[ply]
