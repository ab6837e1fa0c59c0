"""The names that players give themselves, as messages carry them.

Nothing proves a name: it is what the author of a message says of themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import category

from pygames.errors import GameError

LONGEST = 20
"""Maximum number of letters of a name."""
MOST_BYTES = 4 * LONGEST

_LINES = {"Cc", "Cs", "Zl", "Zp"}
"""Categories of letters that would change the lines around a name."""
_TURNS = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Letters that would change the direction of the text around a name."""


def is_name(text: str) -> bool:
    """Tell whether a text can be a name: one line, not too long, that changes nothing around it."""
    return 0 < len(text) <= LONGEST and all(map(_is_plain, text)) and text == text.strip()


def _is_plain(letter: str) -> bool:
    # Letters of ASCII are known without the tables of Unicode, which are loaded only when needed.
    return " " <= letter <= "~" or not (letter in _TURNS or category(letter) in _LINES)


def check_name(name: str) -> str:
    """Return a name, or an empty text for none."""
    if name and not is_name(name):
        raise GameError("bad-request", f"name: expected one line of at most {LONGEST} letters")
    return name


def with_name(names: Sequence[str], place: int, name: str) -> tuple[str, ...]:
    """Put a name at a place."""
    padded = [*names, *[""] * (place + 1 - len(names))]
    return to_the_last([*padded[:place], name, *padded[place + 1 :]])


def to_the_last(names: Sequence[str]) -> tuple[str, ...]:
    """Leave out the empty texts at the end."""
    most = max((place for place, name in enumerate(names, 1) if name), default=0)
    return tuple(names[:most])
