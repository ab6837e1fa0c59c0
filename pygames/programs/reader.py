"""Reads games from any text that has some: `pygames.read`, and every command that takes a file.

It takes records, the page's exports, links, messages, and what `python3 -m pygames play` saves: one
or several, with other words around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

from pygames import annotated, link, match
from pygames import words as sentences
from pygames.annotated import Annotated
from pygames.door import bridge
from pygames.errors import GameError
from pygames.foreign import read_foreign
from pygames.match.codec import VERSION as MESSAGE
from pygames.outside import enclosed, text_or_guess
from pygames.record import Record, parse, states

EXPORT = "pygames-games-1"
_EXPORT = re.compile(r"pygames-games-[1-9][0-9]{0,8}", re.ASCII)
_ADDRESS = re.compile(r"[#&](g|m|beat|analyse|record)=([^&\s<>\"#]+)")
"""A game in an address (docs/page.md)."""
_BARE = re.compile(r"[1m][A-Za-z0-9_-]{5,}", re.ASCII)
"""The text of a link or a message without its address."""


def read(text: str | bytes) -> tuple[Record, ...]:
    """Read all games that a text has, at least one; GameError says what is wrong with it.

    It may be a record or a list of them, an export of the page, a link, a message of a game with
    people far away, a game file (docs/game-files.md), or a game record of Abstract Play. Every game
    is checked by its rules.
    """
    return tuple(game.record for game in read_annotated(text))


def read_annotated(text: str | bytes) -> tuple[Annotated, ...]:
    """Read the same games, with the comments of a game file."""
    words = (text_or_guess(text)[0] if isinstance(text, bytes) else text).removeprefix("\ufeff")
    if annotated.begins(words) is not None:
        return annotated.read(words)
    try:
        records = tuple(_records(words.strip()))
    except GameError as error:
        if error.kind == "bad-json" and annotated.has_tags(words):
            return annotated.read(words)
        raise
    if not records:
        raise GameError("bad-record", sentences.NO_GAME_IN_TEXT)
    for record in records:
        states(record)
    return tuple(map(Annotated.of, records))


def read_one(text: str | bytes, number: int | None = None) -> Annotated:
    """Read the only game of a text, or the one with this number, from 1."""
    records = read_annotated(text)
    several = f"there are {len(records)} games in this text"
    if number is None and len(records) > 1:
        raise GameError("bad-request", f"{several}: say which, from 1")
    if number is not None and number > len(records):
        raise GameError("bad-request", f"{several}, no number {number}")
    return records[(number or 1) - 1]


def _records(text: str) -> Iterator[Record]:
    if parts := [*enclosed(text)]:
        for part in parts:
            yield from _of_value(_json(part))
    elif text[:1] in ("{", "["):
        yield from _of_value(_json(text))
    elif _BARE.fullmatch(text):
        yield _of_link("m" if text[0] == MESSAGE else "g", text)
    else:
        for where, address in _ADDRESS.findall(text):
            yield _of_link(where, address)


def _of_link(where: str, text: str) -> Record:
    if where == "record":
        return parse(_json(unquote(text)))
    return match.read(text).record if where == "m" else link.read(text)


def _of_value(value: Any) -> Iterator[Record]:
    """Find the games in JSON: in a list, an export, an answer of the door, or a record itself."""
    if isinstance(value, list):
        for each in value:
            yield from _of_value(each)
    elif isinstance(value, dict) and "games" in value:
        _check_format(value.get("format"))
        yield from _of_value(value["games"])
    elif isinstance(value, dict) and ({"record", "ok"} & value.keys()):
        yield from _of_value(value.get("record", value.get("ok")))
    elif isinstance(value, dict) and "moves" in value:
        yield read_foreign(value).record
    else:
        yield parse(value)


def _check_format(name: object) -> None:
    if name == EXPORT:
        return
    if isinstance(name, str) and _EXPORT.fullmatch(name):
        raise GameError("newer-record", sentences.NEWER_GAMES)
    raise GameError("bad-record", f'format: expected "{EXPORT}"')


def _json(text: str) -> Any:
    """Read JSON of any kind as the door does, which accepts objects only."""
    return bridge.read(f'{{"value":{text}}}'.encode("utf-8", "surrogatepass"))["value"]
