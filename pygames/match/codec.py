"""A match as the text of a link, and back: docs/fair-dice.md describes the form."""

from __future__ import annotations

from functools import lru_cache

from pygames import words
from pygames.errors import GameError
from pygames.link.codec import VERSION as RECORDS
from pygames.link.codec import add_record, unpack_id, unpack_record
from pygames.link.seal import opened, sealed, unsealed
from pygames.match.chain import SIZE
from pygames.match.match import Match, check_several
from pygames.match.messages import messages
from pygames.match.names import MOST_BYTES, is_line, is_seen, to_the_last
from pygames.packing import ALPHABET, DIGITS, Packer, Unpacker

VERSION = "m"
"""The first letter of a text: another one than those of games that are only shared."""
_ID_LETTERS = 8


def write(match: Match) -> str:
    """Return the text of a match that is valid."""
    packer = Packer()
    for letter in match.id:
        packer.add(DIGITS[letter], 64)
    add_record(packer, match.record)
    packer.add(match.first, match.players)
    packer.add(len(match.values), match.players + 1)
    for value in match.values:
        packer.add(int.from_bytes(value, "big"), 1 << 8 * SIZE)
    # What is missing at the end reads as zeros: links from before there were names still open.
    for name in match.names:
        _add_name(packer, name)
    return sealed(VERSION, packer)


@lru_cache(maxsize=8)
def read(text: str) -> Match:
    """Return the match of a text, or say what is wrong with it."""
    return unsealed(VERSION, text, _unpack_match)


def game_in(text: str) -> str:
    """Return the id of the game that the text of a match or of a record names, known or not."""
    unpacker = opened(VERSION if text.startswith(VERSION) else RECORDS, text)
    if text.startswith(VERSION):
        _unpack_own_id(unpacker)
    try:
        return unpack_id(unpacker)
    except ValueError:
        raise GameError("bad-link", words.NAMES_NO_GAME) from None


def _unpack_own_id(unpacker: Unpacker) -> str:
    return "".join(ALPHABET[unpacker.take(64)] for _ in range(_ID_LETTERS))


def _unpack_match(unpacker: Unpacker) -> Match:
    id = _unpack_own_id(unpacker)
    record = unpack_record(unpacker)
    if record.seed is not None:
        raise ValueError("a match has no seed")
    check_several(record.header)
    first = unpacker.take(record.header.players)
    number = unpacker.take(record.header.players + 1)
    values = tuple(unpacker.take(1 << 8 * SIZE).to_bytes(SIZE, "big") for _ in range(number))
    names = [_unpack_name(unpacker) for _ in range(number)]
    match = Match(id, first, record, values, to_the_last(names))
    messages(match)
    return match


def _add_name(packer: Packer, name: str) -> None:
    packer.add(name != "", 2)
    if name:
        packer.add_text(name)


def _unpack_name(unpacker: Unpacker) -> str:
    """Take a name; one that nobody sees was once allowed, and is none."""
    name = unpacker.take_text(MOST_BYTES) if unpacker.take(2) else None
    if name is not None and not is_line(name):
        raise ValueError("not a name")
    return name if name and is_seen(name) else ""
