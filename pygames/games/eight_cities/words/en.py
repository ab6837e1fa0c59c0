"""Every sentence of 8 Cities that a person meets, apart from its rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.en import (
    asks,
    capital,
    counted,
    does,
    joined,
    listed,
    of,
    sentence,
    subject,
    whose,
)
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Build roads that cross, and lead in the city that matters most."
SHORT = InShort(
    goal="Join cities to raise flags, and have more than your opponent in the busiest city.",
    turn="Build two roads, from cities or your own roads; as long as you have a loose end, go on from there.",
    end="The game ends when a player can join no more cities, or when both pass.",
    score="Each city flies your flag once for every other city you’ve joined to it; most flags in the busiest city wins.",
)
TIP = "{Tap} a dotted line between two tiles to build a road there."
DAILY = "Win on today’s map."

def daily_special(remote: str, steps: int, beside: int) -> str:
    """Say how many cities lie beside another, and which one is how far from all others."""
    if steps > 2: return f"The city on {remote} is remote: {steps} roads from the nearest other."
    if beside > 4:
        cities = "All eight" if beside == 8 else f"{capital(_NUMBERS[beside])} of the eight"
        return f"{cities} cities have a neighbour."
    if not beside: return "No two cities are neighbours: every connection takes at least two roads."
    return f"{capital(_NUMBERS[beside])} cities have a neighbour, and none is remote."

_NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")

PLAYERS = ("White", "Black")
HOW_TO_ARRANGE = "{Tap} a place to change its road."

# The buttons of arranging.
TOOLS = {
    "turn": "Other player to move",
    "left": "One road left, or two",
    "clear": "No roads",
}

# All players by their names in the rules.
NEUTRAL = Cast(PLAYERS)

# Puzzles

# What puzzles are about, by the id of the theme.
THEMES = {
    "road-off": "A road taken off",
    "pass": "A pass",
    "loose-end": "A loose end",
    "joins-nothing": "No city joined",
    "joins-cities": "Cities joined",
    "shut-out": "The opponent shut out",
    "last-turn": "The last turn",
    "draw-held": "A draw held",
}

ONLY_WIN = "No other turn wins."
ONLY_DRAW = "Every other turn loses."
LETS_GO = "That lets the win go."
LOSES = "That loses: the opponent can now force a win."

# Say what a puzzle asks.
def puzzle(player: Player, *, wins: bool) -> str: return f"{PLAYERS[player]} to move and {'win' if wins else 'hold a draw'}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    """Say what a right turn did; nothing if it did none of this."""
    other = PLAYERS[1 - player]
    parts = [
        f"takes {counted(capture, 'road')} from {other}" if capture > 0 else "",
        f"raises {counted(raised, 'flag')}" if raised > 0 else "",
        f"leaves {other} nothing to connect" if shut_out else "",
        "ends the game" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"It {joined(deeds)}." if deeds else ""

# The status

PASS_BUTTON = "Pass"

# Say how many cities are still to come (K2).
def placing_cities(left: int) -> str: return f"Eight cities are being placed, {left} to come"

# Say that no road can be built (K11).
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'can')} only pass")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    """Say how many roads come next; `loose_end` is the tile to start at, or empty (K4, K7)."""
    number = "two roads" if roads > 1 else "one road"
    return asks(cast[player], f"build {number}{_starting(loose_end) or ', or pass'}")

# Say that the second road of a turn comes next (K4, K7, K11).
def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str: return asks(cast[player], f"one more road{_starting(loose_end) or ', or pass'}")

def _starting(loose_end: str) -> str: return f", starting at {loose_end}" if loose_end else ""

# The note at a player's first loose end (K7).
LOOSE_END = "A loose end: the next road has to start there."

def ring(cities: int) -> str:
    """Say what the rings mean, when the first flags fly (K15)."""
    if cities == 1: return "Gold ring: the busiest city. It decides."
    return "Gold rings: the busiest cities. Their flags decide."

# Beside the names, and the panel

PANEL = "Flags, most important first"
NO_FLAGS_YET = "no flags yet"
NOBODY_LEADS = "The players are level in every city."
NO_CITY_DECIDES = "Every city is level."

# Say how many flags a player has in the cities that count.
def flag_count(number: int) -> str: return counted(number, "flag")

# Set a player's flags in the cities that count beside the opponent's.
def against(own: int, other: int) -> str: return f"{own} to {other}"

# Say in few words where a player leads or trails, has won or lost.
def standing(where: str, *, leads: bool, over: bool) -> str: return f"{(('trails', 'leads'), ('lost', 'won'))[over][leads]} {where}"

# Say where the players are level, in the most important cities.
def level(where: str) -> str: return f"level {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    """Name the cities, or say how many: with so many flags in each, or with all added up."""
    if len(cities) > _FEW: return f"{'in' if each else 'over'} {counted(len(cities), 'city', 'cities')}"
    return f"in {joined(cities) if each else _PLUS.join(cities)}"

_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    """Say who leads, or has won, in the deciding cities, perhaps after more important ones.

    `flags` has the leader's first: those in `each` of several cities, or in all together.
    """
    verb = "wins" if over else "leads"
    where = f"each of {joined(cities)}" if each else joined(cities)
    lead = f"{PLAYERS[player]} {verb} in {where} by {against(*flags)}."
    return f"Level in {joined(equal)}, so the next ones count. {lead}" if equal else lead

# What has happened

# Say where a city was placed.
def city_placed(tile: str) -> str: return f"A city on {tile}"

# Say that a player passes, perhaps after a first road.
def passes(cast: Cast, player: Player, second: bool) -> str: return capital(f"{subject(cast[player])} passed{' the rest of the turn' if second else ''}")

# Say what a swap does: White's road changes hands (S2).
def swap(place: Place) -> str: return f"Swap: take over {_road(place)}"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    """Say what a swap has done."""
    whose = of(cast[player])
    return capital(f"{subject(cast[player])} swapped: the road {dashed(place)} is now {whose}")

# How many flags fly now, and in which cities.
Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    """Say what was built, how many flags fly in which cities now, and what was lost (K9, K12)."""
    text = f"{subject(cast[player])} built {joined(ways)}"
    if raised: text += f": {', '.join(starmap(_flags_in, raised))}"
    if lost:
        noun = "road" if len(lost) == 1 else "roads"
        roads = joined([dashed(place) for place in lost])
        text += f"; {subject(cast[1 - player])} lost the {noun} {roads}"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str:
    each = " each" if len(cities) > 1 else ""
    return f"{counted(flags, 'flag')}{each} in {joined(cities)}"

def _road(place: Place, start: int = 0) -> str:
    """Name a place by its tiles, from the tile `start` if that matters: "a1 to a2"."""
    start = start or place.near
    return f"{name(start)} to {name(place.other(start))}"

def dashed(place: Place, start: int = 0) -> str:
    """Name a place in a sentence about what was done: "a1–a2"."""
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

# Actions in a few words

# Name the placing of a city.
def city_on(tile: str) -> Phrase: return Phrase(f"City on {tile}", tile)

# Name the building of a road.
def build(start: str, end: str) -> Phrase: return Phrase(f"Build {start}–{end}", f"{start}–{end}")

def removes(roads: int) -> Deed:
    """Say that an action makes the other player lose roads (K9)."""
    lost = counted(roads, "road")
    return Deed(f"remove {lost}", f"removes {lost}")

def raises(flags: int) -> Deed:
    """Say how many flags of its player's an action adds (K12)."""
    more = counted(flags, "flag")
    return Deed(f"raise {more}", f"raises {more}")

