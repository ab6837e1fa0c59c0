"""French: how sentences name players, count things and list them. Readers are "vous".

Names may be those of people, so sentences suit any name: "À Anna de jouer", "la carte d’Anna". No
participle agrees with a player.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Player

_ELIDING = re.compile(r"(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])\w", re.IGNORECASE)
"""Names before which "de" loses its vowel; single letters keep it."""


@dataclass(frozen=True)
class Cast:
    """The players of a game as sentences name them; "vous" is small, as within a sentence."""

    names: Sequence[str]
    you: Player | None = None

    def name(self, player: Player) -> str:
        """Name a player: "Blanc", "vous"."""
        return "vous" if player == self.you else self.names[player]

    def named(self, players: Sequence[Player]) -> str:
        """Name several players, "vous" before the others."""
        return joined([self.name(p) for p in sorted(players, key=lambda p: p != self.you)])

    def does(self, player: Player, yours: str, theirs: str) -> str:
        """Say what a player does: "vous jouez", "Blanc joue"."""
        return f"{self.name(player)} {yours if player == self.you else theirs}"

    def do(self, players: Sequence[Player], yours: str, theirs: str, several: str) -> str:
        """Say what several players do, or one: "vous et Vert avez", "Rouge a", "Rouge et Vert ont".

        `several` is the form after several names without "vous".
        """
        theirs = theirs if len(players) == 1 else several
        return f"{self.named(players)} {yours if self.you in players else theirs}"

    def whose(self, player: Player, yours: str, thing: str) -> str:
        """Name what belongs to a player: "votre carte", "la carte d’Anna"."""
        return yours if player == self.you else f"{thing} {of(self.names[player])}"

    def asks(self, player: Player, deed: str) -> str:
        """Ask a player for something: "À Blanc de tracer …", "À vous de tracer …"."""
        return f"À {self.name(player)} {deed}"


def of(name: str) -> str:
    """Return a name after "de": "de Ben", "d’Anna"."""
    return f"d’{name}" if _ELIDING.match(name) else f"de {name}"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "0 pile", "3 piles"; `plural` where "s" isn't enough."""
    return f"{number} {noun if number < 2 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = "et") -> str:
    """Return items as a list in a sentence: "a", "a et b", "a, b et c"; "" for none."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def sentence(words: str) -> str:
    """Return words as a sentence: a capital letter first, a full stop last."""
    return f"{capital(words)}{'' if words.endswith(('.', '!', '?')) else '.'}"


def capital(words: str) -> str:
    """Return words with a capital letter first."""
    return words[:1].upper() + words[1:]
