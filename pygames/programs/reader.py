"""Reads games from any text that has some: `pygames.read`, and every command that takes a file."""

from __future__ import annotations

from pygames import words as sentences
from pygames.annotated import Annotated
from pygames.door.texts import content, read_address
from pygames.errors import GameError
from pygames.outside import text_or_guess
from pygames.record import Record, parse, states


def read(text: str | bytes) -> tuple[Record, ...]:
    """Read all games that a text has, at least one; GameError says what is wrong with it.

    It may be a record or a list of them, an export of the page, a link, a message of a game with
    people far away, or a game file (docs/game-files.md). Every game is checked by its rules.
    """
    return tuple(game.record for game in read_annotated(text))


def read_annotated(text: str | bytes) -> tuple[Annotated, ...]:
    """Read the same games, with the comments of a game file."""
    result = content(text_or_guess(text)[0] if isinstance(text, bytes) else text)
    records = [
        *(
            parse(game.get("record", game) if isinstance(game, dict) else game)
            for game in result.games
        ),
        *(read_address(*each) for each in result.addresses),
    ]
    for record in records:
        states(record)
    if not (result.files or records):
        raise GameError("bad-record", sentences.NO_GAME_IN_TEXT)
    return (*result.files, *map(Annotated.of, records))


def read_one(text: str | bytes, number: int | None = None) -> Annotated:
    """Read the only game of a text, or the one with this number, from 1."""
    records = read_annotated(text)
    several = f"there are {len(records)} games in this text"
    if number is None and len(records) > 1:
        raise GameError("bad-request", f"{several}: say which, from 1")
    if number is not None and number > len(records):
        raise GameError("bad-request", f"{several}, no number {number}")
    return records[(number or 1) - 1]
