"""Español: todo lo que se lee o se oye en Cercas. Se trata de tú.

Dots are "postes", because "puntos" are what is scored.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import DOTS, SPACES, Fence
from pygames.grammar.cast import Cast
from pygames.grammar.es import asks, capital, counted, dashed, does, joined, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

NAMES = ("X", "O")
HOW_TO_ARRANGE = "{Tap} dos postes vecinos para un tramo, o una casilla para cambiar su marca."
TOOLS = {"turn": "Turno del otro bando", "clear": "Tablero vacío"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Traza cercas y domina los recintos pequeños que cierran."
SHORT = InShort(
    goal="Gana más casillas que tu rival, en recintos de una a cinco casillas cerrados por cercas.",
    turn="Traza una cerca de uno a tres tramos y pon tu marca a su lado, pero no junto a una marca rival.",
    end="La partida termina cuando quien tiene el turno no puede trazar otra cerca.",
    score="Cada recinto de una a cinco casillas da un punto por casilla a quien tiene más marcas dentro.",
)
TIP = "{Tap} dos postes y la casilla de tu marca."
DAILY = "Gana desde la apertura de hoy."

def daily_special(gap: int, in_line: bool, edge: int, middle: int) -> str:
    if gap < 2: return "La pelea empieza ya: una X y una O están esquina con esquina."
    if edge == 4: return "Las cuatro marcas están en el borde."
    if edge > 1:
        few, others = ("Dos", "Tres")[edge - 2], ("ninguna", "una", "dos")[middle]
        return f"{few} de las cuatro marcas están en el borde, y {others} en el centro."
    if gap > 2: return "Las X y las O están lejos: hay al menos dos casillas en medio."
    if in_line: return "Una X y una O están muy juntas, con una sola casilla en medio."
    return "Una X y una O están muy juntas, a un salto de caballo."

# Places, and what can be done there.
EMPTY = "sin marca"
WAYS = ("hacia la izquierda", "hacia la derecha", "hacia abajo", "hacia arriba")
CAN_END_FENCE = "aquí puede acabar una cerca"
CAN_BE_MARKED = "se puede marcar"

def dot(name: str, ways: Sequence[str]) -> str:
    if not ways: return f"poste {name}"
    return f"poste {name}, {'tramo' if len(ways) == 1 else 'tramos'} {joined(ways)}"

def space(name: str, owner: Player | None, inside: Area | None) -> str:
    where = f", en un {area(inside)}" if inside else ""
    return f"{name}, {mark(owner)}{where}"

def mark(owner: Player | None) -> str: return EMPTY if owner is None else NAMES[owner]

def area(closed: Area, cast: Cast = NEUTRAL) -> str:
    size = _counted(closed.size)
    if closed.tied: return f"recinto empatado, {size}"
    if closed.owner is None: return f"recinto sin marcas, {size}"
    return f"{whose(cast[closed.owner], 'tu recinto', 'recinto')}, {size}"

# A turn.
def draw_and_mark(cast: Cast, player: Player) -> str: return asks(cast[player], "traza una cerca y marca una casilla")
MARK_SPACE = "Ahora marca una casilla junto a la cerca"
def where_to(dot: str) -> str: return f"¿Dónde acaba la cerca que sale de {dot}?"

def draws(cast: Cast, player: Player, fence: str, space: str, new: Sequence[Area], before: Container[int]) -> str:
    closed = [one for one in new if one.owner == player and one.spaces not in before]
    won = [one for one in new if one.owner == player and one.spaces in before]
    deeds = [f"trazado {dashed(fence)}", f"marcado {space}"]
    deeds += [f"cerrado {_spaces(closed)}"] if closed else []
    deeds += [f"ganado {_spaces(won)}"] if won else []
    gifts = [one for one in new if one.owner == 1 - player]
    rest = [f"{does(cast[1 - player], 'te llevas', 'se lleva')} {_spaces(gifts)}"] if gifts else []
    rest += [_worthless(one) for one in new if one.owner is None]
    deed = f"{does(cast[player], 'has', 'ha')} {joined(deeds)}"
    return ". ".join(map(capital, (deed, *rest)))

def _counted(number: int) -> str: return counted(number, "casilla")
def _points(number: int) -> str: return counted(number, "punto")

def _spaces(areas: Sequence[Area]) -> str:
    """Count the spaces of areas: "3 casillas en d6", "3, 2 y 2 casillas"."""
    if len(areas) > 1: return f"{joined([str(one.size) for one in areas])} casillas"
    return f"{_counted(areas[0].size)} en {SPACES[areas[0].corner]}"

def _worthless(area: Area) -> str:
    """Say that an area counts for neither player."""
    if area.size == 1:
        how = "queda empatada" if area.tied else "queda sin marca"
        return f"{_spaces([area])} {how} y no vale nada"
    how = "quedan empatadas" if area.tied else "quedan sin marcas"
    return f"{_spaces([area])} {how} y no valen nada"

def fences_left(cast: Cast, left: Sequence[int]) -> str:
    first = cast.you or 0
    who = "te" if cast[first].you else f"a {subject(cast[first])} le"
    verb = "queda" if left[first] == 1 else "quedan"
    mine = f"{who} {verb} {counted(left[first], 'cerca')} por trazar"
    return capital(f"{mine}; a {subject(cast[1 - first])}, {left[1 - first]}.")

def swap(space: str) -> str: return f"Intercambio: quedarte con la X de {space}"

def swapped(cast: Cast, player: Player, space: str) -> str:
    swap = capital(f"{does(cast[player], 'has', 'ha')} pedido el intercambio")
    owner = "tuya" if cast[player].you else f"de {subject(cast[player])}"
    return f"{swap}: la marca de {space} es ahora {owner}"

def closes(size: int) -> Deed:
    area = f"un recinto de {_counted(size)}"
    return Deed(f"cerrar {area}", f"cierra {area}")

def fence_and_mark(first: str, last: str, space: str) -> Phrase: return Phrase(f"Trazar {first}–{last} y marcar {space}", f"{first}–{last}, {space}")

# How the areas stand.
CLOSED_AREAS = "Recintos, de mayor a menor"
def worth(points: int, owner: Player) -> str: return f"{points} para {NAMES[owner]}"
def areas_held(number: int) -> str: return counted(number, "recinto")

def standing(areas: Sequence[Area], over: bool) -> str: return " ".join(_standing(areas, over))

def _standing(areas: Sequence[Area], over: bool) -> Iterator[str]:
    for title, tied in (("Empatados", True), ("Sin marcas", False)):
        ownerless = [area for area in areas if area.owner is None and area.tied == tied]
        if ownerless: yield f"{title}: {', '.join(SPACES[area.corner] for area in ownerless)}."
    number = len(SPACES) - sum(area.size for area in areas)
    if not over:
        one = number == 1
        still = "sigue abierta: si queda" if one else "siguen abiertas: si quedan"
        count = "cuenta" if one else "cuentan"
        yield f"{_counted(number)} {still} así, no {count} para nadie."  # C9
        yield "Los puntos solo cuentan al final."  # C12
    elif number: yield _stayed_open(number)

def _stayed_open(number: int) -> str:
    """Say that spaces in open areas don't count (C9, C11)."""
    stayed = "quedó abierta y no cuenta" if number == 1 else "quedaron abiertas y no cuentan"
    return f"{_counted(number)} {stayed} para nadie."

