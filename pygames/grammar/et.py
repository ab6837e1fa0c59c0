"""Eesti keel: kuidas lauses mängijaid nimetatakse ja asju loetakse. Lugejat sinatatakse.

Names may be those of people, so they stay as they are and a noun before them takes the case:
"mängijale Anna". The names of sides are declined: "Mustal", "X-ile".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygames.core import Player
from pygames.grammar.common import Named, joined_by
from pygames.grammar.common import alphabetical as _by_letters
from pygames.grammar.common import capital as capital
from pygames.grammar.common import sentence as sentence

_STEMS = {
    "Valge": "Valge",
    "Must": "Musta",
    "Punane": "Punase",
    "Kollane": "Kollase",
    "Roheline": "Rohelise",
    "Sinine": "Sinise",
    "Beež": "Beeži",
    "Tumehall": "Tumehalli",
    "Helesinine": "Helesinise",
    "Lilla": "Lilla",
    "X": "X-i",
    "O": "O-",
}
"""To these, endings of the cases are added."""


class Cast(Named):
    """The players of a game as sentences name them; "sina" is small, as within a sentence."""

    YOU, AND = "sina", "ja"

    def does(self, player: Player, yours: str, theirs: str) -> str:
        """Say what a player does: "sa käid", "Valge käib"."""
        return f"sa {yours}" if player == self.you else f"{self.names[player]} {theirs}"

    def do(self, players: Sequence[Player], one: tuple[str, str], several: tuple[str, str]) -> str:
        """Say what several players do, or one: first the form with "sa" or "sina" among them."""
        if len(players) == 1:
            return self.does(players[0], *one)
        return f"{self.named(players)} {several[self.you not in players]}"

    def of(self, player: Player) -> str:
        """Name a player as an owner: "sinu", "Musta", "mängija Anna"."""
        return "sinu" if player == self.you else declined(self.names[player])

    def on(self, player: Player) -> str:
        """Name a player who has something: "sul", "Mustal", "mängijal Anna"."""
        return "sul" if player == self.you else declined(self.names[player], "l")

    def on_each(self, players: Sequence[Player]) -> str:
        """Name several players who have something, "sul" before the others."""
        return joined([self.on(p) for p in self.you_first(players)])

    def to(self, player: Player) -> str:
        """Name a player who gets something: "sulle", "Mustale", "mängijale Anna"."""
        return "sulle" if player == self.you else declined(self.names[player], "le")

    def off(self, player: Player) -> str:
        """Name a player who loses something: "sinult", "Mustalt", "mängijalt Anna"."""
        return "sinult" if player == self.you else declined(self.names[player], "lt")

    def asks(self, player: Player, deed: str) -> str:
        """Ask a player for something: "Valge, vali …", "Sinu kord: vali …"."""
        return f"Sinu kord: {deed}" if player == self.you else f"{self.names[player]}, {deed}"


def declined(name: str, ending: str = "") -> str:
    """Return a name in the case with an ending, the genitive without: "Mustale"."""
    stem = _STEMS.get(name)
    return f"{stem}{ending}".rstrip("-") if stem else f"mängija{ending} {name}"


def counted(number: int, noun: str, partitive: str) -> str:
    """Return a number with its noun: "1 torn", "0 torni", "21 torni"."""
    return f"{number} {noun if number == 1 else partitive}"


def joined(items: Sequence[str], conjunction: str = Cast.AND) -> str:
    """Return items as a list in a sentence: "a", "a ja b", "a, b ja c"; "" for none."""
    return joined_by(conjunction, items)


alphabetical = partial(_by_letters, letters="sšzž wõäöü")
"""Returns a key that sorts words as dictionaries do."""
