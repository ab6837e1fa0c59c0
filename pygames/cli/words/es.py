"""Español: lo que dicen de las partidas las órdenes de una terminal."""

from __future__ import annotations

from pygames.grammar.es import counted

# Playing.
HELP = "Escribe una jugada, o bien: list (todas las jugadas), undo, resign, draw, help, quit."
LINK = "Para abrir esta partida en la página, añade esto a su dirección:"
RESIGN = "¿Rendirse? (s, n)"
AGREE = "¿Empate de común acuerdo? (s, n)"
YES = frozenset({"s", "sí", "si"})
BOTS_DONT_AGREE = "Los bots no aceptan empates."
def to_move(name: str) -> str: return f"Turno de {name}:"

# A game in words.
NOTHING_YET = "Aún no se ha jugado nada."
NOT_OVER = "La partida no ha terminado."
GRADES = {
    "best": "la mejor",
    "equal": "igual de buena",
    "good": "buena",
    "inaccuracy": "imprecisión",
    "mistake": "error",
    "blunder": "error grave",
}
def players(number: int) -> str: return counted(number, "jugador", "jugadores")
def begins_from(position: str) -> str: return f"Empieza en la posición {position}"
def instead(line: str) -> str: return f"O bien: {line}"
def or_else(line: str) -> str: return f"o bien: {line}"
def better(move: str) -> str: return f"Mejor: {move}"
def cost_in_points(number: int) -> str: return f"{'unos' if number != 1 else 'cerca de'} {counted(number, 'punto')}"
def cost_in_wins(percent: int) -> str: return f"{percent}\u00a0% de una victoria"
