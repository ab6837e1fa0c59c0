"""The call that takes over a game which another site has recorded."""

from __future__ import annotations

from typing import Any

from pygames.door import data
from pygames.door.schema import NESTED, Call
from pygames.foreign import read_foreign


def _foreign(game: dict[str, Any]) -> data.Foreign:
    found = read_foreign(game)
    return {"record": found.record.data(), "names": list(found.names)}


CALLS = {"foreign": Call(_foreign, {"game": NESTED}, {})}
