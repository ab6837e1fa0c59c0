"""The games of any text, wherever it comes from: found in it, and read.

It takes records, the page's exports, links, messages, game files, and what
`python3 -m pygames play` saves: one or several, with other words around them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from pygames import annotated, link, match
from pygames import words as sentences
from pygames.annotated import Annotated
from pygames.door import bridge
from pygames.errors import GameError
from pygames.match.codec import VERSION as MESSAGE
from pygames.outside import enclosed
from pygames.record import Record, parse

EXPORT = "pygames-games-1"
_EXPORT = re.compile(r"pygames-games-[1-9][0-9]{0,8}", re.ASCII)
_ADDRESS = re.compile(r"[#&](g|m|beat|analyse|record)=([^&\s<>\"#]+)")
"""A game in an address (docs/page.md)."""
_BARE = re.compile(r"[1m][A-Za-z0-9_-]{5,}", re.ASCII)
"""The text of a link or a message without its address."""
_AROUND = {"record", "ok", "games"}
"""The keys of what is around a record: in an export, or in an answer of the door."""

_OF_RECORDS = {"format", "game", "actions"}
"""A record has these; what has none of them is something else."""

Address = tuple[str, str]
"""The field of an address, and the text of a game in it."""


@dataclass
class Content:
    """What a text has: its games in order, in one of three forms, and what exports have besides."""

    files: Sequence[Annotated] = ()
    """The games of a game file, which are sound."""
    games: list[Any] = field(default_factory=list)
    """What stands in JSON: the fields of a kept game, with an unchecked `record`, if it is one."""
    addresses: Sequence[Address] = ()
    deck: list[Any] = field(default_factory=list)
    beside: list[Any] = field(default_factory=list)


def content(text: str, addresses: Sequence[Address] = ()) -> Content:
    """Find the games in a text; GameError if it has nothing, or what is wrong with all of it.

    If the addresses in it are known, they are taken as they are given.
    """
    words = text.removeprefix("\ufeff").strip()
    if annotated.begins(words) is not None:
        return Content(files=annotated.read(words))
    result = Content()
    try:
        for value in _values(words):
            _collect(value, result)
    except GameError as error:
        if error.kind == "bad-json" and annotated.has_tags(words):
            return Content(files=annotated.read(words))
        raise
    if not result.games:
        result.addresses = addresses or tuple(_addresses(words))
    if not any((result.games, result.addresses, result.deck, result.beside)):
        raise GameError("bad-record", sentences.NO_GAME_IN_TEXT)
    return result


def read_address(where: str, text: str) -> Record:
    """Read the game of an address."""
    if where == "record":
        return parse(_json(unquote(text)))
    return match.read(text).record if where == "m" else link.read(text)


def _values(text: str) -> Iterator[Any]:
    """Yield the JSON of a text, whatever stands between; GameError if none of it is right."""
    parts = [*enclosed(text)] or ([text] if text[:1] in ("{", "[") else [])
    wrong = None
    for part in parts:
        try:
            value = _json(part)
        except GameError as error:
            wrong = error
        else:
            if part == text or _may_have_games(value):
                yield value
    if wrong and len(parts) == 1:
        raise wrong


def _may_have_games(value: Any) -> bool:
    first = value[0] if isinstance(value, list) and value else value
    return isinstance(first, dict) and bool({"format", *_AROUND} & first.keys())


def _addresses(text: str) -> Iterator[Address]:
    if _BARE.fullmatch(text):
        yield ("m" if text[0] == MESSAGE else "g"), text
    else:
        yield from _ADDRESS.findall(text)


def _collect(value: Any, result: Content) -> None:
    """Add the games in JSON: in a list, an export, an answer of the door, or a record itself."""
    if isinstance(value, list):
        for each in value:
            _collect(each, result)
    elif isinstance(value, dict) and ("games" in value or _is_export(value.get("format"))):
        _check_format(value.get("format"))
        result.games += _list(value.get("games"))
        result.deck += _list(value.get("deck"))
        result.beside += [value["beside"]] if value.get("beside") else []
    elif isinstance(value, dict) and isinstance(inner := value.get("ok"), dict):
        _collect(inner, result)
    elif isinstance(value, dict) and "record" in value:
        result.games.append(value)
    elif not isinstance(value, dict) or _OF_RECORDS & value.keys():
        result.games.append({"record": value})


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else []


def _is_export(name: object) -> bool:
    return isinstance(name, str) and _EXPORT.fullmatch(name) is not None


def _check_format(name: object) -> None:
    if name == EXPORT:
        return
    if _is_export(name):
        raise GameError("newer-record", sentences.NEWER_GAMES)
    raise GameError("bad-record", f'format: expected "{EXPORT}"')


def _json(text: str) -> Any:
    """Read JSON of any kind as the door does, which accepts objects only."""
    return bridge.read(f'{{"value":{text}}}'.encode("utf-8", "surrogatepass"))["value"]


def fields_of(game: Annotated) -> Mapping[str, Any]:
    """Return what the page is told of a game of a game file."""
    remarks = [
        {"actions": actions, "words": words} for actions, words in annotated.said(game).items()
    ]
    return {
        "record": game.record.data(),
        "names": game.names,
        "ways": annotated.ways(game),
        "said": remarks,
    }
