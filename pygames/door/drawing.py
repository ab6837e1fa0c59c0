"""The call that draws a game as an SVG, for pages that can't read what they paint."""

from __future__ import annotations

from importlib import import_module
from typing import TypedDict

from pygames.door.schema import FLAG, OF_RECORD, WHOLE, Call, Check
from pygames.game import SCHEMES
from pygames.record import parse


class Drawn(TypedDict):
    """A board, or a whole game in motion, as the text of an SVG."""

    svg: str


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


_THEME = Check(f"one of {', '.join(SCHEMES)}", SCHEMES.__contains__, str)

CALLS = {
    "svg": Call(_svg, {**OF_RECORD, "theme": _THEME}, {"at": WHOLE, "seat": WHOLE, "animate": FLAG})
}
