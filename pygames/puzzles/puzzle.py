"""A puzzle, and what a game with puzzles can do."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Generic, Literal

from pygames.core import Action, Options, Player, S
from pygames.packing import Unpacker

Verdict = Literal["right", "more", "wrong"]
"""Solved; right so far; or not what was asked for."""
BANDS = (1, 2, 3, 4, 5)
"""How hard a puzzle is, the easiest first."""


@dataclass(frozen=True, kw_only=True)
class Puzzle:
    """A position, the task of the player to move, and what was proved to be right."""

    players: int
    options: Options = field(default_factory=dict)
    start: str | None = None
    """The position text that its record begins from; None for the usual beginning."""
    actions: tuple[Action, ...] = ()
    """The actions before the puzzle, outcomes of chance included."""
    player: Player
    """The player who has to solve it."""
    asks: str
    """The task, in a sentence."""
    moves: int
    """The number of own turns to the solution, of one action or several."""
    band: int
    themes: tuple[str, ...]
    """The ids of what it is about; the words for them give away too much before it is solved."""
    line: tuple[Action, ...]
    """The solution: own actions, and the longest defence of the others."""


def themes_that_hold(holds: Mapping[str, bool]) -> tuple[str, ...]:
    """Return the themes that hold, in their order."""
    return tuple(theme for theme, is_so in holds.items() if is_so)


def false_theme(puzzle: Puzzle, holds: Mapping[str, bool]) -> str | None:
    """Say which theme a puzzle should have and hasn't, or the other way round."""
    unknown = set(puzzle.themes) - holds.keys()
    for theme, is_so in (*dict.fromkeys(unknown, False).items(), *holds.items()):
        if (theme in puzzle.themes) != is_so:
            return f"{theme} is {'so' if is_so else 'not so'}"
    return None


@dataclass(frozen=True)
class Judged:
    """The verdict on an answer, and the reply."""

    verdict: Verdict
    said: str = ""
    """A sentence; it may be empty if the answer is right so far."""
    replies: tuple[Action, ...] = ()
    """What follows: the longest defence, or what refutes the answer."""
    lost: float | None = None
    """The points that the answer loses, if answers are graded."""


Judge = Callable[[Puzzle, Sequence[S], Sequence[Action]], Judged]
"""Judges an answer: from the puzzle, the states from its position on, and the actions since."""


@dataclass(frozen=True, kw_only=True)
class Puzzles(Generic[S]):
    """How a game reads its puzzles, and judges answers."""

    read: Callable[[Unpacker], Puzzle]
    """Reads a puzzle from the numbers that the maker has packed (ValueError if it can't)."""
    judge: Judge[S]


def puzzles_in(module: str) -> Callable[[], Puzzles[Any]]:
    """Return a function that gives the `PUZZLES` of a module, imported when first asked for."""

    def puzzles() -> Puzzles[Any]:
        own: Puzzles[Any] = import_module(module).PUZZLES
        return own

    return puzzles
