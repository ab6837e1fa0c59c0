"""Hrvatski: sve što se u igri Eight-by-Eight čita ili čuje. Čitatelju se kaže „ti”."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.hr import asks, capital, counted, do, does, joined, named, sentence, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Složi pet u nizu ondje gdje ti kocka dopusti."
SHORT = InShort(
    goal="Složi najdulji niz svoje boje: vodoravno, okomito ili dijagonalno.",
    turn="Baci kocku i stavi figuru u taj red ili stupac, ili blokiraj taj broj i baci opet; otad ti potez završava čim ga baciš.",
    end="Partija završava na kraju kruga u kojem netko složi pet u nizu.",
    score="Pobjeđuje najdulji niz; ako je izjednačeno, pobjeđuje tko ima više blokiranih brojeva, a zatim više figura na ploči.",
)
TIP = "{Tap} označenu rupu da staviš figuru ili prsten iznad ploče da blokiraš broj."
DAILY = "Pobijedi s današnjim bacanjima."

def daily_special(roll: int, person: Player) -> str:
    where = ", u sredini" if roll in (4, 5) else ", uz rub" if roll in (1, 8) else ""
    if person == 0: return f"Počinješ ti, a kocka pokazuje {roll}{where}."
    return f"Počinje {PLAYERS[0]}, kocka pokazuje {roll}{where}, a ti odgovaraš."

PLAYERS = ("Crveni", "Žuti", "Zeleni", "Plavi")  # E2

# Whose something is.
_OF = ("Crvenog", "Žutog", "Zelenog", "Plavog")

# The colours of pieces.
_COLOURS = ("crvena", "žuta", "zelena", "plava")
HOW_TO_ARRANGE = "{Tap} polje da promijeniš figuru ili prsten igrača na potezu."
TOOLS = {"turn": "Sljedeći na potezu", "roll": "Sljedeći broj", "clear": "Prazna ploča"}
PIECES = tuple(f"{colour} figura" for colour in _COLOURS)
EMPTY = "prazno"

NEUTRAL = Cast(PLAYERS)

# The status
OVER = "Partija je završena"
PASS_BUTTON = "Preskoči"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    rolls = does(cast[player], "bacaš kocku", "baca kocku")
    return f"Posljednji krug: {rolls}" if last else capital(rolls)

def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str: return _asked(cast, player, f"stavi figuru u {roll}. red ili stupac ili blokiraj {roll}", last=last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    deed = f"blokiraj {roll} ili preskoči, jer su {roll}. red i stupac puni"
    return _asked(cast, player, deed, last=last)

def _asked(cast: Cast, player: Player, deed: str, *, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    if not last: return asks(cast[player], deed)
    who = "tvoj potez" if cast[player].you else subject(cast[player])
    return f"Posljednji krug, {who}: {deed}"

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    again = does(cast[player], "bacaš opet", "baca opet")
    return f"Nakon blokiranja {again}, ali otad {roll} na kocki odmah završava potez."

# Beside the names, and the panel
PANEL = "Bodovi"
PANEL_HEADINGS = ("Niz", "Blokirano", "Na ploči")

LONGEST_LINE = "najdulji niz"
def hand(number: int) -> str: return f"{number} u zalihi" if number else "bez figura"

# What has happened

def _did(step: Done, *, yours: bool) -> str:
    """Say what a player does, as after the name."""
    if step.what == "placed":
        stavlja = "stavljaš" if yours else "stavlja"
        return f"{stavlja} figuru u {step.number}. red, {step.column}. stupac"
    if step.what == "blacked out":
        blokira = "blokiraš" if yours else "blokira"
        return f"{blokira} taj broj" if step.rolled else f"{blokira} {step.number}"
    if step.what == "rolled": return f"{'bacaš' if yours else 'baca'} {step.number}"
    return "preskačeš" if yours else "preskače"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    yours = cast[player].you
    deeds = [_did(step, yours=yours) for step in steps]
    if rolls_again: deeds.append("bacaš opet" if yours else "baca opet")
    text = joined(deeds) if yours else f"{subject(cast[player])} {joined(deeds)}"
    if lost_turn: text += ", a taj je broj blokiran: potez propada"
    if last_round_next: text += ". Ovo je posljednji krug"
    if passed_over: text += f". Bez figura: {named(cast.each(passed_over))}"
    return capital(text)

def rolled_again(number: int) -> str: return f"Kocka ponovno: {number}"

def rolled(number: int, die: str) -> Phrase: return Phrase(f"Kocka: {number}", f"{number}", (die,))
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Kocka: {number}, blokirano, potez propada", f"{number}", (die,), "propao")
def black_out(number: int) -> Phrase: return Phrase(f"Blokiraj {number}")
def place(row: int, column: int) -> Phrase: return Phrase(f"Figura u {row}. red, {column}. stupac", f"{row}. red, {column}. stup.")

def makes_line(length: int) -> Deed:
    line = f"niz od {_pieces_in(length)}"
    return Deed(f"složiti {line}", f"slaže {line}")

# Labels and marks
CAN_TAKE_A_PIECE = "ovamo može figura"
CAN_BE_BLACKED_OUT = "može se blokirati"
def space_label(row: int, column: int, owner: Player | None) -> str: return f"{row}. red, {column}. stupac, {EMPTY if owner is None else PIECES[owner]}"

def blackout_label(number: int, players: Sequence[Player]) -> str:
    if not players: return f"prsten {number}, nitko ga nije blokirao"
    return f"prsten {number}, blokiran, {joined([PLAYERS[player] for player in players])}"

NOT_A_CHOICE = "Odabrati se mogu samo polja na ploči i prstenovi."
def roll_first(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'najprije moraš', 'najprije mora')} baciti kocku.")

def space_taken(row: int, column: int, owner: Player) -> str:
    where = f"Na polju u {row}. redu i {column}. stupcu"
    return f"{where} već je {PIECES[owner]}; nova figura treba prazno polje."

def space_open(row: int, column: int, roll: int) -> str: return f"Polje u {row}. redu i {column}. stupcu je prazno, a otvara ga {roll} na kocki."
def space_not_rolled(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}, pa figura mora u {roll}. red ili {roll}. stupac."
def number_open(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}, pa se taj broj može blokirati."
def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str: return f"{_rolled(cast, player, roll)}, pa se može blokirati samo {roll}, a ne {number}."
def _rolled(cast: Cast, player: Player, roll: int) -> str: return capital(f"{does(cast[player], 'imaš', 'ima')} {roll} na kocki")
def can_pass(roll: int) -> str: return f"{roll}. red i {roll}. stupac su puni, pa se potez može preskočiti."
def cannot_pass(roll: int) -> str: return f"U {roll}. redu ili stupcu ima prazno polje: stavi figuru onamo ili blokiraj {roll}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "očekuje se osam redova od r y g b i znamenki, blokirani brojevi, igrač, bacanje te ! ili -"
NOT_BLACKOUTS = "blokirani brojevi: očekuju se znamenke u rastućem redu ili - ako ih nema"
def no_player(letter: str, players: int) -> str: return f"{letter} nije nijedan od {counted(players, 'igrača', 'igrača', 'igrača')}"
def row_is(row: int, spaces: int, most: int) -> str: return f"{row}. red ima {counted(spaces, 'polje', 'polja', 'polja')}, a treba {most}"

def blackouts_of(players: int, number: int) -> str:
    expected = counted(players, "igrača", "igrača", "igrača")
    return f"očekuju se blokirani brojevi {expected}, a ne {number}"

def too_many(letter: str, pieces: int, most: int) -> str: return f"{letter} na stolu ima {_pieces(pieces)}, više od {most}"

# Why the game ended as it did
BLOCKED = "Nitko više nikad ne može staviti figuru."

_HAVE = ("imaš", "ima", "imate", "imaju")
_HAVE_NOT = ("nemaš", "nema", "nemate", "nemaju")
def longest_line(cast: Cast, player: Player, length: int) -> str: return sentence(f"{does(cast[player], 'imaš', 'ima')} najdulji niz: {_pieces(length)}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    each = f"po {_blackouts(blackouts)} i po {_pieces(pieces, 'figuru')} na ploči"
    return sentence(f"{_tied(cast, players, line)}, {each}: posve izjednačeno")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    also = ", i jednako figura" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, ali {_more_blackouts(cast, more)}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    tie = f"{_tied(cast, tied, line)}, ali {_more_blackouts(cast, more)}"
    return sentence(f"{tie}; među njima {_more_pieces(cast, then)}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    tie = f"{_tied(cast, tied, line)} i po {_blackouts(blackouts)}"
    return sentence(f"{tie}, ali {_more_pieces(cast, more)}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str:
    if not line: return f"{do(cast.each(players), _HAVE_NOT)} nijedan niz"
    return f"{do(cast.each(players), _HAVE)} niz od {_pieces_in(line)}"

def _more_blackouts(cast: Cast, more: More) -> str: return f"{do(cast.each(more.players), _HAVE)} više blokiranih brojeva, {more.most} : {more.less}"
def _more_pieces(cast: Cast, more: More) -> str: return f"{do(cast.each(more.players), _HAVE)} više figura na ploči, {more.most} : {more.less}"
def _blackouts(number: int) -> str: return counted(number, "blokiran broj", "blokirana broja", "blokiranih brojeva")
def _pieces(number: int, one: str = "figura") -> str: return counted(number, one, "figure", "figura")

# Count the pieces of a line: "niz od 21 figure".
def _pieces_in(number: int) -> str: return counted(number, "figure", "figure", "figura")

# The position in words
BLACKOUTS = "Blokirani brojevi"
def row(number: int) -> str: return f"{number}. red"
def column(number: int) -> str: return f"{number}. stupac"
def piece_colour(owner: Player | None) -> str: return EMPTY if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    where = "".join(f"; {row}. red: {_listed(columns)}" for row, columns in by_row)
    return f"{_pieces(count)}{where}. Blokirano: {_listed(blackouts) or 'ništa'}. U zalihi: {hand}"

def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return "; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'ništa'}" for player, numbers in enumerate(blackouts))
def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    numbers = " ".join(map(str, blackouts)) or "ništa"
    return f"{PLAYERS[player]}: {hand} u zalihi, blokirano {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    rolled = f"ima {roll} na kocki" if roll else "baca kocku"
    return f"{PLAYERS[player]} {rolled}{', u posljednjem krugu' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    kind = "blokiranjem" if places else "uz figuru"
    return f"Pobjeđuje {best}\u00a0od\u00a0100 puta" + (f"; {kind}: {other}" if other else "")

def risk(blackouts: int) -> str: return f"Potez bi ti tada završavao na {blackouts} od 8 brojeva"

# On paper
HANDOUT = "Ploča"
HOW_TO_USE = "Treba vam osmerostrana kocka. Figure se nikad ne miču, pa je dovoljna olovka: ucrtajte svoj znak u polje i za svaku figuru označite kvadratić. Na letvici iznad stupaca prekrižite brojeve koje blokirate."
BOARD_LABEL = "Ploča s letvicom svakog igrača iznad nje"
SCORE_TITLE = "Na kraju"
SCORE_ROWS = ("Najdulji niz", "Blokirani brojevi", "Figure na ploči")
DATE = "Datum"
def tally_label(number: int) -> str: return f"{counted(number, 'kvadratić', 'kvadratića', 'kvadratića')} za figure svakog igrača"

# Puzzles
THEMES = {
    "sure-win": "Sigurna pobjeda",
    "blackout": "Najprije blokiranje",
    "longest-line": "Najdulji niz",
    "tie-won": "Prednost pri izjednačenju",
    "shared-win": "Podijeljena pobjeda",
}
WHY = {
    "blackout": "Novo bacanje vrijedi više od svakog polja.",
    "longest-line": "Time nastaje najdulji niz.",
    "tie-won": "Nizovi se time izjednačuju, a ostalo donosi pobjedu.",
    "shared-win": "Time nastaje niz jednak najduljemu.",
}

def puzzle(player: Player, roll: int) -> str:
    asks = f"Pronađi potez s najboljim izgledima {_OF[player]} za pobjedu."
    now = f"Posljednji krug: {PLAYERS[player]} ima {roll} na kocki."
    return f"{asks} {now} Podijeljena pobjeda vrijedi djelomično."

def best_chance(player: Player, best: int, second: int) -> str:
    wins = f"{PLAYERS[player]} pobjeđuje {_often(best)}"
    return f"{wins}, a nakon svih ostalih poteza najviše {_often(second)}."

def worse_chance(player: Player, chance: int, best: int) -> str:
    wins = f"pobjeđuje {_often(chance)}" if chance else "ne može pobijediti"
    return f"Nakon toga {PLAYERS[player]} {wins}. Jedan drugi potez pobjeđuje {_often(best)}."

def _often(chance: int) -> str: return "sigurno" if chance == 100 else f"u {chance}\u00a0od\u00a0100 slučajeva"

def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} tada slaže niz od pet s {now} od 8 brojeva; inače s {otherwise}"
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name}: otvorenih petorki s barem tri figure tada {now}; inače {otherwise}"
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name}: najdulji niz tada {now}; inače {otherwise}"
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name}: blokiranih brojeva tada {now}; inače {otherwise}"
