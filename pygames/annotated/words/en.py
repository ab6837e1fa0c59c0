"""English: what is wrong with the text of a game. None of it has a full stop."""

from __future__ import annotations

NO_GAME = 'expected a line such as [Game "cercas"]'
GAME_FIRST = 'expected a game: [Game "…"]'
TAG_TOO_LATE = 'a tag stands before the actions, alone in its line: [Date "2026"]'
ACTION_FIRST = "a variation begins with an action"
NOT_OVER = "the game isn’t over here, so it has no result"
OPEN_COMMENT = "this comment isn’t closed by “}”"
PLAYERS_NUMBER = "Players: expected a whole number"

# Say that something is wrong at the end of a text.
def at_the_end(why: str) -> str: return f"at the end: {why}"

# Say in which line something is wrong.
def in_line(line: int, why: str) -> str: return f"line {line}: {why}"

# Say how deep variations may be.
def too_deep(most: int) -> str: return f"variations are at most {most} deep"

# Say that a variation has no end.
def open_variation(line: int) -> str: return f"expected “)” for the variation of line {line}"

# Say which result a game has.
def other_result(result: str, text: str) -> str: return f"the result is {result}, not {text}"

# Say that something doesn't belong where it stands.
def unexpected(text: str) -> str: return f"unexpected “{text}”"

# Say what may stand after a result.
def not_after_result(expected: str) -> str: return f"expected nothing after the result, or one of: {expected}"

# Say that a tag stands twice.
def two_tags(tag: str) -> str: return f"there are two tags “{tag}”"
