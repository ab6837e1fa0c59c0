"""Eesti keel: kuidas lauses mängijaid nimetatakse ja asju loetakse. Lugejat sinatatakse.

Names may be those of people, so they stay as they are and a noun before them takes the case:
"mängijale Anna". The names of sides are declined: "Mustal", "X-ile".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygames.grammar.cast import Who
from pygames.grammar.common import alphabetical as _by_letters
from pygames.grammar.common import capital as capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import joined_by, subject_by
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

YOU, AND = "sina", "ja"

subject = partial(subject_by, YOU)
"""Names a player: "Valge", "sina"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "sina ja Roheline"."""
    return joined([subject(who) for who in players])


def does(who: Who, yours: str, theirs: str) -> str:
    """Say what a player does: "sa käid", "Valge käib"."""
    return f"sa {yours}" if who.you else f"{who.name} {theirs}"


def do(players: Sequence[Who], one: tuple[str, str], several: tuple[str, str]) -> str:
    """Say what several players do, or one: first the form with "sa" or "sina" among them."""
    if len(players) == 1:
        return does(players[0], *one)
    return f"{named(players)} {several[not players[0].you]}"


def of(who: Who) -> str:
    """Name a player as an owner: "sinu", "Musta", "mängija Anna"."""
    return "sinu" if who.you else declined(who.name)


def on(who: Who) -> str:
    """Name a player who has something: "sul", "Mustal", "mängijal Anna"."""
    return "sul" if who.you else declined(who.name, "l")


def on_each(players: Sequence[Who]) -> str:
    """Name several players who have something."""
    return joined([on(who) for who in players])


def to(who: Who) -> str:
    """Name a player who gets something: "sulle", "Mustale", "mängijale Anna"."""
    return "sulle" if who.you else declined(who.name, "le")


def off(who: Who) -> str:
    """Name a player who loses something: "sinult", "Mustalt", "mängijalt Anna"."""
    return "sinult" if who.you else declined(who.name, "lt")


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "Valge, vali …", "Sinu kord: vali …"."""
    return f"Sinu kord: {deed}" if who.you else f"{who.name}, {deed}"


def declined(name: str, ending: str = "") -> str:
    """Return a name in the case with an ending, the genitive without: "Mustale"."""
    stem = _STEMS.get(name)
    return f"{stem}{ending}".rstrip("-") if stem else f"mängija{ending} {name}"


def counted(number: int, noun: str, partitive: str) -> str:
    """Return a number with its noun: "1 torn", "0 torni", "21 torni"."""
    return f"{number} {noun if number == 1 else partitive}"


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a ja b", "a, b ja c"; "" for none."""
    return joined_by(conjunction, items)


alphabetical = partial(_by_letters, letters="sšzž wõäöü")
"""Returns a key that sorts words as dictionaries do."""
