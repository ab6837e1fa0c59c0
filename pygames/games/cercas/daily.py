"""The daily challenge: the day's opening, against a bot."""

from __future__ import annotations

from pygames.challenge import Challenge, Day
from pygames.core import Action, Setup
from pygames.games.cercas import words
from pygames.games.cercas.rules import Cercas

_OPENING = 4
"""Actions that are played already, two by each side."""


def challenge(day: Day) -> Challenge:
    """Return what the day asks: to go on from an opening drawn by lot."""
    person = day.pick((0, 1), "Cercas")
    return Challenge(task=words.DAILY, person=person, level=day.level, opening=_opening(day))


def _opening(day: Day) -> tuple[Action, ...]:
    state = Cercas.initial(Setup(2, {}))
    played: tuple[Action, ...] = ()
    for ply in range(_OPENING):
        action = day.pick(sorted(state.legal_actions()), f"Cercas {ply}")
        state, played = state.child(action), (*played, action)
    return played
