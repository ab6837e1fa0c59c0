"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

import re
from collections.abc import Sequence

from pygames.games.eight_by_eight.board import BITS
from pygames.games.eight_by_eight.result import NAMES
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.games.eight_by_eight.table import Table
from pygames.look.show import Explanation

_PLACES = re.compile(r"(space)-([1-8])-([1-8])|(blackout)-([1-8])|(pass)", re.ASCII)


def explain(state: EightByEight, picks: Sequence[str]) -> Explanation:
    """Say why these picks lead to no action."""
    table = state.table
    if table.over:
        return Explanation("The game is over.", "E8" if table.ending else "E9")
    if not table.roll:
        return Explanation(f"{NAMES[table.player]} has to roll first.", "E3")
    found = _PLACES.fullmatch(picks[0]) if picks else None
    if found is None:
        return Explanation("Only the spaces of the board and the blackouts can be chosen.", "E5")
    if found[1]:
        return _not_this_space(table, found[2], found[3])
    if found[4]:
        return _not_this_mark(table, int(found[5]))
    return _not_a_pass(table)


def _not_this_space(table: Table, row: str, column: str) -> Explanation:
    bit = BITS[f"{row},{column}"]
    name, roll = NAMES[table.player], table.roll
    for owner, mine in zip(NAMES, table.pieces, strict=False):
        if mine & bit:
            words = f"A piece of {owner} is there; a new one needs an empty space."
            return Explanation(f"{row},{column} is taken. {words}", "E5")
    if str(roll) in (row, column):
        return Explanation(f"{row},{column} is empty, and the roll of {roll} opens it.", "E5")
    words = f"{name} rolled {roll}, so a piece must go in row {roll} or column {roll}."
    return Explanation(words, "E5")


def _not_this_mark(table: Table, number: int) -> Explanation:
    name, roll = NAMES[table.player], table.roll
    if number == roll:
        return Explanation(f"{name} rolled {roll} and can black it out.", "E6")
    words = f"{name} rolled {roll}, so only {roll} can be blacked out, not {number}."
    return Explanation(words, "E6")


def _not_a_pass(table: Table) -> Explanation:
    roll = table.roll
    if not table.open:
        return Explanation(f"Row and column {roll} are full, so the turn can be passed.", "E7")
    words = f"There is an empty space in row or column {roll}: place there, or black {roll} out."
    return Explanation(words, "E7")
