"""Where tiles and roads are on the picture, in board units, y downwards."""

from __future__ import annotations

from pygames.games.eight_cities.board import SIZE, TILE, Place

WIDTH = HEIGHT = 788
STEP = 120
"""From the middle of a tile to the middle of the next."""
_LEFT, _BOTTOM = 108, 680
"""The middle of a1."""
_INSET, _CITY_INSET, _RING_INSET = 24, 42, 53
"""The gap between a line and the middle of a tile, of a city, or of a city with a ring."""

Point = tuple[int, int]


def _middle(index: int) -> Point:
    column, row = divmod(index, SIZE)
    return _LEFT + STEP * column, _BOTTOM - STEP * row


MIDDLE: dict[int, Point] = {tile: _middle(index) for index, tile in enumerate(TILE.values())}
"""The middle of each tile."""


def along(place: Place, start: int, inset: float = 0) -> tuple[float, ...]:
    """Return the line of a road from the tile `start`, shortened at both ends."""
    return _line(MIDDLE[start], MIDDLE[place.other(start)], inset, inset)


def pointed(place: Place, cities: int, ringed: int) -> tuple[float, ...]:
    """Return the line to point at for a place, clear of what stands at its ends."""
    one, other = (
        _RING_INSET if tile & ringed else _CITY_INSET if tile & cities else _INSET
        for tile in (place.near, place.far)
    )
    return _line(MIDDLE[place.near], MIDDLE[place.far], one, other)


def _line(start: Point, end: Point, inset: float, end_inset: float) -> tuple[float, ...]:
    (x, y), (u, v) = start, end
    dx, dy = (u - x) / STEP, (v - y) / STEP
    return x + dx * inset, y + dy * inset, u - dx * end_inset, v - dy * end_inset


def centre(place: Place) -> Point:
    """Return the middle of a road."""
    (x, y), (u, v) = MIDDLE[place.near], MIDDLE[place.far]
    return (x + u) // 2, (y + v) // 2
