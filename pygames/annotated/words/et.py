"""Eesti keel: mis on mängu tekstis valesti. Ühelgi neist ei ole lõpus punkti."""

from __future__ import annotations

NO_GAME = 'siin peab olema rida nagu [Game "cercas"]'
GAME_FIRST = 'kõigepealt peab olema mäng: [Game "…"]'
TAG_TOO_LATE = 'märgend on enne käike, eraldi real: [Date "2026"]'
ACTION_FIRST = "variant algab käiguga"
NOT_OVER = "mäng ei ole siin läbi ja tulemust veel ei ole"
OPEN_COMMENT = "selle kommentaari lõpust puudub „}“"
PLAYERS_NUMBER = "Players: siin peab olema täisarv"
def at_the_end(why: str) -> str: return f"lõpus: {why}"
def in_line(line: int, why: str) -> str: return f"rida {line}: {why}"
def too_deep(most: int) -> str: return f"variandid võivad üksteise sees olla kuni {most} taset"
def open_variation(line: int) -> str: return f"real {line} algava variandi lõpust puudub „)“"
def other_result(result: str, text: str) -> str: return f"tulemus on {result}, mitte {text}"
def unexpected(text: str) -> str: return f"„{text}“ ei sobi siia"
def not_after_result(expected: str) -> str: return f"tulemuse järel võib olla ainult üks neist või mitte midagi: {expected}"
def two_tags(tag: str) -> str: return f"märgend „{tag}“ on kaks korda"
