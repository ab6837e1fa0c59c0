"""A position in words, part by part, and actions as people type them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from pygames import grammar
from pygames.core import Action, Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look import words as sentences
from pygames.games.on_tour.look.glyphs import die_glyph
from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import EMPTY, STAR, Sheet, value_text
from pygames.games.on_tour.rules.writing import read_entries
from pygames.games.on_tour.told import Held
from pygames.language import kept
from pygames.look.phrase import Phrase
from pygames.look.spoken import Kind, Reading

MOST_NAMED = 6
"""How many empty areas of a region are named: nobody keeps more in mind."""
_ENTRY = re.compile(r"(\d\d|[*x])(.+)", re.ASCII | re.IGNORECASE)


def read_action(state: Tour, text: str) -> Sequence[str] | None:
    """Read what is written where, or where the tour goes; an area by its letters or its name."""
    if text.lower() == END:
        return [END]
    if area := _area(state.map, text.removeprefix(">")):
        return [area]
    picks: list[str] = []
    for entry in text.split(","):
        match = _ENTRY.fullmatch(_with_sign(entry))
        area = _area(state.map, match[2]) if match else None
        if match is None or area is None:
            return None
        if match[1].isdigit() and not picks:
            picks.append(f"num-{match[1]}")  # the second number is the other one
        picks.append(area)
    return picks


def _with_sign(entry: str) -> str:
    """Write a star as its sign."""
    star = words.STAR
    return f"*{entry[len(star) :]}" if entry.casefold().startswith(star.casefold()) else entry


def write_action(state: Tour, action: Action) -> str:
    """Write an action in words that people can type: letters and signs are hard to hear."""
    names = state.map.names
    if state.phase == "route":
        return action if action == END else names[state.map.index[action[1:]]]
    entries = read_entries(state.map, action)
    return ", ".join(
        f"{words.STAR if value == STAR else value_text(value)} {names[area]}"
        for value, area in entries
    )


def _area(land: Map, text: str) -> str | None:
    return _spellings(land).get(text.casefold())


@kept
def _spellings(land: Map) -> dict[str, str]:
    """Return what may be typed for each area: its letters, or its name without spaces."""
    names = {
        name.replace(" ", "").casefold(): id for id, name in zip(land.ids, land.names, strict=True)
    }
    return names | {id.casefold(): id for id in land.ids}


def phrase(state: Tour, action: Action) -> Phrase:
    """Say what an action is, or what chance does."""
    if state.phase == "route":
        return _stop(state, action)
    if action[0] == "r":
        return words.rolled(action[1], action[2], [die_glyph(face) for face in action[1:]])
    if action[0] == "#":
        return words.drawn(state.map.names[state.map.index[action[1:]]])
    return _entries(state.map, action)


def _stop(state: Tour, action: Action) -> Phrase:
    if action == END:
        return Phrase(words.END_TOUR)
    name = state.map.names[state.map.index[action[1:]]]
    return words.go_on(name, begins=not state.sheet.route)


@kept
def _entries(land: Map, action: Action) -> Phrase:
    entries = read_entries(land, action)
    return words.write([Held(value_text(value), land.names[area]) for value, area in entries])


def read(state: Tour, looker: Player) -> list[Reading]:
    """Tell the cards, all players' numbers, then the regions and areas of the current map."""
    sheet = state.sheets[looker]
    numbers = [_numbers(state.map, state.sheets[i], i) for i in range(len(state.sheets))]
    areas = [_area_reading(state.map, sheet, area) for area in range(len(state.map.ids))]
    return [*_cards(state), *numbers, *_regions(state.map, sheet), *areas]


def _cards(state: Tour) -> Iterator[Reading]:
    """Tell the regions of the cards, where these decide what can be written."""
    if state.phase != "turn" or state.current_player() < 0 or not state.shown:
        return
    if state.choice.pairs or state.choice.single:
        regions = [words.REGIONS[state.map.cards[card]] for card in state.shown]
        yield Reading("turn", sentences.CARDS, ", ".join(regions))


def _numbers(land: Map, sheet: Sheet, player: Player) -> Reading:
    """Tell what is written on a map: stars, rising numbers and X's; then the tour."""
    filled = [area for area in range(len(land.ids)) if sheet.values[area] != EMPTY]
    rank = {STAR: -1}
    filled.sort(key=lambda area: rank.get(sheet.values[area], sheet.values[area]))
    sentence = sentences.numbers(
        [_held(land, sheet, area) for area in filled],
        sheet.empty.bit_count(),
        [land.names[area] for area in sheet.route],
    )
    return Reading("pieces", words.NAMES[player], sentence)


def _held(land: Map, sheet: Sheet, area: int) -> Held:
    value = sheet.values[area]
    circled = bool(sheet.circled >> area & 1 and value < STAR)
    return Held(value_text(value), land.names[area], circled)


def _regions(land: Map, sheet: Sheet) -> Iterator[Reading]:
    """Tell the North and the South as rows, the West, the middle and the East as columns."""
    for letter, title in words.REGIONS.items():
        areas = _by_name(land, bits(land.regions[letter]))
        ids = [land.ids[area] for area in areas]
        kind: Kind = "row" if letter in "NS" else "column"
        held = [_held(land, sheet, area) for area in areas]
        yield Reading(kind, title, _areas(held, MOST_NAMED), ids)


def _area_reading(land: Map, sheet: Sheet, area: int) -> Reading:
    """Tell an area and its neighbours."""
    id, around = land.ids[area], _by_name(land, bits(land.around[area]))
    near = [_held(land, sheet, other) for other in around]
    sentence = sentences.area(_held(land, sheet, area), _areas(near, len(near)))
    return Reading("area", land.names[area], sentence, [id])


def _by_name(land: Map, areas: Iterable[int]) -> list[int]:
    """Sort areas as a list of their names would be; their own order is that of their letters."""
    return sorted(areas, key=lambda area: grammar.alphabetical(land.names[area]))


def _areas(held: Sequence[Held], most: int) -> str:
    """Tell what areas hold, and then which are empty, or how many if there are more than `most`."""
    full = [each for each in held if each.value]
    empty = [each.area for each in held if not each.value]
    if len(empty) > most:
        return sentences.areas(full, sentences.rest_empty(len(empty), len(held)))
    return sentences.areas(full, sentences.empty(empty) if empty else "")
