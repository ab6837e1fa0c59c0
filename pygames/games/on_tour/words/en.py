"""The sentences of On Tour; those beside the course of a game are in look/words."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.en import capital, counted, do, does, joined, named, subject, whose
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Write numbers on your map, then draw the longest tour along which they never fall.",
    turn="Write both numbers of the dice, each in the region of a card; in the area that its card shows, a number is circled.",
    end="When the map is full, draw one tour from neighbour to neighbour along which the numbers never fall.",
    score="Each area on your tour gives a point, and another if it is circled.",
)

SUMMARY = "Write numbers on your map and draw the longest tour that climbs."
TIP = "{Tap} the number to write first, then an area for each number."

# The option of the map, and its choices.
MAP, MAPS = "Map", {"usa": "USA", "europe": "Europe"}

# What a player’s own sheet is called.
SHEETS = "map"

DAILY = "Score as much as you can with today’s dice and cards."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    """Name the map, and what the first turn brings."""
    first = "you begin with a star" if starred else f"your first dice show {roll[0]} and {roll[1]}"
    return f"Today’s map is {land}, and {first}."

NAMES = ("Red", "Yellow", "Green", "Blue", "Ivory", "Charcoal", "Sky", "Mauve")

# All players by their names in the rules.
NEUTRAL = Cast(NAMES)

# Names of areas that another language has others for.
AREAS: dict[str, str] = {}

REGIONS = {"N": "North", "S": "South", "W": "West", "C": "Central", "E": "East"}

# The regions after "the".
_NOUNS = REGIONS | {"C": "Centre"}

# Return a number of points.
def points(count: int) -> str: return counted(count, "point")

# Return regions as alternatives, in a sentence: "South, North or Centre".
def _any_of(letters: Sequence[str]) -> str: return joined([_NOUNS[letter] for letter in letters], "or")

# The content of an area

# A star, as players type it.
STAR = "star"

# What an area holds, within a sentence, if it isn't a number.
_WRITTEN = {"*": "a star", "X": "an X", "": "empty"}

_BRIEF = _WRITTEN | {"*": STAR, "X": "X"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    """Describe an area of a player's map; `stop` is its place on the tour, 0 if it has none."""
    parts = [name, f"{REGIONS[block[0]]} {REGIONS[block[1]]}", _BRIEF.get(value, value)]
    if circled: parts.append("circled")
    if on_card: parts.append("on a card")
    if stop: parts.append(f"stop {stop}")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "can be written in"
CAN_BE_NEXT_STOP = "can be the next stop"

# The table below the map

CAN_BE_WRITTEN = "can be written"
NO_CARDS = "No more cards"
ANY_AREA = "Any empty area will do."

# Describe one of the two numbers of a roll.
def number_label(number: int) -> str: return f"The number {number:02}"

# Describe a card.
def card_label(area: str, region: str) -> str: return f"Card of {area}, {REGIONS[region]}"

# Return the score of the best possible tour, in little space.
def best_score(score: int, *, proved: bool) -> str: return f"best {score}{'' if proved else '+'}"

# Return the points of a tour so far, and those of the best possible one.
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score} of {best}{'' if proved else '+'}"

# Name a player's small map.
def map_of(player: int) -> str: return f"{NAMES[player]}’s map"

# The status

DRAW_TO_BEGIN = "A card is drawn to begin"
DRAW = "A card is drawn for everyone"
ROLL_TO_BEGIN = "The dice are rolled to begin"
ROLL = "The dice are rolled for everyone"
CROSS_FOR_STAR = "No room for a star: write an X anywhere"
TWO_CROSSES = "Neither number fits: write two X’s"
BEGIN_TOUR = "Where does your tour begin?"
NO_TOUR = "No tour is possible"
END_TOUR = "End the tour"
DRAW_BEST = "Draw my best tour"
DRAW_REST = "Draw the rest"

# Ask whether a tour ends although much is left.
def end_here(score: int, best: int) -> str: return f"End the tour here? {score} of {points(best)}"

# Ask for a star; `letters` has the letters of the regions on the cards, if any is shown.
def write_star(letters: Sequence[str]) -> str: return f"Write a star in the {_any_of(letters)}" if letters else "Write a star"

