"""Games of Murus Gallicus as Abstract Play records them.

Its "Basic MG" has these rules. Without "Static Start" each player begins by taking one
of their stacks apart, and puts its two stones on their second row: here such a game begins from
the position after that. Everything else is written alike.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from pygames.core import Action
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.board import COLUMN_NAMES

_BASIC = {"Basic MG", "basic"}
_STATIC = {"Static Start", "static"}


def read_foreign(
    variants: frozenset[str], moves: Sequence[str]
) -> tuple[str | None, Sequence[Action]]:
    """Return the position that a game begins from, and its actions (ValueError says why not)."""
    if not variants & _BASIC or variants - _BASIC - _STATIC:
        raise ValueError(words.ONLY_BASIC)
    if variants & _STATIC:
        return None, moves
    if len(moves) < 2:
        raise ValueError(words.NO_FIRST_TURN)
    white, black = _apart(moves[0], "W", 1, 2), _apart(moves[1], "B", 7, 6)
    return f"{black[0]}/{black[1]}/8/8/8/{white[1]}/{white[0]} w", moves[2:]


def _apart(move: str, stack: str, home: int, second: int) -> tuple[str, str]:
    """Return a player's first and second row after they have taken one stack apart."""
    match = re.fullmatch(f"([a-h]){home}-([a-h]){second},([a-h]){second}", move)
    if match is None or match[2] == match[3]:
        raise ValueError(words.not_apart(move[:20]))
    stacks = "".join("1" if column == match[1] else stack for column in COLUMN_NAMES)
    stones = "".join(
        stack.lower() if column in match.groups()[1:] else "1" for column in COLUMN_NAMES
    )
    return _shortened(stacks), _shortened(stones)


def _shortened(row: str) -> str:
    return re.sub("1+", lambda run: str(len(run[0])), row)
