"""The daily challenge: the day's rolls, against a bot."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.rules import EightByEight


def challenge(day: Day) -> Challenge:
    """Return what the day asks: its seed rolls the die (E3)."""
    person = day.pick((0, 1), "Eight-by-Eight")

    def special(state: EightByEight) -> str:
        return words.daily_special(state.board.roll, person)

    return Challenge(task=words.DAILY, special=special, person=person, level=day.level)