# Labels and marks

CAN_BE_BUILT = "can be built"

# Say what lies on a place.
def place_label(place: Place, owner: Player | None) -> str: return f"{_road(place)}, {'free' if owner is None else road_of(owner)}"

# Say whose road it is.
def road_of(player: Player) -> str: return f"{PLAYERS[player]}’s road"

DECIDES = "decides"
COUNTS = "counts now"

# Say how many flags fly in a city, and perhaps that it counts now or decides.
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    """Say how many flags each player has in a city."""
    if not any(flags): return "no flags"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked

GAME_OVER = "The game is over."
CITIES_FIRST = "The cities are still being placed."
CAN_PASS = "You can pass."
NOTHING_TO_SWAP = f"{PLAYERS[0]} has passed, so there is nothing to take over."
CHOOSE_A_PLACE = "Choose a place for a road, between two tiles that lie side by side."
BETWEEN_NEIGHBOURS = "A road lies between two tiles that lie side by side."
ROAD_OPEN = "This road can be built."

# Say that a loose end has to be continued first (K11).
def cannot_pass(loose_end: str) -> str: return f"You can’t pass while you have a loose end: build on from {loose_end}."

# Say where the next road has to start (K7).
def go_on_from(loose_end: str) -> str: return f"Your road must go on from the loose end at {loose_end}."

def place_taken(cast: Cast, place: Place, owner: Player) -> str:
    """Say whose road is in the way (K6)."""
    taken_by = capital(f"{whose(cast[owner])} road")
    return f"{taken_by} already runs from {_road(place)}, and a place takes only one."

