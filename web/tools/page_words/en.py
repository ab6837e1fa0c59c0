"""English: what the pages of the games say that need no script."""

from __future__ import annotations

# The language's name in itself, and its locale for previews of links.
LANGUAGE, LOCALE = "English", "en_GB"

# For search engines and previews of links.

# Return the title of a game's page.
def title(game: str) -> str: return f"{game}: play online, rules · pygames"

# Describe a game's page.
def description(game: str, summary: str) -> str: return f"{summary} Play {game} in your browser, and read its rules."

# Describe the picture beside a link.
def picture(game: str) -> str: return f"The board of {game}."

GENRE = "board game"
TITLE_OF_ALL = "Board games to play online · pygames"
ABOUT_ALL = "Board games to play in your browser: against bots, a friend beside you or one far away."

# On the page.

GAMES, LANGUAGES = "Games", "Languages"
TO_THE_GAMES = "Go to the games"
PLAY = "Play"
LEARN = "Learn it by playing"
IN_SHORT = "In short"
PARTS = {"goal": "Goal", "turn": "Turn", "end": "End", "score": "Score"}
MORE = "Play and learn"
PLAY_AGAINST = "Play against a bot, a friend beside you or one far away"
TRY_FIGURES = "Try the figures of these rules on a board"
DAILY = "Today’s challenge"
PRINT = "Boards and sheets to print"

# Say how long a game takes.
def minutes(number: int) -> str: return f"About {number} minutes."

# Describe the picture of a board.
def board(game: str) -> str: return f"Part of the board of {game}"

# Name the course that teaches a game.
def basics(steps: int) -> str: return f"The basics, in {steps} steps on the board"

# Name the course about rare cases.
def fine_print(steps: int) -> str: return f"The fine print, in {steps} steps on the board"

# Where there is no page.

NO_PAGE_TITLE = "No page here · pygames"
NO_PAGE = "There is no page at this address"
STILL_THERE = "What you have played on this device is still there."
ONE_UP, TWO_UP = "one step up", "two"

# Say where the games are; both are links.
def go_up(one: str, two: str) -> str: return f"Go to the games: they are {one}, or {two}."

# Before the page has its words.

NOT_STARTED = "This page could not start. Your games on this device are kept."
RELOAD, DELETE_ALL = "Reload", "delete all data"
ALLOW_SCRIPTS = "To play, allow JavaScript for this site."

# Say what else can be done; `delete` is a link.
def no_help(delete: str) -> str: return f"If that doesn’t help, you can {delete} that this site keeps here."

# Say which browsers the games need.
def too_old(browsers: str) -> str: return f"This browser is too old for the games. They need {browsers}, or a later version."

# Where the page is installed.

APP, ABOUT_APP = (
    "pygames: board games",
    "Board games to play together or against a bot, with or without a network.",
)
SCREENSHOTS = {"narrow": "A game on a phone", "wide": "The games on their shelf"}
