"""The position in words, and how to read typed actions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pygames.core import SWAP, Action, Player
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import (
    AROUND,
    BY_BIT,
    COLUMNS,
    PLACE,
    SIZE,
    TILE,
    bits,
    name,
)
from pygames.games.eight_cities.ground import city_id, road_id
from pygames.games.eight_cities.position import PASS, Position
from pygames.games.eight_cities.result import City, cities, totals
from pygames.games.eight_cities.rules import Cities
from pygames.look import swap
from pygames.look.phrase import Deed, Phrase
from pygames.look.spoken import Kind, Reading

_ACTION = re.compile(r"([a-f][1-6])\W?([a-f][1-6])|(pass)", re.ASCII | re.IGNORECASE)


def read_action(state: Cities, text: str) -> Sequence[str] | None:
    """Read the two tiles of a road in either order, a pass, or a swap if the rule is played."""
    if swap.is_typed(state, text):
        return [SWAP]
    match = _ACTION.fullmatch(text.lower())
    if match is None:
        return None
    one, other, passed = match.groups()
    if passed:
        return [PASS]
    place = PLACE.get(f"{one}-{other}") or PLACE.get(f"{other}-{one}")
    return [road_id(place) if place else f"road-{one}{other}"]


def phrase(_: Cities, action: Action) -> Phrase:
    """Say what an action is."""
    if action == SWAP:
        return swap.phrase()
    if action == PASS:
        return Phrase(words.PASS_BUTTON)
    return words.city_on(action[1:]) if action[0] == "@" else words.build(action[:2], action[3:])


def deed(state: Cities, action: Action) -> Deed | None:
    """Say what an action takes from the other player, else what flags it raises (K9, K12)."""
    if action == SWAP:
        return None
    before, after = state.board, state.child(action).board
    player = state.current_player()
    gone = (before.sides[1 - player].roads & ~after.sides[1 - player].roads).bit_count()
    if gone:
        return words.removes(gone)._replace(kind="roads", size=gone)
    raised = totals(after)[player] - totals(before)[player]
    return words.raises(raised)._replace(kind="flags", size=raised) if raised else None


def read(state: Cities, _: Player) -> list[Reading]:
    """Describe each player's roads, then rows, columns, and what lies round each city."""
    board, here = state.board, cities(state.board)
    roads = [_roads(board, player) for player in (0, 1)]
    return [*roads, *_lines(board, here), *(_surroundings(board, city) for city in here)]


def _roads(board: Position, player: Player) -> Reading:
    side = board.sides[player]
    places = [BY_BIT[bit] for bit in bits(side.roads)]
    described = words.roads(places, name(side.loose) if side.loose else "")
    return Reading("pieces", words.PLAYERS[player], described, list(map(road_id, places)))


def _lines(board: Position, cities: Sequence[City]) -> Iterator[Reading]:
    rows = range(1, SIZE + 1)
    for row in rows:
        tiles = [f"{column}{row}" for column in COLUMNS]
        yield _line(board, cities, "row", words.row(row), tiles)
    for column in COLUMNS:
        tiles = [f"{column}{row}" for row in rows]
        yield _line(board, cities, "column", words.column(column), tiles)


def _line(
    board: Position, cities: Sequence[City], kind: Kind, title: str, tiles: Sequence[str]
) -> Reading:
    """Describe the cities and the roads along a line of tiles; free places are left out."""
    here = {city.name: city for city in cities}
    described, ids = [], []
    for tile, following in zip(tiles, [*tiles[1:], ""], strict=True):
        if tile in here:
            described.append(words.city_on_the_way(tile, here[tile].flags))
            ids.append(city_id(tile))
        if following:
            place = PLACE[f"{tile}-{following}"]
            ids.append(road_id(place))
            owner = board.owner(place)
            if owner is not None:
                described.append(words.road_on_the_way(place, owner))
    return Reading(kind, title, words.things(described), ids)


def _surroundings(board: Position, city: City) -> Reading:
    """Describe a city's flags, and what lies between it and each tile beside it."""
    tile = TILE[city.name]
    places = [BY_BIT[bit] for bit in bits(AROUND[tile])]
    ways = [words.way_out(name(place.other(tile)), board.owner(place)) for place in places]
    described = words.things([words.flags_in(city.flags), *ways])
    ids = [city_id(city.name), *map(road_id, places)]
    return Reading("area", words.city_title(city.name), described, ids)
