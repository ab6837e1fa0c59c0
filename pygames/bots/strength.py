"""Strengths between the levels of a bot, in quarters of a level.

A bot of strength 2.25 makes each decision as level 3 does with a chance of one in four, else as
level 2. So every decision is one that a level stands behind, also where levels differ in what has
nothing between it (plies, a net), and a game's bots need to know nothing of it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

STEPS = 4
"""The number of steps between two levels."""


def is_strength(number: float, levels: Sequence[int]) -> bool:
    """Tell whether a game's bots have a strength: a level, or quarters of the way to the next."""
    below, above = math.floor(number), math.ceil(number)
    return below in levels and above in levels and number * STEPS % 1 == 0


def level_for(strength: float, random: Random) -> int:
    """Return the level that makes a decision; a whole strength draws nothing from `random`."""
    below = math.floor(strength)
    rest = strength - below
    return below + (random.random() < rest) if rest else below
