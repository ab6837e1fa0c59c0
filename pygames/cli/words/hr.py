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


def to_move(name: str) -> str:
    """Ask a player for an action."""
    return f"Na potezu je {name}:"


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


def players(number: int) -> str:
    """Say how many play."""
    return counted(number, "igrač", "igrača", "igrača")


def begins_from(position: str) -> str:
    """Say which position a game begins from."""
    return f"Počinje od pozicije {position}"


def instead(line: str) -> str:
    """Name what could have been played instead, as a line of its own."""
    return f"Ili: {line}"


def or_else(line: str) -> str:
    """Say the same within a line."""
    return f"ili: {line}"


def better(move: str) -> str:
    """Name the best move."""
    return f"Bolje: {move}"


def cost_in_points(number: int) -> str:
    """Say how many points a move costs."""
    return f"oko {counted(number, 'boda', 'boda', 'bodova')}"


def cost_in_wins(percent: int) -> str:
    """Say what part of a win a move costs."""
    return f"{percent}\u00a0% pobjede"
