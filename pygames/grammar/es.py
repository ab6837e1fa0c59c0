"""Español: cómo las frases nombran a quienes juegan, cuentan y enumeran. Se trata de tú.

Names may be those of people, so no word beside them shows a gender. After several names that
include "tú" no verb follows: it would differ between Spain and America.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

from pygames.grammar.cast import Who
from pygames.grammar.common import alphabetical as _by_letters
from pygames.grammar.common import capital as _capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import joined_by, subject_by
from pygames.grammar.common import sentence as sentence

_BEFORE_I = re.compile(r"h?[ií](?![aeouáéóú])", re.IGNORECASE)
_BEFORE_O = re.compile(r"h?[oó]|8|11\b", re.IGNORECASE)

YOU, AND = "tú", "y"

subject = partial(subject_by, YOU)
"""Names a player: "Blanco", "tú"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "tú e Ignacio"."""
    return joined([subject(who) for who in players])


def does(who: Who, yours: str, theirs: str) -> str:
    """Say what a player does: "mueves", "Blanco mueve"."""
    return yours if who.you else f"{who.name} {theirs}"


def whose(who: Who, yours: str, thing: str) -> str:
    """Name what belongs to a player: "tu fila", "la fila de Blanco"."""
    return yours if who.you else f"{thing} de {who.name}"


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "Blanco, elige…", "Te toca: elige…"."""
    return f"Te toca: {deed}" if who.you else f"{who.name}, {deed}"


def capital(words: str) -> str:
    """Return words with a capital letter first, after a question mark: "¿Dónde …?"."""
    mark = words[:1] if words.startswith(("¿", "¡")) else ""
    return f"{mark}{_capital(words[len(mark) :])}"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 torre", "3 torres"; `plural` if "s" isn't enough."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a y b", "a, b e i", "7 u 8"; "" for none."""
    last = items[-1] if items else ""
    if conjunction == "y" and _BEFORE_I.match(last):
        conjunction = "e"
    if conjunction == "o" and _BEFORE_O.match(last):
        conjunction = "u"
    return joined_by(conjunction, items)


alphabetical = partial(_by_letters, letters="nñ")
"""Returns a key that sorts words as dictionaries do."""
