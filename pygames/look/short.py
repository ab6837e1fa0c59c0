"""A game in short: four sentences for people who have never played it."""

from __future__ import annotations

from typing import NamedTuple


class InShort(NamedTuple):
    """What a game is about; each part is one sentence."""

    goal: str
    """The goal, in at most twenty words: a page may show it by itself."""
    turn: str
    """What to do in a turn."""
    end: str
    """When the game ends."""
    score: str
    """What counts in the end."""
