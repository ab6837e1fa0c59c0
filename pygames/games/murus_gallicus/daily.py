"""The daily challenge: a position to win against the best defence.

`wins.txt` has positions that the side to move wins in a given number of plies and no sooner, with
the first moves that do; `python3 -m lab.forced_wins` proves each of them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from pygames.challenge import Challenge, Day, First
from pygames.core import Action
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.position_text import read
from pygames.games.murus_gallicus.rules import Murus

PLIES = (3, 3, 5, 5, 7, 7, 9)
"""How long the win is on each day of the week, from Monday on."""
DEFENDER = 5
"""The level of the bot that holds out as long as it can."""
_STRIDE = 17
"""Steps through the list, where positions that follow each other are alike; it shares no factor
with the number of positions of any length, so all of them come."""


class Win(NamedTuple):
    """A position that the side to move wins, and the first moves that lead there in time."""

    text: str
    first: tuple[Action, ...]

    @property
    def stacks(self) -> int:
        """How many stacks the side to move has."""
        board = read(self.text)
        return board.stacks[board.player].bit_count()


def challenge(day: Day) -> Challenge:
    """Return what the day asks: longer wins from Monday to Sunday."""
    plies, win = position(day)
    moves = (plies + 1) // 2

    def special(state: Murus) -> str:
        return words.daily_special(len(win.first), len(state.legal_actions()))

    return Challenge(
        task=words.daily(moves, win.text.endswith("w")),
        special=special,
        minutes=moves,
        person=read(win.text).player,
        level=DEFENDER,
        start=win.text,
        first=First(win.first, words.daily_wrong(moves)),
    )


def position(day: Day) -> tuple[int, Win]:
    """Return the position of a day, and in how many plies it is won."""
    plies = PLIES[day.weekday]
    wins_at = wins()[plies]
    first = PLIES.index(plies)
    number = day.week * PLIES.count(plies) + day.weekday - first
    return plies, wins_at[number * _STRIDE % len(wins_at)]


@cache
def wins() -> dict[int, tuple[Win, ...]]:
    """Return the positions with several stacks to choose from, by the length of the win."""
    return {
        plies: tuple(win for win in stacked if win.stacks > 1)
        for plies, stacked in every_win().items()
    }


def every_win() -> dict[int, tuple[Win, ...]]:
    """Read all positions, by the length of the win."""
    by_plies: dict[int, tuple[Win, ...]] = dict.fromkeys(sorted({*PLIES}), ())
    for line in Path(__file__).with_name("wins.txt").read_text("ascii").splitlines():
        plies, board, side, *first = line.split()
        by_plies[int(plies)] += (Win(f"{board} {side}", tuple(first)),)
    return by_plies
