"""The calls for games as texts: all that a text has, and game files to write."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NotRequired, TypedDict

from pygames.door.schema import OF_RECORD, TEXT, TEXTS, Call, Check, checked
from pygames.errors import GameError
from pygames.record import final, parse


class Remark(TypedDict):
    """What is said after these actions."""

    actions: Sequence[str]
    words: str


class Refused(TypedDict):
    """Why the text of a link can't be read."""

    kind: str
    message: str


class Came(TypedDict):
    """A game of a text: the fields with which it is kept, or why it is none.

    `record` and all other fields of an export are as they stand there, unchecked. A game of a game
    file has `ways`, all actions of each other way that it could go, and what is `said`.
    """

    record: NotRequired[object]
    ways: NotRequired[Sequence[Sequence[str]]]
    said: NotRequired[Sequence[Remark]]
    message: NotRequired[str]
    """The text of a message, which is opened and not kept."""
    refused: NotRequired[Refused]


class TextGames(TypedDict):
    """All that a text has: games, and what exports have besides."""

    games: Sequence[object]
    deck: Sequence[object]
    beside: Sequence[object]


class Text(TypedDict):
    """A game as a text."""

    text: str


_WAYS = checked("a list of lists of texts", list[list[str]])


def _is_pairs(value: Any) -> bool:
    return _WAYS.holds(value) and all(len(each) == 2 for each in value)


_ADDRESSES = Check(
    "a list of pairs of texts",
    _is_pairs,
    list[list[str]],
)
_SAID = checked('a list of {"actions", "words"}', list[Remark])


def _module() -> Any:
    """Few games come and go like this, so the reader and the writer are imported on demand."""
    return import_module("pygames.annotated")


def _games(text: str, addresses: Sequence[Sequence[str]] = ()) -> TextGames:
    texts = import_module("pygames.door.texts")
    content = texts.content(text, [(field, value) for field, value in addresses])
    files = [texts.fields_of(game) for game in content.files]
    linked = [_linked(*each) for each in content.addresses]
    return {
        "games": [*files, *content.games, *linked],
        "deck": content.deck,
        "beside": content.beside,
    }


def _linked(field: str, text: str) -> Came:
    if field == "m":
        return {"message": text}
    try:
        return {"record": import_module("pygames.door.texts").read_address(field, text).data()}
    except GameError as error:
        return {"refused": {"kind": error.kind, "message": error.message}}


def _annotate(
    record: Mapping[str, object],
    names: Sequence[str] = (),
    ways: Sequence[Sequence[str]] = (),
    said: Sequence[Remark] = (),
) -> Text:
    files, game = _module(), parse(record)
    final(game)
    sound = [tuple(way) for way in ways if _is_legal(record, way)]
    comments = {tuple(each["actions"]): each["words"] for each in said}
    return {"text": files.write(files.woven(game, sound, comments, names))}


def _is_legal(record: Mapping[str, object], way: Sequence[str]) -> bool:
    other = {name: value for name, value in record.items() if name != "ended"}
    try:
        final(parse(other | {"actions": [*way]}))
    except GameError:
        return False
    return True


CALLS = {
    "games": Call(_games, {"text": TEXT}, {"addresses": _ADDRESSES}),
    "annotate": Call(_annotate, OF_RECORD, {"names": TEXTS, "ways": _WAYS, "said": _SAID}),
}
