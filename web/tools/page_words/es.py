"""Español: lo que dicen las páginas de los juegos que no necesitan scripts. Se trata de tú."""

from __future__ import annotations

LANGUAGE, LOCALE = "Español", "es_ES"

# For search engines and previews of links.
def title(game: str) -> str: return f"{game}: jugar en línea, reglas · pygames"
def description(game: str, summary: str) -> str: return f"{summary} Juega a {game} en tu navegador y lee sus reglas."
def picture(game: str) -> str: return f"El tablero de {game}."
GENRE = "juego de mesa"
TITLE_OF_ALL = "Juegos de mesa en línea · pygames"
ABOUT_ALL = "Juegos de mesa en tu navegador: contra bots, con alguien al lado o a distancia."

# On the page.
GAMES, LANGUAGES = "Juegos", "Idiomas"
TO_THE_GAMES = "A los juegos"
PLAY = "Jugar"
LEARN = "Aprender jugando"
IN_SHORT = "En pocas palabras"
PARTS = {"goal": "Objetivo", "turn": "Turno", "end": "Final", "score": "Puntos"}
MORE = "Jugar y aprender"
PLAY_AGAINST = "Jugar contra un bot, con alguien al lado o a distancia"
TRY_FIGURES = "Probar en un tablero las figuras de estas reglas"
DAILY = "El reto de hoy"
PRINT = "Tableros y hojas para imprimir"
def minutes(number: int) -> str: return f"Unos {number} minutos."
def board(game: str) -> str: return f"Parte del tablero de {game}"
def basics(steps: int) -> str: return f"Lo básico, en {steps} pasos sobre el tablero"
def fine_print(steps: int) -> str: return f"La letra pequeña, en {steps} pasos sobre el tablero"

# Where there is no page.
NO_PAGE_TITLE = "Aquí no hay ninguna página · pygames"
NO_PAGE = "En esta dirección no hay ninguna página"
STILL_THERE = "Lo que has jugado en este dispositivo sigue ahí."
ONE_UP, TWO_UP = "un nivel más arriba", "dos"
def go_up(one: str, two: str) -> str: return f"Los juegos están {one}, o {two}."

# Before the page has its words.
NOT_STARTED = "Esta página no ha podido arrancar. Tus partidas siguen en este dispositivo."
RELOAD, DELETE_ALL = "Recargar", "borrar todos los datos"
ALLOW_SCRIPTS = "Para jugar, permite JavaScript en este sitio."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"Si eso no ayuda, puedes {delete} que este sitio guarda aquí."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"Este navegador es demasiado antiguo para los juegos. Hace falta {browsers} o una versión posterior."

# Where the page is installed.
APP, ABOUT_APP = (
    "pygames: juegos de mesa",
    "Juegos de mesa para jugar con otros o contra un bot, con o sin conexión.",
)
SCREENSHOTS = {"narrow": "Un juego en un móvil", "wide": "Los juegos en su estante"}
