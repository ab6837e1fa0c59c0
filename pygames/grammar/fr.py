"""French: how sentences name players, count things and list them. Readers are "vous".

Names may be those of people, so sentences suit any name: "À Anna de jouer", "la carte d’Anna". No
participle agrees with a player.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from pygames.grammar.cast import Who
from pygames.grammar.common import alphabetical as alphabetical
from pygames.grammar.common import capital as capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import joined_by, subject_by
from pygames.grammar.common import sentence as sentence

_ELIDING = re.compile(r"(?:[aeiouàâäéèêëîïôöùûüœæ]|y[^aeiou])\w", re.IGNORECASE)
"""Names before which "de" loses its vowel; single letters keep it."""

YOU, AND = "vous", "et"

subject = partial(subject_by, YOU)
"""Names a player: "Blanc", "vous"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "vous et Vert"."""
    return joined([subject(who) for who in players])


def does(who: Who, yours: str, theirs: str) -> str:
    """Say what a player does: "vous jouez", "Blanc joue"."""
    return f"{subject(who)} {yours if who.you else theirs}"


def do(players: Sequence[Who], yours: str, theirs: str, several: str) -> str:
    """Say what several players do, or one: "vous et Vert avez", "Rouge a", "Rouge et Vert ont".

    `several` is the form after several names without "vous".
    """
    theirs = theirs if len(players) == 1 else several
    return f"{named(players)} {yours if players[0].you else theirs}"


def whose(who: Who, yours: str, thing: str) -> str:
    """Name what belongs to a player: "votre carte", "la carte d’Anna"."""
    return yours if who.you else f"{thing} {of(who.name)}"


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "À Blanc de tracer …", "À vous de tracer …"."""
    return f"À {subject(who)} {deed}"


def calls(who: Who, task: str) -> str:
    """Ask a player for something in few words: Blanc or "À vous", a colon, and the task."""
    return f"{'À vous' if who.you else who.name}\xa0: {task}"


def of(name: str) -> str:
    """Return a name after "de": "de Ben", "d’Anna"."""
    return f"d’{name}" if _ELIDING.match(name) else f"de {name}"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "0 pile", "3 piles"; `plural` where "s" isn't enough."""
    return f"{number} {noun if number < 2 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a et b", "a, b et c"; "" for none."""
    return joined_by(conjunction, items, apart="\u202f; ")
