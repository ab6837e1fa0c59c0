"""The land: tiles and places for roads as bits.

Tile i is bit i, in the order a1, a2, … a6, b1, … f6 (the stable order). A set of places is one
number too: the place from a tile to the tile above it has the tile's own bit, the place to the
tile on its right is 36 bits higher. So all tiles of a set spread over a set of places at once,
by a handful of shifts.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

SIZE = 6  # K1
COLUMNS = "abcdef"
TILES = tuple(f"{column}{row}" for column in COLUMNS for row in range(1, SIZE + 1))
TILE = {name: 1 << index for index, name in enumerate(TILES)}
LAND = (1 << len(TILES)) - 1
ASIDE = len(TILES)
"""How many bits a place to the right is above the place upwards."""


class Place(NamedTuple):
    """A place for a road: its action, its bit, and its two tiles, the one nearer to a1 first."""

    action: str
    bit: int
    near: int
    far: int
    ends: int
    """Both tiles."""

    @property
    def text(self) -> str:
        """The road in a position text."""
        return self.action.replace("-", "")

    def other(self, tile: int) -> int:
        """Return the tile at the other end."""
        return self.ends ^ tile


def _places() -> Iterator[Place]:
    for index in range(len(TILES)):
        column, row = divmod(index, SIZE)
        if row + 1 < SIZE:
            yield _place(index, index + 1, 1 << index)
        if column + 1 < SIZE:
            yield _place(index, index + SIZE, 1 << (index + ASIDE))


def _place(index: int, other: int, bit: int) -> Place:
    near, far = 1 << index, 1 << other
    return Place(f"{TILES[index]}-{TILES[other]}", bit, near, far, near | far)


PLACES = tuple(_places())  # K3: the 60 places, in stable order
PLACE = {place.action: place for place in PLACES}
BY_BIT = {place.bit: place for place in PLACES}
ALL_PLACES = sum(BY_BIT)
AROUND = {tile: sum(place.bit for place in PLACES if place.ends & tile) for tile in TILE.values()}
"""The places that end at a tile."""


def name(tile: int) -> str:
    """Return the name of a tile."""
    return TILES[tile.bit_length() - 1]


def bits(mask: int) -> Iterator[int]:
    """Yield the members of a set, the lowest first."""
    while mask:
        lowest = mask & -mask
        yield lowest
        mask ^= lowest


def spread(tiles: int, places: int) -> int:
    """Add the tiles that one step over these places reaches."""
    up, right = places & LAND, places >> ASIDE
    return (
        tiles
        | ((tiles & up) << 1)
        | ((tiles >> 1) & up)
        | ((tiles & right) << SIZE)
        | ((tiles >> SIZE) & right)
    )


def between(starts: int, ends: int) -> int:
    """Return the places with one tile in `starts` and the other in `ends`.

    Some bits may stand for no place, so mask the result with real places.
    """
    up = (starts & (ends >> 1)) | (ends & (starts >> 1))
    right = (starts & (ends >> SIZE)) | (ends & (starts >> SIZE))
    return up | (right << ASIDE)


def actions(places: int) -> list[str]:
    """List the actions that build on these places, in stable order."""
    texts: list[str] = []
    for shift in range(0, ASIDE, SIZE):
        up, right = (places >> shift) & _COLUMN, (places >> (shift + ASIDE)) & _COLUMN
        texts += _texts(shift, up, right)
    return texts


_COLUMN = (1 << SIZE) - 1
"""The tiles of one column."""


@cache  # at most 2 ** 11 patterns for each column
def _texts(shift: int, up: int, right: int) -> tuple[str, ...]:
    """List the actions that build upwards, or to the right, from tiles of one column."""
    places = (up | (right << ASIDE)) << shift
    return tuple(place.action for place in PLACES if place.bit & places)
