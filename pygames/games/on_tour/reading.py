"""The map in words, and actions as they are typed."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from pygames.core import Player
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import REGIONS, Map, bits
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import EMPTY, STAR, Sheet
from pygames.games.on_tour.words import written
from pygames.look.spoken import Kind, Reading

_ENTRY = re.compile(r"(\d\d|[*x])(.+)", re.ASCII | re.IGNORECASE)


def read_action(state: Tour, text: str) -> Sequence[str] | None:
    """Read what is written where, or where the tour goes; an area by its letters or its name."""
    if text.lower() == END:
        return [END]
    if area := _area(state.map, text.removeprefix(">")):
        return [area]
    picks: list[str] = []
    for entry in text.split(","):
        found = _ENTRY.fullmatch(entry)
        area = _area(state.map, found[2]) if found else None
        if found is None or area is None:
            return None
        if found[1].isdigit() and not picks:
            picks.append(f"num-{found[1]}")  # the second number goes without saying
        picks.append(area)
    return picks


def _area(land: Map, text: str) -> str | None:
    return _spellings(land).get(text.casefold())


@cache
def _spellings(land: Map) -> dict[str, str]:
    """Give the areas by what may be typed for them: their letters, or their names in one word."""
    names = {
        name.replace(" ", "").casefold(): id for id, name in zip(land.ids, land.names, strict=True)
    }
    return names | {id.casefold(): id for id in land.ids}


def read(state: Tour, looker: Player) -> list[Reading]:
    """Tell everybody's numbers; then, of the map that shows, its parts and each area."""
    sheet = state.sheets[looker]
    numbers = [_numbers(state.map, state.sheets[i], i) for i in range(len(state.sheets))]
    areas = [_round(state.map, sheet, area) for area in range(len(state.map.ids))]
    return [*numbers, *_regions(state.map, sheet), *areas]


def _numbers(land: Map, sheet: Sheet, player: Player) -> Reading:
    """Tell what is written on a map, rising: first stars, then numbers, then X's; and the tour."""
    filled = [area for area in range(len(land.ids)) if sheet.values[area] != EMPTY]
    rank = {STAR: -1}
    filled.sort(key=lambda area: rank.get(sheet.values[area], sheet.values[area]))
    words = (
        ", ".join(f"{_value(sheet, area)} in {land.names[area]}" for area in filled)
        or "nothing yet"
    )
    if sheet.empty:
        words += f". Empty areas: {sheet.empty.bit_count()}"
    if sheet.route:
        words += f". The tour: {', '.join(land.names[area] for area in sheet.route)}"
    return Reading("pieces", NAMES[player], words)


def _value(sheet: Sheet, area: int) -> str:
    value = sheet.values[area]
    circled = sheet.circled >> area & 1 and value < STAR
    return f"{written(value)}{' circled' if circled else ''}"


def _regions(land: Map, sheet: Sheet) -> Iterator[Reading]:
    """Tell the North and the South as rows, the West, the middle and the East as columns."""
    for letter, title in REGIONS.items():
        areas = list(bits(land.regions[letter]))
        ids = [land.ids[area] for area in areas]
        kind: Kind = "row" if letter in "NS" else "column"
        yield Reading(kind, title, _listed(land, sheet, areas), ids)


def _listed(land: Map, sheet: Sheet, areas: Iterable[int]) -> str:
    return ", ".join(f"{land.names[area]} {_value(sheet, area)}" for area in areas)


def _round(land: Map, sheet: Sheet, area: int) -> Reading:
    """Tell an area and its neighbours."""
    near = _listed(land, sheet, bits(land.around[area]))
    words = f"{land.ids[area]}, {_value(sheet, area)}. Next to it: {near}"
    return Reading("area", land.names[area], words, [land.ids[area]])
