"""Deutsch: wie Sätze Spieler nennen, Dinge zählen und aufzählen. Leser werden geduzt.

Names may be those of people, so nothing is added to them: "von Anna", not "Annas".
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygames.core import Player


@dataclass(frozen=True)
class Cast:
    """The players of a game as sentences name them; "du" is small, as within a sentence."""

    names: Sequence[str]
    you: Player | None = None

    def name(self, player: Player) -> str:
        """Name a player: "Weiß", "du"."""
        return "du" if player == self.you else self.names[player]

    def named(self, players: Sequence[Player]) -> str:
        """Name several players, "du" before the others."""
        return joined([self.name(p) for p in sorted(players, key=lambda p: p != self.you)])

    def does(self, player: Player, yours: str, theirs: str) -> str:
        """Say what a player does: "du ziehst", "Weiß zieht"."""
        return f"{self.name(player)} {yours if player == self.you else theirs}"

    def do(self, players: Sequence[Player], yours: str, theirs: str, several: str) -> str:
        """Say what several players do, or one: "du und Grün habt", "Rot hat".

        `several` is the form after several names, and `yours` after "du".
        """
        if len(players) == 1:
            return self.does(players[0], yours, theirs)
        return f"{self.named(players)} {several}"

    def whose(self, player: Player, yours: str, thing: str) -> str:
        """Name what belongs to a player: "deine Reihe", "die Reihe von Weiß"."""
        return yours if player == self.you else f"{thing} von {self.names[player]}"

    def asks(self, player: Player, deed: str) -> str:
        """Ask a player for something: "Weiß, wähle …", "Du bist am Zug: Wähle …"."""
        return (
            f"Du bist am Zug: {capital(deed)}"
            if player == self.you
            else f"{self.names[player]}, {deed}"
        )


def counted(number: int, noun: str, plural: str) -> str:
    """Return a number with its noun: "1 Turm", "3 Türme"."""
    return f"{number} {noun if number == 1 else plural}"


def joined(items: Sequence[str], conjunction: str = "und") -> str:
    """Return items as a list in a sentence: "a", "a und b", "a, b und c"; "" for none."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {conjunction} {items[-1]}"


def sentence(words: str) -> str:
    """Return words as a sentence: a capital letter first, a full stop last."""
    return f"{capital(words)}{'' if words.endswith(('.', '!', '?')) else '.'}"


def capital(words: str) -> str:
    """Return words with a capital letter first."""
    return words[:1].upper() + words[1:]
