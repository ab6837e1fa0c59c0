"""A player's legal writings in a turn, as sets of areas and as action texts (T7 to T11)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Entry

Roll = tuple[int, int]
"""The lower face and the higher face."""


class Turn(NamedTuple):
    """The task of the dice and cards for all players: `cards` are empty near the end (T11)."""

    map: Map
    roll: Roll
    cards: tuple[int, ...]

    @property
    def numbers(self) -> tuple[int, int]:
        """The two numbers of the roll, the lower first (T4)."""
        low, high = self.roll
        return 10 * low + high, 10 * high + low

    @property
    def starred(self) -> bool:
        """Whether a star is written instead of numbers (T10)."""
        low, high = self.roll
        regions = {self.map.cards[card] for card in self.cards}
        return low == high or (bool(self.cards) and len(regions) == 1)

    def near(self, empty: int) -> int:
        """Return the empty areas that a shown card serves; all if no card is shown (T11)."""
        return empty & self.map.served(self.cards) if self.cards else empty

    def partners(self, area: int) -> int:
        """Return the areas for the other number when one is in `area` (T7).

        Each number needs a card of its own, so the other may use any card but one.
        """
        areas, bit = 0, 1 << area
        for card in self.cards:
            if self._region(card) & bit:
                areas |= self.map.served(other for other in self.cards if other != card)
        return areas & ~bit if self.cards else self.map.full & ~bit

    def _region(self, card: int) -> int:
        return self.map.regions[self.map.cards[card]]

    def circles(self, entries: tuple[Entry, ...]) -> int:
        """Return the areas that get a circle when these entries are written (T8, T10, T11)."""
        if entries[0][0] == STAR:
            return 1 << entries[0][1]  # T10: a star is always circled
        areas = [area for value, area in entries if value < STAR]
        own = [area for area in areas if area in self.cards]
        if len(areas) == len(own) or len(areas) == 1:
            return sum(1 << area for area in own)
        return sum(1 << area for area in own if self._frees(area, areas))

    def _frees(self, own: int, areas: list[int]) -> bool:
        """Whether the other number has a card left when `own` uses its own card (T8)."""
        (other,) = (area for area in areas if area != own)
        return any(self._region(card) >> other & 1 for card in self.cards if card != own)


class Choice(NamedTuple):
    """One player's legal writings: exactly one of these sets of areas is not empty."""

    pairs: tuple[tuple[int, int], ...] = ()
    """Areas for the lower number, each with those for the higher (T7)."""
    single: int = 0
    """Areas for either number; an X follows if `crossed` (T9, T11)."""
    crossed: bool = False
    stars: int = 0
    """Areas for a star (T10)."""
    cross: int = 0
    """Areas for one X in place of a star (T10)."""
    crosses: int = 0
    """Areas for two X's (T9)."""


def choice(turn: Turn, empty: int) -> Choice:
    """Return the legal writings of a player with these empty areas."""
    near = turn.near(empty)
    if turn.starred:
        return Choice(stars=near) if near else Choice(cross=empty)  # T10
    if pairs := _pairs(turn, near):
        return Choice(pairs=pairs)  # T7, and T11 with two areas left
    if near:
        return Choice(single=near, crossed=bool(turn.cards))  # T9, and T11 with one area left
    return Choice(crosses=empty)  # T9


def _pairs(turn: Turn, near: int) -> tuple[tuple[int, int], ...]:
    """Return each area for the lower number, with those that the higher may then have."""
    pairs = ((area, near & turn.partners(area)) for area in bits(near))
    return tuple((area, others) for area, others in pairs if others)


def cross_areas(turn: Turn, empty: int, area: int) -> int:
    """Return where the X may go when the number of the turn is in `area` (T9)."""
    rest = empty & ~(1 << area)
    return turn.near(rest) or rest


def entries(turn: Turn, empty: int) -> Iterator[tuple[Entry, ...]]:
    """Yield the legal writings of a player with these empty areas, in stable order."""
    options = choice(turn, empty)
    low, high = turn.numbers
    for area, others in options.pairs:
        for other in bits(others):
            yield (low, area), (high, other)
    yield from _singles(turn, empty, options)
    for area in bits(options.stars):
        yield ((STAR, area),)
    for area in bits(options.cross):
        yield ((CROSS, area),)
    for one, other in combinations(bits(options.crosses), 2):
        yield (CROSS, one), (CROSS, other)


def _singles(turn: Turn, empty: int, options: Choice) -> Iterator[tuple[Entry, ...]]:
    """Yield one number in each area, with an X in each that may then have it (T9, T11)."""
    for number in turn.numbers:
        for area in bits(options.single):
            if not options.crossed:
                yield ((number, area),)
                continue
            for cross in bits(cross_areas(turn, empty, area)):
                yield (number, area), (CROSS, cross)


@lru_cache(maxsize=64)
def texts(turn: Turn, empty: int) -> tuple[str, ...]:
    """Return the actions of a player with these empty areas, in stable order.

    They are kept for a while: a game that is read from a text is then replayed by its record.
    """
    options = choice(turn, empty)
    if options.pairs:  # there can be over a thousand, so each is joined from two halves
        low, high = (_halves(turn.map.ids, number) for number in turn.numbers)
        columns = {others: [high[1][i] for i in bits(others)] for _, others in options.pairs}
        return tuple(
            low[0][area] + tail for area, others in options.pairs for tail in columns[others]
        )
    return tuple(entries_text(turn.map, way) for way in entries(turn, empty))


@lru_cache(maxsize=256)
def _halves(ids: tuple[str, ...], number: int) -> tuple[list[str], list[str]]:
    """Return the first and the second half of an action with this number, for each area."""
    return [f"{number:02}{id}" for id in ids], [f",{number:02}{id}" for id in ids]


def entries_text(land: Map, way: tuple[Entry, ...]) -> str:
    """Return entries as an action."""
    names = {STAR: "*", CROSS: "X"}
    return ",".join(f"{names.get(value, f'{value:02}')}{land.ids[area]}" for value, area in way)


def read_entries(land: Map, action: str) -> tuple[Entry, ...]:
    """Return the entries of an action."""
    return tuple(_entry(land, text) for text in action.split(","))


def _entry(land: Map, text: str) -> Entry:
    if text[0] == "*":
        return STAR, land.index[text[1:]]
    if text[0] == "X":
        return CROSS, land.index[text[1:]]
    return int(text[:2]), land.index[text[2:]]
