"""Deutsch: was Befehle im Terminal über Spiele sagen."""

from __future__ import annotations

from pygames.grammar.de import counted

# Playing.
HELP = "Tipp einen Zug ein, oder: list (alle Züge), undo, resign, draw, help, quit."
LINK = "Um diese Partie auf der Seite zu öffnen, häng das an ihre Adresse an:"
RESIGN = "Diese Partie aufgeben? (ja, nein)"
AGREE = "Einigen sich beide auf ein Unentschieden? (ja, nein)"
YES = frozenset({"j", "ja"})
BOTS_DONT_AGREE = "Bots einigen sich nicht auf ein Unentschieden."
def to_move(name: str) -> str: return f"{name} am Zug:"

# A game in words.
NOTHING_YET = "Noch wurde nichts gespielt."
NOT_OVER = "Die Partie ist noch nicht zu Ende."
GRADES = {
    "best": "am besten",
    "equal": "ebenso gut",
    "good": "gut",
    "inaccuracy": "ungenau",
    "mistake": "Fehler",
    "blunder": "grober Fehler",
}
def players(number: int) -> str: return counted(number, "Spieler", "Spieler")
def begins_from(position: str) -> str: return f"Es beginnt mit der Stellung {position}"
def instead(line: str) -> str: return f"Oder: {line}"
def or_else(line: str) -> str: return f"oder: {line}"
def better(move: str) -> str: return f"Besser: {move}"
def cost_in_points(number: int) -> str: return f"etwa {counted(number, 'Punkt', 'Punkte')}"
def cost_in_wins(percent: int) -> str: return f"{percent}\u00a0% eines Sieges"
