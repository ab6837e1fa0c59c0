"""The calls that draw a game: an SVG, for pages that can't read what they paint, and frames."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TypedDict

from pygames.door.schema import FLAG, OF_RECORD, WHOLE, Call, Check
from pygames.game import SCHEMES
from pygames.record import parse
from pygames.rounds import turn_ends


class Drawn(TypedDict):
    """A board, or a whole game in motion, as the text of an SVG."""

    svg: str


class Frames(TypedDict):
    """The plies that an animation shows."""

    plies: Sequence[int]


def _svg(
    record: object,
    theme: str,
    at: int | None = None,
    seat: int | None = None,
    animate: bool = False,
) -> Drawn:
    # It is above the door, and a page loads it on demand.
    draw = import_module("pygames.vector").svg
    return {"svg": draw(parse(record), at=at, seat=seat, theme=theme, animate=animate)}


def _frames(record: object) -> Frames:
    return {"plies": turn_ends(parse(record))}


_THEME = Check(f"one of {', '.join(SCHEMES)}", SCHEMES.__contains__, str)

CALLS = {
    "svg": Call(
        _svg, {**OF_RECORD, "theme": _THEME}, {"at": WHOLE, "seat": WHOLE, "animate": FLAG}
    ),
    "frames": Call(_frames, OF_RECORD, {}),
}
