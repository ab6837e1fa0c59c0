"""What On Tour says beside the course of a game: why not, the position, the review, paper."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.en import _NOUNS, _WRITTEN, NAMES, SHORT, _any_of, points
from pygames.grammar.en import joined

# Why something can't be picked

GAME_OVER = "The game is over."
CHANCE_DECIDES = "The dice and cards decide here."
CARDS_ARE_MATCHED = "The cards are matched for you: choose areas in their regions."
NOT_YET_DRAWN = "Tours are drawn when every area is filled."
NUMBER_FIRST = "Choose one of the two numbers first."
NOT_ROLLED = "The dice don’t show this number."
CHOOSE_TWO_CROSSES = "Neither number fits, so choose two areas for an X each."
SECOND_CROSS = "The other X needs an area of its own."
CROSS_APART = "The X needs an area of its own."
ONE_AREA_LEFT = "Only one area is left, so only one number is written."
TOUR_IS_EMPTY = "A tour has at least one area: choose where it begins."
CHOOSE_STOP = "Choose an area for your tour."

# Say that an area is not empty.
def filled(held: Held) -> str: return f"{held.area} is filled: it holds {_WRITTEN.get(held.value, held.value)}."

# Ask for a star's area: after doubles, or since all cards show the same region.
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}, choose an area for a star."

# Say where a star goes; `letters` has the letters of the regions on the cards.
def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str: return f"{_why_star(doubles)}, a star goes in the {_any_of(letters) or 'map'}."

def _why_star(doubles: bool) -> str: return "After doubles" if doubles else "When all cards show the same region"

# Ask for a number's area.
def choose_area(number: int) -> str: return f"Choose an area for {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Cards"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    """Say that no card shows a region of an area."""
    row, column = (_NOUNS[letter] for letter in block)
    return f"{area} lies in the {row} and the {column}; the cards show {_any_of(letters)}."

# Say that the other number would have no card.
def no_card_left(number: int, area: str, other: int) -> str: return f"With {number:02} in {area}, no card would be left for {other:02}."

# Say that two areas need the same card.
def one_card_for_both(one: str, other: str) -> str: return f"One card can’t serve both {one} and {other}."

# Say that both numbers can't go in one area.
def two_areas(area: str, number: int) -> str: return f"{area} takes {number:02}; the two numbers need different areas."

# Ask for the area of the X in place of a number.
def choose_cross(other: int) -> str: return f"Only one number fits: choose an area for the X in place of {other:02}."

# Say that an X stands for a number.
def crossed(other: int) -> str: return f"Only one number fits, so an X is written in place of {other:02}."

# Say where an X goes.
def cross_elsewhere(letters: Sequence[str]) -> str: return f"The X goes in the {_any_of(letters)}, where there is still room."

# Say that a tour can't visit an X.
def stop_on_cross(area: str) -> str: return f"{area} holds an X, and a tour never goes there."

# Say that a tour has visited an area.
def stop_twice(area: str) -> str: return f"Your tour has already visited {area}."

# Say that a tour can begin in an area.
def can_begin(area: str) -> str: return f"Your tour can begin in {area}."

# Say that a tour can go on to an area.
def can_go_on(area: str) -> str: return f"Your tour can go on to {area}."

# Say that the next stop must be a neighbour of the last one.
def not_adjacent(area: str) -> str: return f"Your tour must go on to a neighbour of {area}."

# Say that a number is less than the tour has reached.
def falls(climb: int, number: int) -> str: return f"Numbers never fall: your tour has climbed to {climb:02}, and {number:02} is less."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    """Say what a player has written, how many areas are empty, and the stops of the tour."""
    parts = [", ".join(f"{_held(each)} in {each.area}" for each in filled) or "nothing yet"]
    if empty: parts.append(f"Empty areas: {empty}")
    if tour: parts.append(f"The tour: {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    """Say what areas hold, then what there is to say of the others."""
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details}; {rest}" if details and rest else details or rest

# Name areas that are empty.
def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} empty"

# Say that the others of several areas are empty, or all of them.
def rest_empty(count: int, of: int) -> str: return f"all {of} are empty" if count == of else f"the other {count} are empty"

# Describe an area and its neighbours.
def area(held: Held, near: str) -> str: return f"{_held(held)}. Next to it: {near}"

def _held(held: Held) -> str: return f"{_WRITTEN.get(held.value, held.value)}{' circled' if held.circled else ''}"

# The review

PLAIN_PLAYER = "A simple player with average luck"
LUCK = "Luck with dice and cards"
PLACING = "Placing the numbers"
BEST_TOUR = "Best tour with these numbers"
MISSED = "Missed when drawing"
NOT_RULED_OUT = "A better tour could not be ruled out in time."

NO_BETTER_TOUR = "The numbers allow no better tour than the one drawn."

def luck(more: int) -> str:
    """Say how kind the dice and cards were, in points more than usual."""
    if more: score = f"{points(abs(more))} {'more' if more > 0 else 'less'} than usual"
    else: score = "as much as usual"
    return f"With these dice and cards, a simple player who follows a fixed plan scores {score}."

# Say how much longer the tour could have been.
def better_tour(missed: int) -> str: return f"The numbers allow a tour of {points(missed)} more than the one drawn."

def parts_title(player: int | None) -> str:
    """Return the title of the panel that says what a score is made of."""
    if player is None: return "Where the points came from"
    return f"{NAMES[player]}: where the points came from"

# Return the title of the panel with the best tour.
def better_title(player: int | None) -> str: return "A better tour" if player is None else f"{NAMES[player]}: best tour"

# On paper

HOW_TO_PLAY = f"Roll two ten-sided dice and draw three cards for everyone. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Map to write on"
PRINT_CARDS = "Cards to cut out"
SCORE = "Score"
SCORE_ROWS = ("On the tour", "Circled", "Points", "All circles")
NAME_AND_DATE = ("Name", "Date")

# Describe a printed map.
def map_picture(title: str) -> str: return f"The map: {title}"

# Return the title of a page with a map.
def map_title(title: str) -> str: return f"Map: {title}"

# Return the title of a page with cards.
def cards_title(title: str) -> str: return f"Cards: {title}"

# Say what to do with printed cards.
def cut_out(count: int) -> str: return f"The {count} cards: print them on stiff paper, cut along the lines and shuffle."
