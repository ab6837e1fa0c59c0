"""Deutsch: was On Tour neben dem Spielverlauf sagt, warum etwas nicht geht, Rückblick, Papier."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.de import (
    _BRIEF,
    _SUBJECT,
    NAMES,
    REGIONS,
    SHORT,
    _in,
    _in_any_of,
    _to,
)
from pygames.grammar.de import capital, counted, joined

# Why something can't be picked
GAME_OVER = "Die Partie ist zu Ende."
CHANCE_DECIDES = "Hier entscheiden Würfel und Karten."
CARDS_ARE_MATCHED = "Die Karten werden für dich zugeordnet: Wähle Gebiete in ihren Regionen."
NOT_YET_DRAWN = "Touren werden gezeichnet, wenn jedes Gebiet ausgefüllt ist."
NUMBER_FIRST = "Wähle zuerst eine der zwei Zahlen."
NOT_ROLLED = "Diese Zahl zeigen die Würfel nicht."
CHOOSE_TWO_CROSSES = "Keine der Zahlen passt: Wähle zwei Gebiete für je ein X."
SECOND_CROSS = "Das andere X braucht ein eigenes Gebiet."
CROSS_APART = "Das X braucht ein eigenes Gebiet."
ONE_AREA_LEFT = "Nur noch ein Gebiet ist frei, also wird nur eine Zahl eingetragen."
TOUR_IS_EMPTY = "Eine Tour hat mindestens ein Gebiet: Wähle, wo sie beginnt."
CHOOSE_STOP = "Wähle ein Gebiet für deine Tour."
def filled(held: Held) -> str: return f"{capital(_in(held.area))} steht schon {_SUBJECT.get(held.value, held.value)}."
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}: Wähle ein Gebiet für einen Stern."

def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str:
    where = f"ein Stern, {_in_any_of(letters)}" if letters else "ein Stern auf den Plan"
    return f"{_why_star(doubles)}: Jetzt kommt {where}."

def _why_star(doubles: bool) -> str: return "Ein Pasch" if doubles else "Alle Karten zeigen dieselbe Region"
def choose_area(number: int) -> str: return f"Wähle ein Gebiet für die {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Karten"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    row, column = (REGIONS[letter] for letter in block)
    regions = joined([REGIONS[letter] for letter in letters])
    return f"{capital(_in(area))} braucht es {row} oder {column}; die Karten zeigen {regions}."

def no_card_left(number: int, area: str, other: int) -> str: return f"Mit der {number:02} {_in(area)} bliebe für die {other:02} keine Karte."
def one_card_for_both(one: str, other: str) -> str: return f"{capital(_in(one))} und {_in(other)}: Für beides reicht eine einzige Karte nicht."

def two_areas(area: str, number: int) -> str:
    where = capital(_in(area))
    return f"{where} steht dann die {number:02}; die andere Zahl braucht ein anderes Gebiet."

def choose_cross(other: int) -> str: return f"Nur eine Zahl passt: Wähle ein Gebiet für das X, das statt der {other:02} kommt."
def crossed(other: int) -> str: return f"Nur eine Zahl passt, also wird statt der {other:02} ein X eingetragen."
def cross_elsewhere(letters: Sequence[str]) -> str: return f"Das X kommt dahin, wo noch Platz ist: {_in_any_of(letters)}."
def stop_on_cross(area: str) -> str: return f"{capital(_in(area))} steht ein X, und dorthin führt keine Tour."
def stop_twice(area: str) -> str: return f"{capital(_in(area))} war deine Tour schon."
def can_begin(area: str) -> str: return f"Deine Tour kann {_in(area)} beginnen."
def can_go_on(area: str) -> str: return f"Deine Tour kann {_to(area)} weitergehen."
def not_adjacent(area: str) -> str: return f"Deine Tour ist {_in(area)}, und weiter geht es nur in ein Nachbargebiet."
def falls(climb: int, number: int) -> str: return f"Zahlen fallen nie: Deine Tour ist schon bei {climb:02}, und {number:02} ist weniger."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    parts = [", ".join(f"{_held(each)} {_in(each.area)}" for each in filled) or "noch nichts"]
    if empty: parts.append(f"Leere Gebiete: {empty}")
    if tour: parts.append(f"Die Tour: {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details}; {rest}" if details and rest else details or rest

def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} leer"
def rest_empty(count: int, of: int) -> str: return f"alle {of} sind leer" if count == of else f"die übrigen {count} sind leer"
def area(held: Held, near: str) -> str: return f"{_held(held)}. Daneben: {near}"
def _held(held: Held) -> str: return f"{_BRIEF.get(held.value, held.value)}{' eingekreist' if held.circled else ''}"

# The review
PLAIN_PLAYER = "Schlichtes Spiel mit durchschnittlichem Glück"
LUCK = "Glück mit Würfeln und Karten"
PLACING = "Verteilung der Zahlen"
BEST_TOUR = "Beste Tour mit diesen Zahlen"
MISSED = "Beim Zeichnen verschenkt"
NOT_RULED_OUT = "Eine bessere Tour ließ sich in der Zeit nicht ausschließen."

NO_BETTER_TOUR = "Die Zahlen erlauben keine bessere Tour als die gezeichnete."

def luck(more: int) -> str:
    if more:
        number = counted(abs(more), "Punkt", "Punkte")
        score = f"{number} {'mehr' if more > 0 else 'weniger'} als sonst"
    else:
        score = "so viel wie sonst"
    return f"Bei diesen Würfen und Karten bringt ein schlichtes Spiel nach festem Schema {score}."

def better_tour(missed: int) -> str:
    more = counted(missed, "Punkt", "Punkten")
    return f"Die Zahlen erlauben eine Tour mit {more} mehr als die gezeichnete."

def parts_title(player: int | None) -> str:
    if player is None: return "Woher die Punkte kamen"
    return f"{NAMES[player]}: woher die Punkte kamen"

def better_title(player: int | None) -> str: return "Eine bessere Tour" if player is None else f"{NAMES[player]}: beste Tour"

# On paper
HOW_TO_PLAY = f"Für alle werden zwei zehnseitige Würfel geworfen und drei Karten gezogen. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Plan zum Eintragen"
PRINT_CARDS = "Karten zum Ausschneiden"
SCORE = "Abrechnung"
SCORE_ROWS = ("Auf der Tour", "Eingekreist", "Punkte", "Alle Kreise")
NAME_AND_DATE = ("Name", "Datum")
def map_picture(title: str) -> str: return f"Der Plan: {title}"
def map_title(title: str) -> str: return f"Plan: {title}"
def cards_title(title: str) -> str: return f"Karten: {title}"
def cut_out(count: int) -> str: return f"Die {count} Karten: auf festes Papier drucken, an den Linien ausschneiden und mischen."
