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
_MIDDLE = {2, 3, 4}
"""The rows and columns in the middle."""


def challenge(day: Day) -> Challenge:
    """Return the day's challenge: to continue from a random opening."""
    person = day.pick((0, 1), "Cercas")
    return Challenge(
        task=words.DAILY, special=_special, person=person, level=day.level, opening=_opening(day)
    )


def _special(state: Cercas) -> str:
    """Say where the opening's marks stand: at the edge, among the middle nine spaces, how near."""
    x, o = ([*_places(marks)] for marks in state.board.marks)
    apart = [(abs(a - c), abs(b - d)) for a, b in x for c, d in o]
    gap = min(map(max, apart))
    in_line = any(max(each) == gap and min(each) in {0, gap} for each in apart)
    edge = sum(1 for place in (*x, *o) if {*place} & {0, ACROSS - 1})
    middle = sum(1 for place in (*x, *o) if {*place} <= _MIDDLE)
    return words.daily_special(gap, in_line, edge, middle)


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
