"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import CHANCE
from pygames.games.on_tour.maps import REGIONS
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import CROSS, EMPTY, STAR, value_text
from pygames.games.on_tour.words import options, regions, written
from pygames.games.on_tour.writing import cross_areas
from pygames.look.show import Explanation

_MATCHED = Explanation("The cards are matched for you: choose areas in their regions.", "T7")


def explain(state: Tour, picks: Sequence[str]) -> Explanation:
    """Say why these picks lead to no action."""
    if state.is_terminal():
        return Explanation("The game is over.", "T15")
    if state.current_player() == CHANCE:
        return Explanation("The dice and cards decide here.", "T6")
    if picks and picks[-1].startswith("card-"):
        return _MATCHED
    return _on_route(state, picks) if state.phase == "route" else _in_turn(state, picks)


def _area(state: Tour, picks: Sequence[str], index: int) -> int | None:
    """Give the area that is picked there, None where it is none."""
    return state.map.index.get(picks[index]) if index < len(picks) else None


def _in_turn(state: Tour, picks: Sequence[str]) -> Explanation:
    if END in picks:
        return Explanation("Tours are drawn when every area is filled.", "T13")
    found = options(state)
    if found.stars or found.cross:
        return _of_star(state, _area(state, picks, 0))
    if found.crosses:
        return _of_crosses(state, picks)
    if not picks or not picks[0].startswith("num-"):
        return Explanation("Choose one of the two numbers first.", "T7")
    return _of_number(state, picks)


def _taken(state: Tour, area: int) -> Explanation | None:
    value = state.sheets[state.mover].values[area]
    if value == EMPTY:
        return None
    return Explanation(f"{state.map.names[area]} is filled: it holds {written(value)}.", "T7")


def _of_star(state: Tour, area: int | None) -> Explanation:
    low, high = state.turn.roll
    why = "After doubles" if low == high else "As all cards show the same region"
    clause = "T10" if state.shown else "T11"
    if area is None:
        return Explanation(f"{why}, choose an area for a star.", clause)
    outside = f"{why}, a star is written, and it goes in the {regions(state) or 'map'}."
    return _taken(state, area) or Explanation(outside, clause)


def _of_crosses(state: Tour, picks: Sequence[str]) -> Explanation:
    area = _area(state, picks, -1) if picks else None
    if area is None:
        return Explanation("Neither number fits, so choose two areas for an X each.", "T9")
    second = Explanation("The other X needs an area of its own.", "T9")
    return _taken(state, area) or second


def _of_number(state: Tour, picks: Sequence[str]) -> Explanation:
    numbers = [f"num-{number:02}" for number in state.turn.numbers]
    if picks[0] not in numbers:
        return Explanation("The dice don't show this number.", "T4")
    number, other = state.turn.numbers[:: 1 if picks[0] == numbers[0] else -1]
    area = _area(state, picks, 1)
    if area is None:
        return Explanation(f"Choose an area for {number:02}.", "T7")
    if state.turn.near(state.sheets[state.mover].empty) >> area & 1 == 0:
        return _taken(state, area) or _not_served(state, area)
    second = _area(state, picks, 2)
    if options(state).pairs:
        return _of_pair(state, (number, other), area, second)
    return _of_cross(state, other, area, second)


def _not_served(state: Tour, area: int) -> Explanation:
    row, column = (REGIONS[letter] for letter in state.map.blocks[area])
    shown = regions(state)
    sentence = f"{state.map.names[area]} lies in the {row} and {column}; the cards show {shown}."
    return Explanation(sentence, "T7")


def _of_pair(state: Tour, numbers: tuple[int, int], area: int, second: int | None) -> Explanation:
    number, other = numbers
    name, partners = state.map.names[area], state.turn.partners(area)
    if not partners & state.turn.near(state.sheets[state.mover].empty):
        sentence = f"With {number:02} in {name}, no card would be left for {other:02}."
        return Explanation(sentence, "T7")
    if second is None:
        return Explanation(f"Choose an area for {other:02}.", "T7")
    if second == area:
        return Explanation(f"{name} takes {number:02}; the two need different areas.", "T7")
    if taken := _taken(state, second):
        return taken
    if not state.turn.near(1 << second):
        return _not_served(state, second)
    sentence = f"One card can't serve both {name} and {state.map.names[second]}."
    return Explanation(sentence, "T7")


def _of_cross(state: Tour, other: int, area: int, second: int | None) -> Explanation:
    """Explain a turn in which only one number fits."""
    if not state.shown:
        return Explanation("Only one area is left, so only one number is written.", "T11")
    if second is None:
        return Explanation(f"{other:02} doesn't fit too: choose an area for its X.", "T9")
    if second == area:
        return Explanation("The X needs an area of its own.", "T9")
    empty = state.sheets[state.mover].empty
    if cross_areas(state.turn, empty, area) >> second & 1:
        return Explanation(f"{other:02} doesn't fit too, so an X is written for it.", "T9")
    outside = f"The X goes in the {regions(state)}, where there is still room."
    return _taken(state, second) or Explanation(outside, "T9")


def _on_route(state: Tour, picks: Sequence[str]) -> Explanation:
    sheet, area = state.sheets[state.mover], _area(state, picks, 0)
    if area is None:
        if END in picks and not sheet.route:
            return Explanation("A tour has at least one area: choose where it begins.", "T13")
        return Explanation("Choose an area for your tour.", "T13")
    name, value = state.map.names[area], sheet.values[area]
    if value == CROSS:
        return Explanation(f"{name} holds an X, and a tour never goes there.", "T13")
    if area in sheet.route:
        return Explanation(f"Your tour has been in {name} already.", "T13")
    if not sheet.route:
        return Explanation(f"Your tour can begin in {name}.", "T13")
    here = sheet.route[-1]
    if not state.map.around[here] >> area & 1:
        return Explanation(
            f"Your tour must go on to a neighbour of {state.map.names[here]}.", "T13"
        )
    return _falling(state, area, sheet.climb())


def _falling(state: Tour, area: int, climb: int) -> Explanation:
    value = state.sheets[state.mover].values[area]
    if value == STAR or value >= climb:
        return Explanation(f"Your tour can go on to {state.map.names[area]}.", "T13")
    words = (
        f"Numbers never fall: your tour has climbed to {climb:02}, and {value_text(value)} is less."
    )
    return Explanation(words, "T13")
