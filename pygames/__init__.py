"""Board games: exact rules, bots, and scenes to draw, in the standard library alone.

These names are stable. To write a game, also use `pygames.game`, `pygames.look`, `pygames.bots`
and `pygames.conformance`.
"""

from typing import TYPE_CHECKING

from pygames.core import CHANCE, TERMINAL, Action, Outcome, Player, Setup, State, outcome_of
from pygames.door.bridge import answer
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, extend, final, new, outcome, parse, states

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygames.vector import svg

__version__ = "0.7.7"

__all__ = [
    "CHANCE",
    "TERMINAL",
    "Action",
    "Game",
    "GameError",
    "Outcome",
    "Player",
    "Record",
    "Setup",
    "State",
    "__version__",
    "answer",
    "catalog",
    "extend",
    "final",
    "find",
    "new",
    "outcome",
    "outcome_of",
    "parse",
    "states",
    "svg",
]


def __getattr__(name: str) -> "Callable[..., str]":
    """Import what draws only when it is wanted: the wheel of a page doesn't have it."""
    if name == "svg":
        from pygames.vector import svg  # noqa: PLC0415

        return svg
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
