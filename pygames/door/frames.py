"""The call for the plies that an animation of a game shows."""

from __future__ import annotations

from pygames.door import data
from pygames.door.schema import OF_RECORD, Call
from pygames.record import parse
from pygames.rounds import turn_ends


def _frames(record: object) -> data.Frames:
    return {"plies": turn_ends(parse(record))}


CALLS = {"frames": Call(_frames, OF_RECORD, {})}
