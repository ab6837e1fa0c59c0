"""Español: cómo las frases nombran a quienes juegan, cuentan y enumeran. Se trata de tú.

Names may be those of people, so no word beside them shows a gender. After several names that
include "tú" no verb follows: it would differ between Spain and America.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Player

_BEFORE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
_BEFORE_O = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)


@dataclass(frozen=True)
class Cast:
    """The players of a game as sentences name them; "tú" is small, as within a sentence."""

    names: Sequence[str]
    you: Player | None = None

    def name(self, player: Player) -> str:
        """Name a player: "Blanco", "tú"."""
        return "tú" if player == self.you else self.names[player]

    def named(self, players: Sequence[Player]) -> str:
        """Name several players, "tú" before the others."""
        return joined([self.name(p) for p in sorted(players, key=lambda p: p != self.you)])

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


def joined(items: Sequence[str], conjunction: str = "y") -> str:
    """Return items as a list in a sentence: "a", "a y b", "a, b e i", "7 u 8"; "" for none."""
    if len(items) < 2:
        return "".join(items)
    last = items[-1]
    if conjunction == "y" and _BEFORE_I.match(last):
        conjunction = "e"
    if conjunction == "o" and _BEFORE_O.match(last):
        conjunction = "u"
    return f"{', '.join(items[:-1])} {conjunction} {last}"


def dashed(text: str) -> str:
    """Return a range as people write it: "g5–g8" for "g5-g8"."""
    return text.replace("-", "–")


def sentence(words: str) -> str:
    """Return words as a sentence: a capital letter first, a full stop last."""
    return f"{capital(words)}{'' if words.endswith(('.', '!', '?')) else '.'}"


def capital(words: str) -> str:
    """Return words with a capital letter first."""
    return words[:1].upper() + words[1:]
