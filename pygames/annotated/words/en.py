"""English: what is wrong with the text of a game. None of it has a full stop."""

from __future__ import annotations

NO_GAME = 'expected a line such as [Game "cercas"]'
GAME_FIRST = 'expected a game: [Game "…"]'
TAG_TOO_LATE = 'a tag stands before the actions, alone in its line: [Date "2026"]'
ACTION_FIRST = "a variation begins with an action"
NOT_OVER = "the game isn’t over here, so it has no result"
OPEN_COMMENT = "this comment isn’t closed by “}”"
PLAYERS_NUMBER = "Players: expected a whole number"


def at_the_end(why: str) -> str:
    """Say that something is wrong at the end of a text."""
    return f"at the end: {why}"


def in_line(line: int, why: str) -> str:
    """Say in which line something is wrong."""
    return f"line {line}: {why}"


def too_deep(most: int) -> str:
    """Say how deep variations may be."""
    return f"variations are at most {most} deep"


def open_variation(line: int) -> str:
    """Say that a variation has no end."""
    return f"expected “)” for the variation of line {line}"


def other_result(result: str, text: str) -> str:
    """Say which result a game has."""
    return f"the result is {result}, not {text}"


def unexpected(text: str) -> str:
    """Say that something doesn't belong where it stands."""
    return f"unexpected “{text}”"


def not_after_result(expected: str) -> str:
    """Say what may stand after a result."""
    return f"expected nothing after the result, or one of: {expected}"


def two_tags(tag: str) -> str:
    """Say that a tag stands twice."""
    return f"there are two tags “{tag}”"
