"""Español: qué falla en el texto de una partida. Nada de esto lleva punto final."""

from __future__ import annotations

NO_GAME = 'falta una línea como [Game "cercas"]'
GAME_FIRST = 'falta el juego: [Game "…"]'
TAG_TOO_LATE = 'las etiquetas van antes de las jugadas, cada una en su línea: [Date "2026"]'
ACTION_FIRST = "una variante empieza con una jugada"
NOT_OVER = "aquí la partida no ha terminado, así que no tiene resultado"
OPEN_COMMENT = "falta «}» al final de este comentario"
PLAYERS_NUMBER = "Players: tiene que ser un número entero"
def at_the_end(why: str) -> str: return f"al final: {why}"
def in_line(line: int, why: str) -> str: return f"línea {line}: {why}"
def too_deep(most: int) -> str: return f"las variantes tienen {most} niveles como máximo"
def open_variation(line: int) -> str: return f"falta «)» al final de la variante de la línea {line}"
def other_result(result: str, text: str) -> str: return f"el resultado es {result}, no {text}"
def unexpected(text: str) -> str: return f"«{text}» no va aquí"
def not_after_result(expected: str) -> str: return f"después del resultado no va nada, o bien uno de estos: {expected}"
def two_tags(tag: str) -> str: return f"la etiqueta «{tag}» está repetida"
