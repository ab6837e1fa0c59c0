"""Español: todo lo que se lee o se oye en Eight-by-Eight. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.es import asks, capital, counted, does, joined, named, sentence, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Forma una línea de cinco donde el dado te deje."
SHORT = InShort(
    goal="Forma la línea más larga de tu color: en horizontal, en vertical o en diagonal.",
    turn="Tira el dado y pon una ficha en esa fila o columna, o tacha el número y tira otra vez; desde entonces, sacarlo termina tu turno.",
    end="Cuando alguien tiene cinco en línea, se juega la ronda hasta el final.",
    score="Gana la línea más larga; en caso de empate, quien ha tachado más números, y después quien tiene más fichas en el tablero.",
)
TIP = "{Tap} una casilla señalada para poner una ficha, o el anillo de arriba para tachar."
DAILY = "Gana con los dados de hoy."

def daily_special(roll: int, person: Player) -> str:
    where = ", en el centro" if roll in (4, 5) else ", en el borde" if roll in (1, 8) else ""
    if person == 0: return f"Empiezas con un {roll}{where}."
    return f"{PLAYERS[0]} empieza con un {roll}{where}, y después te toca a ti."

PLAYERS = ("Rojo", "Amarillo", "Verde", "Azul")  # E2
_COLOURS = ("rojo", "amarillo", "verde", "azul")
HOW_TO_ARRANGE = "{Tap} una casilla para cambiar su ficha, o un número de quien juega para tacharlo."
TOOLS = {"turn": "Turno de otro color", "roll": "Otro número", "clear": "Tablero vacío"}
PIECES = ("ficha roja", "ficha amarilla", "ficha verde", "ficha azul")
EMPTY = "vacía"
_NUMBERS = ("ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho")

NEUTRAL = Cast(PLAYERS)

# The status
OVER = "La partida ha terminado"
PASS_BUTTON = "Pasar"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    rolls = does(cast[player], "tiras el dado", "tira el dado")
    return f"Última ronda: {rolls}" if last else capital(rolls)

def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str: return _asked(cast, player, f"juega en la fila o la columna {roll}, o tacha el {roll}", last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    deed = f"tacha el {roll} o pasa: su fila y su columna están llenas"
    return _asked(cast, player, deed, last)

def _asked(cast: Cast, player: Player, deed: str, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    if last and cast[player].you: return f"Última ronda, te toca: {deed}"
    return f"{'Última ronda: ' if last else ''}{asks(cast[player], deed)}"

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    if cast[player].you: return f"Si tachas, tiras otra vez, pero desde entonces sacar un {roll} termina tu turno."
    again = f"Si {subject(cast[player])} tacha, tira otra vez"
    return f"{again}, pero desde entonces sacar un {roll} termina su turno."

# Beside the names, and the panel
PANEL = "Marcador"
PANEL_HEADINGS = ("Línea", "Tachados", "En mesa")

LONGEST_LINE = "línea más larga"
def hand(number: int) -> str: return f"{number} en mano" if number else "sin fichas"

# What has happened

def _did(step: Done, has: str) -> str:
    """Say what a player did; `has` is "has" or "ha"."""
    if step.what == "placed": return f"{has} puesto una ficha en la fila {step.number}, columna {step.column}"
    if step.what == "blacked out": return f"lo {has} tachado" if step.rolled else f"{has} tachado el {step.number}"
    return f"{has} sacado un {step.number}" if step.what == "rolled" else f"{has} pasado"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    yours = cast[player].you
    deeds = [_did(step, "has" if yours else "ha") for step in steps]
    if rolls_again: deeds.append("tiras otra vez" if yours else "tira otra vez")
    text = capital(joined(deeds) if yours else f"{subject(cast[player])} {joined(deeds)}")
    if lost_turn:
        over = "que habías tachado: tu" if yours else "que había tachado: su"
        text += f", {over} turno termina"
    if last_round_next: text += ". Esta es la última ronda"
    if passed_over: text += f". Sin fichas: {named(cast.each(passed_over))}"
    return text

def rolled_again(number: int) -> str: return f"Otra tirada: {number}"

def rolled(number: int, die: str) -> Phrase: return Phrase(f"Sale un {number}", f"{number}", (die,))
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Sale un {number}, tachado: turno perdido", f"{number}", (die,), "perdido")
def black_out(number: int) -> Phrase: return Phrase(f"Tachar el {number}")
def place(row: int, column: int) -> Phrase: return Phrase(f"Ficha en la fila {row}, columna {column}", f"Fila {row}, col. {column}")
def makes_line(length: int) -> Deed: return Deed(f"formar una línea de {length}", f"forma una línea de {length}")

# Labels and marks
CAN_TAKE_A_PIECE = "puede recibir una ficha"
CAN_BE_BLACKED_OUT = "se puede tachar"
def space_label(row: int, column: int, owner: Player | None) -> str: return f"fila {row}, columna {column}, {EMPTY if owner is None else PIECES[owner]}"

def blackout_label(number: int, players: Sequence[Player]) -> str:
    by = f"tachado por {named(NEUTRAL.each(players))}" if players else "sin tachar"
    return f"número {number}, {by}"

NOT_A_CHOICE = "Solo se pueden elegir casillas del tablero y números que tachar."
def roll_first(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'tienes', 'tiene')} que tirar antes el dado.")

def space_taken(row: int, column: int, owner: Player) -> str:
    where = f"En la fila {row}, columna {column} hay una {PIECES[owner]}"
    return f"{where}; una ficha nueva necesita una casilla vacía."

def space_open(row: int, column: int, roll: int) -> str: return f"La casilla de la fila {row}, columna {column} está vacía, y el {roll} permite ocuparla."
def space_not_rolled(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}: la ficha va en la fila {roll} o en la columna {roll}."
def number_open(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)} y {'puedes' if cast[player].you else 'puede'} tacharlo."
def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str: return f"{_rolled(cast, player, roll)}: solo se puede tachar el {roll}, no el {number}."
def _rolled(cast: Cast, player: Player, roll: int) -> str: return capital(f"{does(cast[player], 'has', 'ha')} sacado un {roll}")
def can_pass(roll: int) -> str: return f"La fila y la columna {roll} están llenas, así que se puede pasar."
def cannot_pass(roll: int) -> str: return f"Hay una casilla vacía en la fila o la columna {roll}: juega en ella o tacha el {roll}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "se esperan ocho filas con r y g b y cifras, números tachados, turno, tirada y ! o -"
NOT_BLACKOUTS = "números tachados: se esperan cifras de menor a mayor, o - si no hay ninguno"
def no_player(letter: str, players: int) -> str: return f"{letter} no juega en una partida de {players}"
def row_is(row: int, spaces: int, most: int) -> str: return f"la fila {row} tiene {spaces} casillas, no {most}"
def blackouts_of(players: int, number: int) -> str: return f"se esperan los números tachados de {players} jugadores, no de {number}"
def too_many(letter: str, pieces: int, most: int) -> str: return f"{letter} tiene {pieces} fichas en la mesa, más de {most}"

# Why the game ended as it did
BLOCKED = "Nadie podrá volver a poner una ficha."

def longest_line(cast: Cast, player: Player, length: int) -> str:
    has = does(cast[player], "tienes", "tiene")
    return sentence(f"{has} la línea más larga: {_NUMBERS[length]}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    each = f"{_blackouts(blackouts)} y {_pieces(pieces)} en el tablero"
    return sentence(f"{_tied(cast, players, line)}, {each} cada cual")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    also = ", y las mismas fichas" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, pero {_more_blackouts(cast, more)}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    tie = f"{_tied(cast, tied, line)}, pero {_more_blackouts(cast, more)}"
    return sentence(f"{tie}; después, {_more_pieces(cast, then)}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    tie = f"{_tied(cast, tied, line)} y {_blackouts(blackouts)} cada cual"
    return sentence(f"{tie}, pero {_more_pieces(cast, more)}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str:
    lines = f"líneas de {_NUMBERS[line]}" if line else "ninguna línea"
    return f"Empate entre {named(cast.each(players))}, con {lines}"

def _have(cast: Cast, players: Sequence[Player]) -> str:
    """Say that players have something: "Rojo y Verde tienen", "tienes, igual que Verde,"."""
    if len(players) == 1: return does(cast[players[0]], "tienes", "tiene")
    if cast.you not in players: return f"{named(cast.each(players))} tienen"
    return f"tienes, igual que {named(cast.each([p for p in players if not cast[p].you]))},"

def _more_blackouts(cast: Cast, more: More) -> str: return f"{_have(cast, more.players)} más números tachados, {more.most} a {more.less}"
def _more_pieces(cast: Cast, more: More) -> str: return f"{_have(cast, more.players)} más fichas en el tablero, {more.most} a {more.less}"
def _blackouts(number: int) -> str: return counted(number, "número tachado", "números tachados")
def _pieces(number: int) -> str: return counted(number, "ficha")

# The position in words
BLACKOUTS = "Números tachados"
def row(number: int) -> str: return f"Fila {number}"
def column(number: int) -> str: return f"Columna {number}"
def piece_colour(owner: Player | None) -> str: return "vacío" if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    where = "".join(f"; fila {row}: {_listed(columns)}" for row, columns in by_row)
    return f"{_pieces(count)}{where}. Números tachados: {_listed(blackouts) or 'ninguno'}. En mano: {hand}"

def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return "; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'ninguno'}" for player, numbers in enumerate(blackouts))
def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    numbers = " ".join(map(str, blackouts)) or "ninguno"
    return f"{PLAYERS[player]}: {hand} en mano, tachados {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    rolled = f"ha sacado un {roll}" if roll else "tira el dado"
    return f"{PLAYERS[player]} {rolled}{', en la última ronda' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    kind = "tachando el número" if places else "con una ficha"
    return f"Gana {best}\u00a0de\u00a0cada\u00a0100 veces" + (f"; {kind}: {other}" if other else "")

def risk(blackouts: int) -> str: return f"{blackouts} de 8 números {'terminaría' if blackouts == 1 else 'terminarían'} tu turno"

# On paper
HANDOUT = "Tablero"
HOW_TO_USE = "Hace falta un dado de ocho caras. Las fichas nunca se mueven, así que basta un lápiz: dibuja tu marca en la casilla y marca un recuadro por cada ficha que uses. En la barra de encima de las columnas, tacha los números que quieras tachar."
BOARD_LABEL = "El tablero, con la barra de cada color encima"
SCORE_TITLE = "Al final"
SCORE_ROWS = ("Línea más larga", "Números tachados", "Fichas en el tablero")
DATE = "Fecha"
def tally_label(number: int) -> str: return f"{number} recuadros para las fichas de cada color"

# Puzzles
THEMES = {
    "sure-win": "Victoria segura",
    "blackout": "Primero, tachar",
    "longest-line": "La línea más larga",
    "tie-won": "Un desempate ganado",
    "shared-win": "Una victoria compartida",
}
WHY = {
    "blackout": "Otra tirada vale más que cualquier casilla.",
    "longest-line": "Eso forma la línea más larga.",
    "tie-won": "Eso iguala la línea y gana el desempate.",
    "shared-win": "Eso iguala la línea más larga.",
}

def puzzle(player: Player, roll: int) -> str:
    name = PLAYERS[player]
    asks = f"Encuentra la mejor opción de {name} para ganar. Última ronda: {name} ha sacado un {roll}."
    return f"{asks} Una victoria compartida cuenta en parte."

def best_chance(player: Player, best: int, second: int) -> str:
    wins = f"{PLAYERS[player]} gana {_often(best)}"
    return f"{wins}; con cualquier otra jugada, {_often(second)} como máximo."

def worse_chance(player: Player, chance: int, best: int) -> str:
    name = PLAYERS[player]
    wins = f"{name} gana {_often(chance)}" if chance else f"{name} no puede ganar"
    return f"Así, {wins}. Otra jugada gana {_often(best)}."

def _often(chance: int) -> str: return "con seguridad" if chance == 100 else f"{chance}\u00a0de\u00a0cada\u00a0100 veces"

def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} forma entonces una línea de cinco con {now} de 8 números; si no, con {otherwise}"
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'fila abierta' if now == 1 else 'filas abiertas'} de cinco con tres fichas o más; si no, {otherwise}"
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name}: la línea más larga es entonces de {now}; si no, de {otherwise}"
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'número tachado' if now == 1 else 'números tachados'}; si no, {otherwise}"
