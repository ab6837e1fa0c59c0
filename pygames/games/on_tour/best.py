"""The best possible route on a player's map, remembered."""

from __future__ import annotations

from functools import lru_cache

from pygames.games.on_tour.maps import Map
from pygames.games.on_tour.sheet import CROSS, Sheet
from pygames.games.on_tour.solver import STEPS, Best, best_route


@lru_cache(maxsize=64)
def best_of(land: Map, values: bytes, circled: int) -> Best:
    """Give the best possible route on a finished map, or through what is written."""
    return best_route(land.around, values, circled)


def best_rest(land: Map, sheet: Sheet, steps: int = STEPS) -> Best:
    """Give the best way to go on with the route that a player has begun (T13)."""
    if not sheet.route:
        return best_of(land, sheet.values, sheet.circled)
    climb = sheet.climb()
    values = bytearray(CROSS if value < climb else value for value in sheet.values)
    for area in sheet.route:
        values[area] = CROSS
    starts = land.around[sheet.route[-1]]
    return best_route(land.around, bytes(values), sheet.circled, steps, starts)
