"""Español: las frases que un juego pequeño tiene sin escribirlas. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.es import Cast, capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.look.short import InShort
from pygames.simple.outcomes import rolled
from pygames.simple.own import as_words, kinds, own

TIP = "{Tap} uno de los lugares señalados."
TURN = "Elige uno de los lugares señalados."
END = "La partida termina en cuanto se alcanza el objetivo."
SCORE = "Gana quien alcanza el objetivo."
CLAUSES = ("R1", "R2", "R3", "R4")


def short(goal: str, turn: str, end: str, score: str) -> InShort:
    """Return the game in four sentences."""
    return InShort(goal, turn or TURN, end or END, score or SCORE)


# How it ends.


def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    """Say why a game is over."""
    if len(returns) == 1:
        return "La partida ha terminado."
    if points is not None:
        return f"Cuentan los puntos: {' a '.join(map(str, sorted(points, reverse=True)))}."
    return "Se ha alcanzado el objetivo." if any(returns) else "Nadie ha ganado."


# What is on the board. Pieces have the names that their author gave them.

EMPTY = "sin pieza"


def named(piece: str) -> str:
    """Name what stands on a cell: "rojo", or "rojo y azul"."""
    return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])


def label(cell: str, piece: str | None) -> str:
    """Name a cell and what stands there."""
    return f"{cell}, {EMPTY if piece is None else named(piece)}"


CAN = {"ring": "se puede elegir", "dot": "se puede alcanzar", "cross": "se puede capturar"}


def held(number: int) -> str:
    """Count a player's pieces."""
    return counted(number, "pieza")


def outcome(text: Action) -> str:
    """Name an outcome of chance: "un 3", "reina de corazones"."""
    number = rolled(text)
    return f"un {number}" if number else as_words(text)


def on_the_table(tray: Sequence[Action]) -> str:
    """Say what lies beside the board."""
    numbers = [str(rolled(each)) for each in tray]
    if "0" in numbers:
        return f"En la mesa: {joined([outcome(each) for each in tray])}."
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
    """Say that dice or cards are next."""
    if player is None:
        return "Se tira el dado" if rolls else "Decide el azar"
    yours, theirs = ("tiras", "tira") if rolls else ("sacas al azar", "saca al azar")
    return capital(does(cast[player], yours, theirs))


# What actions are, and what was done.


def button(text: Action) -> str:
    """Return what the button of an action says."""
    return capital(as_words(text))


def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    """Say what chance has done."""
    number = rolled(text)
    if number:
        return Phrase(f"Sale un {number}", f"{number}", glyphs)
    return Phrase(f"Sale: {as_words(text)}", as_words(text))


Sent = Sequence[tuple[str, str]]
"""Pieces that were sent elsewhere, each with the cell."""


def _besides(taken: Sequence[str], sent: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"captura: {joined(taken)}"] if taken else []
    parts += [f"{named(kind)} va a {cell}" for kind, cell in sent]
    return "".join(f"; {part}" for part in parts)


def moves(way: str, taken: Sequence[str], sent: Sent) -> Phrase:
    """Name a move along a way such as a2-a3, and what happens to others."""
    return Phrase(f"Mover {dashed(way)}{_besides(taken, sent)}", dashed(way))


def places(where: str) -> Phrase:
    """Name the placing of a piece."""
    return Phrase(f"Colocar en {dashed(where)}", dashed(where))


def by_verb(verb: str, what: str) -> Phrase:
    """Name an action by the verb that the game gives: "Sow from c1"."""
    return Phrase(f"{capital(verb)} {dashed(what)}", dashed(what))


def chooses(what: str) -> Phrase:
    """Name any other action."""
    return Phrase(f"Elegir {dashed(what)}", dashed(what))


def moved(cast: Cast, player: Player, way: str, taken: Sequence[str], sent: Sent) -> str:
    """Say what a player moved, and what happened to others."""
    did = does(cast[player], "has movido", "ha movido")
    return capital(f"{did} {dashed(way)}{_besides(taken, sent)}")


def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str:
    """Say what a player placed."""
    did = does(cast[player], "has colocado", "ha colocado")
    return capital(f"{did} {named(piece)} en {joined(cells)}")


def chose(cast: Cast, player: Player, what: str) -> str:
    """Say what else a player did: where it was is enough."""
    return f"{capital(subject(cast[player]))}: {dashed(what)}"


def has_chosen(cast: Cast, player: Player) -> str:
    """Say that a player has chosen, and not what."""
    return capital(f"{does(cast[player], 'has elegido', 'ha elegido')} en secreto")


