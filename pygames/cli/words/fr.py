"""French: what commands say of games in a terminal."""

from __future__ import annotations

from pygames.grammar.fr import counted

# Playing.
HELP = "Tapez un coup, ou : list (tous les coups), undo, resign, draw, help, quit."
LINK = "Pour ouvrir cette partie sur la page, ajoutez ceci à son adresse :"
RESIGN = "Abandonner cette partie ? (oui, non)"
AGREE = "Les deux joueurs acceptent-ils la nulle ? (oui, non)"
YES = frozenset({"o", "oui"})
BOTS_DONT_AGREE = "Les bots n’acceptent pas de nulle."
def to_move(name: str) -> str: return f"À {name} de jouer :"

# A game in words.
NOTHING_YET = "Aucun coup n’a encore été joué."
NOT_OVER = "La partie n’est pas terminée."
GRADES = {
    "best": "meilleur coup",
    "equal": "aussi bon",
    "good": "bon",
    "inaccuracy": "imprécision",
    "mistake": "erreur",
    "blunder": "gaffe",
}
def players(number: int) -> str: return counted(number, "joueur")
def begins_from(position: str) -> str: return f"Position de départ : {position}"
def instead(line: str) -> str: return f"Ou bien : {line}"
def or_else(line: str) -> str: return f"ou bien : {line}"
def better(move: str) -> str: return f"Mieux : {move}"
def cost_in_points(number: int) -> str: return f"environ {counted(number, 'point')}"
def cost_in_wins(percent: int) -> str: return f"{percent} % d’une victoire"
