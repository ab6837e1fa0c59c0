"""Deutsch: wie Sätze Spieler nennen, Dinge zählen und aufzählen. Leser werden geduzt.

Names may be those of people, so nothing is added to them: "von Anna", not "Annas".
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.common import Named, joined_by
from pygames.grammar.common import alphabetical as alphabetical
from pygames.grammar.common import capital as capital
from pygames.grammar.common import sentence as sentence


class Cast(Named):
    """The players of a game as sentences name them; "du" is small, as within a sentence."""

    YOU, AND = "du", "und"

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


def joined(items: Sequence[str], conjunction: str = Cast.AND) -> str:
    """Return items as a list in a sentence: "a", "a und b", "a, b und c"; "" for none."""
    return joined_by(conjunction, items)
