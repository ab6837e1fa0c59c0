"""The future dice and cards, drawn in advance.

Nothing that a player decides changes it (T12): all maps have equally many empty areas, so even the
number of turns is luck. One drawn future serves all ways of writing, so they are compared under the
same luck.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.rules import TURN_CARDS, Tour
from pygames.games.on_tour.rules.writing import Turn

Ahead = tuple[int, int, int, int, tuple[int, int, int]]
"""A turn to come: the lower and the higher number, the areas served and those of the shown cards,
and for each card the areas that only its region serves. -1 for both numbers means a star."""

STARRED = -1
_ANYWHERE = -1, 0, (0, 0, 0)
"""With one or two areas left no cards are drawn (T11)."""


class Cards(NamedTuple):
    """The cards after a turn, and how many areas are empty then."""

    deck: tuple[int, ...]
    discards: tuple[int, ...]
    left: int


def cards_after(state: Tour, draws: int) -> Cards:
    """Return the cards as they lie after this turn, with `left` areas empty."""
    discards = state.discards | sum(1 << card for card in state.shown)
    return Cards(tuple(bits(state.deck)), tuple(bits(discards)), draws)


def future(land: Map, cards: Cards, random: Random) -> list[Ahead]:
    """Draw the dice and cards of all turns to come."""
    deck, discards, draws, draw = list(cards.deck), list(cards.discards), cards.left, random.random
    turns: list[Ahead] = []
    while draws > 0:
        rest = _ANYWHERE
        starred = False
        if draws > 2:
            row = []
            for _ in range(TURN_CARDS):
                if not deck:
                    deck, discards = discards, []  # T6: without the cards already shown
                place = int(draw() * len(deck))
                deck[place], deck[-1] = deck[-1], deck[place]
                row.append(deck.pop())
            discards += row
            rest, starred = _served(land, row)
        one, other = divmod(int(draw() * 100), 10)
        if starred or one == other:
            turns.append((STARRED, STARRED, *rest))
            draws -= 1
            continue
        low, high = (one, other) if one < other else (other, one)
        turns.append((10 * low + high, 10 * high + low, *rest))
        draws -= 2
    return turns


def ahead(turn: Turn) -> Ahead:
    """Return the turn on the table in the form of turns to come."""
    rest = _served(turn.map, list(turn.cards))[0] if turn.cards else _ANYWHERE
    return (STARRED, STARRED, *rest) if turn.starred else (*turn.numbers, *rest)


def _served(land: Map, cards: list[int]) -> tuple[tuple[int, int, tuple[int, int, int]], bool]:
    """Return the areas that three cards allow, and whether they ask for a star (T10)."""
    a, b, c = cards
    one, two, three = (land.regions[land.cards[card]] for card in cards)
    alone = one & ~(two | three), two & ~(one | three), three & ~(one | two)
    return (one | two | three, (1 << a) | (1 << b) | (1 << c), alone), one == two == three
