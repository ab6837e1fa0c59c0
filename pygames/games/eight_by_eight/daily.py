"""The daily challenge: the day's rolls, against a bot."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.games.eight_by_eight import words


def challenge(day: Day) -> Challenge:
    """Return what the day asks: its seed rolls the die (E3)."""
    return Challenge(task=words.DAILY, person=day.pick((0, 1), "Eight-by-Eight"), level=day.level)
