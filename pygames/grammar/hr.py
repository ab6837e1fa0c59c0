"""Hrvatski: kako rečenice imenuju igrače, broje i nabrajaju. Čitatelju se kaže „ti”.

Names may be those of people: they stay as they are, in the nominative, and nothing shows a gender.
So what players did is said in the present ("Ana gradi"), never with a participle ("gradila je").
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

YOU, AND = "ti", "i"

subject = partial(subject_by, YOU)
"""Names a player: "Bijeli", "ti"; small, as within a sentence."""


def named(players: Sequence[Who]) -> str:
    """Name several players: "ti i Ana"."""
    return joined([subject(who) for who in players])


def does(who: Who, yours: str, theirs: str) -> str:
    """Say what a player does: "gradiš", "Bijeli gradi"."""
    return yours if who.you else f"{who.name} {theirs}"


def do(players: Sequence[Who], forms: tuple[str, str, str, str]) -> str:
    """Say what several players do, or one: "ti i Ana imate", "Ana i Ben imaju", "Ana ima".

    The forms go with "ti", with a name, with several of whom you are one, with several others.
    """
    if len(players) == 1:
        return does(players[0], *forms[:2])
    return f"{named(players)} {forms[2 if players[0].you else 3]}"


def whose(who: Who, yours: str, thing: str) -> str:
    """Say whose something is: "tvoj potez", "potez: Ana"."""
    return yours if who.you else f"{thing}: {who.name}"


def asks(who: Who, deed: str) -> str:
    """Ask a player for something: "Bijeli: odaberi …", "Tvoj potez: odaberi …"."""
    return f"{'Tvoj potez' if who.you else who.name}: {deed}"


def counted(number: int, one: str, few: str, many: str) -> str:
    """Return a number with its noun: "21 potez", "22 poteza", "25 poteza"."""
    return f"{number} {form(number, one, few, many)}"


def form(number: int, one: str, few: str, many: str) -> str:
    """Return the form that goes with a number: with 1 and 21, with 2 to 4 and 22, with others."""
    if number % 10 == 1 and number % 100 != 11:
        return one
    return few if 2 <= number % 10 <= 4 and not 12 <= number % 100 <= 14 else many


def joined(items: Sequence[str], conjunction: str = AND) -> str:
    """Return items as a list in a sentence: "a", "a i b", "a, b i c"; "" for none."""
    return joined_by(conjunction, items)


alphabetical = partial(_by_letters, letters="cčć dđ sš zž")
"""Returns a key that sorts words as dictionaries do."""
