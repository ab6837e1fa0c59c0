"""Deutsch: alle Sätze, die ein kleines Spiel hat, ohne sie zu schreiben. Leser werden geduzt."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import Action, Player
from pygames.grammar.cast import Cast
from pygames.grammar.de import capital, counted, dashed, does, joined, subject
from pygames.look.phrase import Phrase
from pygames.simple.outcomes import number_of
from pygames.simple.own import as_words, kinds

TIP = "{Tap} auf einen der markierten Plätze."
TURN = "Wähle einen der markierten Plätze."
END = "Die Partie endet, sobald das Ziel erreicht ist."
SCORE = "Wer das Ziel erreicht, gewinnt."

# How it ends.

def reason(returns: Sequence[int], points: Sequence[int] | None) -> str:
    if len(returns) == 1: return "Die Partie ist zu Ende."
    if points is not None: return f"Es zählen die meisten Punkte: {' zu '.join(map(str, sorted(points, reverse=True)))}."
    return "Das Ziel ist erreicht." if any(returns) else "Niemand hat gewonnen."

# What is on the board. Pieces have the names that their author gave them.
EMPTY = "leer"
def named(piece: str) -> str: return joined([f"{many} × {kind}" if many > 1 else kind for kind, many in kinds(piece)])
def label(cell: str, piece: str | None) -> str: return f"{cell}, {EMPTY if piece is None else named(piece)}"
CAN = {"ring": "wählbar", "dot": "erreichbar", "cross": "kann geschlagen werden"}
def held(number: int) -> str: return counted(number, "Stein", "Steine")

def outcome(text: Action) -> str:
    number = number_of(text)
    return f"eine {number}" if number else as_words(text)

def on_the_table(tray: Sequence[Action]) -> str:
    numbers = [str(number_of(each)) for each in tray]
    if "0" in numbers: return f"Auf dem Tisch: {joined([outcome(each) for each in tray])}."
    return f"{'Der Würfel zeigt' if len(tray) == 1 else 'Die Würfel zeigen'} {joined(numbers)}."

# What is next.
PIECE, PLACE, ANY, BUTTON = (
    "wähle einen Stein zum Ziehen",
    "wähle einen leeren Platz",
    "wähle einen markierten Platz",
    "entscheide",
)
OVER = "Die Partie ist zu Ende"
WHERE_TO, AND_THEN = "Wohin?", "Und dann?"

def chance(cast: Cast, player: Player | None, *, rolls: bool) -> str:
    if player is None: return "Der Würfel wird geworfen" if rolls else "Der Zufall entscheidet"
    line = does(cast[player], "würfelst", "würfelt") if rolls else does(cast[player], "ziehst", "zieht")
    return capital(line)

def phrase_of_chance(text: Action, glyphs: tuple[str, ...]) -> Phrase:
    number = number_of(text)
    if number: return Phrase(f"Eine {number} gewürfelt", f"{number}", glyphs)
    return Phrase(f"Gezogen: {as_words(text)}", as_words(text))

Sent = Sequence[tuple[str, str]]

def _besides(captures: Sequence[str], arrivals: Sent) -> str:
    """Say what happens to others when a piece moves."""
    parts = [f"geschlagen: {joined(captures)}"] if captures else []
    parts += [f"{named(kind)} kommt nach {cell}" for kind, cell in arrivals]
    return "".join(f"; {part}" for part in parts)

def moves(way: str, captures: Sequence[str], arrivals: Sent) -> Phrase: return Phrase(f"{dashed(way)} ziehen{_besides(captures, arrivals)}", dashed(way))
def places(where: str) -> Phrase: return Phrase(f"Auf {dashed(where)} setzen", dashed(where))
def chooses(what: str) -> Phrase: return Phrase(f"{dashed(what)} wählen", dashed(what))

def moved(cast: Cast, player: Player, way: str, captures: Sequence[str], arrivals: Sent) -> str:
    did = f"{does(cast[player], 'hast', 'hat')} {dashed(way)} gezogen"
    return capital(f"{did}{_besides(captures, arrivals)}")

def placed(cast: Cast, player: Player, piece: str, cells: Sequence[str]) -> str: return capital(f"{does(cast[player], 'hast', 'hat')} {named(piece)} auf {joined(cells)} gesetzt")
def chose(cast: Cast, player: Player, what: str) -> str: return f"{capital(subject(cast[player]))}: {dashed(what)}"
def has_chosen(cast: Cast, player: Player) -> str: return capital(f"{does(cast[player], 'hast', 'hat')} gewählt")
IN_SECRET = "Verdeckt gewählt"
ALL_HAVE_CHOSEN = "Alle haben gewählt"
ALL_AT_ONCE = "Alle wählen gleichzeitig: Keine Wahl ist zu sehen, bevor die letzte getroffen ist."
def pressed(cast: Cast, player: Player, label: str) -> str: return capital(f"{does(cast[player], 'hast', 'hat')} „{label}“ gewählt")

def happened(cast: Cast, player: Player | None, text: Action) -> str:
    number = number_of(text)
    what = f"eine {number} gewürfelt" if number else f"{as_words(text)} gezogen"
    return capital(what if player is None else f"{does(cast[player], 'hast', 'hat')} {what}")

# Why something can't be picked.
CHANCE_NEXT = "Jetzt ist der Zufall dran."
ONLY_PLACES = "Wählen kannst du nur Plätze des Bretts."
NOT_NOW = "Das geht jetzt nicht."

# So many places are named.
_FEW = 4
def taken(cell: str) -> str: return f"Auf {cell} steht schon etwas."
def nothing_there(cell: str) -> str: return f"{cell} ist leer: Wähle einen Stein zum Ziehen."
def not_yours(cell: str, piece: str) -> str: return f"Auf {cell} steht {named(piece)}, und damit kann jetzt nicht gezogen werden."
def not_here(cell: str) -> str: return f"{cell} lässt sich jetzt nicht wählen."

def elsewhere(start: str, cell: str, ends: Sequence[str]) -> str:
    lead = f"Von {start} führt kein Weg nach {cell}"
    return f"{lead}, nur nach {joined(ends, 'oder')}." if len(ends) <= _FEW else f"{lead}."

def listed(cells: Sequence[str]) -> str: return f"{len(cells)}: {', '.join(cells)}"

def way(kind: str, name: str) -> str:
    if kind == "row": return f"Reihe {name}" if name else ROW
    return f"Spalte {name}" if kind == "column" else f"Linie {dashed(name)}"

TRAY = "Auf dem Tisch"
MARKED = "Hervorgehoben"
ROW = "Reihe"

# Paper.
BOARD = "Brett"
EXAMPLE = "wie man ihn eintippt, etwa b3 oder b3-b4"
BOARD_LABEL = "Das Brett am Anfang"
BOARD_SHEET = "Spielt mit Münzen, Spielsteinen oder Knöpfen."
START_SHEET = "Die Steine sind eingezeichnet, wo sie anfangen; legt Münzen, Spielsteine oder Knöpfe darauf."

# Planes: for programs that learn.
def plane_of(piece: str) -> str: return f"{piece} hier"
def plane_of_turn(player: Player) -> str: return f"Nummer {player} ist am Zug"
def plane_of_seat(player: Player) -> str: return f"ich bin Nummer {player}"
def plane_of_word(text: str) -> str: return f"{text} ist wählbar"
def plane_of_outcome(text: str) -> str: return f"{outcome(text)} auf dem Tisch"
NEXT, LATER, CHOSEN = "als Nächstes wählbar", "später wählbar", "schon gewählt"

# Measures.
NOT_MEASURED = "Noch wurde nichts gemessen."
WINS, DRAWS, LEADS = "Siege von", "Unentschieden", "Führungswechsel in einer Partie"
LENGTH, CHOICES = "Aktionen in einer Partie", "Auswahl in einem Zug"
UNUSED, NEVER = "Nie benutzte Plätze", "Nie benutzte Tasten"
def measured_alone(score: int) -> str: return f"Bots erreichen im Mittel {score}."
def unfair(name: str, share: int, *, first: bool) -> str: return f"{name} gewinnt {share}\u00a0von\u00a0100" + (": probier die Tauschregel." if first else ".")
def often_drawn(share: int) -> str: return f"{share}\u00a0von\u00a0100 Partien enden unentschieden."
def lucky(skill: int) -> str: return f"Ein stärkerer Bot gewinnt nur {skill}\u00a0von\u00a0100: das Glück entscheidet viel."
def too_few(low: int, high: int) -> str: return f"Zu wenige Partien, um etwas zu sagen: wer beginnt, gewinnt {low}\u00a0bis\u00a0{high}\u00a0von\u00a0100."
def fair(share: int, skill: int) -> str: return f"Nichts fällt auf: wer beginnt, gewinnt {share}\u00a0von\u00a0100, und ein stärkerer Bot {skill}."
def stronger(strong: int, weak: int) -> str: return f"Stufe {strong} gegen Stufe {weak}"
TWO_ONLY = "Lösen lassen sich nur Spiele zu zweit."
NO_LUCK = "Wo Würfel, Karten oder Geheimnisse entscheiden, gibt es nichts zu lösen."
TOLD_APART = "Die Stellungen lassen sich nicht unterscheiden: Der Zustand muss eine eingefrorene Dataclass sein."
def solved_win(name: str, points: int, moves: int, positions: int) -> str:
    by = f" mit mindestens {counted(points, 'Punkt', 'Punkten')} Vorsprung" if points else ""
    return f"{name} gewinnt in höchstens {counted(moves, 'Zug', 'Zügen')}{by}, was der andere auch tut. {counted(positions, 'Stellung', 'Stellungen')}."
def solved_draw(positions: int) -> str: return f"Unentschieden, wenn beide am besten spielen. {counted(positions, 'Stellung', 'Stellungen')}."
def gave_up(positions: int, seconds: int) -> str: return f"Nicht gelöst: Nach {seconds} Sekunden sind {positions} Stellungen bekannt, und es gibt mehr."
def best_moves(moves: Sequence[str]) -> str: return f"Am besten: {'; '.join(moves)}."
EVERY_MOVE = "Jeder Zug ist gleich gut."
