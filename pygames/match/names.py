"""The names of players, as messages carry them. Nothing proves a name: it is the author's claim."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category

from pygames.errors import GameError

LONGEST = 20
"""Maximum length of a name."""
MOST_BYTES = 4 * LONGEST

_LINES = {"Cc", "Cs", "Zl", "Zp"}
"""Categories of characters that would change the lines around a name."""
_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Characters that would change the direction of the text around a name."""
_UNSEEN = {"Cc", "Cf", "Cs", "Zs", "Zl", "Zp", "Mn", "Mc", "Me"}
"""Categories of characters that show nothing, or nothing by themselves."""
_BLANK = frozenset("\u115f\u1160\u2065\u2800\u3164\uffa0\ufffc\U0001d159")
"""Letters of other categories that show nothing: fillers and blanks."""
_IGNORED = (("\ufff0", "\ufff8"), ("\U000e0000", "\U000e0fff"))
"""The first and last of the characters that Unicode reserves to be ignored."""


def is_name(text: str) -> bool:
    """Tell whether a text can be a name: a visible line that doesn't change the text around it."""
    return is_line(text) and is_seen(text)


def is_line(text: str) -> bool:
    """Tell whether a text is one line, short enough, that doesn't change the text around it."""
    return 0 < len(text) <= LONGEST and all(map(_is_plain, text)) and text == text.strip()


def is_seen(text: str) -> bool:
    """Tell whether a text shows anything; the page checks the same (`web/src/keep/names.ts`)."""
    return any(map(_shows, text))


# Letters of ASCII are known without the tables of Unicode, which are loaded only when needed.


def _is_plain(letter: str) -> bool:
    return " " <= letter <= "~" or not (letter in _TURNS or category(letter) in _LINES)


def _shows(letter: str) -> bool:
    if "!" <= letter <= "~":
        return True
    ignored = any(first <= letter <= last for first, last in _IGNORED)
    return not (ignored or letter in _BLANK or category(letter) in _UNSEEN)


def check_name(name: str) -> str:
    """Return a name, or an empty text for none."""
    if name and not is_name(name):
        raise GameError(
            "bad-request", f"name: expected a line of {LONGEST} letters at most, not blank"
        )
    return name


def with_name(names: Sequence[str], place: int, name: str) -> tuple[str, ...]:
    """Set the name at a place."""
    padded = [*names, *[""] * (place + 1 - len(names))]
    return to_the_last([*padded[:place], name, *padded[place + 1 :]])


def to_the_last(names: Sequence[str]) -> tuple[str, ...]:
    """Leave out the empty texts at the end."""
    most = max((place for place, name in enumerate(names, 1) if name), default=0)
    return tuple(names[:most])
