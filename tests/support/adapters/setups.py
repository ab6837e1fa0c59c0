"""The set-ups that the adapters are tested with: game, players, options."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from pygames import examples
from pygames.core import Table
from pygames.game import Game
from pygames.workshop.one_file import card_in, module_of
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

SMALL: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("hex-7x7", 2, {}),
    ("breakthrough-5x6", 2, {}),
    ("race-with-a-die", 2, {}),
)
"""Games in one file."""


def small_games() -> list[Game[Any]]:
    """Return the cards of the games in one file, which no catalogue has."""
    files = (Path(examples.__file__).parent / f"{id.partition('-')[0]}.py" for id, _, _ in SMALL)
    return [card_in(module_of(file)) for file in files]


WITHOUT_PLANES = changed(
    TOY, table=lambda _: Table(("t1", "t2", "t3", "pass"), length=100, outcomes=("r1", "r2", "r3"))
)
"""A game that is not seen as numbers."""
