"""How long a game lasts: bots play it, and each decision takes as long as a person's would.

Whoever takes up their turn first sees what has changed, and then chooses: the more there is to
choose from, the longer, by the same amount for each doubling (Hick 1952). SEE and CHOOSE are for
people who know the rules and play for fun. The cards give the minutes for as many players as the
page proposes, rounded to five. `lab.lengths` prints a table.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from statistics import median
from typing import Any

from pygames.game import Game
from pygames.record import states
from tests.support.botgames import Pace, Played, play

SEE = 10.0
"""Seconds to see what has changed since one's last turn."""
CHOOSE = 4.0
"""Seconds to choose between two; as much again for each doubling."""
STEP = 5
"""Minutes on cards are multiples of this."""
PACE = Pace(level=3, nodes=300, playouts=30)


@dataclass(frozen=True)
class Length:
    """One game: the number of decisions, how wide the choices were, and how long it took."""

    decisions: int
    choices: float
    seconds: float

    @classmethod
    def of(cls, source: Played) -> Length:
        """Measure a game."""
        line = states(source.record)
        choices = [len(line[ply].legal_actions()) for ply in source.decisions]
        movers = [line[ply].current_player() for ply in source.decisions]
        turns = 1 + sum(one != other for one, other in pairwise(movers))
        seconds = SEE * turns + CHOOSE * sum(map(math.log2, choices))
        return cls(len(choices), median(choices), seconds)


def measure(game: Game[Any], players: int, games: int) -> list[Length]:
    """Play this many games."""
    return [Length.of(play(game, f"length-{i}", PACE, players)) for i in range(games)]


def minutes(lengths: list[Length]) -> int:
    """Return the minutes that the card should state."""
    middle = median(length.seconds for length in lengths) / 60
    return max(STEP, STEP * round(middle / STEP))
