"""Hrvatski: sve što se u igri 8 Cities čita ili čuje. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.hr import asks, capital, counted, does, joined, sentence, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Gradi ceste koje se križaju i vodi u gradu o kojem sve ovisi."
SHORT = InShort(
    goal="Povezuj gradove da u njima podigneš zastave, i u najvažnijem ih gradu imaj više od protivnika.",
    turn="Sagradi dvije ceste, od gradova ili od vlastitih cesta; dok imaš otvoren kraj, nastavi odande.",
    end="Partija završava kad jedna strana više ne može povezati nijedan grad ili kad obje preskoče.",
    score="U svakom se gradu vije po jedna tvoja zastava za svaki drugi grad koji je s njim povezan; pobjeđuje tko ima više zastava u najvažnijem gradu.",
)
TIP = "{Tap} točkastu crtu između dvaju polja da ondje sagradiš cestu."
DAILY = "Pobijedi s današnjim rasporedom gradova."

def daily_special(remote: str, steps: int, beside: int) -> str:
    if steps > 2: return f"Grad na {remote} zabačen je: do najbližega treba {_roads(steps)}."
    if beside > 4:
        some = "Svih osam gradova" if beside > 7 else f"{_NUMBERS[beside]} od osam gradova"
        return f"{some} ima susjedni grad."
    if not beside: return "Nema susjednih gradova: svaka veza treba najmanje dvije ceste."
    return f"{_NUMBERS[beside]} grada imaju susjedni grad, a nijedan nije zabačen."

_NUMBERS = ("Nijedan", "Jedan", "Dva", "Tri", "Četiri", "Pet", "Šest", "Sedam", "Osam")

PLAYERS = ("Bijeli", "Crni")

# Whose something is.
_OF = ("Bijelog", "Crnog")

# To whom something happens.
_TO = ("Bijelom", "Crnom")
HOW_TO_ARRANGE = "{Tap} mjesto da promijeniš cestu na njemu."
TOOLS = {
    "turn": "Druga strana na potezu",
    "left": "Još jedna cesta ili dvije",
    "clear": "Bez cesta",
}
NEUTRAL = Cast(PLAYERS)

# Puzzles
THEMES = {
    "road-off": "Uklonjena cesta",
    "pass": "Preskočen potez",
    "loose-end": "Otvoreni kraj",
    "joins-nothing": "Nijedan grad povezan",
    "joins-cities": "Povezani gradovi",
    "shut-out": "Zatvoren protivnik",
    "last-turn": "Posljednji potez",
    "draw-held": "Održan neriješen ishod",
}
ONLY_WIN = "Nijedan drugi potez ne pobjeđuje."
ONLY_DRAW = "Svi ostali potezi gube."
LETS_GO = "Time propada pobjeda."
LOSES = "To gubi: protivnik sada može iznuditi pobjedu."

def puzzle(player: Player, *, wins: bool) -> str:
    goal = "pobjeđuje" if wins else "drži neriješen ishod"
    return f"{PLAYERS[player]} je na potezu i {goal}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    other = _TO[1 - player]
    parts = [
        f"uzima {other} {_some_roads(capture)}" if capture > 0 else "",
        f"podiže {_some_flags(raised)}" if raised > 0 else "",
        f"ne ostavlja {other} ništa za spajanje" if shut_out else "",
        "završava partiju" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"Taj potez {joined(deeds)}." if deeds else ""

def _roads(number: int) -> str: return counted(number, "cesta", "ceste", "cesta")

# Count roads as an object: "1 cestu".
def _some_roads(number: int) -> str: return counted(number, "cestu", "ceste", "cesta")
def flag_count(number: int) -> str: return counted(number, "zastava", "zastave", "zastava")

# Count flags as an object: "1 zastavu".
def _some_flags(number: int) -> str: return counted(number, "zastavu", "zastave", "zastava")

# The status
PASS_BUTTON = "Preskoči"
def placing_cities(left: int) -> str: return f"Postavlja se osam gradova, preostaje ih {left}"
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'možeš', 'može')} samo preskočiti")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    number = "dvije ceste" if roads > 1 else "jednu cestu"
    return asks(cast[player], f"sagradi {number}{_starting(loose_end)}")

def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str: return asks(cast[player], f"sagradi još jednu cestu{_starting(loose_end)}")
def _starting(loose_end: str) -> str: return f", počevši od {loose_end}" if loose_end else " ili preskoči"
LOOSE_END = "Otvoren kraj: sljedeća cesta mora početi ondje."

def ring(cities: int) -> str:
    if cities == 1: return "Zlatni prsten: najvažniji grad. On odlučuje."
    return "Zlatni prsteni: najvažniji gradovi. Odlučuju njihove zastave."

# Beside the names, and the panel
PANEL = "Zastave, od najvažnijeg grada"
NO_FLAGS_YET = "još nema zastava"
NOBODY_LEADS = "U svim je gradovima izjednačeno."
NO_CITY_DECIDES = "Nijedan grad ne odlučuje."
def against(own: int, other: int) -> str: return f"{own} : {other}"

def standing(where: str, *, leads: bool, over: bool) -> str:
    word = (("zaostatak", "vodstvo"), ("poraz", "pobjeda"))[over][leads]
    return f"{word} {where}"

def level(where: str) -> str: return f"izjednačeno {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    if len(cities) > _FEW: return f"{'u' if each else 'zbrojeno u'} {counted(len(cities), 'gradu', 'grada', 'gradova')}"
    return f"u {joined(cities) if each else _PLUS.join(cities)}"

_EACH = "svakom od gradova "
_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    verb = "pobjeđuje" if over else "vodi"
    where = f"{_EACH if each else ''}{joined(cities)}"
    lead = f"{PLAYERS[player]} {verb} u {where}, {against(*flags)}."
    return f"U {joined(equal)} je izjednačeno, pa vrijede sljedeći. {lead}" if equal else lead

# What has happened
def city_placed(tile: str) -> str: return f"Grad na {tile}"

def passes(cast: Cast, player: Player, second: bool) -> str:
    rest = "ostatak poteza" if second else "potez"
    return capital(f"{does(cast[player], 'preskačeš', 'preskače')} {rest}")

def swap(place: Place) -> str: return f"Zamjena: preuzmi cestu {_road(place)}"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    swap = capital(does(cast[player], "koristiš zamjenu", "koristi zamjenu"))
    return f"{swap} i preuzima{'š' if cast[player].you else ''} cestu {_road(place)}"

Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    text = f"{does(cast[player], 'gradiš', 'gradi')} {joined(ways)}"
    if raised: text += f": {', '.join(starmap(_flags_in, raised))}"
    if lost:
        roads = joined([dashed(place) for place in lost])
        noun = "cestu" if len(lost) == 1 else "ceste"
        text += f"; {does(cast[1 - player], 'gubiš', 'gubi')} {noun} {roads}"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str:
    if len(cities) > 1: return f"po {_some_flags(flags)} u {joined(cities)}"
    return f"{flag_count(flags)} u {joined(cities)}"

def _road(place: Place, start: int = 0) -> str:
    """Name a place by its tiles, from the tile `start` if that matters: "a1–a2"."""
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

def dashed(place: Place, start: int = 0) -> str: return _road(place, start)

def city_on(tile: str) -> Phrase: return Phrase(f"Grad na {tile}", tile)
def build(start: str, end: str) -> Phrase: return Phrase(f"Cesta {start}–{end}", f"{start}–{end}")
def removes(roads: int) -> Deed: return Deed(f"ukloniti {_some_roads(roads)}", f"uklanja {_some_roads(roads)}")
def raises(flags: int) -> Deed: return Deed(f"podići {_some_flags(flags)}", f"podiže {_some_flags(flags)}")

# Labels and marks
CAN_BE_BUILT = "može se graditi"
_FREE = "slobodno"
def place_label(place: Place, owner: Player | None) -> str: return f"{_road(place)}, {_FREE if owner is None else road_of(owner)}"
def road_of(player: Player) -> str: return f"cesta {_OF[player]}"
DECIDES = "odlučuje"
COUNTS = "sada vrijedi"
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    if not any(flags): return "bez zastava"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked
GAME_OVER = "Partija je završena."
CITIES_FIRST = "Gradovi se tek postavljaju."
CAN_PASS = "Možeš preskočiti."
NOTHING_TO_SWAP = "Potez Bijelog bio je preskočen, pa se nema što preuzeti."
CHOOSE_A_PLACE = "Odaberi mjesto za cestu, između dvaju susjednih polja."
BETWEEN_NEIGHBOURS = "Cesta ide između dvaju susjednih polja."
ROAD_OPEN = "Ova se cesta može sagraditi."
def cannot_pass(loose_end: str) -> str: return f"S otvorenim krajem ne možeš preskočiti: nastavi graditi od {loose_end}."
def go_on_from(loose_end: str) -> str: return f"Tvoja se cesta mora nastaviti od otvorenog kraja u {loose_end}."

def place_taken(cast: Cast, place: Place, owner: Player) -> str:
    whose = "tvoja cesta" if cast[owner].you else f"cesta koju drži {subject(cast[owner])}"
    return f"Od {name(place.near)} do {name(place.far)} već ide {whose}, a mjesto prima samo jednu."

def no_start(place: Place) -> str:
    ends = f"ni na {name(place.near)} ni na {name(place.far)}"
    return f"Cesta počinje kod grada ili kod tvojih cesta; {ends} nema ničega od toga."

def dead_end(tile: str) -> str: return f"Od {tile} nijedan slobodan put ne vodi do drugog grada, pa bi cesta odmah propala."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "očekuju se gradovi, ceste Bijelog, ceste Crnog, w ili b, preostale ceste, preskočeni potezi, 0 ili 1, kao u a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "očekuje se osam različitih gradova (K2)"
def both_on(place: str) -> str: return f"na {place} obje strane imaju cestu (K6)"
def no_place(text: str) -> str: return f"{text} nije mjesto za cestu (K3)"
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{PLAYERS[player]} ima više od jednog otvorenog kraja, {joined(tiles)} (K7)"
def dead_loose_end(player: Player, tile: str) -> str: return f"otvoreni kraj {_OF[player]} u {tile} ne vodi nikamo (K9)"

# Why the game ended as it did
BOTH_PASSED = "Obje su strane preskočile potez."
NEITHER_CAN_CONNECT = "Nijedna strana više nema što povezati, pa je partija završena."
ALL_EQUAL = "U svim je gradovima izjednačeno: neriješeno."
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'povezuješ', 'povezuje')} svih osam gradova")

def cannot_connect(cast: Cast, player: Player) -> str:
    none = does(cast[player], "više nemaš", "više nema")
    return sentence(f"{none} što povezati, pa je partija završena")

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    more = f"{does(cast[player], 'imaš', 'ima')} više zastava ({against(*flags)})"
    if equal:
        where = f"{_EACH if each else ''}{joined(cities)}"
        return sentence(f"u {joined(equal)} je izjednačeno, a u {where} {more}")
    if each: return sentence(f"{more} u svakom od {len(cities)} najvažnijih gradova")
    which = "najvažnijem gradu" if len(cities) == 1 else "najvažnijim gradovima"
    return sentence(f"{more} u {which}, {joined(cities)}")

# The position in words
def things(described: Sequence[str]) -> str: return "; ".join(described) or "bez grada i bez ceste"

def roads(places: Sequence[Place], loose_end: str) -> str:
    end = f". Otvoreni kraj: {loose_end}" if loose_end else ""
    if not places: return f"nijedna cesta{end}"
    return f"{_roads(len(places))}: {', '.join(_road(place) for place in places)}{end}"

def row(number: int) -> str: return f"{number}. red"
def column(letter: str) -> str: return f"Stupac {letter}"
def city_title(city: str) -> str: return f"Grad {city}"
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"grad {city}, {flags_in(flags)}"
def road_on_the_way(place: Place, owner: Player) -> str: return f"{_road(place)} {road_of(owner)}"
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {_FREE if owner is None else road_of(owner)}"

# On paper
BOARD_HOW = "Svatko uzima olovku druge boje i crta ceste od točke do točke. Izgubljene se ceste brišu. Bijeli počinje jednom cestom; poslije toga svaki potez donosi dvije."
BOARD, BOARD_HANDOUT = "Ploča", "Ploča s nasumce postavljenim gradovima"
EMPTY_BOARD, EMPTY_HANDOUT = "Prazna ploča", "Ploča bez gradova"
EMPTY_HOW = f"Ucrtajte osam gradova na različita, nasumce odabrana polja. {BOARD_HOW}"
EMPTY_LABEL = "Ploča od šest puta šest polja"
MOVES_HOW = "obje ceste jednog poteza, npr. c3-c4 c4-d4, ili pass"
FLAGS_TITLE = "Zastave na kraju"
FLAGS_HEADING = "Grad"
FLAGS_ROWS = (*(f"Zastave {name}" for name in _OF), "Zajedno")
DATE = "Datum"
def board_label(cities: Sequence[str]) -> str: return f"Ploča s gradovima na {', '.join(cities)}"

def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name}: tada cesta {now}; inače {otherwise}"
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name}: tada zastava {now}; inače {otherwise}"
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} tada može povezati najviše ovoliko gradova: {now}; inače {otherwise}"
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name}: do sljedeće veze tada cesta {now}; inače {otherwise}"
