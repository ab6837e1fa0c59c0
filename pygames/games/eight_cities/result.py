"""Flags, the decision city by city, and why the game ended (K12 to K15)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from pygames.core import Player
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import bits, name
from pygames.games.eight_cities.position import Position, Side
from pygames.grammar.cast import Cast


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

    @property
    def names(self) -> list[str]:
        """The names of the cities."""
        return [city.name for city in self.cities]

    @property
    def importance(self) -> int:
        """How many flags each of these cities has (K15)."""
        return self.cities[0].importance

    @property
    def totals(self) -> tuple[int, int]:
        """Each player's flags in these cities."""
        return _totals(self.cities)

    @property
    def alike(self) -> bool:
        """Whether each player has equally many flags in each of these cities."""
        return len({city.flags for city in self.cities}) == 1

    @property
    def in_each(self) -> bool:
        """Whether the flags that are compared are those of each of several cities."""
        return self.alike and len(self.cities) > 1

    @property
    def compared(self) -> tuple[int, int]:
        """Each player's flags in each of these cities; added up only where they differ (K15)."""
        return self.cities[0].flags if self.alike else self.totals

    @property
    def leader(self) -> Player:
        """The player with more flags here; White if they are equal."""
        white, black = self.totals
        return int(black > white)

    @property
    def leaders_flags(self) -> tuple[int, int]:
        """The flags that are compared: of the player who leads here, then the other's."""
        most, less = sorted(self.compared, reverse=True)
        return most, less


def cities(position: Position) -> list[City]:
    """List the cities in the order of their tiles."""
    white, black = (_flags(side, position.cities) for side in position.sides)
    return [City(name(tile), (white[tile], black[tile])) for tile in bits(position.cities)]


def _flags(side: Side, cities: int) -> dict[int, int]:
    """Count for each city the other cities in its network (K12)."""
    return {
        city: (network & cities).bit_count() - 1
        for network in side.networks
        for city in bits(network & cities)
    }


def totals(position: Position) -> tuple[int, int]:
    """Count each player's flags in all cities."""
    return _totals(cities(position))


def _totals(cities: Iterable[City]) -> tuple[int, int]:
    counts = [city.flags for city in cities]
    return sum(white for white, _ in counts), sum(black for _, black in counts)


def ranks(position: Position) -> list[Rank]:
    """Group the cities by importance, the most important first (K15)."""
    ordered = sorted(cities(position), key=lambda city: -city.importance)
    groups = groupby(ordered, key=lambda city: city.importance)
    return [Rank(tuple(members)) for _, members in groups]


def deciding(position: Position) -> Rank | None:
    """Return the first rank in which the players differ, None if all are equal (K15)."""
    return next((rank for rank in ranks(position) if rank.totals[0] != rank.totals[1]), None)


def counting(position: Position) -> Rank | None:
    """Return the cities that count now: the deciding ones, else the most important.

    None while no flag flies.
    """
    return deciding(position) or next((r for r in ranks(position) if r.importance), None)


def lead(position: Position) -> int:
    """Return how many flags White leads by in the deciding cities; negative for Black (K15).

    It counts whole networks, not cities: the bots ask for it at every position that they judge.
    """
    cities = position.cities
    more = [0] * 15
    """By the importance of cities: how many more flags White has in these."""
    for network in position.sides[0].networks:
        own = network & cities
        white = own.bit_count() - 1
        if white < 0:
            continue
        for other in position.sides[1].networks:
            shared = own & other
            if shared:
                black = (other & cities).bit_count() - 1
                more[white + black] += shared.bit_count() * (white - black)
    return next((flags for flags in reversed(more) if flags), 0)


def returns(position: Position) -> tuple[int, int]:
    """Return 1 for the winner and -1 for the loser, 0 for both after a draw."""
    flags = lead(position)
    if not flags:
        return 0, 0
    return (1, -1) if flags > 0 else (-1, 1)


def reason(position: Position, cast: Cast | None = None) -> str:
    """Name the deciding cities and the end of the game, addressed to a player if asked."""
    cast = cast or words.NEUTRAL
    return f"{_decision(cast, position)} {_ending(cast, position)}"


def _ending(cast: Cast, position: Position) -> str:
    if position.passed >= 2:  # K14
        return words.BOTH_PASSED
    if all(position.unable):  # K13
        return words.NEITHER_CAN_CONNECT
    player = position.unable.index(True)
    cities = position.cities
    if any(network & cities == cities for network in position.sides[player].networks):
        return words.has_joined_all(cast, player)
    return words.cannot_connect(cast, player)


def _decision(cast: Cast, position: Position) -> str:
    """Say which cities decided, and after which equal ones (K15)."""
    decided = deciding(position)
    if decided is None:
        return words.ALL_EQUAL
    equal = equal_before(position, decided)
    each, flags = decided.in_each, decided.leaders_flags
    return words.decided(cast, decided.leader, decided.names, flags, equal, each=each)


def equal_before(position: Position, decided: Rank) -> list[str]:
    """Name the cities that are more important, in which the players are equal (K15)."""
    every = ranks(position)
    return [name for rank in every[: every.index(decided)] for name in rank.names]
