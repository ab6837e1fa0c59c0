"""Finds puzzles and proves them: a maker and a proof for each game, which the package does without.

`python3 -m lab.puzzles make` and `prove` run them.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from random import Random
from typing import Protocol, cast

from pygames.packing import Packer
from pygames.puzzles import Puzzle


@dataclass(frozen=True)
class Harvest:
    """What one game of bots has given."""

    tried: int
    """How many positions were looked at."""
    puzzle: Packer | None = None
    """The best puzzle in it, if there is one."""


class Maker(Protocol):
    """The module that finds the puzzles of a game."""

    def harvest(self, random: Random) -> Harvest:
        """Let bots play a game, and prove the best puzzle in it; the same for the same numbers."""

    def key(self, puzzle: Puzzle) -> str:
        """Return a text that is the same for puzzles that are equal up to symmetry."""


class Prover(Protocol):
    """The module that checks puzzles, without the searches' code."""

    def fault(self, puzzle: Puzzle) -> str | None:
        """Say what is wrong about a puzzle, by exhaustive search; None if nothing is."""


def maker(game: str) -> Maker:
    """Return what finds the puzzles of a game."""
    return cast("Maker", import_module(f"{__name__}.{game.replace('-', '_')}_maker"))


def prover(game: str) -> Prover:
    """Return what checks them."""
    return cast("Prover", import_module(f"{__name__}.{game.replace('-', '_')}_proof"))
