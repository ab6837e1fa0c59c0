"""What is said of a position: status, prompts, labels and the last action."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pygames.core import CHANCE, Action, Player
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import REGIONS, Map, bits
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import CROSS, EMPTY, STAR, Entry, Sheet
from pygames.games.on_tour.writing import Choice, choice, read_entries


def joined(words: Sequence[str], last: str = "and") -> str:
    """Join words as in a sentence."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def regions(state: Tour) -> str:
    """Name the regions of the shown cards, each once."""
    letters = {state.map.cards[card]: None for card in state.shown}
    return joined([REGIONS[letter] for letter in letters], "or")


def status(state: Tour) -> str:
    """Say what happens next, in one sentence."""
    player = state.current_player()
    if player == CHANCE:
        return _chance_status(state)
    if state.is_terminal():
        return state.reason() or ""
    sentence = _route_status(state) if state.phase == "route" else _writing_status(state)
    return sentence if len(state.sheets) == 1 else f"{NAMES[player]}: {_lower(sentence)}"


def _lower(sentence: str) -> str:
    return sentence[0].lower() + sentence[1:]


def _chance_status(state: Tour) -> str:
    if state.wants_card:
        return "A card is drawn for all" if state.phase == "turn" else "A card is drawn to begin"
    return "The dice are rolled for all" if state.phase == "turn" else "The dice begin the tour"


def _writing_status(state: Tour) -> str:
    low, high = state.turn.numbers
    found = options(state)
    if found.stars:
        where = f" in the {regions(state)}" if state.shown else ""
        return f"Write a star{where}"
    if found.cross:
        return "No room for a star: write an X anywhere"
    if found.crosses:
        return "Neither number fits: write two X's"
    if found.single and found.crossed:
        return f"Only one number fits, {low:02} or {high:02}: which?"
    if found.single:
        return f"{low:02} or {high:02} for the last area?"
    return f"Write {low:02} and {high:02}: which first?"


def _route_status(state: Tour) -> str:
    sheet = state.sheets[state.mover]
    if not sheet.route:
        return "Where does your tour begin?" if len(state.legal_actions()) > 1 else "No tour at all"
    here = state.map.names[sheet.route[-1]]
    if len(state.legal_actions()) == 1:
        return f"The tour ends in {here}"
    return f"Where to from {here}?"


def options(state: Tour) -> Choice:
    """Give what the player to move may write."""
    return choice(state.turn, state.sheets[state.mover].empty)


def prompts(state: Tour) -> dict[str, str]:
    """Say what is asked for after the first picks of an action that writes."""
    if state.phase != "turn" or state.current_player() < 0:
        return {}
    found, ids = options(state), state.map.ids
    if found.crosses:
        return {ids[area]: "Where does the other X go?" for area in bits(found.crosses)}
    said = {}
    for number, other in (state.turn.numbers, state.turn.numbers[::-1]):
        pick = f"num-{number:02}"
        said[pick] = f"Where does {number:02} go?"
        rest = f"And where does {other:02} go?" if found.pairs else "Where does the X go?"
        areas = [area for area, _ in found.pairs] if found.pairs else bits(found.single)
        if found.pairs or found.crossed:
            said |= {f"{pick} {ids[area]}": rest for area in areas}
    return said if found.pairs or found.single else {}


def written(value: int) -> str:
    """Say a value."""
    return {STAR: "a star", CROSS: "an X", EMPTY: "empty"}.get(value) or f"{value:02}"


def label(land: Map, sheet: Sheet, area: int, cards: Iterable[int]) -> str:
    """Describe an area of a player's map."""
    row, column = land.blocks[area][0], land.blocks[area][1]
    value = sheet.values[area]
    words = [land.names[area], f"{REGIONS[row]} {REGIONS[column]}", written(value).split(" ")[-1]]
    if sheet.circled >> area & 1:
        words.append("circled")
    if value == EMPTY and area in cards:
        words.append("on a card")
    if area in sheet.route:
        words.append(f"stop {sheet.route.index(area) + 1}")
    return ", ".join(words)


def said(before: Tour | None, action: Action | None) -> str | None:
    """Say what the last action did."""
    if before is None or action is None:
        return None
    if action[0] == "r":
        return f"The dice show {action[1]} and {action[2]}"
    if action[0] == "#":
        card = before.map.index[action[1:]]
        words = f"The card of {before.map.names[card]}, {REGIONS[before.map.cards[card]]}"
        if before.phase == "turn":
            return words
        return f"{words}: {before.set_up_number:02} is written there and circled"  # T5
    return _said_by(before, before.mover, action)


def _said_by(before: Tour, player: Player, action: Action) -> str:
    alone, land = len(before.sheets) == 1, before.map
    tour = "The tour" if alone else f"{NAMES[player]}'s tour"
    if action == END:
        score = before.sheets[player].score()
        return f"{tour} ends with {score} point{'' if score == 1 else 's'}"
    if action[0] == ">":
        verb = "goes on to" if before.sheets[player].route else "begins in"
        name = tour if alone else NAMES[player]
        return f"{name} {verb} {land.names[land.index[action[1:]]]}"
    entries = read_entries(land, action)
    circled = before.turn.circles(entries)
    words = joined([_entry(land, entry, circled) for entry in entries])
    return f"Written: {words}" if alone else f"{NAMES[player]} writes {words}"


def _entry(land: Map, entry: Entry, circled: int) -> str:
    value, area = entry
    ring = " (circled)" if circled >> area & 1 and value < STAR else ""
    return f"{written(value)} in {land.names[area]}{ring}"
