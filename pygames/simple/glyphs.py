"""Pieces and dice: discs of eight colours, each with a mark of its own cut into it."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from pygames.look.scene import Shape, box, circle, glyph, line, path, polygon
from pygames.simple.theme import COLOURS

DISC = 35
"""The radius of a piece."""
DIE = 52
"""The side of a die: small enough to be shown whole in lists."""
_PIPS = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def made(seats: Mapping[str, str]) -> dict[str, list[Shape]]:
    """Return all drawings; `seats` has the colour of each seat's disc, by the seat's glyph."""
    discs = {f"disc-{colour}": _disc(colour, mark=True) for colour in COLOURS}
    blanks = {f"blank-{colour}": _disc(colour, mark=False) for colour in COLOURS}
    dice = {f"die-{number}": _die(number) for number in _PIPS}
    plates = {name: _seat(colour) for name, colour in seats.items()}
    return discs | blanks | dice | {"die": _die(0)} | plates


def _disc(colour: str, *, mark: bool) -> list[Shape]:
    """Draw a disc with its shadow and an arc of light."""
    light = 0.8 * DISC
    a, b = 205 / 180 * pi, 295 / 180 * pi
    arc = (
        f"M{light * cos(a):.1f} {light * sin(a):.1f}A{light:g} {light:g} 0 0 1 "
        f"{light * cos(b):.1f} {light * sin(b):.1f}"
    )
    shapes = [
        circle("shadow", 4, 6, DISC, fill="shade", opacity=0.36),
        circle("head", 0, 0, DISC, fill=colour, stroke="edge", width=3),
        path("light", arc, stroke=f"{colour}Hi", width=3.6),
    ]
    return [*shapes, _mark(colour)] if mark else shapes


def _mark(colour: str) -> Shape:
    """Draw the mark of a colour: players are told apart by it first."""
    ink = f"{colour}Ink"
    if colour in ("red", "sky"):
        return circle("mark", 0, 0, 11 if colour == "red" else 17, stroke=ink, width=5)
    if colour == "yellow":
        return polygon("mark", (0, -16, 16, 0, 0, 16, -16, 0), fill=ink)
    if colour == "green":
        return polygon("mark", (0, -15, 14.7, 10.5, -14.7, 10.5), fill=ink)
    if colour == "blue":
        return box("mark", -11, -11, 22, 22, stroke=ink, width=5)
    if colour == "white":
        return polygon("mark", _star(5, 15, 15), stroke=ink, width=4)
    if colour == "black":
        return path("mark", "M-13 0H13M0 -13V13", stroke=ink, width=6)
    return polygon("mark", _star(4, 18, 7), fill=ink)


def _star(points: int, outer: float, inner: float) -> list[float]:
    """Return a star, or a regular polygon if both radii are equal."""
    corners = points if outer == inner else 2 * points
    star: list[float] = []
    for i in range(corners):
        r, turn = (inner if outer != inner and i % 2 else outer), 2 * pi * i / corners
        star += [round(r * sin(turn), 1), round(-r * cos(turn), 1)]
    return star


def _die(number: int) -> list[Shape]:
    """Draw a face of a die; without a number it is blank, to be written on."""
    half = DIE / 2
    shapes = [
        box("shadow", -half + 2, -half + 3, DIE, DIE, 10, fill="shade", opacity=0.36),
        box("die", -half, -half, DIE, DIE, 10, fill="die", stroke="edge", width=2.6),
    ]
    pips = [
        circle(f"pip-{i}", 14 * x, 14 * y, 5.4, fill="pip")
        for i, (x, y) in enumerate(_PIPS.get(number, ()))
    ]
    return [*shapes, *pips]


def _seat(colour: str) -> list[Shape]:
    """Draw a piece on its board for the plate beside a player's name."""
    return [
        box("board", -50, -50, 100, 100, 18, fill="a"),
        line("grid", (-50, 34, 50, 34), stroke="line", width=2),
        glyph("disc", f"disc-{colour}", 0, -2),
    ]
