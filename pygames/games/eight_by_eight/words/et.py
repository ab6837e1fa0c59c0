"""Eesti keel: kõik, mida mängus Eight-by-Eight loetakse või kuuldakse. Lugejat sinatatakse."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.et import (
    asks,
    capital,
    counted,
    declined,
    do,
    does,
    joined,
    named,
    on,
    on_each,
    sentence,
    subject,
)
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Pane viis nuppu ritta seal, kuhu täring lubab."
SHORT = InShort(
    goal="Tee oma värvi nuppudest kõige pikem rivi: horisontaalselt, vertikaalselt või diagonaalis.",
    turn="Veereta täringut ja pane nupp selle arvu ritta või veergu või lukusta arv ja veereta uuesti; edaspidi lõpetab see arv sinu käigu.",
    end="Kui mängijal on viie nupu pikkune rivi, mängitakse voor lõpuni.",
    score="Võidab kõige pikem rivi; kui rivid on võrdsed, otsustab lukkude arv, seejärel nuppude arv laual.",
)
TIP = "{Tap} märgitud augule, et panna nupp, või rõngale laua kohal, et arv lukustada."
DAILY = "Võida tänaste täringuvisetega."

def daily_special(roll: int, person: Player) -> str:
    where = ", laua keskel" if roll in (4, 5) else ", laua servas" if roll in (1, 8) else ""
    if person == 0: return f"Sa alustad viskega {roll}{where}."
    return f"{PLAYERS[0]} alustab viskega {roll}{where}{',' if where else ''} ja sina vastad."

PLAYERS = ("Punane", "Kollane", "Roheline", "Sinine")
_COLOURS = ("punane", "kollane", "roheline", "sinine")
HOW_TO_ARRANGE = "{Tap} ruudule, et muuta selle nuppu, või käigul oleva mängija rõngale."
TOOLS = {"turn": "Käigul on järgmine", "roll": "Järgmine arv", "clear": "Tühi laud"}
PIECES = tuple(f"{colour} nupp" for colour in _COLOURS)
EMPTY = "tühi"
_NUMBERS = ("null", "üks", "kaks", "kolm", "neli", "viis", "kuus", "seitse", "kaheksa")

NEUTRAL = Cast(PLAYERS)

# The status
OVER = "Mäng on läbi"
PASS_BUTTON = "Passi"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    rolls = capital(f"{does(cast[player], 'veeretad', 'veeretab')} täringut")
    return f"Viimane voor: {does(cast[player], 'veeretad', 'veeretab')} täringut" if last else rolls

def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str: return _asked(cast, player, f"pane nupp {roll}. ritta või veergu või lukusta {roll}", last=last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    deed = f"lukusta {roll} või passi: {roll}. rida ja veerg on täis"
    return _asked(cast, player, deed, last=last)

def _asked(cast: Cast, player: Player, deed: str, *, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    if not last: return asks(cast[player], deed)
    if cast[player].you: return f"Viimane voor, sinu kord: {deed}"
    return f"Viimane voor: {asks(cast[player], deed)}"

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    again = "veeretad" if cast[player].you else f"veeretab {subject(cast[player])}"
    ends = f"edaspidi lõpetab vise {roll} {'sinu' if cast[player].you else 'tema'} käigu"
    return f"Pärast lukustamist {again} uuesti, aga {ends}."

# Beside the names, and the panel
PANEL = "Skoor"
PANEL_HEADINGS = ("Rivi", "Lukke", "Laual")

LONGEST_LINE = "pikim rivi"
def hand(number: int) -> str: return f"{number} käes" if number else "nupud otsas"

# What has happened

def _did(step: Done, *, you: bool) -> str:
    """Say what a player did, as after "sa" or a name."""
    if step.what == "placed": return f"{'panid' if you else 'pani'} nupu {step.number}. rea {step.column}. veergu"
    if step.what == "blacked out":
        locked = "lukustasid" if you else "lukustas"
        return f"{locked} {'selle' if step.rolled else step.number}"
    if step.what == "rolled": return f"{'veeretasid' if you else 'veeretas'} {step.number}"
    return "passisid" if you else "passis"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    you = cast[player].you
    deeds = [_did(step, you=you) for step in steps]
    if rolls_again: deeds.append(f"{'veeretad' if you else 'veeretab'} uuesti")
    text = capital(does(cast[player], joined(deeds), joined(deeds)))
    if lost_turn: text += ", see on lukus: käik on läbi"
    if last_round_next: text += ". See on viimane voor"
    if passed_over: text += f". {capital(on_each(cast.each(passed_over)))} ei ole enam ühtegi nuppu"
    return text

def rolled_again(number: int) -> str: return f"Uus vise: {number}"

def rolled(number: int, die: str) -> Phrase: return Phrase(f"Vise {number}", f"{number}", (die,))
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Vise {number}, lukus: käik läbi", f"{number}", (die,), "läbi")
def black_out(number: int) -> Phrase: return Phrase(f"Lukusta {number}")
def place(row: int, column: int) -> Phrase: return Phrase(f"Pane nupp {row}. rea {column}. veergu", f"Rida {row}, veerg {column}")

def makes_line(length: int) -> Deed:
    line = f"{length} nupu pikkuse rivi"
    return Deed(f"teha {line}", f"teeb {line}")

# Labels and marks
CAN_TAKE_A_PIECE = "siia saab nupu panna"
CAN_BE_BLACKED_OUT = "saab lukustada"
def space_label(row: int, column: int, owner: Player | None) -> str: return f"rida {row}, veerg {column}, {EMPTY if owner is None else PIECES[owner]}"

def blackout_label(number: int, players: Sequence[Player]) -> str:
    if not players: return f"arv {number}, lukustamata"
    return f"arv {number}, lukustanud {named(NEUTRAL.each(players))}"

NOT_A_CHOICE = "Valida saab ainult laua ruute ja rõngaid."

def roll_first(cast: Cast, player: Player) -> str:
    if cast[player].you: return "Kõigepealt pead täringut veeretama."
    return f"Kõigepealt peab {subject(cast[player])} täringut veeretama."

def space_taken(row: int, column: int, owner: Player) -> str: return f"{row}. rea {column}. veerus on {PIECES[owner]}; uus nupp vajab tühja ruutu."
def space_open(row: int, column: int, roll: int) -> str: return f"{row}. rea {column}. veeru ruut on tühi ja vise {roll} lubab sinna panna."
def space_not_rolled(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}, seega läheb nupp {roll}. ritta või veergu."

def number_open(cast: Cast, player: Player, roll: int) -> str:
    can = "saad" if cast[player].you else "saab"
    return f"{_rolled(cast, player, roll)} ja {can} selle lukustada."

def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str: return f"{_rolled(cast, player, roll)}, seega saab lukustada ainult {roll}, mitte {number}."
def _rolled(cast: Cast, player: Player, roll: int) -> str: return capital(f"{does(cast[player], 'veeretasid', 'veeretas')} {roll}")
def can_pass(roll: int) -> str: return f"{roll}. rida ja veerg on täis, seega võib passida."
def cannot_pass(roll: int) -> str: return f"{roll}. reas või veerus on tühi ruut: pane nupp sinna või lukusta {roll}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "siin peab olema kaheksa rida märke r y g b ja numbreid, siis lukud, mängija, vise ja ! või -"
NOT_BLACKOUTS = "lukud: siin peavad olema numbrid kasvavas järjekorras või -, kui lukke ei ole"
def no_player(letter: str, players: int) -> str: return f"{players} mängijaga mängus märki {letter} ei ole"
def row_is(row: int, spaces: int, most: int) -> str: return f"{row}. reas on {counted(spaces, 'ruut', 'ruutu')}, aga peab olema {most}"
def blackouts_of(players: int, number: int) -> str: return f"siin peavad olema {players} mängija lukud, aga on {number} mängija omad"
def too_many(letter: str, pieces: int, most: int) -> str: return f"mängijal {letter} on mängus {pieces} nuppu, rohkem kui {most}"

# Why the game ended as it did
BLOCKED = "Keegi ei saa enam kunagi nuppu panna."

def longest_line(cast: Cast, player: Player, length: int) -> str:
    pieces = f"{_NUMBERS[length]} {'nupp' if length == 1 else 'nuppu'}"
    return sentence(f"{on(cast[player])} on kõige pikem rivi: {pieces}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    equal = do(cast.each(players), ("oled", "on"), ("olete", "on"))
    each = "mõlemal" if len(players) == 2 else "kõigil"
    have = f"{_line(line)}, {_blackouts(blackouts)} ja {_pieces(pieces)} laual"
    return sentence(f"{equal} viigis: {each} {have}")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    also = ", ja nuppe on neil sama palju" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, aga {_more(cast, more, 'lukke')}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    tie = f"{_tied(cast, tied, line)}, aga {_more(cast, more, 'lukke')}"
    return sentence(f"{tie}; neist {_more(cast, then, 'nuppe laual')}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    tie = f"{_tied(cast, tied, line)} ja {_blackouts(blackouts)}"
    return sentence(f"{tie}, aga {_more(cast, more, 'nuppe laual')}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str: return f"{on_each(cast.each(players))} on võrdselt {_line(line)}"
def _more(cast: Cast, more: More, what: str) -> str: return f"{on_each(cast.each(more.players))} on rohkem {what}, {more.most}:{more.less}"
def _line(length: int) -> str: return f"{length} nupu pikkune rivi"
def _blackouts(number: int) -> str: return counted(number, "lukk", "lukku")
def _pieces(number: int) -> str: return counted(number, "nupp", "nuppu")

# The position in words
BLACKOUTS = "Lukud"
def row(number: int) -> str: return f"{number}. rida"
def column(number: int) -> str: return f"{number}. veerg"
def piece_colour(owner: Player | None) -> str: return EMPTY if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    where = "".join(f"; rida {row}: {_listed(columns)}" for row, columns in by_row)
    locked = _listed(blackouts) or "mitte ühtegi"
    return f"{_pieces(count)}{where}. Lukus: {locked}. Käes: {hand}"

def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return "; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'mitte ühtegi'}" for player, numbers in enumerate(blackouts))
def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    numbers = " ".join(map(str, blackouts)) or "puuduvad"
    return f"{PLAYERS[player]}: käes {hand}, lukud {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    rolled = f"veeretas {roll}" if roll else "veeretab"
    return f"{PLAYERS[player]} {rolled}{', viimane voor' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    kind = "lukustades" if places else "nupuga"
    return f"Võidab {best}\u00a0korda\u00a0100-st" + (f"; {kind}: {other}" if other else "")

def risk(blackouts: int) -> str: return f"Siis lõpetaks sinu käigu {counted(blackouts, 'arv', 'arvu')} kaheksast"

# On paper
HANDOUT = "Mängulaud"
HOW_TO_USE = "Vaja on kaheksatahulist täringut. Nupud ei liigu, seega piisab pliiatsist: joonistage ruudule oma märk ja tehke iga kasutatud nupu eest ühte kasti linnuke. Veergude kohal olevalt ribalt kriipsutage läbi arvud, mille lukustate."
BOARD_LABEL = "Mängulaud, selle kohal iga mängija riba"
SCORE_TITLE = "Lõpus"
SCORE_ROWS = ("Pikim rivi", "Lukke", "Nuppe laual")
DATE = "Kuupäev"
def tally_label(number: int) -> str: return f"{number} kasti iga mängija nuppude jaoks"

# Puzzles
THEMES = {
    "sure-win": "Kindel võit",
    "blackout": "Kõigepealt lukk",
    "longest-line": "Kõige pikem rivi",
    "tie-won": "Võit võrdsete rividega",
    "shared-win": "Jagatud võit",
}
WHY = {
    "blackout": "Uus vise on väärt rohkem kui ükski ruut.",
    "longest-line": "See teeb kõige pikema rivi.",
    "tie-won": "See teeb rivid võrdseks ja võidab lukkude või nuppudega.",
    "shared-win": "See teeb rivi kõige pikemaga võrdseks.",
}

def puzzle(player: Player, roll: int) -> str:
    name = PLAYERS[player]
    asks = f"Leia {declined(name)} parim võiduvõimalus. Viimane voor: {name} veeretas {roll}."
    return f"{asks} Jagatud võit loeb osaliselt."

def best_chance(player: Player, best: int, second: int) -> str:
    wins = f"{PLAYERS[player]} võidab {_often(best)}"
    return f"{wins}, iga muu käigu järel kõige rohkem {_often(second)}."

def worse_chance(player: Player, chance: int, best: int) -> str:
    name = PLAYERS[player]
    wins = f"võidab {name} {_often(chance)}" if chance else f"ei saa {name} võita"
    return f"Pärast seda {wins}. Üks teine käik võidab {_often(best)}."

def _often(chance: int) -> str: return "kindlasti" if chance == 100 else f"{counted(chance, 'kord', 'korda')}\u00a0sajast"

def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} saab siis viiese rivi {now} arvuga kaheksast; muidu {otherwise} arvuga"
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name}: avatud viieseid ridu vähemalt kolme nupuga siis {now}; muidu {otherwise}"
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name}: pikim rivi siis {now}; muidu {otherwise}"
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name}: lukustatud arve siis {now}; muidu {otherwise}"
