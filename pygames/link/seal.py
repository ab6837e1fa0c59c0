"""What stands before the letters of a packed text: its version, its length and a check."""

from __future__ import annotations

from binascii import crc32
from collections.abc import Callable
from typing import TypeVar

from pygames.errors import GameError
from pygames.link.packing import ALPHABET, DIGITS, Packer, Unpacker, to_letters

MOST_LETTERS = 16_384
"""Maximum length of a text: unpacking takes a time that grows with its square."""

T = TypeVar("T")

_CHECK = 6
"""Letters that hold a CRC-32; it finds every change of up to five letters in a row."""
_HEAD = 2 + _CHECK


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

    `take` raises ValueError where something isn't what was written; nothing may be left over.
    """
    unpacker = _opened(version, text)
    try:
        taken = take(unpacker)
        unpacker.end()
    except GameError:
        raise
    except ValueError:
        raise _changed() from None
    return taken


def _opened(version: str, text: str) -> Unpacker:
    """Check version, length and check, and return what follows them."""
    if len(text) > MOST_LETTERS:
        raise _too_long()
    if not set(text) <= DIGITS.keys():
        raise _changed()
    if text and text[0] != version:
        raise newer()
    head, check, letters = text[:2], text[2:_HEAD], text[_HEAD:]
    if len(text) < _HEAD or head[1] != ALPHABET[len(letters) % 64]:
        raise _cut()
    if check != _check(head + letters):
        raise _changed()
    try:
        return Unpacker(letters)
    except ValueError:
        raise _changed() from None


def _changed() -> GameError:
    """Return the error for a text that isn't what was written."""
    return GameError("bad-link", "this link was changed on its way; copy it once more")


def newer() -> GameError:
    """Return the error for a text of a version that isn't known yet."""
    return GameError("newer-link", "this link was made by a newer version")


def _check(text: str) -> str:
    return to_letters(crc32(text.encode("ascii")), _CHECK)


def _cut() -> GameError:
    return GameError("bad-link", "part of this link is missing; copy all of it")


def _too_long() -> GameError:
    return GameError("too-large", f"a link can have {MOST_LETTERS} characters at most")
