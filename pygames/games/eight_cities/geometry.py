"""Where things are on the picture, in board units, y downwards."""

from __future__ import annotations

from pygames.games.eight_cities.grid import PLACES, SIZE, TILE, Place

WIDTH = HEIGHT = 788
STEP = 120
_LEFT, _BOTTOM = 108, 680
"""The middle of a1."""
_INSET, _CITY_INSET = 24, 42
"""How far the line to point at keeps from the middle of a tile, and of a city."""

Point = tuple[int, int]


def _middle(index: int) -> Point:
    column, row = divmod(index, SIZE)
    return _LEFT + STEP * column, _BOTTOM - STEP * row


MIDDLE: dict[int, Point] = {tile: _middle(index) for index, tile in enumerate(TILE.values())}
"""The middle of each tile."""


def along(place: Place, start: int, inset: float = 0) -> tuple[float, ...]:
    """Give the line of a road from the tile `start`, shortened at both ends."""
    (x, y), (u, v) = MIDDLE[start], MIDDLE[place.other(start)]
    dx, dy = (u - x) / STEP * inset, (v - y) / STEP * inset
    return x + dx, y + dy, u - dx, v - dy


def pointed(place: Place, cities: int) -> tuple[float, ...]:
    """Give the line to point at for a place: it stays clear of what stands at its ends."""
    (x, y), (u, v) = MIDDLE[place.near], MIDDLE[place.far]
    one, other = (
        (_CITY_INSET if tile & cities else _INSET) / STEP for tile in (place.near, place.far)
    )
    return x + (u - x) * one, y + (v - y) * one, u - (u - x) * other, v - (v - y) * other


def centre(place: Place) -> Point:
    """Give the middle of a road."""
    (x, y), (u, v) = MIDDLE[place.near], MIDDLE[place.far]
    return (x + u) // 2, (y + v) // 2


def _joints(place: Place) -> str:
    """Draw the kerb joints of a white road, one each 20 units, as path text."""
    (x, y), (u, v) = MIDDLE[place.near], MIDDLE[place.far]
    steps = range(20, STEP, 20)
    if x == u:
        return "".join(f"M{x - 9} {min(y, v) + step}H{x + 9}" for step in steps)
    return "".join(f"M{x + step} {y - 9}V{y + 9}" for step in steps)


JOINTS = {place.bit: _joints(place) for place in PLACES}
