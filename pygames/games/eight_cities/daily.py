"""The daily challenge: the day's cities, against a bot."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import SIZE, bits, name
from pygames.games.eight_cities.rules import Cities


def challenge(day: Day) -> Challenge:
    """Return what the day asks: its seed places the cities (K2)."""
    person = day.pick((0, 1), "8 Cities")
    return Challenge(task=words.DAILY, special=_special, person=person, level=day.level)


def _special(state: Cities) -> str:
    """Say which city is far from the others, and how many lie side by side."""
    places = {name(tile): divmod(tile.bit_length() - 1, SIZE) for tile in bits(state.board.cities)}
    steps = {
        city: sorted(abs(x - a) + abs(y - b) for a, b in places.values())[1]
        for city, (x, y) in places.items()
    }
    remote = max(steps, key=lambda city: steps[city])
    return words.daily_special(remote, steps[remote], [*steps.values()].count(1))
