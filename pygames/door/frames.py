"""The call for the plies that an animation of a game shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict

from pygames.door.schema import OF_RECORD, Call
from pygames.record import parse
from pygames.rounds import turn_ends


class Frames(TypedDict):
    """The plies that an animation shows."""

    plies: Sequence[int]


def _frames(record: object) -> Frames:
    return {"plies": turn_ends(parse(record))}


CALLS = {"frames": Call(_frames, OF_RECORD, {})}
