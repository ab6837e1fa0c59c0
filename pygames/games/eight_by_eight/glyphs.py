"""Pegs, caps, holes and the die, each drawn round its middle.

The players' marks are cut into the heads of their pegs: a ring, a diamond, a triangle, a square.
"""

from __future__ import annotations

from math import cos, pi, sin

from pygames.games.eight_by_eight.board import NUMBERS, SIZE
from pygames.look.scene import Shape, box, circle, glyph, line, path, polygon, text

COLOURS = ("red", "yellow", "green", "blue")  # E2
"""The players' colours, as tokens of the theme and in ids."""
SPACE = 100
PEG, SMALL = 33, 15
"""The radius of a peg's head on the board, and of a small one on the rail."""
CAP = (44, 30)
"""The width and the height of a cap."""


def _around(x: float, y: float, rx: float, ry: float) -> str:
    """Write an ellipse as a path."""
    half = f"A{rx:g} {ry:g} 0 1 0"
    return f"M{x - rx:g} {y:g}{half} {x + rx:g} {y:g}{half} {x - rx:g} {y:g}Z"


def _mark(colour: str, r: float) -> Shape:
    """Draw a player's mark on a head `r` times as large as a peg's."""
    ink = f"{colour}Ink"
    if colour == "red":
        return circle("mark", 0, 0, 11 * r, stroke=ink, width=5 * r)
    if colour == "yellow":
        d = 16 * r
        return polygon("mark", (0, -d, d, 0, 0, d, -d, 0), fill=ink)
    if colour == "green":
        return polygon("mark", (0, -15 * r, 14.7 * r, 10.5 * r, -14.7 * r, 10.5 * r), fill=ink)
    return box("mark", -11 * r, -11 * r, 22 * r, 22 * r, stroke=ink, width=5 * r)


def _peg(colour: str, radius: float) -> list[Shape]:
    """Draw a head with its shadow, one arc of light and its mark."""
    light = 0.8 * radius
    a, b = 205 / 180 * pi, 295 / 180 * pi
    arc = (
        f"M{light * cos(a):.1f} {light * sin(a):.1f}A{light:g} {light:g} 0 0 1 "
        f"{light * cos(b):.1f} {light * sin(b):.1f}"
    )
    drop = 7 if radius == PEG else 5
    return [
        path("shadow", _around(4, drop, radius, 0.95 * radius), fill="shade", opacity=0.38),
        circle("head", 0, 0, radius, fill=colour, stroke="pegEdge", width=3),
        path("light", arc, stroke=f"{colour}Hi", width=3.6),
        _mark(colour, radius / PEG),
    ]


def _seat(colour: str) -> list[Shape]:
    """Draw a peg in wood for the plate beside a player's name."""
    return [
        box("wood", -50, -50, 100, 100, 18, fill="wood"),
        glyph("peg", f"peg-{colour}", -1, -1),
    ]


def _cap(colour: str) -> list[Shape]:
    """Draw a blackout: a cap with a cross."""
    across, down = CAP
    ink = f"{colour}Ink"
    cap = box(
        "cap", -across / 2, -down / 2, across, down, 6, fill=colour, stroke="railText", width=2.2
    )
    strokes = ((-8, -8, 8, 8), (8, -8, -8, 8))
    return [
        cap,
        *(line(f"x{i}", stroke, stroke=ink, width=4.4) for i, stroke in enumerate(strokes)),
    ]


def _die() -> list[Shape]:
    """Draw an eight-sided die: a hexagon with a triangle that carries the number."""
    hexagon = ((0, -30), (26, -15), (26, 15), (0, 30), (-26, 15), (-26, -15))
    points = [n for point in hexagon for n in point]
    shadow = [n for x, y in hexagon for n in (x + 4, y + 8)]
    return [
        polygon("shadow", shadow, fill="shade", opacity=0.35),
        polygon("body", points, fill="dieShade", stroke="dieEdge", width=3.4),
        polygon("side", (0, -30, 26, -15, 26, 15), fill="die", opacity=0.45),
        polygon("face", (0, -30, 26, 15, -26, 15), fill="die", stroke="dieEdge", width=2.8),
    ]


def roll_glyph(number: int) -> str:
    """Return the name of a die that shows a number."""
    return f"roll-{number}"


def _roll(number: int) -> list[Shape]:
    """Draw a die that shows a number, to stand in a line of text."""
    _shadow, body, *faces = _die()
    face = text("number", 0, 3, str(number), 30, weight=700, fill="dieEdge")
    return [body, *faces, face]


def _repeated(name: str, across: int, down: int) -> list[Shape]:
    """Draw a glyph eight times, one space apart."""
    return [glyph(f"{i}", name, across * i, down * i) for i in range(SIZE)]


_HOLE: list[Shape] = [
    circle("rim", 0, 0, 13, fill="hole"),
    circle("in", 0, 1.6, 10, fill="holeIn"),
]
_OPEN = circle("ring", 0, 0, 6.5, stroke="railText", width=2, opacity=0.55)
GLYPHS: dict[str, list[Shape]] = {
    **{f"peg-{colour}": _peg(colour, PEG) for colour in COLOURS},
    **{f"small-{colour}": _peg(colour, SMALL) for colour in COLOURS},
    **{f"seat-{colour}": _seat(colour) for colour in COLOURS},
    **{f"cap-{colour}": _cap(colour) for colour in COLOURS},
    "hole": _HOLE,
    "hole-row": _repeated("hole", SPACE, 0),
    "holes": _repeated("hole-row", 0, SPACE),
    "open": [_OPEN],
    "rail": _repeated("open", SPACE, 0),
    "die": _die(),
    **{roll_glyph(number): _roll(number) for number in NUMBERS},
}
