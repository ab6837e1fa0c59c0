"""The text of a puzzle: everything about it in a few letters, for packs, links and results.

Three letters check the rest, together with the id of the game: so a text that was changed, or
that belongs to another game, is refused. A text is read for ever.
"""

from __future__ import annotations

from binascii import crc32
from typing import Any

from pygames import words
from pygames.errors import GameError
from pygames.packing import Packer, Unpacker, to_letters
from pygames.puzzles.puzzle import Puzzle, Puzzles

MOST_LETTERS = 400
_CHECK = 3


def write(game: str, packer: Packer) -> str:
    """Return the text of a puzzle of this game."""
    letters = packer.letters()
    return _check(game, letters) + letters


def read(game: str, puzzles: Puzzles[Any], text: str) -> Puzzle:
    """Return the puzzle that a text holds; GameError says what is wrong with it."""
    check, letters = text[:_CHECK], text[_CHECK:]
    if len(text) > MOST_LETTERS or check != _check(game, letters):
        raise GameError("bad-puzzle", words.NOT_A_PUZZLE)
    try:
        unpacker = Unpacker(letters)
        puzzle = puzzles.read(unpacker)
        unpacker.end()
    except ValueError as error:
        raise GameError("bad-puzzle", words.no_puzzle(str(error))) from None
    return puzzle


def _check(game: str, letters: str) -> str:
    number = crc32(f"{game} {letters}".encode("utf-8", "surrogatepass"))
    return to_letters(number % 64**_CHECK, _CHECK)
