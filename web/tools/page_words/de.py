"""Deutsch: was die Seiten der Spiele sagen, die ohne Skript auskommen. Leser werden geduzt."""

from __future__ import annotations

LANGUAGE, LOCALE = "Deutsch", "de_DE"

# For search engines and previews of links.
def title(game: str) -> str: return f"{game}: online spielen, Regeln · pygames"
def description(game: str, summary: str) -> str: return f"{summary} {game} im Browser spielen und die Regeln lesen."
def picture(game: str) -> str: return f"Das Brett von {game}."
GENRE = "Brettspiel"
TITLE_OF_ALL = "Brettspiele online spielen · pygames"
ABOUT_ALL = "Brettspiele für den Browser: gegen Bots, zu zweit am selben Gerät oder über Links."

# On the page.
GAMES, LANGUAGES = "Spiele", "Sprachen"
TO_THE_GAMES = "Zu den Spielen"
PLAY = "Spielen"
LEARN = "Spielend lernen"
IN_SHORT = "Kurz gesagt"
PARTS = {"goal": "Ziel", "turn": "Zug", "end": "Ende", "score": "Punkte"}
MORE = "Spielen und lernen"
PLAY_AGAINST = "Gegen einen Bot spielen, zu zweit am selben Gerät oder über Links"
TRY_FIGURES = "Die Bilder dieser Regeln auf dem Brett ausprobieren"
DAILY = "Die Tagesaufgabe"
PRINT = "Bretter und Blätter zum Ausdrucken"
def minutes(number: int) -> str: return f"Etwa {number} Minuten."
def board(game: str) -> str: return f"Ein Teil des Bretts von {game}"
def basics(steps: int) -> str: return f"Die Grundlagen, in {steps} Schritten auf dem Brett"
def fine_print(steps: int) -> str: return f"Das Kleingedruckte, in {steps} Schritten auf dem Brett"

# Where there is no page.
NO_PAGE_TITLE = "Hier ist keine Seite · pygames"
NO_PAGE = "Unter dieser Adresse gibt es keine Seite"
STILL_THERE = "Was du auf diesem Gerät gespielt hast, ist noch da."
ONE_UP, TWO_UP = "eine Ebene höher", "zwei"
def go_up(one: str, two: str) -> str: return f"Zu den Spielen geht es {one} oder {two}."

# Before the page has its words.
NOT_STARTED = "Diese Seite konnte nicht starten. Deine Partien auf diesem Gerät sind noch da."
RELOAD, DELETE_ALL = "Neu laden", "alle Daten löschen"
ALLOW_SCRIPTS = "Erlaube JavaScript für diese Website, um zu spielen."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"Wenn das nicht hilft, kannst du {delete}, die diese Website hier speichert."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"Dieser Browser ist für die Spiele zu alt. Sie brauchen {browsers} oder eine neuere Version."

# Where the page is installed.
APP, ABOUT_APP = (
    "pygames: Brettspiele",
    "Brettspiele zu zweit, in der Runde oder gegen einen Bot, mit und ohne Netz.",
)
SCREENSHOTS = {"narrow": "Ein Spiel auf dem Handy", "wide": "Die Spiele im Regal"}