# The position read aloud.
FENCE_BETWEEN = ", cerca, "
NOT_CLOSED = "Aún sin cerrar"

def marks(spaces: Sequence[str], points: int) -> str:
    text = f"{counted(len(spaces), 'marca')}: {', '.join(spaces)}" if spaces else "ninguna marca"
    return f"{text}. Puntos hasta ahora: {points}"

def row(number: int) -> str: return f"Fila {number}"
def column(letter: str) -> str: return f"Columna {letter}"

def area_spaces(closed: Area) -> str:
    x, o = closed.marks
    return f"{', '.join(closed.names)}. Marcas dentro: X {x}, O {o}"

def open_spaces(x: Sequence[str], o: Sequence[str], empty: Sequence[str]) -> str:
    parts = ((NAMES[0], x), (NAMES[1], o), (EMPTY, empty))
    return "; ".join(f"{what}: {', '.join(spaces) or 'ninguna'}" for what, spaces in parts)

# The end.
OVER = "La partida ha terminado"

def reason(cast: Cast, stuck: Player, points: Sequence[int], still_open: int) -> str:
    count = "cuenta" if still_open == 1 else "cuentan"
    spaces = counted(still_open, "casilla abierta", "casillas abiertas")
    rest = f"; {spaces} no {count} para nadie." if still_open else "."
    left = capital(does(cast[stuck], "te has quedado", "se ha quedado"))
    return f"{_result(cast, points)}. {left} sin cercas que trazar{rest}"

def _result(cast: Cast, points: Sequence[int]) -> str:
    low, high = sorted(points)
    if low == high: return f"Empate a {_points(high)}"
    winner = points.index(high)
    favour = "a tu favor" if cast[winner].you else f"a favor de {subject(cast[winner])}"
    return f"{high} a {low} {favour}"

# Why something can't be picked.
ONLY_BOARD = "Solo se pueden elegir postes y casillas del tablero."
FENCE_FIRST = "Primero va la cerca: elige el poste donde empieza."
FENCE_UNFINISHED = "Termina antes la cerca: elige el poste donde acaba."
OTHER_DOT = "Elige otro poste, donde acabe la cerca."
STRAIGHT = "Una cerca va recta, por una fila o una columna de postes."
TOO_LONG = "Una cerca une dos, tres o cuatro postes seguidos, no más."
OUTER_EDGE = "El borde exterior ya está ahí."
CORNER = "Una cerca no puede tocar una esquina del tablero."
COMPLETE = "Una cerca y una marca son una jugada completa."
def over(cast: Cast, stuck: Player) -> str: return f"{OVER}: {does(cast[stuck], 'no puedes', 'no puede')} trazar más cercas."
def three_lines(dot: int) -> str: return f"En {DOTS[dot]} ya se juntan tres tramos, que es el máximo."
def fourth_line(dot: int) -> str: return f"En {DOTS[dot]} se juntarían cuatro tramos; el máximo es tres."
def nowhere_to_go(dot: int) -> str: return f"Todos los postes que una cerca alcanzaría desde {DOTS[dot]} tienen ya tres tramos."

