"""Eesti keel: kõik, mida Murus Gallicuses loetakse või kuuldakse. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.et import asks, capital, counted, declined, does, of, on, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("Valge", "Must")
HOW_TO_ARRANGE = "{Tap} ruudule, et muuta, mis sellel on."
TOOLS = {"turn": "Käigul on teine", "clear": "Tühi laud"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Murra läbi tornidega, mis liiguvad koost lagunedes."
SHORT = InShort(
    goal="Vii üks kivi vastase kodureale või jäta vastane käiguta.",
    turn="Käi torniga, mille kaks kivi lähevad samas suunas kahele järgmisele ruudule, või löö kõrvalruudult üksik kivi, mis maksab kummalegi ühe kivi.",
    end="Mäng lõpeb, kui kivi jõuab vastase kodureale või kui mängijal ei ole ühtegi käiku.",
    score="Punkte ei ole: võidab see, kes esimesena läbi murrab.",
)
TIP = "{Tap} tornile ja siis ruudule, kuhu see läheb."

def daily(moves: int, white: bool) -> str:
    count = counted(moves, "käik", "käiku")
    return f"Leia {declined(NAMES[0 if white else 1])} võit: selleks kulub {count}."

def daily_special(winning: int, choices: int) -> str:
    leads = f"Sihile viib {choices} võimalikust esimesest käigust"
    if winning == 1: return f"{leads} ainult üks."
    if 2 * winning > choices: return f"{leads} enamik, kokku {winning}."
    return f"{leads} ainult {winning}."

def daily_wrong(moves: int) -> str:
    in_time = "järgmise käiguga" if moves == 1 else f"{moves} käiguga"
    return f"See mitte: nii sa enam {in_time} ei võida. Proovi muud käiku."

# Puzzles.
THEMES = {
    "threat": "Kõigepealt ähvardus",
    "several-threats": "Mitu ähvardust korraga",
    "along-the-row": "Käik mööda rida",
    "two-stacks": "Ühest tornist kaks",
    "fewer-stacks": "Vähem torne",
    "two-moves": "Kaks käiku",
    "no-move-left": "Käigud on otsas",
}
BREAKS_THROUGH = "See murrab läbi."
SLOWER = "Leidub käik, mis võidab kohe."
def puzzle(player: Player) -> str: return f"{NAMES[player]} alustab ja võidab."
def shuts_in(player: Player) -> str: return f"{declined(NAMES[player], 'l')} ei ole enam ühtegi käiku."

def why(ways: int, *, capture: bool) -> str:
    threat = f"ähvardab läbi murda{f' {ways} kohas' if ways > 1 else ''}"
    if not capture: return f"See {threat}." if ways else "Ükski teine käik ei võida."
    if not ways: return "See võtab laualt ühe kivi ja ükski teine käik ei võida."
    return f"See võtab laualt ühe kivi ja {threat}."

def refuted_at_once(winner: Player) -> str: return f"Nii lased võidu käest: {NAMES[winner]} võidab kohe."
def lets_go(winner: Player) -> str: return f"Nii lased võidu käest: nüüd võidab õige mängu korral {NAMES[winner]}."

# Pieces on a square, and what can be done there.
EMPTY = "tühi"
STACKS = ("valge torn", "must torn")
SINGLES = ("üksik valge kivi", "üksik must kivi")
_SEVERAL = {
    "tühi": "tühjad",
    "valge torn": "valged tornid",
    "must torn": "mustad tornid",
    "üksik valge kivi": "üksikud valged kivid",
    "üksik must kivi": "üksikud mustad kivid",
}
def several(piece: str) -> str: return _SEVERAL.get(piece, piece)
CAN: dict[Form, str] = {
    "ring": "saab käia",
    "dot": "siia saab minna",
    "cross": "saab lüüa",
}
def stacks_left(number: int) -> str: return counted(number, "torn", "torni")
def rows_to_go(number: int) -> str: return f"veel {counted(number, 'rida', 'rida')}" if number else ""

def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str:
    towers = f"{stacks_left(len(stacks))}: {', '.join(stacks)}" if stacks else "torne ei ole"
    stones = counted(len(singles), "üksik kivi", "üksikut kivi")
    alone = f"{stones}: {', '.join(singles)}" if singles else "üksikuid kive ei ole"
    return f"{towers}; {alone}"

def row(number: int) -> str: return f"{number}. rida"
def column(letter: str) -> str: return f"Veerg {letter}"

# A turn.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "vali torn, millega käia")

def where_to(stack: str, *, can_hit: bool) -> str:
    where = f"Kuhu läheb torn ruudult {stack}?"
    if not can_hit: return where
    return f"{where} Kui see lööb ristiga kivi, kaotavad mõlemad ühe."

def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{does(cast[player], 'käisid', 'käis')} {stack}–{far}")

def hit(cast: Cast, player: Player, stack: str, victim: str) -> str:
    did = capital(f"{does(cast[player], 'lõid', 'lõi')} torniga {stack} kivi {victim}")
    return f"{did}; mõlemad kaotasid ühe kivi"

def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"Käi {stack}–{far}", f"{stack}–{far}")
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"Löö torniga {stack} kivi {victim}", f"{stack} lööb {victim}")
def swap(mirrored: str) -> str: return f"Vaheta: mängi sama avang ise ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    swap = capital(does(cast[player], "vahetasid", "vahetas"))
    return f"{swap}: käik {first} on tagasi võetud ja {on(cast[player])} on nüüd {mirrored}"

def takes(square: str) -> Deed:
    stone = f"ruudult {square} üksiku kivi"
    return Deed(f"lüüa {stone}", f"lööb {stone}")

# Why a position can't be set up. These have no full stop.
NOT_A_POSITION = "siin peab olema seitse rida märke W, w, B, b ja numbreid, siis w või b käigul"
def row_is(row: int, squares: int, most: int) -> str: return f"{row}. reas on {counted(squares, 'ruut', 'ruutu')}, aga peab olema {most}"
def too_many(player: Player, stones: int, most: int) -> str: return f"{declined(NAMES[player], 'l')} on {stones} kivi, rohkem kui {most}"
def through_already(player: Player) -> str: return f"{NAMES[player]} on juba läbi murdnud: mäng on läbi"

# The end.
OVER = "Mäng on läbi."
REPEATED = "Sama seis tekkis kolmandat korda."
def broken_through(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[1 - loser], 'jõudsid', 'jõudis')} {of(cast[loser])} kodureale.")
def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{on(cast[loser])} ei ole enam ühtegi käiku.")

# Why something can't be picked.
ONLY_SQUARES = "Valida saab ainult laua ruute."
SINGLE_CANT_ACT = "Käia ja lüüa saab ainult torn, see on aga üksik kivi."
CHOOSE_TARGET = "Vali, kuhu see torn läheb."
TOO_FAR = "Torn ulatub ainult kahele lähimale ruudule sirges suunas."
OFF_BOARD = "Teine kivi läheks laualt välja."
CHOOSE_FARTHER = "Kummalegi ruudule läheb üks kivi. Vali neist kaugem."

def empty(cast: Cast, square: str, player: Player) -> str:
    whose = "oma" if cast[player].you else of(cast[player])
    return f"{square} on tühi. Vali üks {whose} tornidest."

def not_yours(cast: Cast, square: str, player: Player) -> str:
    mover = "käid sina" if cast[player].you else f"käib {subject(cast[player])}"
    return f"{square} on {of(cast[1 - player])} käes, aga praegu {mover}."

def shut_in(stack: str) -> str: return f"Torn ruudul {stack} ei saa käia ega lüüa."
def hits_stack(cast: Cast, player: Player) -> str: return f"Seal on {of(cast[1 - player])} torn, aga torni lüüa ei saa."
def full(square: str) -> str: return f"Ruudul {square} on juba torn, rohkem kui kaks kivi ühele ruudule ei mahu."
def blocked(cast: Cast, square: str, player: Player) -> str: return f"{square} on {of(cast[1 - player])} käes, sinna ei saa ükski kivi minna."

# Paper.
BOARD_TITLE = "Mängulaud"
BOARD_SHEET = "Alguses on koduridade igal ruudul kahest kivist torn: Valge on 1. real, Must 7. real. Alustab Valge. Vaja on 16 heledat ja 16 tumedat kivi: nuppe, münte või väljalõigatud kive."
BOARD_LABEL = "Laud, kaheksa veergu ja seitse rida"
GAMES, WON_BY = "Mängud", "Võitja"

STONES_TITLE, STONES_OFFER = "Kivid", "Kivid väljalõikamiseks"
STONES_SHEET = "Printige paksule paberile ja lõigake mööda katkendjooni välja. Valgel on kandilised, Mustal kuusnurksed kivid. Kaks sama mängija kivi ühel ruudul on torn."
STONES_LABEL = "16 valget ja 16 musta kivi"
NOTATION = "käik d1-d3, löömine d4xe5"

def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name} ründab siis {now} nuppu; muidu {otherwise}"
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name}: siis {now} võimalikku käiku; muidu {otherwise}"
