"""The set-ups that the adapters are tested with: game, players, options."""

from __future__ import annotations

from pygames.core import Table
from tests.support.cards import changed
from tests.toy.dice_nim import GAME as TOY

SET_UPS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("murus-gallicus", 2, {}),
    ("cercas", 2, {}),
    ("eight-cities", 2, {}),
    ("eight-by-eight", 2, {}),
    ("eight-by-eight", 4, {}),
    ("on-tour", 1, {}),
    ("on-tour", 2, {"map": "europe"}),
    ("on-tour", 8, {}),
)

WITHOUT_PLANES = changed(
    TOY, table=lambda _: Table(("t1", "t2", "t3", "pass"), length=100, outcomes=("r1", "r2", "r3"))
)
"""A game that is not seen as numbers."""