# Ask which number is written where only one fits.
def write_one(low: int, high: int) -> str: return f"Only one number fits: {low:02} or {high:02}?"

# Ask which number goes in the last area.
def write_last(low: int, high: int) -> str: return f"{low:02} or {high:02} for the last area?"

# Ask for both numbers.
def write_both(low: int, high: int) -> str: return f"Write {low:02} and {high:02}"

# Say that a tour can't go on.
def tour_ends(area: str) -> str: return f"The tour ends in {area}"

# Ask for the next stop.
def go_on_from(area: str) -> str: return f"Where to from {area}?"

# Address a status to a player, unless that is "you" or somebody alone.
def asked(cast: Cast, player: int | None, task: str) -> str: return task if player is None or cast[player].you else f"{cast[player].name}: {task}"

# What matters now, below the status

FIRST_CARDS = "The first four cards give everyone four circled numbers."
CIRCLED_IF = "A number in its card’s own area is circled."
STAR_FITS = "A star fits anywhere on a tour, and it is always circled."
NO_WAY_THROUGH = "A tour can’t go through an X."
NEVER_FALLING = "Go from neighbour to neighbour; numbers may not fall. A point for each area, and one more for each circle."

# Say how many areas are still empty.
def still_empty(count: int) -> str: return f"{counted(count, 'area')} {'is' if count == 1 else 'are'} still empty."

# Prompts after the first picks of an action

OTHER_CROSS = "Where does the other X go?"
THE_CROSS = "Where does the X go?"

# Ask where the first number goes.
def where(number: int) -> str: return f"Where does {number:02} go?"

# Ask where the second number goes.
def and_where(number: int) -> str: return f"And where does {number:02} go?"

# What the last action did

# Say what was rolled.
def dice_show(one: str, other: str) -> str: return f"The dice show {one} and {other}"

# Say which card was drawn.
def card_of(area: str, region: str) -> str: return f"The card of {area}, {REGIONS[region]}"

