"""Hrvatski: što kažu stranice igara koje ne trebaju skriptu. Čitatelju se kaže „ti”."""

from __future__ import annotations

from pygames.grammar.hr import counted

LANGUAGE, LOCALE = "Hrvatski", "hr_HR"

# For search engines and previews of links.
def title(game: str) -> str: return f"{game}: igraj online, pravila · pygames"
def description(game: str, summary: str) -> str: return f"{summary} Igraj {game} u pregledniku i pročitaj pravila."
def picture(game: str) -> str: return f"Ploča igre {game}."
GENRE = "društvena igra"
TITLE_OF_ALL = "Društvene igre online · pygames"
ABOUT_ALL = "Društvene igre u pregledniku: protiv bota, u dvoje na istom uređaju ili na daljinu."

# On the page.
GAMES, LANGUAGES = "Igre", "Jezici"
TO_THE_GAMES = "Idi na igre"
PLAY = "Igraj"
LEARN = "Nauči igrajući"
IN_SHORT = "Ukratko"
PARTS = {"goal": "Cilj", "turn": "Potez", "end": "Kraj", "score": "Bodovi"}
MORE = "Igraj i uči"
PLAY_AGAINST = "Igraj protiv bota, u dvoje na istom uređaju ili s prijateljem na daljinu"
TRY_FIGURES = "Isprobaj slike iz ovih pravila na ploči"
DAILY = "Današnji izazov"
PRINT = "Ploče i listovi za ispis"
def minutes(number: int) -> str: return f"Oko {counted(number, 'minute', 'minute', 'minuta')}."
def board(game: str) -> str: return f"Dio ploče igre {game}"
def basics(steps: int) -> str: return f"Osnove, u {_steps(steps)} na ploči"
def fine_print(steps: int) -> str: return f"Sitna slova, u {_steps(steps)} na ploči"
def _steps(number: int) -> str: return counted(number, "koraku", "koraka", "koraka")

# Where there is no page.
NO_PAGE_TITLE = "Ovdje nema stranice · pygames"
NO_PAGE = "Na ovoj adresi nema stranice"
STILL_THERE = "Tvoje su partije i dalje na ovom uređaju."
ONE_UP, TWO_UP = "razinu više", "dvije razine više"
def go_up(one: str, two: str) -> str: return f"Igre su {one} ili {two}."

# Before the page has its words.
NOT_STARTED = "Ova se stranica nije mogla pokrenuti. Tvoje su partije i dalje na ovom uređaju."
RELOAD, DELETE_ALL = "Osvježi", "izbrisati sve podatke"
ALLOW_SCRIPTS = "Za igru dopusti JavaScript na ovoj stranici."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"Ako to ne pomogne, možeš {delete} koje ova stranica ovdje čuva."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"Ovaj je preglednik prestar za igre. Treba {browsers} ili novija verzija."

# Where the page is installed.
APP, ABOUT_APP = (
    "pygames: društvene igre",
    "Društvene igre s drugima ili protiv bota, uz mrežu ili bez nje.",
)
SCREENSHOTS = {"narrow": "Igra na mobitelu", "wide": "Igre na polici"}
