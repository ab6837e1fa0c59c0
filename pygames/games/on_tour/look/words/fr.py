"""French: what On Tour says beside the course of a game. Readers are "vous"."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.games.on_tour.words.fr import (
    _NOUNS,
    _WRITTEN,
    NAMES,
    SHORT,
    _any_of,
    _in,
    _of,
    _placed,
    _the,
    points,
)
from pygames.grammar.fr import joined

# Why something can't be picked
GAME_OVER = "La partie est terminée."
CHANCE_DECIDES = "Ici, ce sont les dés et les cartes qui décident."
CARDS_ARE_MATCHED = "Les cartes s’attribuent toutes seules : choisissez dans leurs régions."
NOT_YET_DRAWN = "Les tournées se tracent quand tous les territoires sont remplis."
NUMBER_FIRST = "Choisissez d’abord l’un des deux nombres."
NOT_ROLLED = "Les dés ne donnent pas ce nombre."
CHOOSE_TWO_CROSSES = "Aucun nombre ne trouve place : choisissez deux territoires, pour deux X."
SECOND_CROSS = "L’autre X demande un territoire à lui."
CROSS_APART = "Le X demande un territoire à lui."
ONE_AREA_LEFT = "Il ne reste qu’un territoire : un seul nombre s’écrit."
TOUR_IS_EMPTY = "Une tournée a au moins un territoire : choisissez où elle commence."
CHOOSE_STOP = "Choisissez un territoire pour votre tournée."
def filled(held: Held) -> str: return f"Il y a déjà {_placed(held)}."
def choose_star(*, doubles: bool) -> str: return f"{_why_star(doubles)}, choisissez un territoire pour une étoile."

def star_elsewhere(letters: Sequence[str], *, doubles: bool) -> str:
    where = f"dans {_any_of(letters)}" if letters else "sur le plan"
    return f"{_why_star(doubles)}, une étoile va {where}."

def _why_star(doubles: bool) -> str: return "Après un double" if doubles else "Quand toutes les cartes montrent la même région"
def choose_area(number: int) -> str: return f"Choisissez un territoire pour le {number:02}."

# What comes before the regions of the cards, and a colon.
CARDS = "Cartes"

def not_served(area: str, block: str, letters: Sequence[str]) -> str:
    row, column = (_NOUNS[letter] for letter in block)
    where = f"ce territoire est dans {row} et dans {column}"
    return f"{area} : {where} ; les cartes montrent {_any_of(letters)}."

def no_card_left(number: int, area: str, other: int) -> str: return f"Avec le {number:02} {_in(area)}, il ne resterait pas de carte pour le {other:02}."
def one_card_for_both(one: str, other: str) -> str: return f"Une même carte ne peut pas servir {_in(one)} et {_in(other)}."
def two_areas(area: str, number: int) -> str: return f"Le {number:02} va {_in(area)} ; il faut à l’autre nombre un autre territoire."

def choose_cross(other: int) -> str:
    where = f"choisissez un territoire pour le X qui remplace le {other:02}"
    return f"Un seul nombre trouve place : {where}."

def crossed(other: int) -> str: return f"Un seul nombre trouve place : un X remplace donc le {other:02}."
def cross_elsewhere(letters: Sequence[str]) -> str: return f"Le X va dans {_any_of(letters)}, où il reste de la place."
def stop_on_cross(area: str) -> str: return f"Il y a un X {_in(area)}, et une tournée n’y passe jamais."
def stop_twice(area: str) -> str: return f"Votre tournée est déjà passée par {_the(area)}."
def can_begin(area: str) -> str: return f"Votre tournée peut commencer {_in(area)}."
def can_go_on(area: str) -> str: return f"Votre tournée peut continuer {_in(area)}."
def not_adjacent(area: str) -> str: return f"Votre tournée doit continuer par un voisin {_of(area)}."

def falls(climb: int, number: int) -> str:
    climbed = f"votre tournée est montée à {climb:02}"
    return f"Les nombres ne diminuent jamais : {climbed}, et {number:02} est plus petit."

# The position in words

def numbers(filled: Sequence[Held], empty: int, tour: Sequence[str]) -> str:
    parts = [", ".join(f"{_held(each)} {_in(each.area)}" for each in filled) or "encore rien"]
    if empty: parts.append(f"Territoires vides : {empty}")
    if tour: parts.append(f"La tournée : {', '.join(tour)}")
    return ". ".join(parts)

def areas(full: Sequence[Held], rest: str) -> str:
    details = ", ".join(f"{each.area} {_held(each)}" for each in full)
    return f"{details} ; {rest}" if details and rest else details or rest

def empty(areas: Sequence[str]) -> str: return f"{joined(areas)} {'vide' if len(areas) == 1 else 'vides'}"
def rest_empty(count: int, of: int) -> str: return f"les {of} sont vides" if count == of else f"les {count} autres sont vides"
def area(held: Held, near: str) -> str: return f"{_held(held)}. À côté : {near}"

def _held(held: Held) -> str:
    circled = " entourée" if held.value == "*" else " entouré"
    return f"{_WRITTEN.get(held.value, held.value)}{circled if held.circled else ''}"

# The review
PLAIN_PLAYER = "Un joueur ordinaire, à chance moyenne"
LUCK = "La chance aux dés et aux cartes"
PLACING = "Le placement des nombres"
BEST_TOUR = "La meilleure tournée avec ces nombres"
MISSED = "Manqué en traçant"
NOT_RULED_OUT = "Une meilleure tournée n’a pas pu être exclue à temps."

NO_BETTER_TOUR = "Ces nombres ne permettent pas de meilleure tournée."

def luck(more: int) -> str:
    if more: score = f"{points(abs(more))} de {'plus' if more > 0 else 'moins'} que d’habitude"
    else: score = "autant que d’habitude"
    return f"Avec ces dés et ces cartes, un joueur ordinaire, au plan fixe, marque {score}."

def better_tour(missed: int) -> str: return f"Ces nombres permettent une tournée meilleure de {points(missed)}."

def parts_title(player: int | None) -> str:
    if player is None: return "D’où viennent les points"
    return f"{NAMES[player]} : d’où viennent les points"

def better_title(player: int | None) -> str: return "Une meilleure tournée" if player is None else f"{NAMES[player]} : la meilleure tournée"

# On paper
HOW_TO_PLAY = f"Lancez deux dés à dix faces et tirez trois cartes pour tous. {SHORT.turn} {SHORT.end} {SHORT.score}"
PRINT_MAP = "Plan à remplir"
PRINT_CARDS = "Cartes à découper"
SCORE = "Score"
SCORE_ROWS = ("Dans la tournée", "Entourés", "Points", "Tous les cercles")
NAME_AND_DATE = ("Nom", "Date")
def map_picture(title: str) -> str: return f"Le plan : {title}"
def map_title(title: str) -> str: return f"Plan : {title}"
def cards_title(title: str) -> str: return f"Cartes : {title}"

def cut_out(count: int) -> str:
    do = "imprimez-les sur du papier épais, découpez le long des lignes et mélangez"
    return f"Les {count} cartes : {do}."
