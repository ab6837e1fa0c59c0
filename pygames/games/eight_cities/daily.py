"""The daily challenge: the day's cities, against a bot."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.games.eight_cities import words


def challenge(day: Day) -> Challenge:
    """Return what the day asks: its seed places the cities (K2)."""
    return Challenge(task=words.DAILY, person=day.pick((0, 1), "8 Cities"), level=day.level)
