"""Español: todas las frases que no dice ningún juego. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.es import capital, counted, does, joined, named, subject

# How a game stands, and how it ended.
OVER = "La partida ha terminado."
DRAW = "Empate"
YOU_LOSE = "Has perdido"
BOTH_AGREED = "Empate de común acuerdo"
def resigned(cast: Cast, loser: Player) -> str: return capital(does(cast[loser], "te has rendido", "se ha rendido"))
def score(points: int) -> str: return counted(points, "punto")

def won(cast: Cast, winners: Sequence[Player]) -> str:
    if len(winners) == 1: return "Ganas" if winners[0] == cast.you else f"Gana {subject(cast[winners[0]])}"
    if cast.you in winners: return f"Compartes la victoria con {named(cast.each([p for p in winners if not cast[p].you]))}"
    return f"{named(cast.each(winners))} comparten la victoria"

OUR_RULING = "Nuestro criterio."

# The swap rule.
SWAP = "Intercambio"
SWAP_OPTION = "Intercambio (regla nuestra, no de la editorial)"
NO_SWAP = "Sin intercambio"
def may_swap(second: str) -> str: return f"{second} puede intercambiar"

def can_be_taken_over(cast: Cast) -> str:
    can = capital(does(cast[1], "puedes quedarte con", "puede quedarse con"))
    return f"{can} esta jugada pidiendo el intercambio."

def swap_at_first_only(cast: Cast) -> str:
    if cast.you == 1: return "Solo puedes pedir el intercambio en tu primer turno."
    return f"{subject(cast[1])} solo puede pedir el intercambio en su primer turno."

# Places one after the other, read aloud.
def span(first: str, last: str) -> str: return f"de {first} a {last}"
TO = "a"

# Why a typed move isn't one.
def can_mean(text: str, actions: Sequence[str]) -> str: return f"«{text}» puede ser {joined(actions, 'o')}. Escribe la jugada entera."
def moves_look_like(examples: Sequence[str]) -> str: return f"Las jugadas se escriben así: {joined(examples, 'o')}."
def not_written_so(text: str, examples: Sequence[str]) -> str: return f"«{text}» no es una jugada. {moves_look_like(examples)}"
def only_the_beginning(text: str, examples: Sequence[str]) -> str: return f"«{text}» es solo el principio de una jugada. {moves_look_like(examples)}"

# What bots see.
LOST = "La posición está perdida si el rival no falla"
ONLY_HOPE = "Cualquier otra jugada pierde"
DRAWN = "Empate si ambos juegan lo mejor posible"
WIN_TO_DRAW = "De una victoria segura se pasa a un empate"
LOSES = "Pierde con seguridad"
IT_LOSES = "Esta jugada pierde con seguridad"
def wins(moves: int) -> str: return f"Gana {_how_soon(moves)}"
def was_a_win(moves: int) -> str: return f"Se podía ganar {_how_soon(moves)}"
def opponent_then_wins(moves: int) -> str: return f"Después tu rival gana {_how_soon(moves)}"
def then_wins(name: str, moves: int) -> str: return f"Después {name} gana {_how_soon(moves)}"
def can_at_once(name: str, deed: str) -> str: return f"{name} puede {deed} enseguida"
def _how_soon(moves: int) -> str: return f"en {moves} jugadas" if moves > 1 else "enseguida" if moves else "con seguridad"
def odds(tenths: int) -> str: return f"Ganarías {_about(tenths)}"
def chance(tenths: int) -> str: return capital(_about(tenths))
def _about(tenths: int) -> str: return f"unas {in_ten(tenths)} veces" if tenths != 1 else "una de cada\u00a010 veces"

def points(number: int, *, exact: bool) -> str:
    scored = counted(number, "punto")
    return scored if exact else f"{'Unos' if number != 1 else 'Cerca de'} {scored}"

def costs_points(number: int) -> str: return f"Cuesta {'unos' if number != 1 else 'cerca de'} {counted(number, 'punto')}"
def in_hundred(hundredths: str) -> str: return f"{hundredths}\u00a0de\u00a0cada\u00a0100"
def in_ten(tenths: int) -> str: return f"{tenths} de cada\u00a010"
def counted_fall(before: str, now: str) -> str: return f"Gana {now}\u00a0de\u00a0cada\u00a0100 veces en lugar de {before}"

def chances_fall(before: int | None, now: int, deed: str) -> str:
    if before is None: falls = f"La victoria era segura; ahora ganarías {_about(now)}"
    elif before == now: falls = "Tu probabilidad de ganar baja un poco"
    else: falls = f"Tu probabilidad de ganar baja de {before} a {in_ten(now)}"
    return f"{falls}: tu rival puede {deed} enseguida" if deed else falls

# On paper.
NOT_FINISHED = "Sin terminar"
POSITION = "La posición"
PLAYED_BY = "Jugada por"
SCORE = "Puntos"
MOVES = "Jugadas"
MOVES_HANDOUT = "Hoja para las jugadas"
DATE, RESULT = "Fecha", "Resultado"
def write_moves(example: str) -> str: return f"Cada jugada se escribe junto a su número: {example}."
def sheet_of(name: str) -> str: return f"Hoja de {name}"
def after_move(move: str) -> str: return f"Después de {move}"
PUZZLES = "Problemas"
ANSWERS = "Soluciones"
ANSWERS_AT_THE_END = "Las soluciones están al final."
OTHER_ANSWERS = "Puede haber otra solución igual de buena."
OTHERS_AMONG_THEM = "Incluyen las jugadas del otro bando. Puede haber otra solución igual de buena."
def puzzle(number: int) -> str: return f"Problema {number}"

# Games by messages.
NEW = "Esta partida es nueva aquí."
NEWER = "La partida ha avanzado."
SAME = "Este enlace muestra la partida tal como está guardada aquí."
OLDER = "Este enlace es anterior a la partida guardada aquí."
OTHER = "Este enlace es de otra partida."
BEGINS_DIFFERENTLY = "Este enlace contradice la partida guardada aquí: empieza de otra forma."
ENDS_DIFFERENTLY = "Este enlace contradice la partida guardada aquí: termina de otra forma."

def contradicts(number: int, move: str) -> str:
    here = f"aquí la jugada {number} es «{move}»"
    return f"Este enlace contradice la partida guardada: {here}."

def somebody_else(name: str) -> str: return f"En este enlace, {name} no es la misma persona que en la partida guardada aquí. Quizá dos personas hayan abierto la misma invitación."
def foreign_secret(name: str) -> str: return f"Este secreto no es el que tenía {name} al entrar en la partida."
def false_dice(number: int, outcome: str, name: str) -> str: return f"La jugada {number} de este enlace es falsa: «{outcome}» no se deduce de los secretos de la partida. La reveló {name}."

# What can't be used. These begin small and have no full stop: pages make sentences of them.
LOST_SMALL = "este enlace ha perdido sus minúsculas; copia el enlace original"
LOST_CAPITALS = "este enlace ha perdido sus mayúsculas; copia el enlace original"
NOT_A_LINK = "no es un enlace de pygames, o le falta una parte"
LINK_CHANGED = "este enlace se alteró por el camino; cópialo otra vez"
LINK_CUT = "falta una parte de este enlace; cópialo entero"
NEWER_LINK = "este enlace es de una versión más nueva"
NEWER_RECORD = "esta partida es de una versión más nueva"
NOT_A_PUZZLE = "no es un problema de este juego, o se alteró por el camino"
ENDS_FOR_TWO = "solo una partida de dos puede terminarse antes"
ENDS_ON_TURN = "una partida solo puede terminarse antes cuando le toca a alguien"
WHO_RESIGNED = "falta quién se ha rendido"
NO_GAME_IN_TEXT = "en este texto no hay partidas: está cortado, se ha alterado o es otra cosa"
NEWER_GAMES = "estas partidas se exportaron con una versión más nueva"
NAMES_NO_GAME = "este enlace no nombra ningún juego"
DEFECT = "error interno; la petición no tiene la culpa"
def no_puzzle(why: str) -> str: return f"no es un problema de este juego: {why}"
def not_as_written(position: str) -> str: return f"se escribe así: {position}"
def too_long(letters: int) -> str: return f"un enlace puede tener {letters} caracteres como máximo"
def too_many_moves(actions: int) -> str: return f"en un enlace caben {actions} jugadas como máximo"
def game_over(reason: str) -> str: return f"la partida ha terminado: {reason}"
def unknown_game(id: str, ids: Sequence[str]) -> str: return f"aquí no hay ningún juego «{id}»; los que hay: {', '.join(ids)}"

def players_expected(title: str, fewest: int, most: int, count: str) -> str:
    expected = str(fewest) if fewest == most else f"de {fewest} a {most}"
    return f"{title} es para {expected}, no para {count}"

def no_option(title: str, option: str) -> str: return f"{title} no tiene la opción «{option}»"
def option_must_be(option: str, values: Sequence[str]) -> str: return f"{option} solo puede ser {joined(values, 'o')}"
def over_before(at: int) -> str: return f"acción {at + 1}: la partida ya había terminado"
def not_legal(at: int, action: str, allowed: str) -> str: return f"acción {at + 1}: «{action}» no se puede jugar aquí; se puede: {allowed}"
def some_of(count: int, first: str) -> str: return f"{count}, como {first}…"
def no_draws(title: str) -> str: return f"{title} no tiene empates"
def no_position(title: str) -> str: return f"{title} no puede empezar desde una posición"
def not_unpacked(name: str, why: str) -> str: return f"{name} no se puede descomprimir: {why}"
def larger_than_said(file: str) -> str: return f"«{file}» es más grande de lo que dice su wheel"
def wheel_files(name: str, most: int) -> str: return f"{name}: un wheel puede tener {most} archivos como máximo"
def wheel_size(name: str, most: int) -> str: return f"{name}: un wheel puede tener {most} MB como máximo"
def wheel_name(name: str, example: str) -> str: return f"{name}: un wheel se llama, por ejemplo, {example}"
def not_pure(name: str, pure: str, tag: str) -> str: return f"{name}: un juego es Python puro, un wheel para {pure}, no para {tag}"
def file_outside(name: str, file: str) -> str: return f"{name} tiene un archivo fuera: «{file}»"
def of_python(name: str, module: str) -> str: return f"{name}: {module} es un módulo del propio Python"
def compressed_otherwise(name: str) -> str: return f"{name} está comprimido de otra forma que los wheels"
def only_ours(name: str, package: str) -> str: return f"{name}: solo este paquete puede llamarse {package}"
def entry_points(name: str, most: int) -> str: return f"{name} tiene más de {most} kB de puntos de entrada"
def declares_none(name: str, group: str, example: str) -> str: return f"{name} no declara ningún juego: sus puntos de entrada necesitan el grupo [{group}] y una línea como {example}"
def not_utf8(file: str, name: str) -> str: return f"{file}, en {name}, no es UTF-8"
def declared_like(line: str, example: str) -> str: return f"«{line}»: un juego se declara así: {example}"
def name_taken(id: str) -> str: return f"ya hay un juego «{id}»; elige otro identificador"
def wheel_broken(name: str, why: str) -> str: return f"{name}: {why}"
def not_here(name: str) -> str: return f"{name} no está aquí"
