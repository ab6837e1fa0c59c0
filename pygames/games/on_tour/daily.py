"""The daily challenge: a tour alone, with the day's dice and cards."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour


def challenge(day: Day) -> Challenge:
    """Return what the day asks: the maps take turns, the day's seed rolls and draws (T4, T6)."""
    land = list(MAPS)[day.number % len(MAPS)]
    return Challenge(
        task=words.DAILY, special=_special, aim="score", players=1, options={"map": land}
    )


def _special(state: Tour) -> str:
    """Name the map, and what comes first."""
    return words.daily_special(
        words.MAPS[state.map.id], state.turn.roll, starred=state.turn.starred
    )
