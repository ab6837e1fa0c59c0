"""Español: todo lo que se lee o se oye en 8 Cities. Se trata de tú."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.es import asks, capital, counted, does, joined, sentence, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Construye carreteras que se cruzan y domina la ciudad que más importa."
SHORT = InShort(
    goal="Une ciudades para izar banderas, y ten más que tu rival en la ciudad más importante.",
    turn="Construye dos carreteras, desde ciudades o desde tus carreteras; mientras tengas un cabo suelto, sigue desde ahí.",
    end="La partida termina cuando un bando no puede unir más ciudades, o cuando los dos pasan.",
    score="En cada ciudad ondea una bandera tuya por cada otra ciudad que le hayas unido; gana quien tiene más en la más importante.",
)
TIP = "{Tap} una línea de puntos entre dos casillas para construir ahí."
DAILY = "Gana en el mapa de hoy."

def daily_special(remote: str, steps: int, beside: int) -> str:
    if steps > 2: return f"La ciudad de {remote} está apartada: a {steps} carreteras de la más cercana."
    if beside == 8: return "Todas las ciudades tienen otra al lado."
    if beside > 4: return f"{capital(_NUMBERS[beside])} de las ocho ciudades tienen otra al lado."
    if not beside: return "No hay ciudades vecinas: unir dos cuesta al menos dos carreteras."
    return f"{capital(_NUMBERS[beside])} ciudades tienen otra al lado, y ninguna está apartada."

_NUMBERS = ("ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho")

PLAYERS = ("Blanco", "Negro")
HOW_TO_ARRANGE = "{Tap} un sitio para cambiar su carretera."
TOOLS = {
    "turn": "Turno del otro bando",
    "left": "Queda una carretera, o dos",
    "clear": "Sin carreteras",
}
NEUTRAL = Cast(PLAYERS)

# Puzzles
THEMES = {
    "road-off": "Una carretera menos",
    "pass": "Pasar",
    "loose-end": "Un cabo suelto",
    "joins-nothing": "Ninguna ciudad unida",
    "joins-cities": "Ciudades unidas",
    "shut-out": "Sin salida para el rival",
    "last-turn": "El último turno",
    "draw-held": "Un empate salvado",
}
ONLY_WIN = "Ningún otro turno gana."
ONLY_DRAW = "Cualquier otro turno pierde."
LETS_GO = "Así se escapa la victoria."
LOSES = "Así se pierde: ahora el rival puede forzar la victoria."
def puzzle(player: Player, *, wins: bool) -> str: return f"Juega {PLAYERS[player]} y {'gana' if wins else 'mantiene el empate'}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    other = PLAYERS[1 - player]
    parts = [
        f"quita {_roads(capture)} a {other}" if capture > 0 else "",
        f"iza {flag_count(raised)}" if raised > 0 else "",
        f"deja a {other} sin nada que unir" if shut_out else "",
        "termina la partida" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"{capital(joined(deeds))}." if deeds else ""

def _roads(number: int) -> str: return counted(number, "carretera")
def flag_count(number: int) -> str: return counted(number, "bandera")

# The status
PASS_BUTTON = "Pasar"
def placing_cities(left: int) -> str: return f"Se sitúan ocho ciudades, {'falta' if left == 1 else 'faltan'} {left}"
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'solo puedes', 'solo puede')} pasar")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    number = "dos carreteras" if roads > 1 else "una carretera"
    return asks(cast[player], f"construye {number}{_starting(loose_end)}")

def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str: return asks(cast[player], f"construye otra carretera{_starting(loose_end)}")
def _starting(loose_end: str) -> str: return f" desde {loose_end}" if loose_end else ", o pasa"
LOOSE_END = "Un cabo suelto: la próxima carretera tiene que salir de ahí."

def ring(cities: int) -> str:
    if cities == 1: return "Anillo dorado: la ciudad más importante. Ella decide."
    return "Anillos dorados: las ciudades más importantes. Sus banderas deciden."

# Beside the names, and the panel
PANEL = "Banderas, por importancia"
NO_FLAGS_YET = "aún sin banderas"
NOBODY_LEADS = "Hay empate en todas las ciudades."
NO_CITY_DECIDES = "En todas las ciudades hay empate."
def against(own: int, other: int) -> str: return f"{own} a {other}"

def standing(where: str, *, leads: bool, over: bool) -> str:
    word = (("por detrás", "por delante"), ("derrota", "victoria"))[over][leads]
    return f"{word} {where}"

def level(where: str) -> str: return f"empate {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    if len(cities) > _FEW: return f"{'en' if each else 'sumando'} {len(cities)} ciudades"
    return f"en {joined(cities) if each else _PLUS.join(cities)}"

_EACH = "cada una de las ciudades "
_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    verb = "gana" if over else "va por delante"
    where = f"{_EACH if each else ''}{joined(cities)}"
    lead = f"{PLAYERS[player]} {verb} en {where} por {against(*flags)}."
    return f"Empate en {joined(equal)}: cuentan las siguientes. {lead}" if equal else lead

# What has happened
def city_placed(tile: str) -> str: return f"Una ciudad en {tile}"

def passes(cast: Cast, player: Player, second: bool) -> str:
    rest = " el resto del turno" if second else ""
    return capital(f"{does(cast[player], 'has', 'ha')} pasado{rest}")

def swap(place: Place) -> str: return f"Intercambio: quedarte con la carretera {_road(place)}"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    swap = capital(f"{does(cast[player], 'has', 'ha')} pedido el intercambio")
    owner = "tuya" if cast[player].you else f"de {subject(cast[player])}"
    return f"{swap}: la carretera {_road(place)} es ahora {owner}"

Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    text = f"{does(cast[player], 'has', 'ha')} construido {joined(ways)}"
    if raised: text += f": {', '.join(starmap(_flags_in, raised))}"
    if lost:
        roads = joined([dashed(place) for place in lost])
        noun = "la carretera" if len(lost) == 1 else "las carreteras"
        text += f"; {does(cast[1 - player], 'has', 'ha')} perdido {noun} {roads}"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str:
    each = " por ciudad" if len(cities) > 1 else ""
    return f"{flag_count(flags)}{each} en {joined(cities)}"

def _road(place: Place, start: int = 0) -> str:
    """Name a place by its tiles, from the tile `start` if that matters: "a1–a2"."""
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

def dashed(place: Place, start: int = 0) -> str: return _road(place, start)

def city_on(tile: str) -> Phrase: return Phrase(f"Ciudad en {tile}", tile)
def build(start: str, end: str) -> Phrase: return Phrase(f"Construir {start}–{end}", f"{start}–{end}")
def removes(roads: int) -> Deed: return Deed(f"quitar {_roads(roads)}", f"quita {_roads(roads)}")
def raises(flags: int) -> Deed: return Deed(f"izar {flag_count(flags)}", f"iza {flag_count(flags)}")

# Labels and marks
CAN_BE_BUILT = "se puede construir"
_FREE = "libre"
def place_label(place: Place, owner: Player | None) -> str: return f"{_road(place)}, {_FREE if owner is None else road_of(owner)}"
def road_of(player: Player) -> str: return f"carretera de {PLAYERS[player]}"
DECIDES = "decide"
COUNTS = "cuenta ahora"
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    if not any(flags): return "sin banderas"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked
GAME_OVER = "La partida ha terminado."
CITIES_FIRST = "Aún se están situando las ciudades."
CAN_PASS = "Puedes pasar."
NOTHING_TO_SWAP = "Blanco ha pasado, así que no hay nada que intercambiar."
CHOOSE_A_PLACE = "Elige un sitio para una carretera, entre dos casillas vecinas."
BETWEEN_NEIGHBOURS = "Una carretera va entre dos casillas vecinas."
ROAD_OPEN = "Esta carretera se puede construir."
def cannot_pass(loose_end: str) -> str: return f"Con un cabo suelto no puedes pasar: sigue construyendo desde {loose_end}."
def go_on_from(loose_end: str) -> str: return f"Tu carretera tiene que seguir desde el cabo suelto de {loose_end}."

def place_taken(cast: Cast, place: Place, owner: Player) -> str:
    road = whose(cast[owner], "tu carretera", "la carretera")
    return f"Por {_road(place)} ya pasa {road}, y en un sitio solo cabe una."

def no_start(place: Place) -> str:
    ends = f"{name(place.near)} y {name(place.far)}"
    neither = f"en {ends} no hay ni una cosa ni otra"
    return f"Una carretera empieza en una ciudad o en tus carreteras; {neither}."

def dead_end(tile: str) -> str:
    lost = "la carretera se perdería en el acto"
    return f"Desde {tile} ningún camino libre lleva a otra ciudad: {lost}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "se esperan ciudades, carreteras de Blanco, carreteras de Negro, w o b, carreteras que quedan, turnos pasados, 0 o 1, como en a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "se esperan ocho ciudades distintas (K2)"
def both_on(place: str) -> str: return f"los dos bandos tienen una carretera en {place} (K6)"
def no_place(text: str) -> str: return f"{text} no es un sitio para una carretera (K3)"
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{PLAYERS[player]} tiene más de un cabo suelto, {joined(tiles)} (K7)"
def dead_loose_end(player: Player, tile: str) -> str: return f"el cabo suelto de {PLAYERS[player]} en {tile} no lleva a ninguna parte (K9)"

# Why the game ended as it did
BOTH_PASSED = "Los dos bandos han pasado."
NEITHER_CAN_CONNECT = "A ningún bando le queda nada que unir."
ALL_EQUAL = "Hay empate en todas las ciudades."
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'has', 'ha')} unido las ocho ciudades")

def cannot_connect(cast: Cast, player: Player) -> str:
    if cast[player].you: return "No te queda nada que unir."
    return f"A {subject(cast[player])} no le queda nada que unir."

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    by = f"{counted(flags[0], 'bandera', 'banderas')} a {flags[1]}"
    favour = "a tu favor" if cast[player].you else f"a favor de {subject(cast[player])}"
    won = f"{by} {favour} en"
    leading = f"{won} {_EACH if each else ''}{joined(cities)}"
    if equal: return sentence(f"{leading}, tras el empate en {joined(equal)}")
    if each: return sentence(f"{won} cada una de las {len(cities)} ciudades más importantes")
    which = "la ciudad más importante" if len(cities) == 1 else "las ciudades más importantes"
    return sentence(f"{leading}, {which}")

# The position in words
def things(described: Sequence[str]) -> str: return "; ".join(described) or "ni ciudad ni carretera"

def roads(places: Sequence[Place], loose_end: str) -> str:
    end = f". Cabo suelto: {loose_end}" if loose_end else ""
    if not places: return f"ninguna carretera{end}"
    return f"{_roads(len(places))}: {', '.join(_road(place) for place in places)}{end}"

def row(number: int) -> str: return f"Fila {number}"
def column(letter: str) -> str: return f"Columna {letter}"
def city_title(city: str) -> str: return f"Ciudad {city}"
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"ciudad {city}, {flags_in(flags)}"
def road_on_the_way(place: Place, owner: Player) -> str: return f"{_road(place)} {road_of(owner)}"
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {_FREE if owner is None else road_of(owner)}"

# On paper
BOARD_HOW = "Cada bando toma un lápiz de otro color y traza carreteras de punto a punto. Las carreteras perdidas se borran. Blanco empieza con una carretera; después, en cada turno son dos."
BOARD, BOARD_HANDOUT = "Tablero", "Tablero con ciudades al azar"
EMPTY_BOARD, EMPTY_HANDOUT = "Tablero vacío", "Tablero sin ciudades"
EMPTY_HOW = f"Dibuja ocho ciudades en casillas distintas, elegidas al azar. {BOARD_HOW}"
EMPTY_LABEL = "El tablero, de seis por seis casillas"
MOVES_HOW = "las dos carreteras de un turno, como c3-c4 c4-d4, o pass"
FLAGS_TITLE = "Banderas al final"
FLAGS_HEADING = "Ciudad"
FLAGS_ROWS = (*(f"Banderas de {name}" for name in PLAYERS), "En total")
DATE = "Fecha"
def board_label(cities: Sequence[str]) -> str: return f"El tablero, con ciudades en {', '.join(cities)}"

def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'camino' if now == 1 else 'caminos'}; si no, {otherwise}"
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name} tiene entonces {now} {'bandera' if now == 1 else 'banderas'}; si no, {otherwise}"
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} puede unir entonces {now} ciudades como máximo; si no, {otherwise}"
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name} necesita entonces {now} {'camino' if now == 1 else 'caminos'} para la siguiente unión; si no, {otherwise}"
