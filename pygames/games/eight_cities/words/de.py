"""Deutsch: alles, was man in 8 Cities liest oder hört. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.de import asks, capital, counted, does, joined, sentence, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Bau Straßen, die sich kreuzen, und führe in der Stadt, auf die es ankommt."
SHORT = InShort(
    goal="Verbinde Städte, hisse Flaggen, führe in der wichtigsten Stadt.",
    turn="Bau zwei Straßen, von Städten oder eigenen Straßen aus; solange du ein loses Ende hast, bau dort weiter.",
    end="Die Partie endet, wenn jemand keine Städte mehr verbinden kann oder wenn beide passen.",
    score="In jeder Stadt weht eine Flagge von dir für jede andere Stadt, mit der du sie verbunden hast; wer in der wichtigsten Stadt die meisten hat, gewinnt.",
)
TIP = "{Tap} auf eine gepunktete Linie zwischen zwei Feldern, um dort eine Straße zu bauen."
DAILY = "Gewinne auf dem heutigen Spielplan."

def daily_special(remote: str, steps: int, beside: int) -> str:
    if steps > 2: return f"Die Stadt auf {remote} ist abgelegen: {steps} Straßen bis zur nächsten."
    if beside > 4:
        cities = "Alle acht" if beside == 8 else f"{capital(_NUMBERS[beside])} der acht"
        return f"{cities} Städte haben eine Nachbarstadt."
    if not beside: return "Keine zwei Städte sind Nachbarn: Jede Verbindung braucht mindestens zwei Straßen."
    return f"{capital(_NUMBERS[beside])} Städte haben eine Nachbarstadt, und keine ist abgelegen."

_NUMBERS = ("keine", "eine", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht")

PLAYERS = ("Weiß", "Schwarz")
HOW_TO_ARRANGE = "{Tap} auf einen Platz, um seine Straße zu ändern."
TOOLS = {
    "turn": "Andere Seite am Zug",
    "left": "Noch eine Straße oder zwei",
    "clear": "Keine Straßen",
}
NEUTRAL = Cast(PLAYERS)

# Puzzles
THEMES = {
    "road-off": "Eine Straße entfernt",
    "pass": "Einmal passen",
    "loose-end": "Ein loses Ende",
    "joins-nothing": "Keine Stadt verbunden",
    "joins-cities": "Städte verbunden",
    "shut-out": "Den Gegner ausgesperrt",
    "last-turn": "Der letzte Zug",
    "draw-held": "Ein Unentschieden gehalten",
}
ONLY_WIN = "Kein anderer Zug gewinnt."
ONLY_DRAW = "Jeder andere Zug verliert."
LETS_GO = "Damit ist der Sieg verschenkt."
LOSES = "Das verliert: Dein Gegner kann jetzt den Sieg erzwingen."
def puzzle(player: Player, *, wins: bool) -> str: return f"{PLAYERS[player]} zieht und {'gewinnt' if wins else 'hält unentschieden'}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    other = PLAYERS[1 - player]
    parts = [
        f"nimmt {other} {_roads(capture)} weg" if capture > 0 else "",
        f"hisst {flag_count(raised)}" if raised > 0 else "",
        f"lässt {other} nichts mehr zum Verbinden" if shut_out else "",
        "beendet die Partie" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"Das {joined(deeds)}." if deeds else ""

def _roads(number: int) -> str: return counted(number, "Straße", "Straßen")
def flag_count(number: int) -> str: return counted(number, "Flagge", "Flaggen")

# The status
PASS_BUTTON = "Passen"
def placing_cities(left: int) -> str: return f"Acht Städte werden verteilt, noch {left}"
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'kannst', 'kann')} nur passen")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    number = "zwei Straßen" if roads > 1 else "eine Straße"
    if loose_end: return asks(cast[player], f"bau {number}, ab {loose_end}")
    return asks(cast[player], f"bau {number} oder passe")

def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str:
    if loose_end: return asks(cast[player], f"bau noch eine Straße, ab {loose_end}")
    return asks(cast[player], "bau noch eine Straße oder passe")

LOOSE_END = "Ein loses Ende: Die nächste Straße muss dort beginnen."

def ring(cities: int) -> str:
    if cities == 1: return "Goldener Ring: die wichtigste Stadt. Sie entscheidet."
    return "Goldene Ringe: die wichtigsten Städte. Ihre Flaggen entscheiden."

# Beside the names, and the panel
PANEL = "Flaggen nach Rang"
NO_FLAGS_YET = "ohne Flagge"
NOBODY_LEADS = "In jeder Stadt sind beide gleichauf."
NO_CITY_DECIDES = "In jeder Stadt herrscht Gleichstand."
def against(own: int, other: int) -> str: return f"{own} zu {other}"

def standing(where: str, *, leads: bool, over: bool) -> str:
    word = (("hinten", "vorn"), ("verloren", "gewonnen"))[over][leads]
    return f"{word} {where}"

def level(where: str) -> str: return f"gleichauf {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    if len(cities) > _FEW: return f"in {len(cities)} Städten"
    return f"in {joined(cities) if each else _PLUS.join(cities)}"

_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    verb = "gewinnt" if over else "führt"
    by = f"{'je ' if each else ''}{against(*flags)}"
    lead = f"{PLAYERS[player]} {verb} in {joined(cities)} mit {by}."
    return f"Gleichstand in {joined(equal)}, also zählen die nächsten. {lead}" if equal else lead

# What has happened
def city_placed(tile: str) -> str: return f"Eine Stadt auf {tile}"

def passes(cast: Cast, player: Player, second: bool) -> str:
    rest = "für den Rest des Zuges " if second else ""
    return capital(f"{does(cast[player], 'hast', 'hat')} {rest}gepasst")

def swap(place: Place) -> str: return f"Tauschen: die Straße {_road(place)} übernehmen"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    swap = capital(f"{does(cast[player], 'hast', 'hat')} getauscht")
    owner = "dir" if cast[player].you else subject(cast[player])
    return f"{swap}: Die Straße {_road(place)} gehört jetzt {owner}"

Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    text = f"{does(cast[player], 'hast', 'hat')} {joined(ways)} gebaut"
    if raised: text += f": {', '.join(starmap(_flags_in, raised))}"
    if lost:
        roads = joined([dashed(place) for place in lost])
        noun = "die Straße" if len(lost) == 1 else "die Straßen"
        text += f"; {does(cast[1 - player], 'hast', 'hat')} {noun} {roads} verloren"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str: return f"{'je ' if len(cities) > 1 else ''}{flag_count(flags)} in {joined(cities)}"

def _road(place: Place, start: int = 0) -> str:
    """Name a place by its tiles, from the tile `start` if that matters: "a1–a2"."""
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

def dashed(place: Place, start: int = 0) -> str: return _road(place, start)

def city_on(tile: str) -> Phrase: return Phrase(f"Stadt auf {tile}", tile)
def build(start: str, end: str) -> Phrase: return Phrase(f"{start}–{end} bauen", f"{start}–{end}")
def removes(roads: int) -> Deed: return Deed(f"{_roads(roads)} entfernen", f"entfernt {_roads(roads)}")
def raises(flags: int) -> Deed: return Deed(f"{flag_count(flags)} hissen", f"hisst {flag_count(flags)}")

# Labels and marks
CAN_BE_BUILT = "kann gebaut werden"
_FREE = "frei"
def place_label(place: Place, owner: Player | None) -> str: return f"{_road(place)}, {_FREE if owner is None else road_of(owner)}"
def road_of(player: Player) -> str: return f"Straße von {PLAYERS[player]}"
DECIDES = "entscheidet"
COUNTS = "zählt jetzt"
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    if not any(flags): return "keine Flaggen"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked
GAME_OVER = "Die Partie ist zu Ende."
CITIES_FIRST = "Die Städte werden noch verteilt."
CAN_PASS = "Du kannst passen."
NOTHING_TO_SWAP = "Weiß hat gepasst, also gibt es nichts zu übernehmen."
CHOOSE_A_PLACE = "Wähle einen Platz für eine Straße, zwischen zwei Feldern nebeneinander."
BETWEEN_NEIGHBOURS = "Eine Straße liegt zwischen zwei Feldern nebeneinander."
ROAD_OPEN = "Diese Straße kann gebaut werden."
def cannot_pass(loose_end: str) -> str: return f"Mit einem losen Ende kannst du nicht passen: Bau von {loose_end} aus weiter."
def go_on_from(loose_end: str) -> str: return f"Deine Straße muss am losen Ende bei {loose_end} weitergehen."

def place_taken(cast: Cast, place: Place, owner: Player) -> str:
    mine = whose(cast[owner], "deine Straße", "eine Straße")
    return f"Auf {_road(place)} liegt schon {mine}, und ein Platz hat nur eine."

def no_start(place: Place) -> str:
    ends = f"{name(place.near)} und {name(place.far)}"
    return f"Eine Straße beginnt an einer Stadt oder an deinen Straßen; an {ends} ist beides nicht."

def dead_end(tile: str) -> str:
    lost = "die Straße wäre gleich verloren"
    return f"Von {tile} führt kein freier Weg zu einer weiteren Stadt, {lost}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "erwartet sind Städte, Straßen von Weiß, Straßen von Schwarz, w oder b, übrige Straßen, gepasste Züge, 0 oder 1, etwa a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "erwartet sind acht verschiedene Städte (K2)"
def both_on(place: str) -> str: return f"auf {place} haben beide eine Straße (K6)"
def no_place(text: str) -> str: return f"{text} ist kein Platz für eine Straße (K3)"
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{PLAYERS[player]} hat mehr als ein loses Ende, {joined(tiles)} (K7)"
def dead_loose_end(player: Player, tile: str) -> str: return f"das lose Ende von {PLAYERS[player]} bei {tile} führt nirgends hin (K9)"

# Why the game ended as it did
BOTH_PASSED = "Beide haben gepasst."
NEITHER_CAN_CONNECT = "Niemand kann mehr etwas verbinden, damit ist die Partie zu Ende."
ALL_EQUAL = "In jeder Stadt herrscht Gleichstand: unentschieden."
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'hast', 'hat')} alle acht Städte verbunden")

def cannot_connect(cast: Cast, player: Player) -> str:
    can = does(cast[player], "kannst", "kann")
    return sentence(f"{can} nichts mehr verbinden, damit ist die Partie zu Ende")

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    whom = "dich" if cast[player].you else subject(cast[player])
    won = f"{'je ' if each else ''}{flags[0]} zu {flags[1]} Flaggen für {whom}"
    leading = f"{won} in {joined(cities)}"
    if equal: return sentence(f"{leading}, nach Gleichstand in {joined(equal)}")
    if each: return sentence(f"{won} in den {len(cities)} wichtigsten Städten")
    which = "der wichtigsten Stadt" if len(cities) == 1 else "den wichtigsten Städten"
    return sentence(f"{leading}, {which}")

# The position in words
def things(described: Sequence[str]) -> str: return "; ".join(described) or "keine Stadt und keine Straße"

def roads(places: Sequence[Place], loose_end: str) -> str:
    end = f". Loses Ende: {loose_end}" if loose_end else ""
    if not places: return f"keine Straßen{end}"
    return f"{_roads(len(places))}: {', '.join(_road(place) for place in places)}{end}"

def row(number: int) -> str: return f"Reihe {number}"
def column(letter: str) -> str: return f"Spalte {letter}"
def city_title(city: str) -> str: return f"Stadt {city}"
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"Stadt {city}, {flags_in(flags)}"
def road_on_the_way(place: Place, owner: Player) -> str: return f"{_road(place)} {road_of(owner)}"
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {_FREE if owner is None else road_of(owner)}"

# On paper
BOARD_HOW = "Nehmt Stifte in zwei Farben, für jede Seite eine und zieht Straßen von Punkt zu Punkt. Verlorene Straßen werden ausradiert. Weiß beginnt mit einer Straße; danach sind es in jedem Zug zwei."
BOARD, BOARD_HANDOUT = "Spielplan", "Spielplan mit ausgelosten Städten"
EMPTY_BOARD, EMPTY_HANDOUT = "Leerer Spielplan", "Spielplan ohne Städte"
EMPTY_HOW = f"Zeichnet acht Städte auf verschiedene, ausgeloste Felder. {BOARD_HOW}"
EMPTY_LABEL = "Der Spielplan, sechs mal sechs Felder"
MOVES_HOW = "beide Straßen eines Zuges (etwa c3-c4 c4-d4) oder pass"
FLAGS_TITLE = "Flaggen am Ende"
FLAGS_HEADING = "Stadt"
FLAGS_ROWS = (*(f"Flaggen von {name}" for name in PLAYERS), "Zusammen")
DATE = "Datum"
def board_label(cities: Sequence[str]) -> str: return f"Der Spielplan, mit Städten auf {', '.join(cities)}"

def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} {'Straße' if now == 1 else 'Straßen'}; sonst {otherwise}"
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} {'Flagge' if now == 1 else 'Flaggen'}; sonst {otherwise}"
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} kann dann höchstens {now} Städte verbinden; sonst {otherwise}"
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name} braucht dann {now} {'Straße' if now == 1 else 'Straßen'} bis zur nächsten Verbindung; sonst {otherwise}"
