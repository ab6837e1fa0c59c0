"""French: what is wrong with the text of a game. None of it has a full stop."""

from __future__ import annotations

NO_GAME = 'il manque une ligne comme [Game "cercas"]'
GAME_FIRST = 'il manque le jeu : [Game "…"]'
TAG_TOO_LATE = 'une balise se place avant les coups, seule sur sa ligne : [Date "2026"]'
ACTION_FIRST = "une variante commence par un coup"
NOT_OVER = "la partie n’est pas terminée ici, elle n’a donc pas de résultat"
OPEN_COMMENT = "ce commentaire n’est pas fermé par « } »"
PLAYERS_NUMBER = "Players : un nombre entier est attendu"
def at_the_end(why: str) -> str: return f"à la fin : {why}"
def in_line(line: int, why: str) -> str: return f"ligne {line} : {why}"
def too_deep(most: int) -> str: return f"les variantes s’emboîtent au plus {most} fois"
def open_variation(line: int) -> str: return f"il manque « ) » à la variante de la ligne {line}"
def other_result(result: str, text: str) -> str: return f"le résultat est {result}, pas {text}"
def unexpected(text: str) -> str: return f"« {text} » n’a pas sa place ici"
def not_after_result(expected: str) -> str: return f"après le résultat, rien n’est attendu, ou l’un de ceux-ci : {expected}"
def two_tags(tag: str) -> str: return f"la balise « {tag} » figure deux fois"
