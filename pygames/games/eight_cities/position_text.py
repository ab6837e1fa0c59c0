"""Position texts, written and read."""

from __future__ import annotations

import re
from collections.abc import Iterator

from pygames import words as core
from pygames.core import Player
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import BY_BIT, PLACES, TILE, bits, name, spread
from pygames.games.eight_cities.position import CITIES, Position, Side, loose_end

_LETTERS = "wb"
_LIST = "[a-f][1-6]{0}(?:,[a-f][1-6]{0})*"
_ROADS = f"(-|{_LIST.format('[a-f][1-6]')})"
_FORM = re.compile(f"({_LIST.format('')}) {_ROADS} {_ROADS} ([wb]) ([12]) ([01]) ([01])", re.ASCII)
_BY_TEXT = {place.text: place for place in PLACES}


def write(position: Position) -> str:
    """Write the position text."""
    cities = ",".join(name(tile) for tile in bits(position.cities))
    white, black = (_write_roads(side.roads) for side in position.sides)
    turn = f"{_LETTERS[position.player]} {position.left} {position.passed} {int(position.built)}"
    return f"{cities} {white} {black} {turn}"


def _write_roads(roads: int) -> str:
    return ",".join(place.text for place in PLACES if place.bit & roads) or "-"


def read(text: str) -> Position:
    """Read a position text; raise ValueError unless it is exactly what `write` would write."""
    form = _FORM.fullmatch(text)
    if not form:
        raise ValueError(words.NOT_A_POSITION)
    cities = sum({TILE[tile] for tile in form[1].split(",")})
    if cities.bit_count() != CITIES:
        raise ValueError(words.NOT_EIGHT)
    white, black = _read_roads(form[2]), _read_roads(form[3])
    if both := white & black:
        place = BY_BIT[next(bits(both))]
        raise ValueError(words.both_on(place.action))
    sides = _side(white, cities, 0), _side(black, cities, 1)
    roads, passed, second = (int(number) for number in form.group(5, 6, 7))
    position = Position(cities, sides, _LETTERS.index(form[4]), roads, passed, bool(second))
    if write(position) != text:
        raise ValueError(core.not_as_written(write(position)))
    _check_loose_ends(position)
    return position


def _read_roads(text: str) -> int:
    if text == "-":
        return 0
    roads = text.split(",")
    for road in roads:
        if road not in _BY_TEXT:
            raise ValueError(words.no_place(road))
    return sum({_BY_TEXT[road].bit for road in roads})


def _side(roads: int, cities: int, player: Player) -> Side:
    tiles = cities
    for bit in bits(roads):
        tiles |= BY_BIT[bit].ends
    loose = loose_end(tiles, roads, cities)
    if loose.bit_count() > 1:
        raise ValueError(words.loose_ends(player, [name(tile) for tile in bits(loose)]))
    return Side(roads, tuple(_networks(tiles, roads)), tiles, loose)


def _networks(tiles: int, roads: int) -> Iterator[int]:
    while tiles:
        grown, network = tiles & -tiles, 0
        while grown != network:
            network = grown
            grown = spread(network, roads)
        yield network
        tiles &= ~network


def _check_loose_ends(position: Position) -> None:
    """Refuse a loose end that would be lost.

    In a game both players' loose ends are alive after every road: the opponent's by K9, the
    builder's by K10. So neither may be dead here.
    """
    for player, side in enumerate(position.sides):
        if side.loose and not side.is_alive(position.free):
            raise ValueError(words.dead_loose_end(player, name(side.loose)))
