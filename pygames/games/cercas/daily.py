"""The daily challenge: the day's opening, against a bot."""

from __future__ import annotations

from collections.abc import Iterator

from pygames.challenge import Challenge, Day
from pygames.core import Action, Setup
from pygames.games.cercas import words
from pygames.games.cercas.board import ACROSS, SPACES
from pygames.games.cercas.rules import Cercas

_OPENING = 4
"""Actions that are played already, two by each side."""


def challenge(day: Day) -> Challenge:
    """Return the day's challenge: to continue from a random opening."""
    person = day.pick((0, 1), "Cercas")
    return Challenge(
        task=words.DAILY, special=_special, person=person, level=day.level, opening=_opening(day)
    )


def _special(state: Cercas) -> str:
    """Describe the distance between the opening's marks."""
    x, o = ([*_places(marks)] for marks in state.board.marks)
    gap = min(max(abs(a - c), abs(b - d)) for a, b in x for c, d in o)
    edge = sum(1 for row, column in (*x, *o) if {row, column} & {0, ACROSS - 1})
    return words.daily_special(gap, edge)


def _places(marks: int) -> Iterator[tuple[int, int]]:
    """Yield the row and the column of each mark."""
    return (divmod(space, ACROSS) for space in range(len(SPACES)) if marks >> space & 1)


def _opening(day: Day) -> tuple[Action, ...]:
    state = Cercas.initial(Setup(2, {}))
    opening: tuple[Action, ...] = ()
    for ply in range(_OPENING):
        action = day.pick(sorted(state.legal_actions()), f"Cercas {ply}")
        state, opening = state.child(action), (*opening, action)
    return opening
