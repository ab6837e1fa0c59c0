"""Español: cómo las frases nombran a quienes juegan, cuentan y enumeran. Se trata de tú.

Names may be those of people, so no word beside them shows a gender. After several names that
include "tú" no verb follows: it would differ between Spain and America.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from pygames.core import Player
from pygames.grammar.common import Named, joined_by
from pygames.grammar.common import alphabetical as _by_letters
from pygames.grammar.common import capital as capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import sentence as sentence

_BEFORE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
_BEFORE_O = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)


class Cast(Named):
    """The players of a game as sentences name them; "tú" is small, as within a sentence."""

    YOU, AND = "tú", "y"

    def named(self, players: Sequence[Player]) -> str:
        """Name several players, "tú" before the others."""
        return joined(self.each_named(players))

    def does(self, player: Player, yours: str, theirs: str) -> str:
        """Say what a player does: "mueves", "Blanco mueve"."""
        return yours if player == self.you else f"{self.names[player]} {theirs}"

    def whose(self, player: Player, yours: str, thing: str) -> str:
        """Name what belongs to a player: "tu fila", "la fila de Blanco"."""
        return yours if player == self.you else f"{thing} de {self.names[player]}"

    def asks(self, player: Player, deed: str) -> str:
        """Ask a player for something: "Blanco, elige…", "Te toca: elige…"."""
        return f"Te toca: {deed}" if player == self.you else f"{self.names[player]}, {deed}"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 torre", "3 torres"; `plural` if "s" isn't enough."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = Cast.AND) -> str:
    """Return items as a list in a sentence: "a", "a y b", "a, b e i", "7 u 8"; "" for none."""
    last = items[-1] if items else ""
    if conjunction == "y" and _BEFORE_I.match(last):
        conjunction = "e"
    if conjunction == "o" and _BEFORE_O.match(last):
        conjunction = "u"
    return joined_by(conjunction, items)


alphabetical = partial(_by_letters, letters="nñ")
"""Returns a key that sorts words as dictionaries do."""
