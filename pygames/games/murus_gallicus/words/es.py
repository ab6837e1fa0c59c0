"""Español: todo lo que se lee o se oye en Murus Gallicus. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.es import asks, capital, counted, does, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("Blanco", "Negro")
HOW_TO_ARRANGE = "{Tap} una casilla para cambiar su pieza."
TOOLS = {"turn": "Turno del otro bando", "clear": "Tablero vacío"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Abre brecha con torres que avanzan al derrumbarse."
SHORT = InShort(
    goal="Lleva una piedra a la fila base rival, o deja al otro bando sin jugadas.",
    turn="Mueve una torre, cuyas dos piedras van a las dos casillas siguientes en línea; o captura una piedra suelta vecina, y cada bando pierde una.",
    end="La partida termina cuando una piedra llega a la fila base rival, o cuando un bando no puede mover.",
    score="No hay puntos: gana quien antes abre brecha.",
)
TIP = "{Tap} una torre y después su destino."

def daily(moves: int, white: bool) -> str:
    name = NAMES[0 if white else 1]
    return f"Encuentra cómo gana {name} en {counted(moves, 'jugada')}."

def daily_special(winning: int, choices: int) -> str:
    if winning == 1: return f"De las {choices} jugadas posibles, solo una funciona."
    if 2 * winning > choices: return f"La mayoría de las jugadas funcionan: {winning} de {choices}."
    return f"De las {choices} jugadas posibles, solo {winning} funcionan."

def daily_wrong(moves: int) -> str: return f"Esa no: ya no se gana en {counted(moves, 'jugada')}. Prueba otra."

# Puzzles.
THEMES = {
    "threat": "Primero, amenazar",
    "several-threats": "Varias amenazas a la vez",
    "along-the-row": "Una jugada a lo largo de la fila",
    "two-stacks": "Dos torres de una",
    "fewer-stacks": "Menos torres",
    "two-moves": "Dos jugadas",
    "no-move-left": "Sin jugadas posibles",
}
BREAKS_THROUGH = "Eso abre brecha."
SLOWER = "Hay una jugada que gana enseguida."
def puzzle(player: Player) -> str: return f"Juega {NAMES[player]} y gana."
def shuts_in(player: Player) -> str: return f"{NAMES[player]} se queda sin jugadas."

def why(ways: int, *, capture: bool) -> str:
    where = f" en {ways} sitios" if ways > 1 else ""
    threat = f"amenaza con abrir brecha{where}"
    if not capture: return f"{capital(threat)}." if ways else "Ninguna otra jugada gana."
    if not ways: return "Quita una piedra del tablero, y ninguna otra jugada gana."
    return f"Quita una piedra del tablero y {threat}."

def refuted_at_once(winner: Player) -> str: return f"Así se escapa la victoria: {NAMES[winner]} gana enseguida."
def lets_go(winner: Player) -> str: return f"Así se escapa la victoria: ahora {NAMES[winner]} puede forzar la suya."

# Pieces on a square, and what can be done there.
EMPTY = "vacía"
STACKS = ("torre blanca", "torre negra")
SINGLES = ("piedra blanca suelta", "piedra negra suelta")
_SEVERAL = {
    "vacía": "vacías",
    "torre blanca": "torres blancas",
    "torre negra": "torres negras",
    "piedra blanca suelta": "piedras blancas sueltas",
    "piedra negra suelta": "piedras negras sueltas",
}
def several(piece: str) -> str: return _SEVERAL[piece]
CAN: dict[Form, str] = {
    "ring": "puede mover",
    "dot": "se puede alcanzar",
    "cross": "se puede capturar",
}
def stacks_left(number: int) -> str: return counted(number, "torre")
def rows_to_go(number: int) -> str: return f"{'falta' if number == 1 else 'faltan'} {counted(number, 'fila')}" if number else ""

def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str:
    towers = f"{stacks_left(len(stacks))}: {', '.join(stacks)}" if stacks else "ninguna torre"
    stones = counted(len(singles), "piedra suelta", "piedras sueltas")
    alone = f"{stones}: {', '.join(singles)}" if singles else "ninguna piedra suelta"
    return f"{towers}; {alone}"

def row(number: int) -> str: return f"Fila {number}"
def column(letter: str) -> str: return f"Columna {letter}"

# A turn.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "elige una torre para mover")

def where_to(stack: str, *, can_hit: bool) -> str:
    where = f"¿Adónde va la torre de {stack}?"
    if not can_hit: return where
    return f"{where} Si captura una piedra marcada con una cruz, cada bando pierde una."

def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{does(cast[player], 'has', 'ha')} movido {stack}–{far}")

def hit(cast: Cast, player: Player, stack: str, victim: str) -> str:
    did = capital(f"{does(cast[player], 'has', 'ha')} capturado {victim} desde {stack}")
    return f"{did}; cada bando pierde una piedra"

def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"Mover {stack}–{far}", f"{stack}–{far}")
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"Capturar {victim} desde {stack}", f"{stack} captura {victim}")

# Say whose a stone or a stack is: "tuya", "de Blanco".
def _of(cast: Cast, player: Player) -> str: return "tuya" if cast[player].you else f"de {subject(cast[player])}"
def swap(mirrored: str) -> str: return f"Intercambio: jugar tú esta apertura ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    swap = capital(f"{does(cast[player], 'has', 'ha')} pedido el intercambio")
    return f"{swap}: {first} se deshace, y {mirrored} es {_of(cast, player)}"

def takes(square: str) -> Deed:
    stone = f"la piedra suelta de {square}"
    return Deed(f"capturar {stone}", f"captura {stone}")

# Why a position can't be set up. These have no full stop.
NOT_A_POSITION = "se esperan siete filas con W, w, B, b y cifras, y después w o b, a quien le toca"
def row_is(row: int, squares: int, most: int) -> str: return f"la fila {row} tiene {squares} casillas, no {most}"
def too_many(player: Player, stones: int, most: int) -> str: return f"{NAMES[player]} tiene {stones} piedras, más de {most}"
def through_already(player: Player) -> str: return f"{NAMES[player]} ya ha abierto brecha: la partida ha terminado"

# The end.
OVER = "La partida ha terminado."
REPEATED = "La misma posición se ha dado por tercera vez."

def broken_through(cast: Cast, loser: Player) -> str:
    row = whose(cast[loser], "tu fila base", "la fila base")
    return capital(f"{does(cast[1 - loser], 'has', 'ha')} llegado a {row}.")

def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'te has', 'se ha')} quedado sin jugadas.")

# Why something can't be picked.
ONLY_SQUARES = "Solo se pueden elegir casillas del tablero."
SINGLE_CANT_ACT = "Solo las torres mueven y capturan, y esta es una piedra suelta."
CHOOSE_TARGET = "Elige adónde va esta torre."
TOO_FAR = "Una torre solo alcanza las dos casillas más cercanas en línea recta."
OFF_BOARD = "La segunda piedra se saldría del tablero."
CHOOSE_FARTHER = "A cada una de las dos casillas va una piedra. Elige la más lejana."

def empty(cast: Cast, square: str, player: Player) -> str:
    if cast[player].you: return f"{square} está vacía. Elige una de tus torres."
    return f"{square} está vacía. Elige una torre de {subject(cast[player])}."

def not_yours(cast: Cast, square: str, player: Player) -> str:
    turn = "te toca a ti" if cast[player].you else f"le toca a {subject(cast[player])}"
    return f"{square} es {_of(cast, 1 - player)}, y {turn}."

def shut_in(stack: str) -> str: return f"La torre de {stack} no tiene adónde ir ni qué capturar."
def hits_stack(cast: Cast, player: Player) -> str: return f"Ahí hay una torre {_of(cast, 1 - player)}, y las torres no se pueden capturar."
def full(square: str) -> str: return f"En {square} ya hay una torre, y en una casilla caben dos piedras como máximo."
def blocked(cast: Cast, square: str, player: Player) -> str: return f"En {square} hay una pieza {_of(cast, 1 - player)}: ahí no puede ir ninguna piedra."

# Paper.
BOARD_TITLE = "Tablero"
BOARD_SHEET = "Al principio hay una torre de dos piedras en cada casilla de las filas base: Blanco en la fila 1, Negro en la fila 7. Empieza Blanco. Hacen falta 16 piedras claras y 16 oscuras: fichas, monedas o las piedras para recortar."
BOARD_LABEL = "El tablero, de ocho columnas por siete filas"
GAMES, WON_BY = "Partidas", "Gana"

STONES_TITLE, STONES_OFFER = "Piedras", "Piedras para recortar"
STONES_SHEET = "Imprime esta hoja en papel grueso y recorta por las líneas discontinuas. Las piedras cuadradas son de Blanco; las hexagonales, de Negro. Dos piedras de un bando en una casilla forman una torre."
STONES_LABEL = "16 piedras blancas y 16 negras"
NOTATION = "d1-d3 al mover, d4xe5 al capturar"

def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name} ataca entonces {now} {'pieza' if now == 1 else 'piezas'}; si no, {otherwise or 'ninguna'}"
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'jugada' if now == 1 else 'jugadas'}; si no, {otherwise}"
