"""The daily challenge: a position to win against the best defence.

`wins.txt` has positions that the side to move wins within so many plies, and no sooner;
`python3 -m tests.tools.forced_wins` proves each of them.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from pygames.challenge import Challenge, Day
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


def challenge(day: Day) -> Challenge:
    """Return what the day asks: longer wins from Monday to Sunday."""
    plies, text = position(day)
    moves = (plies + 1) // 2
    return Challenge(
        task=words.daily(moves, text.endswith("w")),
        special=_special,
        minutes=moves,
        person=read(text).player,
        level=DEFENDER,
        start=text,
    )


def _special(state: Murus) -> str:
    """Say how many stacks there are, and how many first moves to choose from."""
    board = state.board
    mine, theirs = (board.stacks[player].bit_count() for player in (board.player, 1 - board.player))
    return words.daily_special(mine, theirs, len(state.legal_actions()))


def position(day: Day) -> tuple[int, str]:
    """Return the position of a day, and in how many plies it is won."""
    plies = PLIES[day.weekday]
    known = wins()[plies]
    first = PLIES.index(plies)
    number = day.week * PLIES.count(plies) + day.weekday - first
    return plies, known[number * _STRIDE % len(known)]


@cache
def wins() -> dict[int, tuple[str, ...]]:
    """Read the positions, by the length of the win."""
    lines = Path(__file__).with_name("wins.txt").read_text("ascii").splitlines()
    rows = [line.split(" ", 1) for line in lines]
    return {plies: tuple(text for n, text in rows if int(n) == plies) for plies in set(PLIES)}
