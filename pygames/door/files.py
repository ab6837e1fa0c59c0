"""The call that reads a game file: games with comments and variations, as a text."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TypedDict

from pygames.door.foreign import Foreign
from pygames.door.schema import TEXT, Call


class Annotated(TypedDict):
    """The games of a text, and who played them."""

    games: Sequence[Foreign]


def _annotated(text: str) -> Annotated:
    # Few games come like this, so the reader is imported on demand.
    found = import_module("pygames.annotated").read(text)
    return {"games": [{"record": game.record.data(), "names": game.names} for game in found]}


CALLS = {"annotated": Call(_annotated, {"text": TEXT}, {})}
