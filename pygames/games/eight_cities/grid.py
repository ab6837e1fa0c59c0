"""The land as bits: tile i is bit i, in the order a1, a2, … a6, b1, … f6 (stable order).

A set of places for roads is one number too: the place from a tile to the one above it has the
tile's own bit, the place to the one at its right has it 36 bits higher. So a set of tiles
spreads over a set of places by a handful of shifts, all tiles at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

SIZE = 6  # K1
TILES = tuple(f"{column}{row}" for column in "abcdef" for row in range(1, SIZE + 1))
TILE = {name: 1 << index for index, name in enumerate(TILES)}
LAND = (1 << len(TILES)) - 1
ASIDE = len(TILES)
"""How many bits higher a place to the right is than the place upwards."""


class Place(NamedTuple):
    """A place for a road: its action, its bit, and its two tiles, the one nearer to a1 first."""

    action: str
    bit: int
    near: int
    far: int

    @property
    def text(self) -> str:
        """The road in a position text."""
        return self.action.replace("-", "")

    def other(self, tile: int) -> int:
        """Give the tile at the other end."""
        return self.near ^ self.far ^ tile


def _places() -> Iterator[Place]:
    for index, name in enumerate(TILES):
        column, row = divmod(index, SIZE)
        if row + 1 < SIZE:
            yield Place(f"{name}-{TILES[index + 1]}", 1 << index, 1 << index, 2 << index)
        if column + 1 < SIZE:
            right = index + SIZE
            yield Place(f"{name}-{TILES[right]}", 1 << index + ASIDE, 1 << index, 1 << right)


PLACES = tuple(_places())  # K3: the 60 places, in stable order
PLACE = {place.action: place for place in PLACES}
BY_BIT = {place.bit: place for place in PLACES}
ALL_PLACES = sum(BY_BIT)
AROUND = {
    tile: sum(place.bit for place in PLACES if tile in (place.near, place.far))
    for tile in TILE.values()
}
"""The places that end at a tile."""


def name(tile: int) -> str:
    """Give the name of a tile."""
    return TILES[tile.bit_length() - 1]


def bits(mask: int) -> Iterator[int]:
    """Take a set apart into its members, the lowest first."""
    while mask:
        yield (bit := mask & -mask)
        mask ^= bit


def spread(tiles: int, places: int) -> int:
    """Add the tiles that one step over these places reaches."""
    up, right = places & LAND, places >> ASIDE
    return (
        tiles
        | (tiles & up) << 1
        | tiles >> 1 & up
        | (tiles & right) << SIZE
        | tiles >> SIZE & right
    )


def between(starts: int, ends: int) -> int:
    """Give the places with one tile in `starts` and the other in `ends`.

    Bits that are no place can be among them: it is meant to be masked with real places.
    """
    up = starts & ends >> 1 | ends & starts >> 1
    right = starts & ends >> SIZE | ends & starts >> SIZE
    return up | right << ASIDE


class _Texts(dict[int, tuple[str, ...]]):
    """From the places that begin in one column, 6 upwards and 6 to the right, to their actions.

    Filled as patterns turn up.
    """

    def __init__(self, column: int) -> None:
        super().__init__()
        self.shift = column * SIZE

    def __missing__(self, pattern: int) -> tuple[str, ...]:
        low = pattern & _COLUMN | pattern >> SIZE << ASIDE
        places = low << self.shift
        self[pattern] = texts = tuple(place.action for place in PLACES if place.bit & places)
        return texts


_COLUMN = (1 << SIZE) - 1
_TEXTS = tuple(_Texts(column) for column in range(SIZE))


def actions(places: int) -> list[str]:
    """List the actions that build on these places, in stable order."""
    texts: list[str] = []
    for shift, table in zip(range(0, ASIDE, SIZE), _TEXTS, strict=True):
        texts += table[places >> shift & _COLUMN | (places >> shift + ASIDE & _COLUMN) << SIZE]
    return texts
