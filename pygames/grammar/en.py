"""English: how its sentences name players, count things and list them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from pygames.grammar.cast import Who
from pygames.grammar.common import alphabetical as alphabetical
from pygames.grammar.common import capital as capital
from pygames.grammar.common import dashed as dashed
from pygames.grammar.common import joined_by, subject_by
from pygames.grammar.common import sentence as sentence

_ODD = {"be": ("are", "is"), "have": ("have", "has"), "can": ("can", "can")}
"""Verbs that don't simply take an "s": after "you", and after a name."""
_HISSING = ("s", "x", "ch", "sh", "o")
"""Endings after which an "s" needs an "e"."""

YOU, AND = "you", "and"

subject = partial(subject_by, YOU)
"""Names a player: "White", "you"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "you and Green"."""
    return joined([subject(who) for who in players])


def whose(who: Who) -> str:
    """Return the word for what belongs to a player: "White's", "your"."""
    return "your" if who.you else f"{who.name}’s"


def of(who: Who) -> str:
    """Return the word for whose something is: "White's", "yours"."""
    return "yours" if who.you else f"{who.name}’s"


def verb(who: Who, verb: str) -> str:
    """Return a verb in the form that goes with a player: "draws", "draw" with "you"."""
    plural, singular = _ODD.get(verb, (verb, ""))
    return plural if who.you else singular or third(verb)


def does(who: Who, deed: str) -> str:
    """Say what a player does: "White draws", "you draw"."""
    return f"{subject(who)} {verb(who, deed)}"


def do(players: Sequence[Who], verb: str) -> str:
    """Say what several players do, or one: "you and Green have", "Red has"."""
    if len(players) == 1:
        return does(players[0], verb)
    return f"{named(players)} {_ODD.get(verb, (verb,))[0]}"


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "White, draw a fence", "Your turn: draw a fence"."""
    return f"Your turn: {deed}" if who.you else f"{who.name}, {deed}"


def third(verb: str) -> str:
    """Return a verb in the form that goes with a name: "draws", "passes"."""
    return f"{verb}es" if verb.endswith(_HISSING) else f"{verb}s"


def counted(number: int, noun: str, plural: str = "") -> str:
    """Return a number with its noun: "1 stack", "3 stacks"; `plural` where "s" isn't enough."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a and b", "a, b and c"; "" for none."""
    return joined_by(conjunction, items)


def listed(noun: str, names: Sequence[str]) -> str:
    """Count things and name them: "2 stacks: a1, b1"; "no stacks"."""
    return f"{counted(len(names), noun)}: {', '.join(names)}" if names else f"no {noun}s"
