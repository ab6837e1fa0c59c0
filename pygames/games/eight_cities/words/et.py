"""Eesti keel: kõik, mida mängus 8 Cities loetakse või kuuldakse. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

from pygames.core import Player
from pygames.games.eight_cities.board import Place, name
from pygames.grammar.cast import Cast
from pygames.grammar.et import asks, capital, counted, declined, does, joined, of, on, sentence
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Ehita teid, mis ristuvad, ja juhi linnas, mis lõpuks loeb."
SHORT = InShort(
    goal="Ühenda linnu, heiska nii lippe ja saa neid kõige tähtsamas linnas vastasest rohkem.",
    turn="Ehita kaks teed, alustades linnadest või oma teedest; kui sul on lahtine ots, jätka sealt.",
    end="Mäng lõpeb, kui mängija ei saa enam ühtegi linna ühendada või kui mõlemad passivad.",
    score="Igas linnas lehvib sinu lipp iga teise linna eest, millega oled selle ühendanud; võidab see, kellel on kõige tähtsamas linnas rohkem lippe.",
)
TIP = "{Tap} täpilisele joonele kahe ruudu vahel, et sinna tee ehitada."
DAILY = "Võida tänasel maal."

def daily_special(remote: str, steps: int, beside: int) -> str:
    if steps > 2: return f"Linn {remote} on kõrvaline: lähima teise linnani on {steps} teed."
    if beside == 8: return "Kõik kaheksa linna on mõne teise kõrval."
    if beside > 4: return f"{capital(_NUMBERS[beside])} linna kaheksast on mõne teise linna kõrval."
    if not beside: return "Ükski linn ei ole teise kõrval: iga ühenduse jaoks on vaja vähemalt kaht teed."
    return f"{capital(_NUMBERS[beside])} linna on mõne teise linna kõrval ja kõrvalisi linnu ei ole."

_NUMBERS = ("null", "üks", "kaks", "kolm", "neli", "viis", "kuus", "seitse", "kaheksa")

PLAYERS = ("Valge", "Must")
HOW_TO_ARRANGE = "{Tap} kohale, et selle teed muuta."
TOOLS = {
    "turn": "Käigul on teine",
    "left": "Jäänud üks tee või kaks",
    "clear": "Teedeta",
}
NEUTRAL = Cast(PLAYERS)

# Puzzles
THEMES = {
    "road-off": "Tee eemaldatud",
    "pass": "Passimine",
    "loose-end": "Lahtine ots",
    "joins-nothing": "Linnu ühendamata",
    "joins-cities": "Linnad ühendatud",
    "shut-out": "Vastane lukus",
    "last-turn": "Viimane käik",
    "draw-held": "Viik hoitud",
}
ONLY_WIN = "Ükski teine käik ei võida."
ONLY_DRAW = "Kõik teised käigud kaotavad."
LETS_GO = "Nii lased võidu käest."
LOSES = "See kaotab: nüüd võidab õige mängu korral vastane."
def puzzle(player: Player, *, wins: bool) -> str: return f"{PLAYERS[player]} alustab ja {'võidab' if wins else 'hoiab viiki'}."

def why(player: Player, *, capture: int, raised: int, shut_out: bool, ends: bool) -> str:
    other = PLAYERS[1 - player]
    parts = [
        f"võtab {declined(other, 'lt')} {_roads(capture)}" if capture > 0 else "",
        f"heiskab {_raised(raised)}" if raised > 0 else "",
        f"ei jäta {declined(other, 'le')} midagi ühendada" if shut_out else "",
        "lõpetab mängu" if ends else "",
    ]
    deeds = [each for each in parts if each]
    return f"See {joined(deeds)}." if deeds else ""

def _roads(number: int) -> str: return counted(number, "tee", "teed")
def flag_count(number: int) -> str: return counted(number, "lipp", "lippu")
def _raised(number: int) -> str: return counted(number, "lipu", "lippu")

# Say in which cities something is: "linnas c3", "linnades b2 ja d2".
def _in(cities: Sequence[str]) -> str: return f"{'linnas' if len(cities) == 1 else 'linnades'} {joined(cities)}"

# The status
PASS_BUTTON = "Passi"
def placing_cities(left: int) -> str: return f"Kaheksale linnale loositakse kohti, jäänud on {left}"
def to_pass(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'saad', 'saab')} ainult passida")

def to_build(cast: Cast, player: Player, roads: int, loose_end: str) -> str:
    number = "kaks teed" if roads > 1 else "üks tee"
    return asks(cast[player], f"ehita {number}{_starting(loose_end)}")

def to_build_once_more(cast: Cast, player: Player, loose_end: str) -> str: return asks(cast[player], f"ehita veel üks tee{_starting(loose_end)}")
def _starting(loose_end: str) -> str: return f", alusta ruudust {loose_end}" if loose_end else " või passi"
LOOSE_END = "Lahtine ots: järgmine tee peab algama sealt."

def ring(cities: int) -> str:
    if cities == 1: return "Kuldne rõngas: kõige tähtsam linn. See otsustab."
    return "Kuldsed rõngad: kõige tähtsamad linnad. Otsustavad nende lipud."

# Beside the names, and the panel
PANEL = "Lipud, tähtsamad eespool"
NO_FLAGS_YET = "lippe veel ei ole"
NOBODY_LEADS = "Mängijad on kõigis linnades viigis."
NO_CITY_DECIDES = "Kõigis linnades on viik."
def against(own: int, other: int) -> str: return f"{own}:{other}"
def standing(where: str, *, leads: bool, over: bool) -> str: return f"{(('taga', 'ees'), ('kaotas', 'võitis'))[over][leads]} {where}"
def level(where: str) -> str: return f"viigis {where}"

def where(cities: Sequence[str], *, each: bool) -> str:
    if len(cities) > _FEW: return f"{len(cities)} linnas"
    names = joined(cities) if each else _PLUS.join(cities)
    return f"{'linnas' if len(cities) == 1 else 'linnades'} {names}"

_EACH = "igaühes "
_PLUS = "\u00a0+\u00a0"

# Maximum number of cities that are named beside a player's name.
_FEW = 2

def leads(player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool, over: bool) -> str:
    verb = "võitis" if over else "juhib"
    by = f"{_EACH if each else ''}{against(*flags)}"
    lead = capital(f"{_in(cities)} {verb} {PLAYERS[player]} {by}.")
    return f"{capital(_in(equal))} on viik, seega loevad järgmised. {lead}" if equal else lead

# What has happened
def city_placed(tile: str) -> str: return f"Linn ruudul {tile}"

def passes(cast: Cast, player: Player, second: bool) -> str:
    rest = " ülejäänud käigu" if second else ""
    return capital(f"{does(cast[player], 'passisid', 'passis')}{rest}")

def swap(place: Place) -> str: return f"Vaheta: võta tee {_road(place)} endale"

def swapped(cast: Cast, player: Player, place: Place) -> str:
    swap = capital(does(cast[player], "vahetasid", "vahetas"))
    return f"{swap}: tee {_road(place)} on nüüd {of(cast[player])} oma"

Raised = Sequence[tuple[int, Sequence[str]]]

def builds(cast: Cast, player: Player, ways: Sequence[str], raised: Raised, lost: Sequence[Place]) -> str:
    text = f"{does(cast[player], 'ehitasid', 'ehitas')} {joined(ways)}"
    if raised: text += f": {', '.join(starmap(_flags_in, raised))}"
    if lost:
        roads = joined([dashed(place) for place in lost])
        noun = "tee" if len(lost) == 1 else "teed"
        text += f"; {does(cast[1 - player], 'kaotasid', 'kaotas')} {noun} {roads}"
    return capital(text)

def _flags_in(flags: int, cities: Sequence[str]) -> str:
    if len(cities) == 1: return f"{_in(cities)} {flag_count(flags)}"
    return f"{_in(cities)} {'kummaski' if len(cities) == 2 else 'igaühes'} {flag_count(flags)}"

def _road(place: Place, start: int = 0) -> str:
    """Name a place by its tiles, from the tile `start` if that matters: "a1–a2"."""
    start = start or place.near
    return f"{name(start)}–{name(place.other(start))}"

def dashed(place: Place, start: int = 0) -> str: return _road(place, start)

def city_on(tile: str) -> Phrase: return Phrase(f"Linn ruudule {tile}", tile)
def build(start: str, end: str) -> Phrase: return Phrase(f"Ehita {start}–{end}", f"{start}–{end}")
def removes(roads: int) -> Deed: return Deed(f"eemaldada {_roads(roads)}", f"eemaldab {_roads(roads)}")
def raises(flags: int) -> Deed: return Deed(f"heisata {_raised(flags)}", f"heiskab {_raised(flags)}")

# Labels and marks
CAN_BE_BUILT = "siia saab ehitada"
_FREE = "vaba"
def place_label(place: Place, owner: Player | None) -> str: return f"{_road(place)}, {_FREE if owner is None else road_of(owner)}"
def road_of(player: Player) -> str: return f"{declined(PLAYERS[player])} tee"
DECIDES = "otsustab"
COUNTS = "loeb praegu"
def city_label(city: str, flags: tuple[int, int], counts: str) -> str: return ", ".join(filter(None, (city_title(city), flags_in(flags), counts)))

def flags_in(flags: tuple[int, int]) -> str:
    if not any(flags): return "lippe ei ole"
    return ", ".join(f"{PLAYERS[player]} {number}" for player, number in enumerate(flags))

# Why something can't be picked
GAME_OVER = "Mäng on läbi."
CITIES_FIRST = "Linnadele alles loositakse kohti."
CAN_PASS = "Sa võid passida."
NOTHING_TO_SWAP = "Valge passis, seega ei ole midagi üle võtta."
CHOOSE_A_PLACE = "Vali teele koht kahe kõrvuti asuva ruudu vahel."
BETWEEN_NEIGHBOURS = "Tee on alati kahe kõrvuti asuva ruudu vahel."
ROAD_OPEN = "Selle tee saab ehitada."
def cannot_pass(loose_end: str) -> str: return f"Lahtise otsaga ei saa passida: ehita edasi ruudust {loose_end}."
def go_on_from(loose_end: str) -> str: return f"Sinu tee peab jätkuma lahtisest otsast ruudul {loose_end}."
def place_taken(cast: Cast, place: Place, owner: Player) -> str: return f"Kohal {_road(place)} on juba {of(cast[owner])} tee, ühte kohta mahub ainult üks."

def no_start(place: Place) -> str:
    ends = f"{name(place.near)} ja {name(place.far)}"
    return f"Tee algab linnast või sinu enda teest, aga ruutudel {ends} ei ole kumbagi."

def dead_end(tile: str) -> str: return f"Ruudust {tile} ei vii ükski vaba tee teise linnani, seega läheks see tee kohe kaotsi."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "siin peavad olema linnad, Valge teed, Musta teed, w või b, jäänud teed, passitud käigud, 0 või 1, näiteks a1,a6,c3,c5,d2,e5,f1,f6 a1a2 - b 2 0 0"
NOT_EIGHT = "linnu peab olema kaheksa, igaüks omal ruudul (K2)"
def both_on(place: str) -> str: return f"kohal {place} on mõlema mängija tee (K6)"
def no_place(text: str) -> str: return f"{text} ei ole tee koht (K3)"
def loose_ends(player: Player, tiles: Sequence[str]) -> str: return f"{declined(PLAYERS[player], 'l')} on mitu lahtist otsa, {joined(tiles)} (K7)"
def dead_loose_end(player: Player, tile: str) -> str: return f"{declined(PLAYERS[player])} lahtine ots ruudul {tile} ei vii kuhugi (K9)"

# Why the game ended as it did
BOTH_PASSED = "Mõlemad passisid."
NEITHER_CAN_CONNECT = "Kummalgi ei ole enam midagi ühendada, seega on mäng läbi."
ALL_EQUAL = "Kõigis linnades on viik, seega jääb ka mäng viiki."
def has_joined_all(cast: Cast, player: Player) -> str: return sentence(f"{does(cast[player], 'ühendasid', 'ühendas')} kõik kaheksa linna")
def cannot_connect(cast: Cast, player: Player) -> str: return sentence(f"{on(cast[player])} ei ole enam midagi ühendada, seega on mäng läbi")

def decided(cast: Cast, player: Player, cities: Sequence[str], flags: tuple[int, int], equal: Sequence[str], *, each: bool) -> str:
    by = f"on {_EACH if each else ''}lipud {against(*flags)} {of(cast[player])} kasuks"
    if equal: return sentence(f"{_in(cities)} {by}, pärast viiki {_in(equal)}")
    if each: return sentence(f"{len(cities)} kõige tähtsamas linnas {by}")
    most = "kõige tähtsamas" if len(cities) == 1 else "kõige tähtsamates"
    return sentence(f"{most} {_in(cities)} {by}")

# The position in words
def things(described: Sequence[str]) -> str: return "; ".join(described) or "linna ega teed ei ole"

def roads(places: Sequence[Place], loose_end: str) -> str:
    end = f". Lahtine ots: {loose_end}" if loose_end else ""
    if not places: return f"teid ei ole{end}"
    return f"{_roads(len(places))}: {', '.join(_road(place) for place in places)}{end}"

def row(number: int) -> str: return f"{number}. rida"
def column(letter: str) -> str: return f"Veerg {letter}"
def city_title(city: str) -> str: return f"Linn {city}"
def city_on_the_way(city: str, flags: tuple[int, int]) -> str: return f"linn {city}, {flags_in(flags)}"
def road_on_the_way(place: Place, owner: Player) -> str: return f"{_road(place)} {road_of(owner)}"
def way_out(tile: str, owner: Player | None) -> str: return f"{tile} {_FREE if owner is None else road_of(owner)}"

# On paper
BOARD_HOW = "Kumbki mängija võtab eri värvi pliiatsi ja joonistab teid täpist täppi. Kaotatud teed kustutatakse. Valge alustab ühe teega; edaspidi on igas käigus kaks teed."
BOARD, BOARD_HANDOUT = "Mängulaud", "Mängulaud loositud linnadega"
EMPTY_BOARD, EMPTY_HANDOUT = "Tühi mängulaud", "Mängulaud ilma linnadeta"
EMPTY_HOW = f"Joonistage kaheksa linna loositud ruutudele, igaüks eri ruudule. {BOARD_HOW}"
EMPTY_LABEL = "Mängulaud, kuus korda kuus ruutu"
MOVES_HOW = "käigu mõlemad teed, näiteks c3-c4 c4-d4, või pass"
FLAGS_TITLE = "Lipud lõpus"
FLAGS_HEADING = "Linn"
FLAGS_ROWS = (*(f"{declined(name)} lipud" for name in PLAYERS), "Kokku")
DATE = "Kuupäev"
def board_label(cities: Sequence[str]) -> str: return f"Mängulaud, linnad ruutudel {', '.join(cities)}"

def has_roads(name: str, now: int, otherwise: int) -> str: return f"{name}: siis {now} {'tee' if now == 1 else 'teed'}; muidu {otherwise}"
def has_flags(name: str, now: int, otherwise: int) -> str: return f"{name}: siis {now} {'lipp' if now == 1 else 'lippu'}; muidu {otherwise}"
def can_reach(name: str, now: int, otherwise: int) -> str: return f"{name} saab siis ühendada kõige rohkem {now} linna; muidu {otherwise}"
def needs_roads(name: str, now: int, otherwise: int) -> str: return f"{name}: järgmise ühenduseni siis {now} {'tee' if now == 1 else 'teed'}; muidu {otherwise}"
