"""Deutsch: wie Sätze Spieler nennen, Dinge zählen und aufzählen. Leser werden geduzt.

Names may be those of people, so nothing is added to them: "von Anna", not "Annas".
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygames.grammar.cast import Who
from pygames.grammar.common import alphabetical as alphabetical
from pygames.grammar.common import capital as capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import joined_by, subject_by
from pygames.grammar.common import sentence as sentence

YOU, AND = "du", "und"

subject = partial(subject_by, YOU)
"""Names a player: "Weiß", "du"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "du und Grün"."""
    return joined([subject(who) for who in players])


def does(who: Who, yours: str, theirs: str) -> str:
    """Say what a player does: "du ziehst", "Weiß zieht"."""
    return f"{subject(who)} {yours if who.you else theirs}"


def do(players: Sequence[Who], yours: str, theirs: str, several: str) -> str:
    """Say what several players do, or one: "du und Grün habt", "Rot hat".

    `several` is the form after several names, and `yours` after "du".
    """
    if len(players) == 1:
        return does(players[0], yours, theirs)
    return f"{named(players)} {several}"


def whose(who: Who, yours: str, thing: str) -> str:
    """Name what belongs to a player: "deine Reihe", "die Reihe von Weiß"."""
    return yours if who.you else f"{thing} von {who.name}"


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "Weiß, wähle …", "Du bist am Zug: Wähle …"."""
    return f"Du bist am Zug: {capital(deed)}" if who.you else f"{who.name}, {deed}"


def counted(number: int, noun: str, plural: str) -> str:
    """Return a number with its noun: "1 Turm", "3 Türme"."""
    return f"{number} {noun if number == 1 else plural}"


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a und b", "a, b und c"; "" for none."""
    return joined_by(conjunction, items)