def no_mark_from(cast: Cast, dot: int, player: Player) -> str:
    mark = whose(cast[player], "tu marca", "una marca")
    return f"Ninguna cerca desde {DOTS[dot]} tiene al lado una casilla para {mark}."

def line_exists(start: int, end: int) -> str: return f"El tramo {DOTS[start]}–{DOTS[end]} ya está ahí."

def no_mark_beside(cast: Cast, fence: Fence, player: Player) -> str:
    could = capital(does(cast[player], "no podrías", "no podría"))
    return f"{could} marcar nada junto a {dashed(fence.text)}, así que esa cerca no se permite."

def now_mark(cast: Cast, player: Player) -> str:
    mark = whose(cast[player], "tu marca", "la marca")
    return f"Ahora va {mark}: elige una casilla junto a la cerca."

def not_beside(space: int, fence: Fence) -> str: return f"{SPACES[space]} no está junto a la cerca {dashed(fence.text)}."
def taken(space: int, owner: Player) -> str: return f"En {SPACES[space]} ya hay una {NAMES[owner]}."

def next_to_opponent(space: int, near: int, opponent: Player) -> str:
    where = f"al lado de la {NAMES[opponent]} de {SPACES[near]}"
    return f"{SPACES[space]} está {where}, haya cerca o no."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "se esperan seis filas y seis columnas de siete 0 y 1, siete filas de x, o y cifras, y después x u o, a quien le toca"
def row_is(row: int, spaces: int, most: int) -> str: return f"la fila {row} tiene {spaces} casillas, no {most}"
def four_lines(dot: str) -> str: return f"en {dot} se juntan cuatro tramos; el máximo es tres"
def beside_x(space: str) -> str: return f"la O de {space} está al lado de una X"

SHEET_LABEL = "La hoja, con ocho por ocho postes dentro del borde exterior"
SHEET_TITLE, TWO_GAMES = "Hoja", "Dos partidas"
SHEET_FOR_ONE, SHEET_FOR_TWO = "Hoja para una partida", "Hoja para dos partidas"
SPACES_WON, AREA, SCORE, DATE = "Casillas ganadas", "Recinto", "Puntos", "Fecha"
NOTATION = "la cerca, dos puntos y la casilla marcada, como b2-e2:c2"

# Puzzles.
THEMES = {
    "draw-saved": "Un empate salvado",
    "area-closed": "Un recinto cerrado",
    "area-won": "Un recinto ganado",
    "points-taken": "Puntos arrebatados",
    "area-tied": "Un recinto empatado",
    "points-given": "Puntos regalados",
    "quiet": "Una primera jugada tranquila",
    "no-fence-left": "Ni una cerca más",
    "in-a-row": "Una tras otra",
}
def puzzle(player: Player, *, draw: bool) -> str: return f"Juega {NAMES[player]} y {'salva el empate' if draw else 'gana'}."

def solved(player: Player, *, draw: bool) -> str:
    if draw: return f"Ahora {NAMES[player]} puede mantener el empate."
    return f"Ahora gana {NAMES[player]}, haga lo que haga {NAMES[1 - player]}."

def why(player: Player, *, closed: int, won: int, capture: int, tied: int) -> str:
    parts = [
        f"cierra {_counted(closed)} para {NAMES[player]}" if closed > 0 else "",
        f"gana {_counted(won)} para {NAMES[player]}" if won > 0 else "",
        f"quita {_points(capture)} a {NAMES[1 - player]}" if capture > 0 else "",
        f"deja {_counted(tied)} sin dueño" if tied > 0 else "",
    ]
    deeds = [each for each in parts if each]
    return f"{capital(joined(deeds))}." if deeds else ""

def only_move(*, draw: bool) -> str:
    other = "Cualquier otra jugada"
    return f"{other} pierde." if draw else f"{other} deja escapar la victoria."

def lets_go(player: Player, *, draw: bool, answer: bool) -> str:
    other = NAMES[1 - player]
    if draw:
        how = f"tras esta respuesta gana {other}" if answer else f"ahora {other} puede ganar"
        return f"Así se escapa el empate: {how}."
    if answer: how = f"tras esta respuesta {NAMES[player]} ya no puede ganar"
    else: how = f"{other} puede jugar de modo que {NAMES[player]} ya no gane"
    return f"Así se escapa la victoria: {how}."

def ends_too_soon(*, draw: bool) -> str: return f"Con eso termina la partida, y no es {'empate' if draw else 'una victoria'}."

def has_points(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'punto' if now == 1 else 'puntos'}; si no, {otherwise}"
def can_close(name: str, now: int, otherwise: int) -> str: return f"{name} puede cerrar entonces {f'una zona de {now}' if now else 'ninguna zona'}; si no, {f'una de {otherwise}' if otherwise else 'ninguna'}"
def can_mark(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'casilla' if now == 1 else 'casillas'} por marcar; si no, {otherwise}"
