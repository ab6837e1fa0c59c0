"""Hrvatski: što On Tour kaže izvan tijeka partije: zašto ne, pozicija, pregled, papir."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.hr import (
    _IN_REGION,
    _OF,
    _WRITTEN,
    SHORT,
    _any_of,
    _to,
    points,
)
from pygames.grammar.hr import counted, joined

# Why something can't be picked
GAME_OVER = "Partija je završena."
CHANCE_DECIDES = "Ovdje odlučuju kocke i karte."
CARDS_ARE_MATCHED = "Karte se pridružuju same: odaberi područja u njihovim regijama."
NOT_YET_DRAWN = "Turneje se crtaju kad su sva područja popunjena."
NUMBER_FIRST = "Najprije odaberi jedan od dvaju brojeva."
NOT_ROLLED = "Kocke ne pokazuju taj broj."
CHOOSE_TWO_CROSSES = "Nijedan broj ne može stati, pa odaberi dva područja, po jedno za svaki X."
SECOND_CROSS = "Drugi X treba vlastito područje."
CROSS_APART = "X treba vlastito područje."
ONE_AREA_LEFT = "Ostalo je samo jedno područje, pa se upisuje samo jedan broj."
TOUR_IS_EMPTY = "Turneja ima barem jedno područje: odaberi gdje počinje."
CHOOSE_STOP = "Odaberi područje za svoju turneju."
def filled(held: Held) -> str: return f"{held.area} je popunjeno područje: ondje je {_WRITTEN.get(held.value, held.value)}."
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}: odaberi područje za zvjezdicu."
def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str: return f"{_why_star(doubles)}: zvjezdica se upisuje {_any_of(letters) or 'bilo gdje'}."
def _why_star(doubles: bool) -> str: return "Kocke su jednake" if doubles else "Sve karte pokazuju istu regiju"
def choose_area(number: int) -> str: return f"Odaberi područje za {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Karte"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    row, column = (_IN_REGION[letter] for letter in block)
    return f"{area} je {row} i {column}; upisati se smije {_any_of(letters)}."

def no_card_left(number: int, area: str, other: int) -> str: return f"Ako {number:02} ide {_to(area)}, za {other:02} ne ostaje nijedna karta."
def one_card_for_both(one: str, other: str) -> str: return f"{one} i {other} trebaju istu kartu, a ona vrijedi samo jednom."
def two_areas(area: str, number: int) -> str: return f"{number:02} već ide {_to(area)}; dva broja trebaju različita područja."
def choose_cross(other: int) -> str: return f"Stane samo jedan broj: odaberi područje za X koji dolazi umjesto {other:02}."
def crossed(other: int) -> str: return f"Stane samo jedan broj, pa se umjesto {other:02} upisuje X."
def cross_elsewhere(letters: Sequence[str]) -> str: return f"X se upisuje {_any_of(letters)}, gdje još ima mjesta."
def stop_on_cross(area: str) -> str: return f"{area} ima X, a onamo turneja nikad ne ide."
def stop_twice(area: str) -> str: return f"{area} već je na tvojoj turneji."
def can_begin(area: str) -> str: return f"{area} može biti početak tvoje turneje."
def can_go_on(area: str) -> str: return f"Tvoja turneja može dalje {_to(area)}."
def not_adjacent(area: str) -> str: return f"Posljednja je postaja {area}, a turneja mora dalje u susjedno područje."
def falls(climb: int, number: int) -> str: return f"Brojevi nikad ne padaju: turneja je došla do {climb:02}, a {number:02} je manje."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    parts = [areas(filled, "") or "još ništa"]
    if empty: parts.append(f"Prazna područja: {empty}")
    if tour: parts.append(f"Turneja: {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details}; {rest}" if details and rest else details or rest

def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} prazno"
def rest_empty(count: int, of: int) -> str: return f"sve je prazno ({of})" if count == of else f"ostalo je prazno ({count})"
def area(held: Held, near: str) -> str: return f"{_held(held)}. Susjedi: {near}"
def _held(held: Held) -> str: return f"{_WRITTEN.get(held.value, held.value)}{' zaokruženo' if held.circled else ''}"

# The review
PLAIN_PLAYER = "Jednostavan igrač uz prosječnu sreću"
LUCK = "Sreća s kockama i kartama"
PLACING = "Raspored brojeva"
BEST_TOUR = "Najbolja turneja s tim brojevima"
MISSED = "Propušteno pri crtanju"
NOT_RULED_OUT = "Nije se stiglo dokazati da bolje turneje nema."

NO_BETTER_TOUR = "Od ucrtane turneje s tim brojevima nema bolje."

def luck(more: int) -> str:
    score = f"{points(abs(more))} {'više' if more > 0 else 'manje'} nego inače"
    same = "jednako kao inače"
    return f"S tim kockama i kartama jednostavan igrač, koji slijedi stalan plan, osvaja {score if more else same}."

def better_tour(missed: int) -> str: return f"S tim brojevima moguća turneja donosi {points(missed)} više od ucrtane."
def parts_title(player: int | None) -> str: return "Odakle su bodovi" if player is None else f"Odakle su bodovi {_OF[player]}"
def better_title(player: int | None) -> str: return "Bolja turneja" if player is None else f"Najbolja turneja {_OF[player]}"

# On paper
HOW_TO_PLAY = f"Za sve se bacaju dvije deseterostrane kocke i izvlače tri karte. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Zemljovid za upisivanje"
PRINT_CARDS = "Karte za izrezivanje"
SCORE = "Bodovi"
SCORE_ROWS = ("Na turneji", "Zaokruženo", "Bodovi", "Sve zaokruženo")
NAME_AND_DATE = ("Ime", "Datum")
def map_picture(title: str) -> str: return f"Zemljovid: {title}"
def map_title(title: str) -> str: return f"Zemljovid: {title}"
def cards_title(title: str) -> str: return f"Karte: {title}"

def cut_out(count: int) -> str:
    cards = counted(count, "karta", "karte", "karata")
    return f"{cards}: ispišite ih na čvrst papir, izrežite po crtama i promiješajte."
