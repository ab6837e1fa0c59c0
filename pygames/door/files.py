"""The calls for games from elsewhere: those of another site, and game files, read and written."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, TypedDict

from pygames.door.schema import NESTED, OF_RECORD, TEXT, TEXTS, Call, checked
from pygames.errors import GameError
from pygames.foreign import read_foreign
from pygames.record import GameRecord, final, parse


class Foreign(TypedDict):
    """A game from elsewhere, and who played it."""

    record: GameRecord
    names: Sequence[str]


class Remark(TypedDict):
    """What is said after these actions."""

    actions: Sequence[str]
    words: str


class GameInFile(Foreign):
    """A game, who played it, what is said of it, and other ways that it could go."""

    ways: Sequence[Sequence[str]]
    """All actions of each, from the beginning."""
    said: Sequence[Remark]


class Annotated(TypedDict):
    """The games of a text."""

    games: Sequence[GameInFile]


class Text(TypedDict):
    """A game as a text."""

    text: str


_WAYS = checked("a list of lists of texts", list[list[str]])
_SAID = checked('a list of {"actions", "words"}', list[Remark])


def _module() -> Any:
    """Few games come and go like this, so the reader and the writer are imported on demand."""
    return import_module("pygames.annotated")


def _foreign(game: dict[str, Any]) -> Foreign:
    foreign = read_foreign(game)
    return {"record": foreign.record.data(), "names": list(foreign.names)}


def _annotated(text: str) -> Annotated:
    files = _module()
    return {
        "games": [
            {
                "record": game.record.data(),
                "names": game.names,
                "ways": files.ways(game),
                "said": [
                    {"actions": actions, "words": words}
                    for actions, words in files.said(game).items()
                ],
            }
            for game in files.read(text)
        ]
    }


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
    "foreign": Call(_foreign, {"game": NESTED}, {}),
    "annotated": Call(_annotated, {"text": TEXT}, {}),
    "annotate": Call(_annotate, OF_RECORD, {"names": TEXTS, "ways": _WAYS, "said": _SAID}),
}
