"""French: every sentence of 8 Cities that a person meets. Readers are "vous"."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.fr import calls, capital, counted, does, joined, sentence, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Construisez des routes qui se croisent, et menez dans la ville qui compte le plus."
SHORT = InShort(
    goal="Reliez des villes, hissez des drapeaux et menez dans la ville qui compte le plus.",
    turn="Construisez deux routes, à partir de villes ou de vos propres routes ; tant que vous avez une extrémité ouverte, continuez par là.",
    end="La partie se termine quand un joueur ne peut plus relier de villes, ou quand les deux passent.",
    score="Chaque ville arbore un de vos drapeaux pour chaque autre ville que vous lui avez reliée ; qui en a le plus dans la ville la plus importante gagne.",
)
TIP = "{Tap} une ligne pointillée entre deux cases pour y construire une route."
DAILY = "Gagnez sur la carte du jour."

def daily_special(remote: str, steps: int, beside: int) -> str:
    if steps > 2: return f"La ville en {remote} est loin de tout : {steps} routes jusqu’à la plus proche."
    if beside > 4:
        if beside > 7: return "Les huit villes ont toutes une voisine."
        return f"{capital(_NUMBERS[beside])} des huit villes ont une voisine."
    if not beside: return "Aucune ville n’a de voisine : chaque liaison demande au moins deux routes."
    return f"{capital(_NUMBERS[beside])} villes ont une voisine, et aucune n’est loin de tout."

_NUMBERS = ("aucune", "une", "deux", "trois", "quatre", "cinq", "six", "sept", "huit")

PLAYERS = ("Blanc", "Noir")
HOW_TO_ARRANGE = "{Tap} un emplacement pour changer sa route."
TOOLS = {
    "turn": "À l’autre de jouer",
    "left": "Encore une route, ou deux",
    "clear": "Sans routes",
}
NEUTRAL = Cast(PLAYERS)

# Puzzles
THEMES = {
    "road-off": "Une route enlevée",
    "pass": "Un tour passé",
    "loose-end": "Une extrémité ouverte",
    "joins-nothing": "Aucune ville reliée",
    "joins-cities": "Des villes reliées",
    "shut-out": "L’adversaire bloqué",
    "last-turn": "Le dernier tour",
    "draw-held": "Une nulle tenue",
}
ONLY_WIN = "Aucun autre coup ne gagne."
ONLY_DRAW = "Tout autre coup perd."
LETS_GO = "Le gain s’envole."
LOSES = "Ce coup perd : l’adversaire peut maintenant forcer la victoire."
def puzzle(player: Player, *, wins: bool) -> str: return f"{PLAYERS[player]} joue et {'gagne' if wins else 'tient la nulle'}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    other = PLAYERS[1 - player]
    parts = [
        f"enlève {_roads(capture)} à {other}" if capture > 0 else "",
        f"hisse {flag_count(raised)}" if raised > 0 else "",
        f"ne laisse rien à relier à {other}" if shut_out else "",
        "termine la partie" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"Ce coup {joined(deeds)}." if deeds else ""

def _roads(number: int) -> str: return counted(number, "route")
def flag_count(number: int) -> str: return counted(number, "drapeau", "drapeaux")

# The status
PASS_BUTTON = "Passer"
def placing_cities(left: int) -> str: return f"Placement des huit villes, encore {left}"
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'ne pouvez', 'ne peut')} que passer")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    number = "deux routes" if roads > 1 else "une route"
    return calls(cast[player], f"{number}, {_where_or_pass(loose_end)}")

def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str: return calls(cast[player], f"encore une route, {_where_or_pass(loose_end)}")
def _where_or_pass(loose_end: str) -> str: return f"à partir de {loose_end}" if loose_end else "ou passer"
LOOSE_END = "Une extrémité ouverte : la prochaine route doit partir de là."

def ring(cities: int) -> str:
    if cities == 1: return "Anneau doré : la ville la plus importante. C’est elle qui décide."
    return "Anneaux dorés : les villes les plus importantes. Leurs drapeaux décident."

# Beside the names, and the panel
PANEL = "Drapeaux par importance"
NO_FLAGS_YET = "aucun drapeau"
NOBODY_LEADS = "Les joueurs sont à égalité dans chaque ville."
NO_CITY_DECIDES = "Toutes les villes sont à égalité."
def against(own: int, other: int) -> str: return f"{own} à {other}"

def standing(where: str, *, leads: bool, over: bool) -> str:
    word = (("derrière", "devant"), ("défaite", "victoire"))[over][leads]
    return f"{word} {where}"

def level(where: str) -> str: return f"à égalité {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    if len(cities) > _FEW: return f"{'dans' if each else 'sur'} {len(cities)} villes"
    return f"en {joined(cities) if each else _PLUS.join(cities)}"

_EACH = "dans chacune des villes "
_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    verb = "gagne" if over else "mène"
    where = f"{_EACH if each else 'en '}{joined(cities)}"
    lead = f"{PLAYERS[player]} {verb} par {against(*flags)} {where}."
    return f"Égalité en {joined(equal)} : on passe aux suivantes. {lead}" if equal else lead

# What has happened
def city_placed(tile: str) -> str: return f"Une ville en {tile}"

def passes(cast: Cast, player: Player, second: bool) -> str:
    rest = "le reste du" if second else "son" if not cast[player].you else "votre"
    return capital(f"{does(cast[player], 'avez', 'a')} passé {rest} tour")

def swap(place: Place) -> str: return f"Échanger : prendre à son compte la route {dashed(place)}"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    swap = capital(f"{does(cast[player], 'avez', 'a')} échangé")
    return f"{swap} : la route {dashed(place)} est maintenant à {subject(cast[player])}"

Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    text = f"{does(cast[player], 'avez', 'a')} construit {joined(ways)}"
    if raised: text += f" : {', '.join(starmap(_flags_in, raised))}"
    if lost:
        roads = joined([dashed(place) for place in lost])
        noun = "la route" if len(lost) == 1 else "les routes"
        text += f" ; {does(cast[1 - player], 'avez', 'a')} perdu {noun} {roads}"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str:
    each = " par ville," if len(cities) > 1 else ""
    return f"{flag_count(flags)}{each} en {joined(cities)}"

def dashed(place: Place, start: int = 0) -> str:
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

def city_on(tile: str) -> Phrase: return Phrase(f"Ville en {tile}", tile)
def build(start: str, end: str) -> Phrase: return Phrase(f"Construire {start}–{end}", f"{start}–{end}")
def removes(roads: int) -> Deed: return Deed(f"enlever {_roads(roads)}", f"enlève {_roads(roads)}")
def raises(flags: int) -> Deed: return Deed(f"hisser {flag_count(flags)}", f"hisse {flag_count(flags)}")

# Labels and marks
CAN_BE_BUILT = "peut se construire"
_FREE = "libre"
def place_label(place: Place, owner: Player | None) -> str: return f"{dashed(place)}, {_FREE if owner is None else road_of(owner)}"
def road_of(player: Player) -> str: return f"route de {PLAYERS[player]}"
DECIDES = "décide"
COUNTS = "compte maintenant"
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    if not any(flags): return "aucun drapeau"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked
GAME_OVER = "La partie est terminée."
CITIES_FIRST = "Les villes ne sont pas encore toutes en place."
CAN_PASS = "Vous pouvez passer."
NOTHING_TO_SWAP = "Blanc a passé son tour : il n’y a rien à échanger."
CHOOSE_A_PLACE = "Choisissez l’emplacement d’une route, entre deux cases voisines."
BETWEEN_NEIGHBOURS = "Une route se place entre deux cases voisines."
ROAD_OPEN = "Cette route peut se construire."
def cannot_pass(loose_end: str) -> str: return f"Avec une extrémité ouverte, on ne peut pas passer : continuez à partir de {loose_end}."
def go_on_from(loose_end: str) -> str: return f"Votre route doit continuer à partir de l’extrémité ouverte en {loose_end}."

def place_taken(cast: Cast, place: Place, owner: Player) -> str:
    road = capital(whose(cast[owner], "votre route", "une route"))
    return f"{road} occupe déjà {dashed(place)}, et un emplacement n’en porte qu’une."

def no_start(place: Place) -> str:
    ends = f"ni en {name(place.near)} ni en {name(place.far)}"
    return f"Une route part d’une ville ou d’une de vos routes ; il n’y en a {ends}."

def dead_end(tile: str) -> str:
    way = f"Aucun chemin libre ne mène de {tile} à une autre ville"
    return f"{way} : la route serait aussitôt perdue."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "il faut les villes, les routes de Blanc, les routes de Noir, w ou b, les routes restantes, les tours passés, 0 ou 1, comme dans a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "il faut huit villes différentes (K2)"
def both_on(place: str) -> str: return f"les deux joueurs ont une route en {place} (K6)"
def no_place(text: str) -> str: return f"{text} n’est pas l’emplacement d’une route (K3)"
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{PLAYERS[player]} a plus d’une extrémité ouverte, {joined(tiles)} (K7)"
def dead_loose_end(player: Player, tile: str) -> str: return f"l’extrémité ouverte de {PLAYERS[player]} en {tile} ne mène nulle part (K9)"

# Why the game ended as it did
BOTH_PASSED = "Les deux joueurs ont passé leur tour."
NEITHER_CAN_CONNECT = "Aucun des joueurs ne peut plus rien relier : la partie est terminée."
ALL_EQUAL = "Toutes les villes sont à égalité : la partie est nulle."
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'avez', 'a')} relié les huit villes")

def cannot_connect(cast: Cast, player: Player) -> str:
    can = does(cast[player], "ne pouvez", "ne peut")
    return sentence(f"{can} plus rien relier : la partie est terminée")

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    by = f"{counted(flags[0], 'drapeau', 'drapeaux')} à {flags[1]}"
    won = f"{by} pour {subject(cast[player])}"
    leading = f"{won} {_EACH if each else 'en '}{joined(cities)}"
    if equal: return sentence(f"{leading}, après égalité en {joined(equal)}")
    if each: return sentence(f"{won} dans chacune des {len(cities)} villes les plus importantes")
    which = "la ville la plus importante" if len(cities) == 1 else "les villes les plus importantes"
    return sentence(f"{leading}, {which}")

# The position in words
def things(described: Sequence[str]) -> str: return " ; ".join(described) or "ni ville ni route"

def roads(places: Sequence[Place], loose_end: str) -> str:
    end = f". Extrémité ouverte : {loose_end}" if loose_end else ""
    if not places: return f"aucune route{end}"
    return f"{_roads(len(places))} : {', '.join(dashed(place) for place in places)}{end}"

def row(number: int) -> str: return f"Rangée {number}"
def column(letter: str) -> str: return f"Colonne {letter}"
def city_title(city: str) -> str: return f"Ville {city}"
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"ville {city}, {flags_in(flags)}"
def road_on_the_way(place: Place, owner: Player) -> str: return f"{dashed(place)} {road_of(owner)}"
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {_FREE if owner is None else road_of(owner)}"

# On paper
BOARD_HOW = "Chaque joueur prend un crayon d’une autre couleur et trace des routes de point à point. Gommez les routes perdues. Blanc commence par une seule route ; ensuite, chaque tour en compte deux."
BOARD, BOARD_HANDOUT = "Plateau", "Plateau avec des villes tirées au sort"
EMPTY_BOARD, EMPTY_HANDOUT = "Plateau vide", "Plateau sans villes"
EMPTY_HOW = f"Dessinez huit villes sur des cases différentes, tirées au sort. {BOARD_HOW}"
EMPTY_LABEL = "Le plateau, six cases sur six"
MOVES_HOW = "les deux routes d’un tour, comme c3-c4 c4-d4, ou pass"
FLAGS_TITLE = "Drapeaux à la fin"
FLAGS_HEADING = "Ville"
FLAGS_ROWS = (*(f"Drapeaux de {name}" for name in PLAYERS), "Total")
DATE = "Date"
def board_label(cities: Sequence[str]) -> str: return f"Le plateau, avec des villes en {', '.join(cities)}"

def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'route' if now < 2 else 'routes'} ; sinon {otherwise}"
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name} a alors {now} {'drapeau' if now < 2 else 'drapeaux'} ; sinon {otherwise}"
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} peut alors relier {now} villes au plus ; sinon {otherwise}"
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name} a alors besoin de {now} {'route' if now < 2 else 'routes'} pour la prochaine liaison ; sinon {otherwise}"
