"""Español: lo que On Tour dice aparte de la partida: por qué no, la posición, el repaso, papel."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.es import (
    _WRITTEN,
    NAMES,
    REGIONS,
    SHORT,
    _any_of,
    _of,
    _the,
    points,
)
from pygames.grammar.es import joined

# Why something can't be picked
GAME_OVER = "La partida ha terminado."
CHANCE_DECIDES = "Aquí deciden los dados y las cartas."
CARDS_ARE_MATCHED = "Las cartas se asignan solas: elige zonas de sus regiones."
NOT_YET_DRAWN = "Las giras se trazan cuando todas las zonas están llenas."
NUMBER_FIRST = "Elige antes uno de los dos números."
NOT_ROLLED = "Los dados no muestran ese número."
CHOOSE_TWO_CROSSES = "No cabe ningún número: elige dos zonas, para una X cada una."
SECOND_CROSS = "La otra X necesita una zona propia."
CROSS_APART = "La X necesita una zona propia."
ONE_AREA_LEFT = "Solo queda una zona, así que solo se anota un número."
TOUR_IS_EMPTY = "Una gira tiene al menos una zona: elige dónde empieza."
CHOOSE_STOP = "Elige una zona para tu gira."
def filled(held: Held) -> str: return f"La zona {_of(held.area)} ya está ocupada: tiene {_WRITTEN.get(held.value, held.value)}."
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}, elige una zona para una estrella."
def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str: return f"{_why_star(doubles)}, una estrella va en {_any_of(letters) or 'el mapa'}."
def _why_star(doubles: bool) -> str: return "Con dobles" if doubles else "Si todas las cartas muestran la misma región"
def choose_area(number: int) -> str: return f"Elige una zona para {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Cartas"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    (row, column), regions = (REGIONS[letter] for letter in block), _any_of(letters)
    return f"La zona {_of(area)} está en el {row} y el {column}; las cartas muestran {regions}."

def no_card_left(number: int, area: str, other: int) -> str: return f"Con {number:02} en {_the(area)}, no quedaría carta para {other:02}."
def one_card_for_both(one: str, other: str) -> str: return f"Una sola carta no sirve a la vez para {joined([_the(one), _the(other)])}."
def two_areas(area: str, number: int) -> str: return f"La zona {_of(area)} recibe {number:02}; los dos números necesitan zonas distintas."
def choose_cross(other: int) -> str: return f"Solo cabe un número: elige una zona para la X en lugar de {other:02}."
def crossed(other: int) -> str: return f"Solo cabe un número: en lugar de {other:02} se anota una X."
def cross_elsewhere(letters: Sequence[str]) -> str: return f"La X va en {_any_of(letters)}, donde aún hay sitio."
def stop_on_cross(area: str) -> str: return f"En {_the(area)} hay una X, y una gira nunca va ahí."
def stop_twice(area: str) -> str: return f"Tu gira ya ha pasado por {_the(area)}."
def can_begin(area: str) -> str: return f"Tu gira puede empezar en {_the(area)}."
def can_go_on(area: str) -> str: return f"Tu gira puede seguir hasta {_the(area)}."
def not_adjacent(area: str) -> str: return f"Tu gira tiene que seguir hasta una vecina {_of(area)}."
def falls(climb: int, number: int) -> str: return f"Los números nunca bajan: tu gira va por {climb:02}, y {number:02} es menos."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    parts = [", ".join(f"{_held(each)} en {_the(each.area)}" for each in filled) or "aún nada"]
    if empty: parts.append(f"Zonas vacías: {empty}")
    if tour: parts.append(f"La gira: {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details}; {rest}" if details and rest else details or rest

def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} {'vacía' if len(areas) == 1 else 'vacías'}"
def rest_empty(count: int, of: int) -> str: return f"las {of} están vacías" if count == of else f"las otras {count} están vacías"
def area(held: Held, near: str) -> str: return f"{_held(held)}. Vecinas: {near}"
def _held(held: Held) -> str: return f"{_WRITTEN.get(held.value, held.value)}{' con círculo' if held.circled else ''}"

# The review
PLAIN_PLAYER = "Juego sencillo con suerte normal"
LUCK = "Suerte con dados y cartas"
PLACING = "Colocación de los números"
BEST_TOUR = "Mejor gira con estos números"
MISSED = "Perdido al trazar"
NOT_RULED_OUT = "No se pudo descartar a tiempo una gira mejor."

NO_BETTER_TOUR = "Los números no permiten una gira mejor que la trazada."

def luck(more: int) -> str:
    if more: score = f"{points(abs(more))} {'más' if more > 0 else 'menos'} de lo normal"
    else: score = "lo normal"
    return f"Con estos dados y cartas, un juego sencillo, con un plan fijo, consigue {score}."

def better_tour(missed: int) -> str: return f"Los números permiten una gira con {points(missed)} más que la trazada."

def parts_title(player: int | None) -> str:
    if player is None: return "De dónde salen los puntos"
    return f"{NAMES[player]}: de dónde salen los puntos"

def better_title(player: int | None) -> str: return "Una gira mejor" if player is None else f"{NAMES[player]}: la mejor gira"

# On paper
HOW_TO_PLAY = f"Para todos se tiran dos dados de diez caras y se sacan tres cartas. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Mapa para anotar"
PRINT_CARDS = "Cartas para recortar"
SCORE = "Puntos"
SCORE_ROWS = ("En la gira", "Con círculo", "Puntos", "Todos los círculos")
NAME_AND_DATE = ("Nombre", "Fecha")
def map_picture(title: str) -> str: return f"El mapa: {title}"
def map_title(title: str) -> str: return f"Mapa: {title}"
def cards_title(title: str) -> str: return f"Cartas: {title}"
def cut_out(count: int) -> str: return f"Las {count} cartas: imprímelas en papel grueso, recorta por las líneas y baraja."
