"""Eesti keel: mida ütlevad mängude lehed, mis skripti ei vaja. Lugejat sinatatakse."""

from __future__ import annotations

LANGUAGE, LOCALE = "Eesti", "et_EE"

# For search engines and previews of links.
def title(game: str) -> str: return f"{game}: mängi veebis, reeglid · pygames"
def description(game: str, summary: str) -> str: return f"{summary} Mängi brauseris mängu {game} ja loe selle reegleid."
def picture(game: str) -> str: return f"Mängu {game} laud."
GENRE = "lauamäng"
TITLE_OF_ALL = "Lauamängud veebis · pygames"
ABOUT_ALL = "Lauamängud brauseris: boti vastu, sõbraga kõrvuti või lingi kaudu kaugelt."

# On the page.
GAMES, LANGUAGES = "Mängud", "Keeled"
TO_THE_GAMES = "Mängude juurde"
PLAY = "Mängi"
LEARN = "Õpi mängides"
IN_SHORT = "Lühidalt"
PARTS = {"goal": "Eesmärk", "turn": "Käik", "end": "Lõpp", "score": "Skoor"}
MORE = "Mängi ja õpi"
PLAY_AGAINST = "Mängi boti vastu, sõbraga kõrvuti või lingi kaudu kaugelt"
TRY_FIGURES = "Proovi nende reeglite pilte mängulaual"
DAILY = "Päeva ülesanne"
PRINT = "Lauad ja lehed printimiseks"
def minutes(number: int) -> str: return f"Umbes {number} minutit."
def board(game: str) -> str: return f"Osa mängu {game} lauast"
def basics(steps: int) -> str: return f"Põhiteadmised, {steps} sammu mängulaual"
def fine_print(steps: int) -> str: return f"Peensused, {steps} sammu mängulaual"

# Where there is no page.
NO_PAGE_TITLE = "Siin ei ole lehte · pygames"
NO_PAGE = "Sellel aadressil ei ole lehte"
STILL_THERE = "Kõik, mida oled selles seadmes mänginud, on alles."
ONE_UP, TWO_UP = "üks tase kõrgemal", "kaks"
def go_up(one: str, two: str) -> str: return f"Mängud on {one} või {two}."

# Before the page has its words.
NOT_STARTED = "Seda lehte ei õnnestunud avada. Sinu mängud on selles seadmes alles."
RELOAD, DELETE_ALL = "Laadi uuesti", "kustutada kõik andmed"
ALLOW_SCRIPTS = "Mängimiseks luba sellel saidil JavaScript."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"Kui see ei aita, saad {delete}, mida see sait siin hoiab."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"See brauser on mängude jaoks liiga vana. Vaja on versiooni {browsers} või uuemat."

# Where the page is installed.
APP, ABOUT_APP = "pygames: lauamängud", "Lauamängud üheskoos või boti vastu, võrguga ja ilma."
SCREENSHOTS = {"narrow": "Mäng telefonis", "wide": "Mängud riiulil"}
