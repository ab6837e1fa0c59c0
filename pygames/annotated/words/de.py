"""Deutsch: was am Text eines Spiels nicht stimmt. Nichts davon hat einen Punkt am Ende."""

from __future__ import annotations

NO_GAME = 'hier fehlt eine Zeile wie [Game "cercas"]'
GAME_FIRST = 'hier fehlt das Spiel: [Game "…"]'
TAG_TOO_LATE = 'eine Angabe steht vor den Zügen, allein in ihrer Zeile: [Date "2026"]'
ACTION_FIRST = "eine Variante beginnt mit einem Zug"
NOT_OVER = "die Partie ist hier nicht zu Ende und hat kein Ergebnis"
OPEN_COMMENT = "dieser Kommentar wird nicht mit „}“ geschlossen"
PLAYERS_NUMBER = "Players: hier gehört eine ganze Zahl hin"
def at_the_end(why: str) -> str: return f"am Schluss: {why}"
def in_line(line: int, why: str) -> str: return f"Zeile {line}: {why}"
def too_deep(most: int) -> str: return f"Varianten sind höchstens {most} tief"
def open_variation(line: int) -> str: return f"zur Variante in Zeile {line} fehlt „)“"
def other_result(result: str, text: str) -> str: return f"das Ergebnis ist {result}, nicht {text}"
def unexpected(text: str) -> str: return f"„{text}“ gehört nicht hierher"
def not_after_result(expected: str) -> str: return f"nach dem Ergebnis steht nichts oder eins davon: {expected}"
def two_tags(tag: str) -> str: return f"die Angabe „{tag}“ steht zweimal da"
