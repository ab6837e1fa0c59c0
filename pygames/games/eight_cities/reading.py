"""The land in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import Player
from pygames.games.eight_cities import flags
from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.flags import NAMES, City
from pygames.games.eight_cities.grid import (
    AROUND,
    BY_BIT,
    PLACE,
    SIZE,
    TILE,
    Place,
    bits,
    name,
)
from pygames.games.eight_cities.rules import Cities
from pygames.games.eight_cities.words import between, flown
from pygames.look.spoken import Kind, Reading, listed

_ACTION = re.compile(r"([a-f][1-6])\W?([a-f][1-6])|(pass)", re.ASCII | re.IGNORECASE)


def read_action(_: Cities, text: str) -> Sequence[str] | None:
    """Read the two tiles of a road, either first, or a pass."""
    found = _ACTION.fullmatch(text.lower())
    if found is None:
        return None
    one, other, passed = found.groups()
    place = PLACE.get(f"{one}-{other}") or PLACE.get(f"{other}-{one}")
    return [PASS if passed else f"road-{place.text if place else one + other}"]


def read(state: Cities, _: Player) -> list[Reading]:
    """Tell everybody's roads, then rows, columns, and what lies round each city."""
    board, cities = state.board, flags.cities(state.board)
    roads = [_roads(board, player) for player in (0, 1)]
    return [*roads, *_lines(board, cities), *(_round(board, city) for city in cities)]


def _roads(board: Board, player: Player) -> Reading:
    side = board.sides[player]
    roads = [BY_BIT[bit] for bit in bits(side.roads)]
    end = f". Loose end: {name(side.loose)}" if side.loose else ""
    words = f"{listed('road', [between(place) for place in roads])}{end}"
    return Reading("pieces", NAMES[player], words, [f"road-{place.text}" for place in roads])


def _lines(board: Board, cities: Sequence[City]) -> Iterator[Reading]:
    for row in range(1, SIZE + 1):
        yield _line(board, cities, "row", f"Row {row}", [f"{column}{row}" for column in "abcdef"])
    for column in "abcdef":
        tiles = [f"{column}{row}" for row in range(1, SIZE + 1)]
        yield _line(board, cities, "column", f"Column {column}", tiles)


def _line(
    board: Board, cities: Sequence[City], kind: Kind, title: str, tiles: Sequence[str]
) -> Reading:
    """Tell the cities and the roads along a line of tiles; what is free goes without words."""
    here = {city.name: city for city in cities if city.name in tiles}
    words, places = [], []
    for i, tile in enumerate(tiles):
        if tile in here:
            words.append(f"city {tile}, {flown(here[tile])}")
            places.append(f"city-{tile}")
        if i + 1 < len(tiles):
            place = PLACE[f"{tile}-{tiles[i + 1]}"]
            places.append(f"road-{place.text}")
            if owner := _owner(board, place):
                words.append(f"{between(place)} {owner}'s road")
    return Reading(kind, title, "; ".join(words) or "no city and no road", places)


def _owner(board: Board, place: Place) -> str:
    return next((NAMES[i] for i, side in enumerate(board.sides) if side.roads & place.bit), "")


def _round(board: Board, city: City) -> Reading:
    """Tell a city's flags, and who has a road to it from where."""
    tile = TILE[city.name]
    places = [BY_BIT[bit] for bit in bits(AROUND[tile])]
    words = [flown(city)]
    for place in places:
        owner = _owner(board, place)
        words.append(f"{name(place.other(tile))} {f'{owner} road' if owner else 'free'}")
    ids = [f"city-{city.name}", *(f"road-{place.text}" for place in places)]
    return Reading("area", f"City {city.name}", "; ".join(words), ids)
