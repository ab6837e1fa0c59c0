"""Hrvatski: što nije u redu s tekstom partije. Nijedna rečenica nema točku na kraju."""

from __future__ import annotations

from pygames.grammar.hr import counted

NO_GAME = 'nedostaje redak poput [Game "cercas"]'
GAME_FIRST = 'nedostaje igra: [Game "…"]'
TAG_TOO_LATE = 'podaci stoje prije poteza, svaki u svojem retku: [Date "2026"]'
ACTION_FIRST = "varijanta počinje potezom"
NOT_OVER = "partija ovdje nije završena, pa nema rezultata"
OPEN_COMMENT = "ovaj komentar nije zatvoren znakom „}”"
PLAYERS_NUMBER = "Players: ovdje ide cijeli broj"
def at_the_end(why: str) -> str: return f"na kraju: {why}"
def in_line(line: int, why: str) -> str: return f"{line}. redak: {why}"

def too_deep(most: int) -> str:
    levels = counted(most, "razinu", "razine", "razina")
    return f"varijante idu najviše {levels} u dubinu"

def open_variation(line: int) -> str: return f"varijanti iz {line}. retka nedostaje „)”"
def other_result(result: str, text: str) -> str: return f"rezultat je {result}, a ne {text}"
def unexpected(text: str) -> str: return f"„{text}” ne pripada ovamo"
def not_after_result(expected: str) -> str: return f"iza rezultata ne stoji ništa ili jedno od ovoga: {expected}"
def two_tags(tag: str) -> str: return f"podatak „{tag}” naveden je dvaput"
