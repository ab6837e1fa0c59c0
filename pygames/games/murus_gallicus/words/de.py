"""Deutsch: alles, was man in Murus Gallicus liest oder hört. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Player
from pygames.grammar.cast import Cast
from pygames.grammar.de import asks, capital, counted, does, subject, whose
from pygames.look.phrase import Deed, Phrase
from pygames.look.scene import Form
from pygames.look.short import InShort

NAMES = ("Weiß", "Schwarz")
HOW_TO_ARRANGE = "{Tap} auf ein Feld, um zu ändern, was darauf steht."
TOOLS = {"turn": "Andere Seite am Zug", "clear": "Leeres Brett"}
NEUTRAL = Cast(NAMES)

SUMMARY = "Brich durch, mit Türmen, die gehen, indem sie zerfallen."
SHORT = InShort(
    goal="Bring einen Stein auf die gegnerische Grundreihe oder nimm deinem Gegner jeden Zug.",
    turn="Zieh mit einem Turm, dessen zwei Steine auf die nächsten zwei Felder in einer Linie kommen; oder schlag einen einzelnen Stein daneben, was jede Seite einen Stein kostet.",
    end="Die Partie endet, wenn ein Stein die gegnerische Grundreihe erreicht oder wenn jemand nicht mehr ziehen kann.",
    score="Punkte gibt es nicht: Wer zuerst durchbricht, gewinnt.",
)
TIP = "{Tap} auf einen Turm, dann auf sein Ziel."

def daily(moves: int, white: bool) -> str:
    count = counted(moves, "Zug", "Zügen")
    return f"So gewinnt {NAMES[0 if white else 1]}: Finde den Weg in {count}."

def daily_special(winning: int, choices: int) -> str:
    if winning == 1: return f"Nur einer der {choices} ersten Züge führt zum Ziel."
    if 2 * winning > choices: return f"Die meisten ersten Züge führen zum Ziel: {winning} von {choices}."
    return f"Nur {winning} der {choices} ersten Züge führen zum Ziel."

def daily_wrong(moves: int) -> str:
    in_time = "im nächsten Zug" if moves == 1 else f"in {moves} Zügen"
    return f"Der nicht: Damit gewinnst du nicht mehr {in_time}. Versuch einen anderen."

# Puzzles.
THEMES = {
    "threat": "Zuerst drohen",
    "several-threats": "Mehrere Drohungen zugleich",
    "along-the-row": "Ein Zug entlang der Reihe",
    "two-stacks": "Zwei Türme aus einem",
    "fewer-stacks": "Weniger Türme",
    "two-moves": "Zwei Züge",
    "no-move-left": "Kein Zug mehr möglich",
}
BREAKS_THROUGH = "Das ist der Durchbruch."
SLOWER = "Es gibt einen Zug, der sofort gewinnt."
def puzzle(player: Player) -> str: return f"{NAMES[player]} zieht und gewinnt."
def shuts_in(player: Player) -> str: return f"{NAMES[player]} kann nicht mehr ziehen."

def why(ways: int, *, capture: bool) -> str:
    many = f"an {ways} Stellen " if ways > 1 else ""
    if not capture: return f"Damit droht {many}der Durchbruch." if ways else "Kein anderer Zug gewinnt."
    if not ways: return "Das nimmt einen Stein vom Brett, und kein anderer Zug gewinnt."
    return f"Das nimmt einen Stein vom Brett, und {many or 'es '}droht der Durchbruch."

def refuted_at_once(winner: Player) -> str: return f"Damit ist der Sieg verschenkt: {NAMES[winner]} gewinnt sofort."
def lets_go(winner: Player) -> str: return f"Damit ist der Sieg verschenkt: Jetzt kann {NAMES[winner]} den Sieg erzwingen."

# Pieces on a square, and what can be done there.
EMPTY = "leer"
STACKS = ("weißer Turm", "schwarzer Turm")
SINGLES = ("einzelner weißer Stein", "einzelner schwarzer Stein")
_SEVERAL = {
    "weißer Turm": "weiße Türme",
    "schwarzer Turm": "schwarze Türme",
    "einzelner weißer Stein": "einzelne weiße Steine",
    "einzelner schwarzer Stein": "einzelne schwarze Steine",
}
def several(piece: str) -> str: return _SEVERAL.get(piece, piece)
CAN: dict[Form, str] = {
    "ring": "kann ziehen",
    "dot": "ist erreichbar",
    "cross": "kann geschlagen werden",
}
def stacks_left(number: int) -> str: return counted(number, "Turm", "Türme")
def rows_to_go(number: int) -> str: return f"noch {counted(number, 'Reihe', 'Reihen')}" if number else ""

def pieces(stacks: Sequence[str], singles: Sequence[str]) -> str:
    towers = f"{stacks_left(len(stacks))}: {', '.join(stacks)}" if stacks else "kein Turm"
    stones = counted(len(singles), "einzelner Stein", "einzelne Steine")
    alone = f"{stones}: {', '.join(singles)}" if singles else "kein einzelner Stein"
    return f"{towers}; {alone}"

def row(number: int) -> str: return f"Reihe {number}"
def column(letter: str) -> str: return f"Spalte {letter}"

# A turn.
def choose_stack(cast: Cast, player: Player) -> str: return asks(cast[player], "wähle einen Turm zum Ziehen")

def where_to(stack: str, *, can_hit: bool) -> str:
    where = f"Wohin zieht der Turm auf {stack}?"
    if not can_hit: return where
    return f"{where} Schlägt er einen angekreuzten Stein, verliert jede Seite einen."

def moved(cast: Cast, player: Player, stack: str, far: str) -> str: return capital(f"{does(cast[player], 'hast', 'hat')} {stack}–{far} gezogen")

def hit(cast: Cast, player: Player, stack: str, victim: str) -> str:
    did = capital(f"{does(cast[player], 'hast', 'hat')} von {stack} aus {victim} geschlagen")
    return f"{did}; jede Seite hat einen Stein verloren"

def moves_from(stack: str, far: str) -> Phrase: return Phrase(f"{stack}–{far} ziehen", f"{stack}–{far}")
def hits(stack: str, victim: str) -> Phrase: return Phrase(f"{victim} von {stack} aus schlagen", f"{stack} schlägt {victim}")
def swap(mirrored: str) -> str: return f"Tauschen: diese Eröffnung selbst spielen ({mirrored})"

def swapped(cast: Cast, player: Player, first: str, mirrored: str) -> str:
    swap = capital(f"{does(cast[player], 'hast', 'hat')} getauscht")
    gone = f"{first} ist zurückgenommen"
    return f"{swap}: {gone}, und {does(cast[player], 'hast', 'hat')} nun {mirrored}"

def takes(square: str) -> Deed:
    stone = f"den einzelnen Stein auf {square}"
    return Deed(f"{stone} schlagen", f"schlägt {stone}")

# Why a position can't be set up. These have no full stop.
NOT_A_POSITION = "erwartet sind sieben Reihen aus W, w, B, b und Ziffern, dann w oder b am Zug"
def row_is(row: int, squares: int, most: int) -> str: return f"Reihe {row} hat {squares} Felder statt {most}"
def too_many(player: Player, stones: int, most: int) -> str: return f"{NAMES[player]} hat {stones} Steine, mehr als {most}"
def through_already(player: Player) -> str: return f"{NAMES[player]} ist schon durchgebrochen: Die Partie ist zu Ende"

# The end.
OVER = "Die Partie ist zu Ende."
REPEATED = "Dieselbe Stellung ist zum dritten Mal entstanden."

def broken_through(cast: Cast, loser: Player) -> str:
    row = whose(cast[loser], "deine Grundreihe", "die Grundreihe")
    return capital(f"{does(cast[1 - loser], 'hast', 'hat')} {row} erreicht.")

def stalemate(cast: Cast, loser: Player) -> str: return capital(f"{does(cast[loser], 'kannst', 'kann')} nicht mehr ziehen.")

# Why something can't be picked.
ONLY_SQUARES = "Wählen kannst du nur Felder des Bretts."
SINGLE_CANT_ACT = "Ziehen und schlagen kann nur ein Turm, und das ist ein einzelner Stein."
CHOOSE_TARGET = "Wähle, wohin dieser Turm zieht."
TOO_FAR = "Ein Turm reicht nur bis zu den zwei nächsten Feldern in gerader Linie."
OFF_BOARD = "Der zweite Stein käme neben das Brett."
CHOOSE_FARTHER = "Auf jedes der zwei Felder kommt ein Stein. Wähle das entferntere."

def empty(cast: Cast, square: str, player: Player) -> str:
    if cast[player].you: return f"{square} ist leer. Wähle einen deiner Türme."
    return f"{square} ist leer. Wähle einen Turm von {subject(cast[player])}."

def not_yours(cast: Cast, square: str, player: Player) -> str:
    mover = does(cast[player], "bist", "ist")
    if cast[1 - player].you: return f"{square} gehört dir, und {mover} am Zug."
    return f"{square} gehört {subject(cast[1 - player])}, und {mover} am Zug."

def shut_in(stack: str) -> str: return f"Der Turm auf {stack} kann weder ziehen noch schlagen."

def hits_stack(cast: Cast, player: Player) -> str:
    has = capital(does(cast[1 - player], "hast", "hat"))
    return f"{has} dort einen Turm, und Türme kann man nicht schlagen."

def full(square: str) -> str: return f"Auf {square} steht schon ein Turm, und mehr als zwei Steine hat kein Feld."

def blocked(cast: Cast, square: str, player: Player) -> str:
    owner = "dir" if cast[1 - player].you else subject(cast[1 - player])
    return f"Auf {square} steht etwas von {owner}; dort kann kein Stein hin."

# Paper.
BOARD_TITLE = "Spielbrett"
BOARD_SHEET = "Am Anfang steht auf jedem Feld der Grundreihen ein Turm aus zwei Steinen: Weiß auf Reihe 1, Schwarz auf Reihe 7. Weiß beginnt. Ihr braucht 16 helle und 16 dunkle Steine: Spielsteine, Münzen oder die Steine zum Ausschneiden."
BOARD_LABEL = "Das Brett, acht Spalten mal sieben Reihen"
GAMES, WON_BY = "Partien", "Gewonnen hat"

STONES_TITLE, STONES_OFFER = "Steine", "Steine zum Ausschneiden"
STONES_SHEET = "Auf festes Papier drucken und an den gestrichelten Linien ausschneiden. Weiß hat die quadratischen Steine, Schwarz die sechseckigen. Zwei Steine einer Farbe auf einem Feld sind ein Turm."
STONES_LABEL = "16 weiße und 16 schwarze Steine"
NOTATION = "d1-d3 für einen Zug, d4xe5 fürs Schlagen"

def can_hit(name: str, now: int, otherwise: int) -> str: return f"{name} greift dann {now or 'keine'} einzelne Steine an; sonst {otherwise or 'keine'}"
def has_moves(name: str, now: int, otherwise: int) -> str: return f"{name} hat dann {now} mögliche Züge; sonst {otherwise}"
