"""Hrvatski: sve što se u igri Murus Gallicus čita ili čuje. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.hr import asks, capital, counted, does, form, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("Bijeli", "Crni")
HOW_TO_ARRANGE = "{Tap} polje da promijeniš što na njemu stoji."
TOOLS = {"turn": "Druga strana na potezu", "clear": "Prazna ploča"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Probij se kulama koje hodaju tako što se raspadaju."
SHORT = InShort(
    goal="Dovedi kamen na protivnikov početni red ili ostavi protivnika bez poteza.",
    turn="Pomakni kulu, tako da joj dva kamena dođu na sljedeća dva polja u istom smjeru; ili sruši pojedinačni kamen pokraj nje, pri čemu obje strane gube po jedan.",
    end="Partija završava kad kamen stigne na protivnikov početni red ili kad strana na potezu nema poteza.",
    score="Bodova nema: pobjeđuje tko se prvi probije.",
)
TIP = "{Tap} kulu, a zatim polje na koje ide."

def daily(moves: int, white: bool) -> str:
    name = NAMES[0 if white else 1]
    if moves == 1: return f"Pronađi potez kojim {name} odmah pobjeđuje."
    return f"Pronađi kako {name} pobjeđuje u {_moves(moves)}."

def _moves(number: int) -> str: return counted(number, "potez", "poteza", "poteza")

def daily_special(winning: int, choices: int) -> str:
    if 2 * winning > choices: return f"Većina prvih poteza vodi do cilja: {winning} od {choices}."
    of = counted(choices, "mogućeg prvog poteza", "moguća prva poteza", "mogućih prvih poteza")
    if winning == 1: return f"Od {of} samo jedan vodi do cilja."
    return f"Od {of} do cilja {form(winning, 'vodi', 'vode', 'vodi')} samo {winning}."

def daily_wrong(moves: int) -> str:
    in_time = "odmah" if moves == 1 else f"u {_moves(moves)}"
    return f"Ne taj: s njim više ne pobjeđuješ {in_time}. Pokušaj drugi."

# Puzzles.
THEMES = {
    "threat": "Najprije prijetnja",
    "several-threats": "Više prijetnji odjednom",
    "along-the-row": "Potez duž reda",
    "two-stacks": "Dvije kule od jedne",
    "fewer-stacks": "Manje kula",
    "two-moves": "Dva poteza",
    "no-move-left": "Bez ijednog poteza",
}
BREAKS_THROUGH = "To je proboj."
SLOWER = "Postoji potez koji odmah pobjeđuje."
def puzzle(player: Player) -> str: return f"{NAMES[player]} je na potezu i pobjeđuje."
def shuts_in(player: Player) -> str: return f"{NAMES[player]} više nema nijednog poteza."

def why(ways: int, *, capture: bool) -> str:
    where = f" na {counted(ways, 'mjestu', 'mjesta', 'mjesta')}" if ways > 1 else ""
    threat = f"prijeti probojem{where}"
    if not capture: return f"Taj potez {threat}." if ways else "Nijedan drugi potez ne pobjeđuje."
    if not ways: return "Taj potez ruši kamen, a nijedan drugi ne pobjeđuje."
    return f"Taj potez ruši kamen i {threat}."

def refuted_at_once(winner: Player) -> str: return f"Time propada pobjeda: {NAMES[winner]} odmah pobjeđuje."
def lets_go(winner: Player) -> str: return f"Time propada pobjeda: {NAMES[winner]} sada može iznuditi svoju."

# Pieces on a square, and what can be done there.
EMPTY = "prazno"
STACKS = ("bijela kula", "crna kula")
SINGLES = ("pojedinačni bijeli kamen", "pojedinačni crni kamen")
_SEVERAL = {
    "bijela kula": "bijele kule",
    "crna kula": "crne kule",
    "pojedinačni bijeli kamen": "po jedan bijeli kamen",
    "pojedinačni crni kamen": "po jedan crni kamen",
}
def several(piece: str) -> str: return _SEVERAL.get(piece, piece)
CAN: dict[Form, str] = {
    "ring": "može se pomaknuti",
    "dot": "može se doći ovamo",
    "cross": "može se srušiti",
}
def stacks_left(number: int) -> str: return counted(number, "kula", "kule", "kula")
def rows_to_go(number: int) -> str: return f"još {counted(number, 'red', 'reda', 'redova')}" if number else ""

def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str:
    towers = f"{stacks_left(len(stacks))}: {', '.join(stacks)}" if stacks else "nijedna kula"
    stones = counted(len(singles), "pojedinačni kamen", "pojedinačna kamena", "pojedinačnih kamena")
    alone = f"{stones}: {', '.join(singles)}" if singles else "nijedan pojedinačni kamen"
    return f"{towers}; {alone}"

def row(number: int) -> str: return f"{number}. red"
def column(letter: str) -> str: return f"Stupac {letter}"

# A turn.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "odaberi kulu")

def where_to(stack: str, *, can_hit: bool) -> str:
    where = f"Kamo ide kula s {stack}?"
    if not can_hit: return where
    return f"{where} Sruši li prekriženi kamen, obje strane gube po jedan."

def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{does(cast[player], 'pomičeš', 'pomiče')} kulu {stack}–{far}")

def hit(cast: Cast, player: Player, stack: str, victim: str) -> str:
    did = capital(f"{does(cast[player], 'rušiš', 'ruši')} {victim} s {stack}")
    return f"{did}; obje strane gube po jedan kamen"

def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"Pomak {stack}–{far}", f"{stack}–{far}")
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"Rušenje {victim} s {stack}", f"{stack} ruši {victim}")
def swap(mirrored: str) -> str: return f"Zamjena: preuzmi ovo otvaranje ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    swap = capital(does(cast[player], "koristiš zamjenu", "koristi zamjenu"))
    return f"{swap}: umjesto {first} vrijedi {mirrored}"

def takes(square: str) -> Deed:
    stone = f"pojedinačni kamen na {square}"
    return Deed(f"srušiti {stone}", f"ruši {stone}")

# Why a position can't be set up. These have no full stop.
NOT_A_POSITION = "očekuje se sedam redova od W, w, B, b i znamenki te w ili b na potezu"
def row_is(row: int, squares: int, most: int) -> str: return f"{row}. red ima {counted(squares, 'polje', 'polja', 'polja')}, a treba {most}"
def too_many(player: Player, stones: int, most: int) -> str: return f"{NAMES[player]} ima {counted(stones, 'kamen', 'kamena', 'kamena')}, više od {most}"
def through_already(player: Player) -> str: return f"{NAMES[player]} već ima proboj: partija je završena"

# The end.
OVER = "Partija je završena."
REPEATED = "Ista je pozicija nastala treći put."

def broken_through(cast: Cast, loser: Player) -> str:
    whose = "tvoj" if cast[loser].you else "protivnikov"
    return capital(f"{does(cast[1 - loser], 'stižeš', 'stiže')} na {whose} početni red.")

def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'više nemaš', 'više nema')} nijednog poteza.")

# Why something can't be picked.
ONLY_SQUARES = "Odabrati se mogu samo polja na ploči."
SINGLE_CANT_ACT = "Pomicati se i rušiti može samo kula, a ovo je pojedinačni kamen."
CHOOSE_TARGET = "Odaberi kamo kula ide."
TOO_FAR = "Kula doseže samo dva najbliža polja u istom smjeru."
OFF_BOARD = "Drugi bi kamen pao s ploče."
CHOOSE_FARTHER = "Na svako od dvaju polja dolazi po jedan kamen. Odaberi ono dalje."

def empty(cast: Cast, square: str, player: Player) -> str:
    if cast[player].you: return f"Polje {square} je prazno. Odaberi jednu od svojih kula."
    return f"Polje {square} je prazno. Odaberi kulu: na potezu je {subject(cast[player])}."

def not_yours(cast: Cast, square: str, player: Player) -> str:
    mover = "si ti" if cast[player].you else f"je {subject(cast[player])}"
    return f"{_held(cast, square, 1 - player)}, a na potezu {mover}."

def _held(cast: Cast, square: str, player: Player) -> str: return f"Polje {square} {'držiš' if cast[player].you else 'drži'} {subject(cast[player])}"
def shut_in(stack: str) -> str: return f"Kula na {stack} nema kamo ići ni što srušiti."
def hits_stack(cast: Cast, player: Player) -> str: return f"{capital(does(cast[1 - player], 'imaš', 'ima'))} ondje kulu, a kule se ne mogu srušiti."
def full(square: str) -> str: return f"Na {square} već stoji kula, a na polje stanu najviše dva kamena."
def blocked(cast: Cast, square: str, player: Player) -> str: return f"{_held(cast, square, 1 - player)}, pa nijedan kamen ne može onamo."

# Paper.
BOARD_TITLE = "Ploča"
BOARD_SHEET = "Na početku je na svakom polju početnih redova kula od dva kamena: Bijeli u 1. redu, Crni u 7. redu. Počinje Bijeli. Treba vam po 16 svijetlih i tamnih kamena: žetona, novčića ili kamena za izrezivanje."
BOARD_LABEL = "Ploča s osam stupaca i sedam redova"
GAMES, WON_BY = "Partije", "Pobjeđuje"

STONES_TITLE, STONES_OFFER = "Kamenje", "Kamenje za izrezivanje"
STONES_SHEET = "Ispišite na čvrst papir i režite po isprekidanim crtama. Bijeli ima kvadratno kamenje, Crni šesterokutno. Dva kamena iste strane na jednom polju čine kulu."
STONES_LABEL = "16 bijelih i 16 crnih kamena"
NOTATION = "d1-d3 za pomak, d4xe5 za rušenje"

def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name}: tada napadnutih kamenova {now}; inače {otherwise}"
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name}: tada mogućih poteza {now}; inače {otherwise}"
