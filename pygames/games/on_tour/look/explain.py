"""Why something can't be picked, in a sentence that names the clause."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import CHANCE, Player
from pygames.games.on_tour.look import words
from pygames.games.on_tour.look.status import number_pick, shown_regions
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY, STAR, value_text
from pygames.games.on_tour.rules.writing import cross_areas
from pygames.games.on_tour.told import Held
from pygames.look.show import Explanation


def explain(state: Tour, picks: Sequence[str], _you: Player | None = None) -> Explanation:
    """Say why these picks lead to no action; no player is named, since each has a map."""
    if state.is_terminal():
        return Explanation(words.GAME_OVER, "T15")
    if state.current_player() == CHANCE:
        return Explanation(words.CHANCE_DECIDES, "T6")
    if picks and picks[-1].startswith("card-"):
        return Explanation(words.CARDS_ARE_MATCHED, "T7")
    return _on_route(state, picks) if state.phase == "route" else _in_turn(state, picks)


def _area(state: Tour, picks: Sequence[str], index: int) -> int | None:
    """Return the area that is picked there, None if it is none."""
    return state.map.index.get(picks[index]) if index < len(picks) else None


def _in_turn(state: Tour, picks: Sequence[str]) -> Explanation:
    if END in picks:
        return Explanation(words.NOT_YET_DRAWN, "T13")
    options = state.choice
    if options.stars or options.cross:
        return _of_star(state, _area(state, picks, 0))
    if options.crosses:
        return _of_crosses(state, picks)
    if not picks or not picks[0].startswith("num-"):
        return Explanation(words.NUMBER_FIRST, "T7")
    return _of_number(state, picks)


def _taken(state: Tour, area: int) -> Explanation | None:
    value = state.sheet.values[area]
    if value == EMPTY:
        return None
    return Explanation(words.filled(Held(value_text(value), state.map.names[area])), "T7")


def _of_star(state: Tour, area: int | None) -> Explanation:
    low, high = state.turn.roll
    clause = "T10" if state.shown else "T11"
    if area is None:
        return Explanation(words.choose_star(doubles=low == high), clause)
    sentence = words.star_elsewhere(shown_regions(state), doubles=low == high)
    return _taken(state, area) or Explanation(sentence, clause)


def _of_crosses(state: Tour, picks: Sequence[str]) -> Explanation:
    area = _area(state, picks, -1) if picks else None
    if area is None:
        return Explanation(words.CHOOSE_TWO_CROSSES, "T9")
    return _taken(state, area) or Explanation(words.SECOND_CROSS, "T9")


def _of_number(state: Tour, picks: Sequence[str]) -> Explanation:
    numbers = {number_pick(number): number for number in state.turn.numbers}
    if picks[0] not in numbers:
        return Explanation(words.NOT_ROLLED, "T4")
    number = numbers.pop(picks[0])
    (other,) = numbers.values()
    area = _area(state, picks, 1)
    if area is None:
        return Explanation(words.choose_area(number), "T7")
    if state.turn.near(state.sheet.empty) >> area & 1 == 0:
        return _taken(state, area) or _not_served(state, area)
    second = _area(state, picks, 2)
    if state.choice.pairs:
        return _of_pair(state, (number, other), area, second)
    return _of_cross(state, other, area, second)


def _not_served(state: Tour, area: int) -> Explanation:
    name, block = state.map.names[area], state.map.blocks[area]
    return Explanation(words.not_served(name, block, shown_regions(state)), "T7")


def _of_pair(state: Tour, numbers: tuple[int, int], area: int, second: int | None) -> Explanation:
    number, other = numbers
    name, partners = state.map.names[area], state.turn.partners(area)
    if not partners & state.turn.near(state.sheet.empty):
        return Explanation(words.no_card_left(number, name, other), "T7")
    if second is None:
        return Explanation(words.choose_area(other), "T7")
    if second == area:
        return Explanation(words.two_areas(name, number), "T7")
    if explanation := _taken(state, second):
        return explanation
    if not state.turn.near(1 << second):
        return _not_served(state, second)
    return Explanation(words.one_card_for_both(name, state.map.names[second]), "T7")


def _of_cross(state: Tour, other: int, area: int, second: int | None) -> Explanation:
    """Explain a turn in which only one number fits."""
    if not state.shown:
        return Explanation(words.ONE_AREA_LEFT, "T11")
    if second is None:
        return Explanation(words.choose_cross(other), "T9")
    if second == area:
        return Explanation(words.CROSS_APART, "T9")
    if cross_areas(state.turn, state.sheet.empty, area) >> second & 1:
        return Explanation(words.crossed(other), "T9")
    elsewhere = Explanation(words.cross_elsewhere(shown_regions(state)), "T9")
    return _taken(state, second) or elsewhere


def _on_route(state: Tour, picks: Sequence[str]) -> Explanation:
    area = _area(state, picks, 0)
    if area is None:
        empty = END in picks and not state.sheet.route
        return Explanation(words.TOUR_IS_EMPTY if empty else words.CHOOSE_STOP, "T13")
    return Explanation(_about_stop(state, area), "T13")


def _about_stop(state: Tour, area: int) -> str:
    """Say why the tour can't go on to an area, or that it can."""
    sheet, name = state.sheet, state.map.names[area]
    value = sheet.values[area]
    if value == CROSS:
        return words.stop_on_cross(name)
    if area in sheet.route:
        return words.stop_twice(name)
    if not sheet.route:
        return words.can_begin(name)
    here = sheet.route[-1]
    if not state.map.around[here] >> area & 1:
        return words.not_adjacent(state.map.names[here])
    if value == STAR or value >= sheet.climb():
        return words.can_go_on(name)
    return words.falls(sheet.climb(), value)
