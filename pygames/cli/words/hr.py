"""Hrvatski: što naredbe u terminalu kažu o partijama."""

from __future__ import annotations

from pygames.grammar.hr import counted

# Playing.
HELP = "Upiši potez ili: list (svi potezi), undo, resign, draw, help, quit."
LINK = "Za otvaranje ove partije na stranici dodaj ovo njezinoj adresi:"
RESIGN = "Predati ovu partiju? (da, ne)"
AGREE = "Slažu li se obje strane s neriješenim ishodom? (da, ne)"
YES = frozenset({"d", "da"})
BOTS_DONT_AGREE = "Botovi ne pristaju na neriješeno."
def to_move(name: str) -> str: return f"Na potezu je {name}:"

# A game in words.
NOTHING_YET = "Još nije odigran nijedan potez."
NOT_OVER = "Partija nije završena."
GRADES = {
    "best": "najbolje",
    "equal": "jednako dobro",
    "good": "dobro",
    "inaccuracy": "neprecizno",
    "mistake": "pogreška",
    "blunder": "gruba pogreška",
}
def players(number: int) -> str: return counted(number, "igrač", "igrača", "igrača")
def begins_from(position: str) -> str: return f"Počinje od pozicije {position}"
def instead(line: str) -> str: return f"Ili: {line}"
def or_else(line: str) -> str: return f"ili: {line}"
def better(move: str) -> str: return f"Bolje: {move}"
def cost_in_points(number: int) -> str: return f"oko {counted(number, 'boda', 'boda', 'bodova')}"
def cost_in_wins(percent: int) -> str: return f"{percent}\u00a0% pobjede"
