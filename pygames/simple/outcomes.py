"""Dice and cards, and how games end: small helpers for the rules of a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from pygames.core import Action, Player
from pygames.errors import MistakeError
from pygames.simple.strictly import refuse
from pygames.simple.typed import typed

Outcomes = Sequence[tuple[Action, Fraction]]
"""What chance can do, with exact probabilities."""


class Roll(str):
    """An outcome of a die; whatever else is called like one is a card."""

    __slots__ = ()


_MOST_SIDES = 99
_ROLL = re.compile(r"r([1-9]\d?)", re.ASCII)


@typed
def die(sides: int = 6) -> Outcomes:
    """Return the outcomes of a die: r1, r2, r3 and so on, each as likely."""
    if not 1 <= sides <= _MOST_SIDES:
        refuse(f"die({sides}): a die has 1 to {_MOST_SIDES} sides")
    return tuple((Roll(f"r{number}"), Fraction(1, sides)) for number in range(1, sides + 1))


def number_of(outcome: Action) -> int:
    """Return the number of what a die shows; 0 for what no die has made."""
    return rolled(outcome) if isinstance(outcome, Roll) else 0


def rolled(outcome: Action) -> int:
    """Return the number of a roll, such as 3 for r3; 0 for what is no roll."""
    match = _ROLL.fullmatch(outcome)
    return int(match[1]) if match else 0


@typed
def cards(deck: Iterable[str]) -> Outcomes:
    """Return the cards that can be drawn from a deck: each as likely as there are many of it."""
    counts = Counter(deck)
    return tuple((card, Fraction(many, counts.total())) for card, many in counts.items())


@typed
def win(player: Player, players: int = 2) -> tuple[int, ...]:
    """Return 1 for a player and -1 for all others."""
    if player not in range(players):
        numbers = "0 and 1" if players == 2 else f"0 to {players - 1}"
        many = ", so write win(player, players) if there are more" if players == 2 else ""
        raise MistakeError(f"win({player!r}): players are {numbers}{many}")
    return tuple(1 if each == player else -1 for each in range(players))


@typed
def draw(players: int = 2) -> tuple[int, ...]:
    """Return 0 for each player."""
    return (0,) * players


@typed
def best(points: Sequence[int]) -> tuple[int, ...]:
    """Return 1 for each player with the most points and -1 for the others; 0 if all are equal.

    A player alone reaches a score: their points.
    """
    if len(points) == 1:
        return tuple(points)
    if len(set(points)) == 1:
        return draw(len(points))
    return tuple(1 if each == max(points) else -1 for each in points)
