"""Dice and cards, and how games end: small helpers for the rules of a game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction

from pygames.core import Action, Player
from pygames.errors import MistakeError

Outcomes = Sequence[tuple[Action, Fraction]]
"""What chance can do, with exact probabilities."""
_ROLL = re.compile(r"r([1-9]\d?)", re.ASCII)


def die(sides: int = 6) -> Outcomes:
    """Return the outcomes of a die: r1, r2, r3 and so on, each as likely."""
    return tuple((f"r{number}", Fraction(1, sides)) for number in range(1, sides + 1))


def rolled(outcome: Action) -> int:
    """Return the number of a roll, such as 3 for r3; 0 for what is no roll."""
    match = _ROLL.fullmatch(outcome)
    return int(match[1]) if match else 0


def cards(deck: Iterable[str]) -> Outcomes:
    """Return the cards that can be drawn from a deck: each as likely as there are many of it."""
    counts = Counter(deck)
    return tuple((card, Fraction(many, counts.total())) for card, many in counts.items())


def win(player: Player, players: int = 2) -> tuple[int, ...]:
    """Return 1 for a player and -1 for all others."""
    if player not in range(players):
        numbers = "0 and 1" if players == 2 else f"0 to {players - 1}"
        many = ", so write win(player, players) if there are more" if players == 2 else ""
        raise MistakeError(f"win({player!r}): players are {numbers}{many}")
    return tuple(1 if each == player else -1 for each in range(players))


def draw(players: int = 2) -> tuple[int, ...]:
    """Return 0 for each player."""
    return (0,) * players


def best(points: Sequence[int]) -> tuple[int, ...]:
    """Return 1 for each player with the most points and -1 for the others; 0 if all are equal.

    A player alone reaches a score: their points.
    """
    if len(points) == 1:
        return tuple(points)
    if len(set(points)) == 1:
        return draw(len(points))
    return tuple(1 if each == max(points) else -1 for each in points)
