"""What stands before the letters of a packed text: its version, its length and a check.

Every version has the same three, so that a text of a newer one can be told from what is no link.
"""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable
from typing import TypeVar

from pygames import words
from pygames.errors import GameError
from pygames.packing import ALPHABET, DIGITS, Packer, Unpacker, to_letters

MOST_LETTERS = 16_384
"""Maximum length of a text: unpacking takes a time that grows with its square."""

T = TypeVar("T")

_CHECK = 6
"""Letters with a CRC-32, which finds every change of up to five letters in a row."""
HEAD = 2 + _CHECK
_TELLING = 24
"""A text of this length is hardly ever all capital, or all small."""


def sealed(version: str, packer: Packer) -> str:
    """Return the letters with version, length and check before them."""
    letters = packer.letters()
    head = version + ALPHABET[len(letters) % 64]
    text = head + _check(head + letters) + letters
    if len(text) > MOST_LETTERS:
        raise _too_long()
    return text


def unsealed(version: str, text: str, take: Callable[[Unpacker], T]) -> T:
    """Return what `take` takes from a text, or say what is wrong with it.

    `take` raises ValueError if something isn't what was written; nothing may be left over.
    """
    unpacker = opened(version, text)
    try:
        content = take(unpacker)
        unpacker.end()
    except GameError:
        raise
    except ValueError:
        raise _changed() from None
    return content


def opened(version: str, text: str) -> Unpacker:
    """Check version, length and check of a text, and return what follows them."""
    if len(text) > MOST_LETTERS:
        raise _too_long()
    if not set(text) <= DIGITS.keys():
        raise _changed()
    letters = _letters(text)
    if letters is None:
        raise _why_not(version, text)
    if text[0] != version:
        raise newer()
    try:
        return Unpacker(letters)
    except ValueError:
        raise _changed() from None


def _letters(text: str) -> str | None:
    """Return the letters that were packed; None if they aren't all there, or not as they were.

    Mail, messengers and people copy letters along that stand behind a link, such as the "_" with
    which Markdown ends italics: these are left out, where the check tells which they are.
    """
    head, check, rest = text[:2], text[2:HEAD], text[HEAD:]
    if len(text) < HEAD:
        return None
    most = len(rest) - (len(rest) - DIGITS[head[1]]) % 64
    ends = range(most, -1, -64)
    return next((rest[:end] for end in ends if _check(head + rest[:end]) == check), None)


def _why_not(version: str, text: str) -> GameError:
    """Return the error for a text whose letters are missing or changed."""
    if text and text[0].lower() != version.lower():
        return _foreign()
    if len(text) >= _TELLING and (text.isupper() or text.islower()):
        return GameError("bad-link", words.LOST_SMALL if text.isupper() else words.LOST_CAPITALS)
    whole = len(text) >= HEAD and text[1] == ALPHABET[(len(text) - HEAD) % 64]
    return _changed() if whole else _cut()


def _foreign() -> GameError:
    """Return the error for a text that was never sealed, as far as can be told."""
    return GameError("bad-link", words.NOT_A_LINK)


def _changed() -> GameError:
    """Return the error for a text that isn't what was written."""
    return GameError("bad-link", words.LINK_CHANGED)


def newer() -> GameError:
    """Return the error for a text of a newer version."""
    return GameError("newer-link", words.NEWER_LINK)


def _check(text: str) -> str:
    return to_letters(crc32(text.encode("ascii")), _CHECK)


def _cut() -> GameError:
    return GameError("bad-link", words.LINK_CUT)


def _too_long() -> GameError:
    return GameError("too-large", words.too_long(MOST_LETTERS))