IN_SECRET = "Elegido en secreto"
ALL_HAVE_CHOSEN = "Todos han elegido"
ALL_AT_ONCE = "Todos eligen a la vez: ninguna elección se ve antes de que se haga la última."


def pressed(cast: Cast, player: Player, label: str) -> str:
    """Say which button a player chose."""
    return capital(f"{does(cast[player], 'has elegido', 'ha elegido')} «{label}»")


def happened(cast: Cast, player: Player | None, text: Action) -> str:
    """Say what chance has done, perhaps for a player."""
    number = rolled(text)
    what = f"un {number}" if number else as_words(text)
    if player is None:
        return f"Ha salido {what}"
    return capital(f"{does(cast[player], 'has sacado', 'ha sacado')} {what}")


# Why something can't be picked.

CHANCE_NEXT = "Ahora decide el azar."
ONLY_PLACES = "Solo se pueden elegir lugares del tablero."
NOT_NOW = "Eso no se puede elegir ahora."
_FEW = 4
"""So many places are named."""


def taken(cell: str) -> str:
    """Say that something stands there."""
    return f"En {cell} ya hay una pieza."


def nothing_there(cell: str) -> str:
    """Say that there is nothing to move."""
    return f"En {cell} no hay nada: elige una pieza para mover."


def not_yours(cell: str, piece: str) -> str:
    """Say that such a piece can't be moved now."""
    return f"En {cell} está {named(piece)}, que ahora no se puede mover."


def not_here(cell: str) -> str:
    """Say that a cell can't be chosen."""
    return f"{cell} no se puede elegir ahora."


def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    """Say where one can get to instead."""
    lead = f"De {start} no se puede ir a {cell}"
    return f"{lead}: solo a {joined(ends, 'o')}." if len(ends) <= _FEW else f"{lead}."


# Reading aloud.


def kind(piece: str) -> str:
    """Head the places of one kind of piece."""
    return capital(own(piece))


def listed(cells: Sequence[str]) -> str:
    """Say where pieces stand."""
    return f"{len(cells)}: {', '.join(cells)}"


def way(kind: str, name: str) -> str:
    """Name a row, a column or a line of the board; a track has one row, without a name."""
    if kind == "row":
        return f"Fila {name}" if name else ROW
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


def plane_of(piece: str) -> str:
    """Say that a plane tells of a piece."""
    return f"{piece} aquí"


def plane_of_turn(player: Player) -> str:
    """Say that a plane tells whose turn it is."""
    return f"es el turno del jugador {player}"


def plane_of_seat(player: Player) -> str:
    """Say that a plane tells who looks."""
    return f"soy el jugador {player}"


def plane_of_word(text: str) -> str:
    """Say that a plane tells that a word can be chosen."""
    return f"{text} se puede elegir"


def plane_of_outcome(text: str) -> str:
    """Say that a plane tells of dice or cards."""
    return f"{outcome(text)} en la mesa"


NEXT, LATER, CHOSEN = "se puede elegir ahora", "se podrá elegir después", "ya elegido"


# Measures.

NOT_MEASURED = "Todavía no se ha medido nada."
WINS, DRAWS, LEADS = "Victorias de", "Empates", "Cambios de líder por partida"
LENGTH, CHOICES = "Acciones por partida", "Opciones por turno"
UNUSED, NEVER = "Lugares nunca usados", "Botones nunca usados"


def measured_alone(score: int) -> str:
    """Say what bots score in a game for one."""
    return f"Los bots obtienen {score} de media."


def unfair(name: str, share: int, *, first: bool) -> str:
    """Say that a seat wins too often; against the first one there is a remedy."""
    return f"{name} gana {share} de 100" + (": prueba la regla del cambio." if first else ".")


def often_drawn(share: int) -> str:
    """Say that too many games are drawn."""
    return f"{share} partidas de 100 acaban en empate."


def lucky(skill: int) -> str:
    """Say that it matters little who plays better."""
    return f"Un bot más fuerte gana solo {skill} de 100: la suerte decide mucho."


def fair(share: int, skill: int) -> str:
    """Say that nothing is wrong."""
    return (
        f"Nada llama la atención: quien empieza gana {share} de 100, y un bot más fuerte {skill}."
    )


def stronger(strong: int, weak: int) -> str:
    """Head what a strong bot wins against a weak one."""
    return f"Nivel {strong} contra nivel {weak}"
