"""Deutsch: alles, was man in Eight-by-Eight liest oder hört. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.games.eight_by_eight.told import Done, More
from pygames.grammar.cast import Cast
from pygames.grammar.de import asks, capital, counted, do, does, joined, named, sentence, subject
from pygames.look.phrase import Deed, Phrase
from pygames.look.short import InShort

SUMMARY = "Bilde eine Linie aus fünf Steinen, wo der Würfel dich lässt."
SHORT = InShort(
    goal="Bilde die längste Linie deiner Farbe: waagrecht, senkrecht oder schräg.",
    turn="Würfle und setz einen Stein in die Reihe oder Spalte der Zahl oder sperr sie und würfle noch einmal; von da an beendet diese Zahl deinen Zug.",
    end="Sobald jemand fünf in einer Linie hat, wird die Runde noch zu Ende gespielt.",
    score="Die längste Linie gewinnt; bei Gleichstand entscheiden die meisten Sperren, dann die meisten Steine auf dem Brett.",
)
TIP = "{Tap} auf ein markiertes Feld, um zu setzen, oder auf den Ring darüber, um zu sperren."
DAILY = "Gewinne mit den heutigen Würfen."

def daily_special(roll: int, person: Player) -> str:
    where = ", in der Mitte" if roll in (4, 5) else ", am Rand" if roll in (1, 8) else ""
    if person == 0: return f"Du beginnst mit einer {roll}{where}."
    return f"Rot beginnt mit einer {roll}{where}, und du antwortest."

PLAYERS = ("Rot", "Gelb", "Grün", "Blau")  # E2
_COLOURS = ("rot", "gelb", "grün", "blau")
HOW_TO_ARRANGE = "{Tap} auf ein Feld, um seinen Stein zu ändern, oder auf einen Ring, um zu sperren."
TOOLS = {"turn": "Nächste Farbe am Zug", "roll": "Nächste Zahl", "clear": "Leeres Brett"}
PIECES = tuple(f"{colour}er Stein" for colour in _COLOURS)
EMPTY = "leer"
_NUMBERS = ("null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht")

NEUTRAL = Cast(PLAYERS)

# The status
OVER = "Die Partie ist zu Ende"
PASS_BUTTON = "Passen"

def to_roll(cast: Cast, player: Player, *, last: bool) -> str:
    rolls = capital(does(cast[player], "würfelst", "würfelt"))
    return f"Letzte Runde: {rolls}" if last else rolls

def to_place(cast: Cast, player: Player, roll: int, *, last: bool) -> str: return _asked(cast, player, f"setz in Reihe oder Spalte\u00a0{roll} oder sperr die {roll}", last)

def to_black_out_or_pass(cast: Cast, player: Player, roll: int, *, last: bool) -> str:
    deed = f"sperr die {roll} oder passe; ihre Reihe und ihre Spalte sind voll"
    return _asked(cast, player, deed, last)

def _asked(cast: Cast, player: Player, deed: str, last: bool) -> str:
    """Ask a player for something, perhaps in the last round (E8)."""
    if not last: return asks(cast[player], deed)
    if cast[player].you: return f"Letzte Runde, du bist am Zug: {capital(deed)}"
    return f"Letzte Runde: {asks(cast[player], deed)}"

def cost_of_blackout(cast: Cast, player: Player, roll: int) -> str:
    if cast[player].you: return f"Nach dem Sperren würfelst du noch einmal. Aber ab dann beendet jede {roll}, die du würfelst, deinen Zug."
    name = subject(cast[player])
    return f"Nach dem Sperren würfelt {name} noch einmal. Aber ab dann beendet jede {roll}, die {name} würfelt, den Zug."

# Beside the names, and the panel
PANEL = "Stand"
PANEL_HEADINGS = ("Linie", "Sperren", "Auf dem Brett")

LONGEST_LINE = "längste Linie"
def hand(number: int) -> str: return f"{number} im Vorrat" if number else "kein Stein mehr"

# What has happened

def _did(step: Done) -> str:
    """Say what a player did, as after "hast"."""
    if step.what == "placed": return f"einen Stein in Reihe {step.number}, Spalte {step.column} gesetzt"
    if step.what == "blacked out": return "sie gesperrt" if step.rolled else f"die {step.number} gesperrt"
    return f"eine {step.number} gewürfelt" if step.what == "rolled" else "gepasst"

def said(cast: Cast, player: Player, steps: Sequence[Done], *, lost_turn: bool, rolls_again: bool, last_round_next: bool, passed_over: Sequence[Player]) -> str:
    deeds = [_did(step) for step in steps]
    again = (at for at, step in enumerate(steps) if at and step.what == "rolled")
    for at in again:
        deeds[at] = f"dann {deeds[at]}"
    if rolls_again: deeds = [", ".join(deeds), f"{'würfelst' if cast[player].you else 'würfelt'} noch einmal"]
    text = capital(f"{does(cast[player], 'hast', 'hat')} {joined(deeds)}")
    if lost_turn: text += f". Sie ist gesperrt: {'Dein' if cast[player].you else 'Der'} Zug ist vorbei"
    if last_round_next: text += ". Das ist die letzte Runde"
    if passed_over:
        text += f". {capital(do(cast.each(passed_over), 'hast', 'hat', _have(cast, passed_over)))}"
        text += " keinen Stein mehr"
    return text

def _have(cast: Cast, players: Sequence[Player]) -> str: return "habt" if cast.you in players else "haben"
def rolled_again(number: int) -> str: return f"Noch einmal gewürfelt: {number}"

def rolled(number: int, die: str) -> Phrase: return Phrase(f"Eine {number} gewürfelt", f"{number}", (die,))
def lost_turn(number: int, die: str) -> Phrase: return Phrase(f"Eine {number} gewürfelt, gesperrt: Zug vorbei", f"{number}", (die,), "vorbei")
def black_out(number: int) -> Phrase: return Phrase(f"Die {number} sperren")
def place(row: int, column: int) -> Phrase: return Phrase(f"In Reihe {row}, Spalte {column} setzen", f"Reihe {row}, Sp. {column}")
def makes_line(length: int) -> Deed: return Deed(f"eine {_LINES[length]} bilden", f"bildet eine {_LINES[length]}")
_LINES = (
    *("", "Einerlinie", "Zweierlinie", "Dreierlinie", "Viererlinie"),
    *("Fünferlinie", "Sechserlinie", "Siebenerlinie", "Achterlinie"),
)

# Labels and marks
CAN_TAKE_A_PIECE = "hier kann ein Stein hin"
CAN_BE_BLACKED_OUT = "kann gesperrt werden"
def space_label(row: int, column: int, owner: Player | None) -> str: return f"Reihe {row}, Spalte {column}, {EMPTY if owner is None else PIECES[owner]}"
def blackout_label(number: int, players: Sequence[Player]) -> str: return f"Ring {number}, {f'gesperrt von {named(NEUTRAL.each(players))}' if players else 'frei'}"

NOT_A_CHOICE = "Wählen kannst du nur Felder des Bretts und Ringe darüber."
def roll_first(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'musst', 'muss')} erst würfeln.")

def space_taken(row: int, column: int, owner: Player) -> str:
    where = f"In Reihe {row}, Spalte {column}"
    return f"{where} liegt schon ein {PIECES[owner]}; ein neuer Stein braucht ein leeres Feld."

def space_open(row: int, column: int, roll: int) -> str: return f"Reihe {row}, Spalte {column} ist leer, und mit der {roll} darfst du dort setzen."
def space_not_rolled(cast: Cast, player: Player, roll: int) -> str: return f"{_rolled(cast, player, roll)}. Der Stein gehört in Reihe {roll} oder Spalte {roll}."

def number_open(cast: Cast, player: Player, roll: int) -> str:
    can = "kannst" if cast[player].you else "kann"
    return f"{_rolled(cast, player, roll)} und {can} sie sperren."

def number_not_rolled(cast: Cast, player: Player, roll: int, number: int) -> str:
    rolled = _rolled(cast, player, roll)
    return f"{rolled}. Nur die {roll} lässt sich jetzt sperren, nicht die {number}."

def _rolled(cast: Cast, player: Player, roll: int) -> str: return capital(f"{does(cast[player], 'hast', 'hat')} eine {roll} gewürfelt")
def can_pass(roll: int) -> str: return f"Reihe {roll} und Spalte {roll} sind voll, also darfst du passen."

def cannot_pass(roll: int) -> str:
    empty = f"In Reihe {roll} oder Spalte {roll} ist noch ein Feld leer"
    return f"{empty}: Setz dort oder sperr die {roll}."

# Why a position can't be read or set up. These have no full stop.
NOT_A_POSITION = "erwartet sind acht Reihen aus r y g b und Ziffern, Sperren, Farbe am Zug, Wurf und ! oder -"
NOT_BLACKOUTS = "Sperren: erwartet sind steigende Ziffern oder - für keine"
def no_player(letter: str, players: int) -> str: return f"{letter} spielt bei {players} Farben nicht mit"
def row_is(row: int, spaces: int, most: int) -> str: return f"Reihe {row} hat {spaces} Felder statt {most}"
def blackouts_of(players: int, number: int) -> str: return f"erwartet sind die Sperren von {players} Farben, nicht von {number}"
def too_many(letter: str, pieces: int, most: int) -> str: return f"{letter} hat {pieces} Steine gesetzt, mehr als {most}"

# Why the game ended as it did
BLOCKED = "Niemand kann je wieder setzen."
def longest_line(cast: Cast, player: Player, length: int) -> str: return sentence(f"{does(cast[player], 'hast', 'hat')} die längste Linie: {_NUMBERS[length]}")

def all_level(cast: Cast, players: Sequence[Player], line: int, blackouts: int, pieces: int) -> str:
    are = "seid" if cast.you in players else "sind"
    each = f"{_line(line)}, {_blackouts(blackouts)} und {_pieces(pieces)} auf dem Brett"
    return sentence(f"{named(cast.each(players))} {are} gleichauf: {each}")

def more_blackouts(cast: Cast, tied: Sequence[Player], line: int, more: More, *, shared: bool) -> str:
    also = ", und gleich viele Steine" if shared else ""
    return sentence(f"{_tied(cast, tied, line)}, aber {_more(cast, more, 'Sperren')}{also}")

def more_blackouts_then_pieces(cast: Cast, tied: Sequence[Player], line: int, more: More, then: More) -> str:
    tie = f"{_tied(cast, tied, line)}, aber {_more(cast, more, 'Sperren')}"
    return sentence(f"{tie}; davon {_has(cast, then)} mehr Steine auf dem Brett{_to(then)}")

def more_pieces(cast: Cast, tied: Sequence[Player], line: int, blackouts: int, more: More) -> str:
    tie = f"{_tied(cast, tied, line)} und {_blackouts(blackouts)}"
    return sentence(f"{tie}, aber {_more(cast, more, 'Steine auf dem Brett')}")

def _tied(cast: Cast, players: Sequence[Player], line: int) -> str: return f"{named(cast.each(players))} {_have(cast, players)} {_line(line)}"

def _more(cast: Cast, more: More, things: str) -> str:
    has = do(cast.each(more.players), "hast", "hat", _have(cast, more.players))
    return f"{has} mehr {things}{_to(more)}"

def _has(cast: Cast, more: More) -> str:
    """Name who has something, after the verb."""
    if len(more.players) > 1: return f"{_have(cast, more.players)} {named(cast.each(more.players))}"
    verb = "hast" if cast.you in more.players else "hat"
    return f"{verb} {named(cast.each(more.players))}"

def _to(more: More) -> str: return f", {more.most} zu {more.less}"
def _line(length: int) -> str: return f"je eine {_LINES[length]}" if length else "keine Linie"
def _blackouts(number: int) -> str: return f"je {counted(number, 'Sperre', 'Sperren')}" if number else "keine Sperren"
def _pieces(number: int) -> str: return f"je {counted(number, 'Stein', 'Steine')}" if number else "keine Steine"

# The position in words
BLACKOUTS = "Sperren"
def row(number: int) -> str: return f"Reihe {number}"
def column(number: int) -> str: return f"Spalte {number}"
def piece_colour(owner: Player | None) -> str: return EMPTY if owner is None else _COLOURS[owner]

def pieces(count: int, by_row: Sequence[tuple[int, Sequence[int]]], blackouts: Sequence[int], hand: int) -> str:
    where = "".join(f"; Reihe {row}: {_listed(columns)}" for row, columns in by_row)
    return f"{counted(count, 'Stein', 'Steine')}{where}. Gesperrt: {_listed(blackouts) or 'nichts'}. Im Vorrat: {hand}"

def blacked_out(blackouts: Sequence[Sequence[int]]) -> str: return "; ".join(f"{PLAYERS[player]} {_listed(numbers) or 'nichts'}" for player, numbers in enumerate(blackouts))
def _listed(numbers: Sequence[int]) -> str: return ", ".join(map(str, numbers))

# The position in a terminal

def player_line(player: Player, hand: int, blackouts: Sequence[int]) -> str:
    numbers = " ".join(map(str, blackouts)) or "keine"
    return f"{PLAYERS[player]}: {hand} im Vorrat, Sperren {numbers}"

def turn_line(player: Player, roll: int, ending: bool) -> str:
    rolled = f"hat eine {roll} gewürfelt" if roll else "würfelt"
    return f"{PLAYERS[player]} {rolled}{', in der letzten Runde' if ending else ''}"

# A hint's words about a blackout

def counted_hint(best: str, other: str, *, places: bool) -> str:
    kind = "wenn du die Zahl sperrst" if places else "mit einem Stein"
    return f"Gewinnt {best}\u00a0von\u00a0100 Mal" + (f"; {kind}: {other}" if other else "")

def risk(blackouts: int) -> str:
    if blackouts == 1: return "1 von 8 Zahlen würde deinen Zug beenden"
    return f"{blackouts} von 8 Zahlen würden deinen Zug beenden"

# On paper
HANDOUT = "Brett"
HOW_TO_USE = "Ihr braucht einen achtseitigen Würfel. Steine werden nie bewegt, also genügt ein Stift: Zeichnet euer Zeichen auf das Feld und hakt für jeden Stein ein Kästchen ab. Gesperrte Zahlen streicht ihr in eurer Leiste über den Spalten durch."
BOARD_LABEL = "Das Brett mit einer Leiste für jede Farbe darüber"
SCORE_TITLE = "Am Ende"
SCORE_ROWS = ("Längste Linie", "Sperren", "Steine auf dem Brett")
DATE = "Datum"
def tally_label(number: int) -> str: return f"{number} Kästchen für die Steine jeder Farbe"

# Puzzles
THEMES = {
    "sure-win": "Ein sicherer Sieg",
    "blackout": "Erst sperren",
    "longest-line": "Die längste Linie",
    "tie-won": "Bei Gleichstand gewonnen",
    "shared-win": "Ein geteilter Sieg",
}
WHY = {
    "blackout": "Noch ein Wurf ist mehr wert als jedes Feld.",
    "longest-line": "Das ergibt die längste Linie.",
    "tie-won": "Das gleicht aus und gewinnt bei Gleichstand.",
    "shared-win": "Das gleicht mit der längsten Linie aus.",
}

def puzzle(player: Player, roll: int) -> str:
    name = PLAYERS[player]
    asks = f"Womit gewinnt {name} am ehesten? Letzte Runde: {name} hat eine {roll} gewürfelt."
    return f"{asks} Ein geteilter Sieg zählt anteilig."

def best_chance(player: Player, best: int, second: int) -> str:
    wins = f"{PLAYERS[player]} gewinnt {_often(best)}"
    return f"{wins}, und nach allem anderen höchstens {_often(second)}."

def worse_chance(player: Player, chance: int, best: int) -> str:
    name = PLAYERS[player]
    wins = f"gewinnt {name} {_often(chance)}" if chance else f"kann {name} nicht gewinnen"
    return f"Danach {wins}. Ein anderer Zug gewinnt {_often(best)}."

def _often(chance: int) -> str: return "sicher" if chance == 100 else f"in {chance}\u00a0von\u00a0100 Fällen"

def makes_five(name: str, now: int, otherwise: int) -> str: return f"{name} bildet dann mit {now} von 8 Zahlen eine Fünferreihe; sonst mit {otherwise}"
def has_open_lines(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} offene Fünferfelder mit mindestens drei Steinen; sonst {otherwise}"
def has_line(name: str, now: int, otherwise: int) -> str: return f"{name}: längste Linie dann {now}; sonst {otherwise}"
def has_blackouts(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} {'Zahl' if now == 1 else 'Zahlen'} gesperrt; sonst {otherwise}"