def no_start(place: Place) -> str:
    """Say that a road can't start at either end (K5)."""
    ends = f"{name(place.near)} or {name(place.far)}"
    return f"A road starts at a city or at your own roads; neither is at {ends}."

# Say that the far end of a road would be lost (K10).
def dead_end(tile: str) -> str: return f"No free way leads on from {tile} to another city, so the road would be lost at once."

# Why a position can't be set up. These have no full stop.

NOT_A_POSITION = "expected cities, White’s roads, Black’s roads, w or b, roads left, turns passed, 0 or 1, as in a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "expected eight different cities (K2)"

# Say that a place has two roads (K6).
def both_on(place: str) -> str: return f"both players have a road on {place} (K6)"

# Say that a text names no place for a road (K3).
def no_place(text: str) -> str: return f"{text} is no place for a road (K3)"

# Say that a player has several loose ends (K7).
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{PLAYERS[player]} has more than one loose end, {joined(tiles)} (K7)"

# Say that a loose end would be lost (K9).
def dead_loose_end(player: Player, tile: str) -> str: return f"{PLAYERS[player]}’s loose end at {tile} leads nowhere (K9)"

# Why the game ended as it did

BOTH_PASSED = "Both players have passed."
NEITHER_CAN_CONNECT = "Neither player has anything left to join, so the game is over."
ALL_EQUAL = "Every city is level, so it’s a draw."

# Say that a player has all cities in one network (K13).
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'have')} joined all eight cities")

# Say that a player has nothing left to join (K13).
def cannot_connect(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'have')} nothing left to join, so the game is over")

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    """Say by how many flags which cities decided, perhaps after more important equal ones (K15).

    There are so many flags in `each` of several cities, or in all of them together.
    """
    won = f"{counted(flags[0], 'flag', 'flags')} to {flags[1]} for {subject(cast[player])} in"
    leading = f"{won} {f'each of {joined(cities)}' if each else joined(cities)}"
    if equal: return sentence(f"{leading}, after equal flags in {joined(equal)}")
    if each: return sentence(f"{won} each of the {len(cities)} most important cities")
    return sentence(f"{leading}, the most important {'city' if len(cities) == 1 else 'cities'}")

# The position in words

# List what lies along a line of tiles, or round a city.
def things(described: Sequence[str]) -> str: return "; ".join(described) or "no city and no road"

def roads(places: Sequence[Place], loose_end: str) -> str:
    """List a player's roads, and the loose end."""
    end = f". Loose end: {loose_end}" if loose_end else ""
    return f"{listed('road', [_road(place) for place in places])}{end}"

# Name a row.
def row(number: int) -> str: return f"Row {number}"

# Name a column.
def column(letter: str) -> str: return f"Column {letter}"

# Name a city.
def city_title(city: str) -> str: return f"City {city}"

# Describe a city in a row or a column.
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"city {city}, {flags_in(flags)}"

# Describe a road in a row or a column.
def road_on_the_way(place: Place, owner: Player) -> str: return f"{_road(place)} {road_of(owner)}"

# Say what lies between a city and the tile beside it.
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {'free' if owner is None else road_of(owner)}"

# On paper

BOARD_HOW = "Each player takes a pencil of a different colour and draws roads from dot to dot. Rub out roads that are lost. White begins with one road; from then on every turn is two."
BOARD, BOARD_HANDOUT = "Board", "Board with cities placed at random"
EMPTY_BOARD, EMPTY_HANDOUT = "Empty board", "Board without cities"
EMPTY_HOW = f"Draw eight cities on different tiles, chosen at random. {BOARD_HOW}"
EMPTY_LABEL = "The board, six by six tiles"
MOVES_HOW = "both roads of a turn, such as c3-c4 c4-d4, or pass"
FLAGS_TITLE = "Flags at the end"
FLAGS_HEADING = "City"
FLAGS_ROWS = (*(f"{name}’s flags" for name in PLAYERS), "Together")
DATE = "Date"

# Say where the cities of a printed board are.
def board_label(cities: Sequence[str]) -> str: return f"The board, with cities on {', '.join(cities)}"

# Why another action is better: what is counted after it, and otherwise

# Say how much it is after an action, and how much otherwise.
def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} {'road' if now == 1 else 'roads'}; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name} then has {now} {'flag' if now == 1 else 'flags'}; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} can then join {now} cities at most; otherwise {otherwise}"

# Say how much it is after an action, and how much otherwise.
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name} then needs {now} {'road' if now == 1 else 'roads'} for the next connection; otherwise {otherwise}"
