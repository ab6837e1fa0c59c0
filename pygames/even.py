"""The strength of bot that a person beats half of the time, found from how games went.

Skill is measured in levels: a person of skill 2.5 wins half of the games against strength 2.5. What
is known of it is a normal distribution, which each game updates as Glicko does, with the variance
growing a little between games: so recent ones weigh more.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from pygames.bots.strength import LOWEST, STEPS
from pygames.hall import Finished, level_of

PER_LEVEL = 0.95
"""What a level adds to the logit of winning: 72%, the mean of the steps in docs/strength.md."""
_GENTLE = 0.5
"""How far above the first level a newcomer is assumed to be."""
_UNSURE = 2.0**2
"""The variance of a newcomer's skill."""
_DRIFT = 0.2**2
"""By how much the variance grows between two games."""
_BEYOND = 0.5
"""How far skill may leave the levels: not so far that many games are needed to return."""


@dataclass(frozen=True)
class Met:
    """A game against a bot: its strength, and 1, 0.5 or 0 for a win, a draw or a loss."""

    strength: float
    score: float


def even_strength(games: Iterable[Met], levels: Sequence[int]) -> float:
    """Return the strength to meet next; `games` are in order, the oldest first.

    After a win it is never lower than before, and after a loss never higher.
    """
    lowest, highest = levels[0] - 1 + LOWEST, levels[-1]
    skill, variance = levels[0] + _GENTLE, _UNSURE
    for game in games:
        expected = 1 / (1 + math.exp(PER_LEVEL * (game.strength - skill)))
        learned = PER_LEVEL**2 * expected * (1 - expected)
        variance = 1 / (1 / (variance + _DRIFT) + learned)
        skill += variance * PER_LEVEL * (game.score - expected)
        skill = min(max(skill, lowest - _BEYOND), highest + _BEYOND)
    return min(max(round(skill * STEPS) / STEPS, lowest), highest)


def met(games: Iterable[Finished]) -> list[Met]:
    """Return the games of one person against one bot that count."""
    return [_met(game) for game in games if game.counts() and _is_duel(game)]


def _is_duel(game: Finished) -> bool:
    persons = game.seats.count("person")
    return len(game.seats) == 2 and persons == 1 and any(map(level_of, game.seats))


def _met(game: Finished) -> Met:
    person = game.seats.index("person")
    score = {"won": 1.0, "drawn": 0.5, "lost": 0.0}[game.result(person)]
    return Met(level_of(game.seats[1 - person]), score)