# Say what a card of the set-up does.
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_of(area, region)}: {number:02} is written there and circled"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    """Say what was written; `player` is None for a player alone."""
    words = joined([_entry(each) for each in entries])
    if player is None: return f"Written: {words}"
    return capital(f"{subject(cast[player])} wrote {words}")

def _entry(held: Held) -> str:
    circled = " (circled)" if held.circled else ""
    return f"{_WRITTEN.get(held.value, held.value)} in {held.area}{circled}"

# Say that several players have written.
def have_written(cast: Cast, players: Sequence[int]) -> str: return capital(f"{do(cast.each(players), 'have')} written")

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    """Say where a tour went."""
    went = f"began in {area}" if begins else f"went on to {area}"
    return capital(f"{'the tour' if player is None else subject(cast[player])} {went}")

# Say that a tour was ended.
def tour_ended(cast: Cast, player: int | None, score: int) -> str: return capital(f"{_the_tour(cast, player)} ended with {points(score)}")

# Name a player's tour, as a title.
def tour_title(cast: Cast, player: int | None) -> str: return capital(_the_tour(cast, player))

# Name a player's tour.
def _the_tour(cast: Cast, player: int | None) -> str: return "the tour" if player is None else f"{whose(cast[player])} tour"

# Actions in a few words

# Name a roll, with the glyphs of the dice that show it.
def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"Rolled {one} and {other}", f"{one}, {other}", tuple(dice))

# Name a card.
def drawn(area: str) -> Phrase: return Phrase(f"Card of {area}", area)

def write(entries: Sequence[Held]) -> Phrase:
    """Name what is written."""
    full = joined([f"{_WRITTEN.get(each.value, each.value)} in {each.area}" for each in entries])
    brief = ", ".join(f"{_BRIEF.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"Write {full}", brief)

# Name a stop of a tour.
def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"{'Begin the tour in' if begins else 'Go on to'} {area}", area)

# How the game was decided

# Say what a player alone reached.
def tour_alone(areas: int, circled: int) -> str: return f"A tour of {counted(areas, 'area')}, {circled} of them circled."

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    """Say that a win is shared."""
    circles = counted(circled, "circled area")
    return capital(f"{do(cast.each(winners), 'share')} the win with {points(score)} and {circles} each.")

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    """Say that circles decided among equal scores."""
    more = f"{does(cast[winner], 'have')} more circled areas"
    return capital(f"{do(cast.each(others), 'have')} {points(score)} too, but {more}.")

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    """Say that the longest tour won."""
    others = [player for player in seconds if not cast[player].you]
    theirs = [f"{named(cast.each(others))}’s"] if others else []
    least = joined([*(["yours"] if cast.you in seconds else []), *theirs])
    return capital(f"{_the_tour(cast, winner)} has {points(score)}, {lead} more than {least}.")

# Beside and below the board

SO_FAR = "The tour so far"
EMPTY_AREAS = "Empty areas"
CARDS_IN_DECK = "Cards in the deck"
DRAWN = "Drawn"
BEST_POSSIBLE = "Best possible"
UNPROVED = "“Or more”: a better tour could not be ruled out in time."

# Return the note beside a player's name while maps are filled.
def circled_note(circled: int) -> str: return f"{circled} circled"

# Return the note beside a player's name while tours are drawn.
def tour_note(areas: int, circled: int) -> str: return f"{counted(areas, 'area')}, {circled} circled"

# Return the score of the best possible tour.
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} or more"

# Return the title of the panel that compares drawn and best tours.
def tours_title(players: int) -> str: return "Tours" if players > 1 else "Points"

# Return the label of a player's row.
def row_label(cast: Cast, player: int | None) -> str: return "The tour" if player is None else capital(subject(cast[player]))

# Puzzles

# What puzzles are about, by the id of the theme.
THEMES = {
    "best-tour": "The best tour",
    "last-numbers": "The last numbers",
    "one-best": "Only one best tour",
    "circles-first": "Circles before areas",
    "many-stars": "Three stars or more",
    "equal-numbers": "Several equal numbers",
    "late-start": "Low numbers left out",
    "early-end": "High numbers left out",
    "over-water": "A way over the water",
    "long-tour": "Twenty areas or more",
}

# Say what a puzzle asks.
def puzzle(score: int) -> str: return f"Draw the best tour: {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    """Say what a tour scores, and that no other scores more."""
    score = f"{areas} areas and {counted(circled, 'circle')}"
    return f"{score}: {points(areas + circled)}, and no tour has more."

# Say how far a tour is from the best.
def tour_falls_short(score: int, lost: int) -> str: return f"This tour scores {points(score)}, {lost} fewer than the best."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    """Say what a puzzle asks in which numbers are to be written; `later` is what comes after."""
    after = f" After these, you write {', then '.join(later)}." if later else ""
    return f"Write the last numbers so that the best tour has {points(score)}.{after}"

def comes(numbers: tuple[int, int], left: int) -> str:
    """Say what is written in a turn without cards, with this many areas left."""
    low, high = (f"{number:02}" for number in numbers)
    return _WRITTEN["*"] if low == high else f"{low} {'and' if left > 1 else 'or'} {high}"

# Say how far the best tour is then from what it could be.
def numbers_fall_short(score: int, lost: int) -> str: return f"Then the best tour has {points(score)}, {lost} fewer than it can have."

# Say that numbers are written as well as can be.
def numbers_are_best(score: int) -> str: return f"Now the best tour has {points(score)}, as many as it can have."

# A hint's words about an action

BEST_WAY = "This way your tour is the longest"

# Say what ending a tour gives.
def ends_tour(score: int) -> str: return f"The tour ends with {points(score)}"

# Say how long a tour will be that could not be proved the longest.
def reaches(score: int) -> str: return f"This way your tour reaches {points(score)}"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    """Say what the best tour through what is written scores, and what this action adds to it."""
    more = f", {gain} more than before" if gain > 0 else ""
    return f"Your best tour so far: {'' if proved else 'at least '}{points(score)}{more}"

# Say how long the tour will be, if luck is as usual.
def promises(score: int) -> str: return f"Your tour could reach about {points(score)}"

# Why another action is better: what is counted after it, and otherwise

# Say how much it is after an action, and how much otherwise.
def has_tour(_name: str, now: int, otherwise: int) -> str: return f"The best tour then has {now} {'point' if now == 1 else 'points'} so far; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Circled areas on the map: {now}; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X on the map: {now}; otherwise {otherwise}"
