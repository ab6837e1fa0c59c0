"""Español: las frases de On Tour; las que no son del curso de la partida están en look/words."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.games.on_tour.told import Held
from pygames.grammar.cast import Cast
from pygames.grammar.es import capital, counted, does, joined, named, subject, whose
from pygames.look.phrase import Phrase
from pygames.look.short import InShort

SHORT = InShort(
    goal="Anota números en tu mapa y traza después la gira más larga en la que nunca bajen.",
    turn="Anota los dos números de los dados, cada uno en la región de una carta; en la zona que muestra su carta, un número lleva un círculo.",
    end="Cuando el mapa está lleno, se traza una gira de zona en zona, siempre vecinas, en la que los números nunca bajan.",
    score="Cada zona de tu gira da un punto, y otro más si lleva un círculo.",
)

SUMMARY = "Anota números en tu mapa y traza la gira ascendente más larga."
TIP = "{Tap} primero el número que quieras anotar y después una zona para cada uno."
MAP, MAPS = "Mapa", {"usa": "EE. UU.", "europe": "Europa"}
SHEETS = "mapa"
DAILY = "Consigue tantos puntos como puedas con los dados y las cartas de hoy."

def daily_special(land: str, roll: tuple[int, int], *, starred: bool) -> str:
    first = "una estrella" if starred else f"{roll[0]} y {roll[1]} en los dados"
    return f"El mapa de hoy es {land}, y empiezas con {first}."

NAMES = ("Rojo", "Amarillo", "Verde", "Azul", "Marfil", "Carbón", "Celeste", "Malva")
NEUTRAL = Cast(NAMES)
AREAS = {
    "Belarus": "Bielorrusia",
    "Belgium": "Bélgica",
    "Bosnia and Herzegovina": "Bosnia y Herzegovina",
    "Croatia": "Croacia",
    "Czechia": "Chequia",
    "Denmark": "Dinamarca",
    "Finland": "Finlandia",
    "France": "Francia",
    "Germany": "Alemania",
    "Greece": "Grecia",
    "Hungary": "Hungría",
    "Iceland": "Islandia",
    "Ireland": "Irlanda",
    "Italy": "Italia",
    "Latvia": "Letonia",
    "Lithuania": "Lituania",
    "Louisiana": "Luisiana",
    "Luxembourg": "Luxemburgo",
    "Michigan": "Míchigan",
    "Mid-Atlantic": "Atlántico Medio",
    "Mississippi": "Misisipi",
    "Missouri": "Misuri",
    "Moldova": "Moldavia",
    "Netherlands": "Países Bajos",
    "New England": "Nueva Inglaterra",
    "New Mexico": "Nuevo México",
    "New York": "Nueva York",
    "North Carolina": "Carolina del Norte",
    "North Dakota": "Dakota del Norte",
    "North Macedonia": "Macedonia del Norte",
    "Norway": "Noruega",
    "Oregon": "Oregón",
    "Pennsylvania": "Pensilvania",
    "Poland": "Polonia",
    "Romania": "Rumanía",
    "Russia": "Rusia",
    "Slovakia": "Eslovaquia",
    "Slovenia": "Eslovenia",
    "South Carolina": "Carolina del Sur",
    "South Dakota": "Dakota del Sur",
    "Spain": "España",
    "Sweden": "Suecia",
    "Switzerland": "Suiza",
    "Turkey": "Turquía",
    "Ukraine": "Ucrania",
    "United Kingdom": "Reino Unido",
    "West Virginia": "Virginia Occidental",
}
_ARTICLES = {"Atlántico Medio": "el", "Países Bajos": "los", "Reino Unido": "el"}
REGIONS = {"N": "Norte", "S": "Sur", "W": "Oeste", "C": "Centro", "E": "Este"}

# Name an area with its article, if it has one: "el Reino Unido", "Francia".
def _the(area: str) -> str: return f"{_ARTICLES[area]} {area}" if area in _ARTICLES else area

# Return an area after "de": "del Reino Unido", "de los Países Bajos", "de Francia".
def _of(area: str) -> str: return f"del {area}" if _ARTICLES.get(area) == "el" else f"de {_the(area)}"
def points(count: int) -> str: return counted(count, "punto")

# Return regions as alternatives, in a sentence: "el Sur, el Norte o el Centro".
def _any_of(letters: Sequence[str]) -> str: return joined([f"el {REGIONS[letter]}" for letter in letters], "o")

# Ask which of two numbers: "¿04 o 40?", "¿18 u 81?".
def _either(low: int, high: int) -> str: return joined([f"{low:02}", f"{high:02}"], "o")

STAR = "estrella"

# The content of an area
# What an area holds, within a sentence, if it isn't a number.
_WRITTEN = {"*": "una estrella", "X": "una X", "": "vacía"}
_BRIEF = _WRITTEN | {"*": STAR, "X": "X"}

def area_label(name: str, block: str, value: str, *, circled: bool, on_card: bool, stop: int) -> str:
    parts = [name, f"{REGIONS[block[0]]} y {REGIONS[block[1]]}", _BRIEF.get(value, value)]
    if circled: parts.append("con círculo")
    if on_card: parts.append("en una carta")
    if stop: parts.append(f"parada {stop}")
    return ", ".join(parts)

CAN_BE_WRITTEN_IN = "se puede anotar aquí"
CAN_BE_NEXT_STOP = "puede ser la próxima parada"

# The table below the map
CAN_BE_WRITTEN = "se puede anotar"
NO_CARDS = "No hay más cartas"
ANY_AREA = "Vale cualquier zona vacía."
def number_label(number: int) -> str: return f"El número {number:02}"
def card_label(area: str, region: str) -> str: return f"Carta {_of(area)}, {REGIONS[region]}"
def best_score(score: int, *, proved: bool) -> str: return f"máx. {score}{'' if proved else '+'}"
def of_best(score: int, best: int, *, proved: bool) -> str: return f"{score} de {best}{'' if proved else '+'}"
def map_of(player: int) -> str: return f"mapa de {NAMES[player]}"

# The status
DRAW_TO_BEGIN = "Se saca una carta para empezar"
DRAW = "Se saca una carta para todos"
ROLL_TO_BEGIN = "Se tiran los dados para empezar"
ROLL = "Se tiran los dados para todos"
CROSS_FOR_STAR = "no cabe una estrella: anota una X donde quieras"
TWO_CROSSES = "no cabe ningún número: anota dos X"
BEGIN_TOUR = "¿dónde empieza tu gira?"
NO_TOUR = "no hay ninguna gira posible"
END_TOUR = "Terminar la gira"
DRAW_BEST = "Trazar mi mejor gira"
DRAW_REST = "Trazar lo que falta"
def end_here(score: int, best: int) -> str: return f"¿Terminar aquí la gira? {score} de {points(best)}"
def write_star(letters: Sequence[str]) -> str: return f"anota una estrella en {_any_of(letters)}" if letters else "anota una estrella"
def write_one(low: int, high: int) -> str: return f"solo cabe un número: ¿{_either(low, high)}?"
def write_last(low: int, high: int) -> str: return f"¿{_either(low, high)} para la última zona?"
def write_both(low: int, high: int) -> str: return f"anota {low:02} y {high:02}"
def tour_ends(area: str) -> str: return f"la gira termina en {_the(area)}"
def go_on_from(area: str) -> str: return f"¿adónde desde {_the(area)}?"

def asked(cast: Cast, player: int | None, task: str) -> str:
    if player is None or cast[player].you: return capital(task)
    return f"{cast[player].name}: {task}"

# What matters now, below the status
FIRST_CARDS = "Las cuatro primeras cartas dan a todos cuatro números con círculo."
CIRCLED_IF = "Un número en la zona de su propia carta lleva un círculo."
STAR_FITS = "Una estrella encaja en cualquier punto de una gira, y siempre lleva un círculo."
NO_WAY_THROUGH = "Una gira no puede pasar por una X."
NEVER_FALLING = "Ve de una zona a otra vecina; los números no pueden bajar. Un punto por zona, y otro más por cada círculo."

def still_empty(count: int) -> str:
    one = count == 1
    return f"{'Queda' if one else 'Quedan'} {counted(count, 'zona vacía', 'zonas vacías')}."

# Prompts after the first picks of an action
OTHER_CROSS = "¿Dónde va la otra X?"
THE_CROSS = "¿Dónde va la X?"
def where(number: int) -> str: return f"¿Dónde va {number:02}?"
def and_where(number: int) -> str: return f"¿Y dónde va {number:02}?"

# What the last action did
def dice_show(one: str, other: str) -> str: return f"Los dados muestran {one} y {other}"
def card_of(area: str, region: str) -> str: return f"La carta {_of(area)}, {REGIONS[region]}"
def set_up_card(area: str, region: str, number: int) -> str: return f"{card_of(area, region)}: ahí se anota {number:02} con círculo"

def wrote(cast: Cast, player: int | None, entries: Sequence[Held]) -> str:
    words = joined([_entry(each) for each in entries])
    if player is None: return f"Anotado: {words}"
    return capital(f"{does(cast[player], 'has', 'ha')} anotado {words}")

def _entry(held: Held) -> str:
    circled = " (con círculo)" if held.circled else ""
    return f"{_WRITTEN.get(held.value, held.value)} en {_the(held.area)}{circled}"

def have_written(cast: Cast, players: Sequence[int]) -> str: return f"Números anotados: {named(cast.each(players))}"

def tour_went(cast: Cast, player: int | None, area: str, *, begins: bool) -> str:
    went = f"empezado en {_the(area)}" if begins else f"seguido hasta {_the(area)}"
    return capital(f"{'la gira ha' if player is None else does(cast[player], 'has', 'ha')} {went}")

def tour_ended(cast: Cast, player: int | None, score: int) -> str: return capital(f"{_the_tour(cast, player)} ha terminado con {points(score)}")
def tour_title(cast: Cast, player: int | None) -> str: return capital(_the_tour(cast, player))

# Name a player's tour.
def _the_tour(cast: Cast, player: int | None) -> str: return "la gira" if player is None else whose(cast[player], "tu gira", "la gira")

def rolled(one: str, other: str, dice: Sequence[str]) -> Phrase: return Phrase(f"Salen {one} y {other}", f"{one}, {other}", tuple(dice))
def drawn(area: str) -> Phrase: return Phrase(f"Carta {_of(area)}", area)

def write(entries: Sequence[Held]) -> Phrase:
    full = joined([f"{_WRITTEN.get(each.value, each.value)} en {_the(each.area)}" for each in entries])
    brief = ", ".join(f"{_BRIEF.get(each.value, each.value)} {each.area}" for each in entries)
    return Phrase(f"Anotar {full}", brief)

def go_on(area: str, *, begins: bool) -> Phrase: return Phrase(f"{'Empezar la gira en' if begins else 'Seguir hasta'} {_the(area)}", area)

# How the game was decided
def tour_alone(areas: int, circled: int) -> str: return f"Una gira de {counted(areas, 'zona')}, {circled} de ellas con círculo."

def shared_win(cast: Cast, winners: Sequence[int], score: int, circled: int) -> str:
    circles = counted(circled, "zona con círculo", "zonas con círculo")
    return f"Victoria compartida ({named(cast.each(winners))}): {points(score)} y {circles} cada cual."

def won_by_circles(cast: Cast, winner: int, others: Sequence[int], score: int) -> str:
    tied = named(cast.each([winner, *others]))
    more = f"{does(cast[winner], 'tienes', 'tiene')} más zonas con círculo"
    return f"Empate a {points(score)} entre {tied}, pero {more}."

def won_by_points(cast: Cast, winner: int, score: int, seconds: Sequence[int], lead: int) -> str:
    others = sorted(seconds, key=lambda player: not cast[player].you)
    least = joined([whose(cast[player], "la tuya", "la") for player in others])
    return capital(f"{_the_tour(cast, winner)} tiene {points(score)}, {lead} más que {least}.")

# Beside and below the board
SO_FAR = "La gira hasta ahora"
EMPTY_AREAS = "Zonas vacías"
CARDS_IN_DECK = "Cartas en el mazo"
DRAWN = "Trazada"
BEST_POSSIBLE = "Máximo posible"
UNPROVED = "«O más»: no se pudo descartar a tiempo una gira mejor."
def circled_note(circled: int) -> str: return f"{circled} con círculo"
def tour_note(areas: int, circled: int) -> str: return f"{counted(areas, 'zona')}, {circled} con círculo"
def best_or_more(score: int, *, proved: bool) -> str: return f"{score}" if proved else f"{score} o más"
def tours_title(players: int) -> str: return "Giras" if players > 1 else "Puntos"
def row_label(cast: Cast, player: int | None) -> str: return "La gira" if player is None else capital(subject(cast[player]))

# Puzzles
THEMES = {
    "best-tour": "La mejor gira",
    "last-numbers": "Los últimos números",
    "one-best": "Una sola gira mejor",
    "circles-first": "Los círculos, antes que las zonas",
    "many-stars": "Tres estrellas o más",
    "equal-numbers": "Varios números iguales",
    "late-start": "Sin los números bajos",
    "early-end": "Sin los números altos",
    "over-water": "Un paso sobre el agua",
    "long-tour": "Veinte zonas o más",
}
def puzzle(score: int) -> str: return f"Traza la mejor gira: {points(score)}."

def best_tour(areas: int, circled: int) -> str:
    score = f"{counted(areas, 'zona')} y {counted(circled, 'círculo')}"
    return f"{score}: {points(areas + circled)}, y ninguna gira tiene más."

def tour_falls_short(score: int, lost: int) -> str: return f"Esta gira tiene {points(score)}, {lost} menos que la mejor."

def puzzle_of_numbers(score: int, later: Sequence[str]) -> str:
    after = f" Después se anota {', y luego '.join(later)}." if later else ""
    return f"Anota los últimos números para que la mejor gira tenga {points(score)}.{after}"

def comes(numbers: tuple[int, int], left: int) -> str:
    low, high = numbers
    if low == high: return _WRITTEN["*"]
    return f"{low:02} y {high:02}" if left > 1 else _either(low, high)

def numbers_fall_short(score: int, lost: int) -> str: return f"Así la mejor gira tiene {points(score)}, {lost} menos de los que puede tener."
def numbers_are_best(score: int) -> str: return f"Ahora la mejor gira tiene {points(score)}, el máximo posible."

# A hint's words about an action
BEST_WAY = "Así tu gira es la más larga"
def ends_tour(score: int) -> str: return f"La gira termina con {points(score)}"
def reaches(score: int) -> str: return f"Así tu gira llega a {points(score)}"

def best_so_far(score: int, gain: int, *, proved: bool) -> str:
    more = f", {gain} más que antes" if gain > 0 else ""
    return f"Tu mejor gira hasta ahora: {'' if proved else 'al menos '}{points(score)}{more}"

def promises(score: int) -> str: return f"Tu gira podría llegar a unos {points(score)}"

def has_tour(_name: str, now: int, otherwise: int) -> str: return f"La mejor gira tiene entonces {now} {'punto' if now == 1 else 'puntos'} por ahora; si no, {otherwise}"
def has_circles(_name: str, now: int, otherwise: int) -> str: return f"Zonas rodeadas en el mapa: {now}; si no, {otherwise}"
def has_crosses(_name: str, now: int, otherwise: int) -> str: return f"X en el mapa: {now}; si no, {otherwise}"
