"""What a position of a file's game consists of, for the one who writes it."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Mapping
from typing import Any, TypedDict

from pygames.core import State
from pygames.record import final, parse

MOST_LETTERS = 400
"""Maximum number of letters of a value that are shown."""


class Field(TypedDict):
    """A field or an answer of a position, and its value as Python writes it."""

    name: str
    value: str


class PositionFields(TypedDict):
    """The fields of a position, then what it answers."""

    fields: list[Field]


def answer_fields(request: Mapping[str, Any]) -> PositionFields:
    """Answer the call `fields`, about the last position of a record."""
    state = final(parse(request.get("record")))
    return {"fields": [{"name": name, "value": _written(value)} for name, value in _values(state)]}


def _values(state: State) -> Iterator[tuple[str, object]]:
    if dataclasses.is_dataclass(state):
        for each in dataclasses.fields(state):
            yield each.name, getattr(state, each.name)
    for name in ("current_player", "legal_actions", "returns"):
        yield f"{name}()", getattr(state, name)()


def _written(value: object) -> str:
    text = repr(value)
    return text if len(text) <= MOST_LETTERS else f"{text[:MOST_LETTERS]}…"
