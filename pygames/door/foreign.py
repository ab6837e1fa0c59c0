"""The call that imports a game recorded by another site."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypedDict

from pygames.door.schema import NESTED, Call
from pygames.foreign import read_foreign
from pygames.record import GameRecord


class Foreign(TypedDict):
    """A game from elsewhere, and who played it."""

    record: GameRecord
    names: Sequence[str]


def _foreign(game: dict[str, Any]) -> Foreign:
    record = read_foreign(game)
    return {"record": record.record.data(), "names": list(record.names)}


CALLS = {"foreign": Call(_foreign, {"game": NESTED}, {})}
