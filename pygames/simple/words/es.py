"""Español: las frases que un juego pequeño tiene sin escribirlas. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.es import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} uno de los lugares señalados."
TURN = "Elige uno de los lugares señalados."
END = "La partida termina en cuanto se alcanza el objetivo."
SCORE = "Gana quien alcanza el objetivo."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    if len(returns) == 1: return "La partida ha terminado."
    if points is not None: return f"Cuentan los puntos: {' a '.join(map(str, sorted(points, reverse=True)))}."
    return "Se ha alcanzado el objetivo." if any(returns) else "Nadie ha ganado."

# What is on the board. Pieces have the names that their author gave them.
EMPTY = "sin pieza"
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"
CAN = {"ring": "se puede elegir", "dot": "se puede alcanzar", "cross": "se puede capturar"}
def held(number: int) -> str: return counted(number, "pieza")

def outcome(text: Action) -> str:
    number = number_of(text)
    return f"un {number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"En la mesa: {joined([outcome(each) for each in tray])}."
    dice = "El dado muestra" if len(tray) == 1 else "Los dados muestran"
    return f"{dice} {joined(numbers)}."

# What is next.
PIECE, PLACE, ANY, BUTTON = (
    "elige una pieza para mover",
    "elige un lugar vacío",
    "elige un lugar señalado",
    "decide",
)
OVER = "La partida ha terminado"
WHERE_TO, AND_THEN = "¿Adónde va?", "¿Y después?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    if player is None: return "Se tira el dado" if rolls else "Decide el azar"
    yours, theirs = ("tiras", "tira") if rolls else ("sacas al azar", "saca al azar")
    return capital(does(cast[player], yours, theirs))

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    number = number_of(text)
    if number: return Phrase(f"Sale un {number}", f"{number}", glyphs)
    return Phrase(f"Sale: {as_words(text)}", as_words(text))

Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"captura: {joined(captures)}"] if captures else []
    parts += [f"{named(kind)} va a {cell}" for kind, cell in arrivals]
    return "".join(f"; {part}" for part in parts)

def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"Mover {dashed(way)}{_besides(captures, arrivals)}", dashed(way))
def places(where: str) -> Phrase: return Phrase(f"Colocar en {dashed(where)}", dashed(where))
def chooses(what: str) -> Phrase: return Phrase(f"Elegir {dashed(what)}", dashed(what))

def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str:
    did = does(cast[player], "has movido", "ha movido")
    return capital(f"{did} {dashed(way)}{_besides(captures, arrivals)}")

def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str:
    did = does(cast[player], "has colocado", "ha colocado")
    return capital(f"{did} {named(piece)} en {joined(cells)}")

def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}: {dashed(what)}"
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'has elegido', 'ha elegido')} en secreto")
IN_SECRET = "Elegido en secreto"
ALL_HAVE_CHOSEN = "Todos han elegido"
ALL_AT_ONCE = "Todos eligen a la vez: ninguna elección se ve antes de que se haga la última."
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{does(cast[player], 'has elegido', 'ha elegido')} «{label}»")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    number = number_of(text)
    what = f"un {number}" if number else as_words(text)
    if player is None: return f"Ha salido {what}"
    return capital(f"{does(cast[player], 'has sacado', 'ha sacado')} {what}")

# Why something can't be picked.
CHANCE_NEXT = "Ahora decide el azar."
ONLY_PLACES = "Solo se pueden elegir lugares del tablero."
NOT_NOW = "Eso no se puede elegir ahora."

# So many places are named.
_FEW = 4
def taken(cell: str) -> str: return f"En {cell} ya hay una pieza."
def nothing_there(cell: str) -> str: return f"En {cell} no hay nada: elige una pieza para mover."
def not_yours(cell: str, piece: str) -> str: return f"En {cell} está {named(piece)}, que ahora no se puede mover."
def not_here(cell: str) -> str: return f"{cell} no se puede elegir ahora."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    lead = f"De {start} no se puede ir a {cell}"
    return f"{lead}: solo a {joined(ends, 'o')}." if len(ends) <= _FEW else f"{lead}."

def listed(cells: Sequence[str]) -> str: return f"{len(cells)}: {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    if kind == "row": return f"Fila {name}" if name else ROW
    return f"Columna {name}" if kind == "column" else f"Línea {dashed(name)}"

TRAY = "En la mesa"
MARKED = "Resaltado"
ROW = "Fila"

# Paper.
BOARD = "Tablero"
EXAMPLE = "como se teclea, por ejemplo b3 o b3-b4"
BOARD_LABEL = "El tablero al principio"
BOARD_SHEET = "Se juega con monedas, fichas o botones."
START_SHEET = "Las piezas están dibujadas donde empiezan; cúbrelas con monedas, fichas o botones."

# Planes.
def plane_of(piece: str) -> str: return f"{piece} aquí"
def plane_of_turn(player: Player) -> str: return f"es el turno del jugador {player}"
def plane_of_seat(player: Player) -> str: return f"soy el jugador {player}"
def plane_of_word(text: str) -> str: return f"{text} se puede elegir"
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} en la mesa"
NEXT, LATER, CHOSEN = "se puede elegir ahora", "se podrá elegir después", "ya elegido"

# Measures.
NOT_MEASURED = "Todavía no se ha medido nada."
WINS, DRAWS, LEADS = "Victorias de", "Empates", "Cambios de líder por partida"
LENGTH, CHOICES = "Acciones por partida", "Opciones por turno"
UNUSED, NEVER = "Lugares nunca usados", "Botones nunca usados"
def measured_alone(score: int) -> str: return f"Los bots obtienen {score} de media."
def unfair(name: str, share: int, *, first: bool) -> str: return f"{name} gana {share}\u00a0de\u00a0100" + (": prueba la regla del cambio." if first else ".")
def often_drawn(share: int) -> str: return f"{share}\u00a0partidas\u00a0de\u00a0100 acaban en empate."
def lucky(skill: int) -> str: return f"Un bot más fuerte gana solo {skill}\u00a0de\u00a0100: la suerte decide mucho."
def too_few(low: int, high: int) -> str: return f"Pocas partidas para saberlo: quien empieza gana entre {low}\u00a0y\u00a0{high}\u00a0de\u00a0100."
def fair(share: int, skill: int) -> str: return f"Nada llama la atención: quien empieza gana {share}\u00a0de\u00a0100, y un bot más fuerte {skill}."
def stronger(strong: int, weak: int) -> str: return f"Nivel {strong} contra nivel {weak}"
TWO_ONLY = "Solo se pueden resolver juegos para dos."
NO_LUCK = "Donde deciden dados, cartas o secretos no hay nada que resolver."
TOLD_APART = "Sus posiciones no se distinguen: el estado debe ser una dataclass congelada."
def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    by = f" por {counted(points, 'punto')} como mínimo" if points else ""
    return f"{name} gana{by} en {counted(moves, 'jugada')} como máximo, haga lo que haga el otro. {counted(positions, 'posición', 'posiciones')}."
def solved_draw(positions: int) -> str: return f"Empate si ambos juegan lo mejor posible. {counted(positions, 'posición', 'posiciones')}."
def gave_up(positions: int, seconds: int) -> str: return f"Sin resolver: tras {seconds} segundos se conocen {positions} posiciones, y hay más."
def best_moves(moves: Sequence[str]) -> str: return f"Lo mejor: {'; '.join(moves)}."
EVERY_MOVE = "Todas las jugadas son igual de buenas."
