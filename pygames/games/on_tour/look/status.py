"""The words for a moment: status, prompts, the last action, and the labels of areas."""

from __future__ import annotations

from collections.abc import Container, Sequence

from pygames import grammar
from pygames.core import CHANCE, Action, Player
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.maps import Map, bits
from pygames.games.on_tour.rules.rules import END, Tour
from pygames.games.on_tour.rules.sheet import EMPTY, STAR, Entry, Sheet, value_text
from pygames.games.on_tour.rules.writing import read_entries
from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.look.show import Moment

_MOST_TOLD = 2
"""Maximum number of players for whom a sentence says what they wrote."""
_NEW_UNTIL = 8
"""With so many areas filled, all players have seen when a number is circled."""
_FEW = 6
"""Once no more areas are empty, the sentence says how many."""


def shown_regions(state: Tour) -> list[str]:
    """Return the letters of the regions of the shown cards, each once."""
    return list(dict.fromkeys(state.map.cards[card] for card in state.shown))


def name_among(state: Tour, player: Player) -> Player | None:
    """Return the player if there are others to tell them from."""
    return player if len(state.sheets) > 1 else None


def status(state: Tour, cast: Cast | None = None) -> str:
    """Return what happens next, in one sentence."""
    player = state.current_player()
    if player == CHANCE:
        return _chance_status(state)
    if state.is_terminal():
        return state.reason() or ""
    task = _route_status(state) if state.phase == "route" else _writing_status(state)
    return words.asked(cast or words.NEUTRAL, name_among(state, player), task)


def _chance_status(state: Tour) -> str:
    if state.wants_card:
        return words.DRAW if state.phase == "turn" else words.DRAW_TO_BEGIN
    return words.ROLL if state.phase == "turn" else words.ROLL_TO_BEGIN


def _writing_status(state: Tour) -> str:
    options, numbers = state.choice, state.turn.numbers
    if options.stars:
        return words.write_star(shown_regions(state))
    if options.cross:
        return words.CROSS_FOR_STAR
    if options.crosses:
        return words.TWO_CROSSES
    if options.single:
        return words.write_one(*numbers) if options.crossed else words.write_last(*numbers)
    return words.write_both(*numbers)


def _route_status(state: Tour) -> str:
    can_go_on = len(state.legal_actions()) > 1
    if not state.sheet.route:
        return words.BEGIN_TOUR if can_go_on else words.NO_TOUR
    here = state.map.names[state.sheet.route[-1]]
    return words.go_on_from(here) if can_go_on else words.tour_ends(here)


def counts(state: Tour) -> str:
    """Return what counts now, in a sentence or two."""
    if state.is_terminal():
        return ""
    if state.phase == "set-up":
        return words.FIRST_CARDS
    return words.NEVER_FALLING if state.phase == "route" else _writing_counts(state)


def _writing_counts(state: Tour) -> str:
    few = words.still_empty(state.left) if state.left <= _FEW else ""
    return "\n".join(filter(None, (_special(state), few)))


def _special(state: Tour) -> str:
    """Say what is special about a turn, or new to players; '' if nothing is."""
    if state.roll is None:
        return ""
    options = state.choice
    if options.stars:
        return words.STAR_FITS
    if options.cross or options.crosses:
        return words.NO_WAY_THROUGH
    if not state.shown:
        return words.ANY_AREA
    is_new = len(state.map.names) - state.left <= _NEW_UNTIL
    return words.CIRCLED_IF if is_new else ""


def prompts(state: Tour) -> dict[str, str]:
    """Return what is asked for after the first picks of an action that writes."""
    if state.phase != "turn" or state.current_player() < 0:
        return {}
    options, ids = state.choice, state.map.ids
    if options.crosses:
        return {ids[area]: words.OTHER_CROSS for area in bits(options.crosses)}
    if not (options.pairs or options.single):
        return {}
    firsts = [area for area, _ in options.pairs] or list(bits(options.single))
    by_id = {}
    for number, other in (state.turn.numbers, state.turn.numbers[::-1]):
        pick = number_pick(number)
        by_id[pick] = words.where(number)
        if options.pairs or options.crossed:
            second = words.and_where(other) if options.pairs else words.THE_CROSS
            by_id |= {f"{pick} {ids[area]}": second for area in firsts}
    return by_id


def number_pick(number: int) -> str:
    """Return the id of the place where a number of the roll is picked."""
    return f"num-{number:02}"


def label(land: Map, sheet: Sheet, area: int, cards: Container[int]) -> str:
    """Return the description of an area of a player's map."""
    value = sheet.values[area]
    return words.area_label(
        land.names[area],
        land.blocks[area],
        value_text(value),
        circled=bool(sheet.circled >> area & 1),
        on_card=value == EMPTY and area in cards,
        stop=sheet.route.index(area) + 1 if area in sheet.route else 0,
    )


def said(before: Tour | None, action: Action | None, cast: Cast | None = None) -> str | None:
    """Return what the last action did."""
    if before is None or action is None:
        return None
    if action[0] == "r":
        return words.dice_show(action[1], action[2])
    if action[0] == "#":
        card = before.map.index[action[1:]]
        names = before.map.names[card], before.map.cards[card]
        if before.phase == "turn":
            return words.card_of(*names)
        return words.set_up_card(*names, before.set_up_number)  # T5
    return _said_by(before, name_among(before, before.mover), action, cast or words.NEUTRAL)


def tell(moments: Sequence[Moment[Tour]]) -> str:
    """Say what was written, or where the last tour went; dice and cards are in view."""
    decided = [each for each in moments if each.before and each.before.current_player() >= 0]
    if not decided:
        return ""
    last = decided[-1]
    writing = [each for each in decided if each.before and each.before.phase == "turn"]
    if len(writing) > _MOST_TOLD:
        players = [each.before.mover for each in writing if each.before]
        return grammar.sentence(words.have_written(last.cast(words.NEUTRAL), players))
    sentences = [
        said(each.before, each.action, each.cast(words.NEUTRAL)) for each in writing or [last]
    ]
    return " ".join(grammar.sentence(each) for each in sentences if each)


def _said_by(before: Tour, player: Player | None, action: Action, cast: Cast) -> str:
    if action == END:
        return words.tour_ended(cast, player, before.sheet.score())
    if action[0] == ">":
        area = before.map.names[before.map.index[action[1:]]]
        return words.tour_went(cast, player, area, begins=not before.sheet.route)
    entries = read_entries(before.map, action)
    circled = before.turn.circles(entries)
    return words.wrote(cast, player, [_entry(before.map, entry, circled) for entry in entries])


def _entry(land: Map, entry: Entry, circled: int) -> Held:
    value, area = entry
    return Held(
        value_text(value), land.names[area], circled=bool(circled >> area & 1 and value < STAR)
    )
