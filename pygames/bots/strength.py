"""Strengths between the levels of a bot, and below the first, in quarters of a level.

A bot of strength 2.25 makes each decision as level 3 does with a chance of one in four, else as
level 2. So every decision is one that a level stands behind, also where levels differ in what has
nothing between it (plies, a net), and a game's bots need to know nothing of it. Below the first
level there is no bot to take turns with: a bot of strength 0.75 decides as level 1, but draws
every fourth of its moves by lot. The gentlest draws nine moves in ten, and is not much stronger
than a player who moves anyhow; so it may pass a win by, as no other does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from pygames.bots.budget import Thought
from pygames.core import Action

STEPS = 4
"""The number of steps between two levels."""
LOWEST = 0.1
"""The least strength, as a part of the first level; the only one between two quarters."""


def is_strength(number: float, levels: Sequence[int]) -> bool:
    """Tell whether a game's bots have a strength: a level, or quarters between or below them."""
    if not math.isfinite(number):
        return False
    below, above = math.floor(number), math.ceil(number)
    is_level = number >= LOWEST and above in levels and (below in levels or above == levels[0])
    return is_level and (number == LOWEST or number * STEPS % 1 == 0)


def level_for(strength: float, random: Random) -> int:
    """Return the level that makes a decision; a whole strength draws nothing from `random`."""
    below = math.floor(strength)
    rest = strength - below
    if not rest or not below:
        return max(1, below)
    return below + (random.random() < rest)


def by_lot(thought: Thought, strength: float, legal: Sequence[Action], random: Random) -> Thought:
    """Return the thought of a bot, or a move drawn by lot as often as it falls short of level 1.

    An end that it sees is played, except by the gentlest: in some games that alone would beat a
    player who moves anyhow.
    """
    ends = max(thought.win) == 1 and strength > LOWEST
    if strength >= 1 or ends or random.random() < strength:
        return thought
    action = random.choice(legal)
    return replace(thought, action=action, line=(action,), votes=())
