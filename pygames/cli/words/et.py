"""Eesti keel: mida käsud terminalis mängude kohta ütlevad."""

from __future__ import annotations

from pygames.grammar.et import counted

# Playing.
HELP = "Kirjuta käik või: list (kõik käigud), undo, resign, draw, help, quit."
LINK = "Et see mäng lehel avada, lisa lehe aadressi lõppu:"
RESIGN = "Kas alistud? (jah, ei)"
AGREE = "Kas mõlemad on viigiga nõus? (jah, ei)"
YES = frozenset({"j", "jah"})
BOTS_DONT_AGREE = "Botid viigis kokku ei lepi."
def to_move(name: str) -> str: return f"Käigul on {name}:"

# A game in words.
NOTHING_YET = "Veel ei ole midagi mängitud."
NOT_OVER = "Mäng ei ole veel läbi."
GRADES = {
    "best": "parim",
    "equal": "sama hea",
    "good": "hea",
    "inaccuracy": "ebatäpsus",
    "mistake": "viga",
    "blunder": "raske viga",
}
def players(number: int) -> str: return counted(number, "mängija", "mängijat")
def begins_from(position: str) -> str: return f"Mäng algab seisust {position}"
def instead(line: str) -> str: return f"Või: {line}"
def or_else(line: str) -> str: return f"või: {line}"
def better(move: str) -> str: return f"Parem: {move}"
def cost_in_points(number: int) -> str: return f"umbes {counted(number, 'punkt', 'punkti')}"
def cost_in_wins(percent: int) -> str: return f"{percent}% võidust"
