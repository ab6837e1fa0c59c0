"""Flags, and the decision city by city (K12, K15)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from pygames.games.eight_cities.board import Board, Side
from pygames.games.eight_cities.grid import bits, name

NAMES = ("White", "Black")


@dataclass(frozen=True)
class City:
    """A city and how many flags each player has there."""

    name: str
    flags: tuple[int, int]

    @property
    def importance(self) -> int:
        """All flags in the city, both players' together (K15)."""
        return sum(self.flags)


@dataclass(frozen=True)
class Rank:
    """Equally important cities, which are counted together (K15)."""

    cities: tuple[City, ...]
    totals: tuple[int, int]

    @property
    def names(self) -> str:
        """The cities in words."""
        return in_words([city.name for city in self.cities])


def in_words(words: Sequence[str]) -> str:
    """Join words as in a sentence."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def cities(board: Board) -> list[City]:
    """Give the cities in the order of their tiles."""
    white, black = (_flags(side, board.cities) for side in board.sides)
    return [City(name(tile), (white[tile], black[tile])) for tile in bits(board.cities)]


def _flags(side: Side, cities: int) -> dict[int, int]:
    """Give for each city the number of other cities in its network (K12)."""
    return {
        city: (network & cities).bit_count() - 1
        for network in side.networks
        for city in bits(network & cities)
    }


def totals(board: Board) -> tuple[int, int]:
    """Give each player's flags in all cities."""
    counts = [city.flags for city in cities(board)]
    return sum(white for white, _ in counts), sum(black for _, black in counts)


def ranks(board: Board) -> list[Rank]:
    """Give the cities grouped by importance, the most important first (K15)."""
    ordered = sorted(cities(board), key=lambda city: -city.importance)
    return [
        Rank(group, (sum(c.flags[0] for c in group), sum(c.flags[1] for c in group)))
        for _, members in groupby(ordered, key=lambda city: city.importance)
        for group in [tuple(members)]
    ]


def deciding(board: Board) -> Rank | None:
    """Give the first rank in which the players differ, None if all are equal (K15)."""
    return next((rank for rank in ranks(board) if rank.totals[0] != rank.totals[1]), None)


def lead(board: Board) -> int:
    """Give how many flags White leads by in the deciding cities; negative for Black."""
    rank = deciding(board)
    return rank.totals[0] - rank.totals[1] if rank else 0
