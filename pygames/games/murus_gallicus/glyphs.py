"""The stones, drawn around the middle of their square: limestone is square, basalt hexagonal.

A stone is a top, foreshortened to 0.82, above a front of one course. The upper stone of a stack
is drawn one course higher, over the lower one. It repeats the outline, smaller, so that a stack
can be recognised from above and without colour.
"""

from __future__ import annotations

from collections.abc import Sequence

from pygames.look.scene import Shape, box, glyph, line, path, polygon

COURSE = 17
"""The height of one course of stone in board units."""
_GROUND = 2
"""How far below the middle of its square a stone stands."""

_Outline = tuple[tuple[float, float], ...]
SQUARE: _Outline = (
    (-34, -24.6), (-30, -27.9), (30, -27.9), (34, -24.6), (34, 24.6), (30, 27.9), (-30, 27.9),
    (-34, 24.6),
)  # fmt: skip
HEXAGON: _Outline = ((39, 0), (19.5, 28.2), (-19.5, 28.2), (-39, 0), (-19.5, -28.2), (19.5, -28.2))
_FRONTS: dict[str, _Outline] = {  # the part of the outline visible from the front
    "w": ((-34, 24.6), (-30, 27.9), (30, 27.9), (34, 24.6)),
    "b": ((-39, 0), (-19.5, 28.2), (19.5, 28.2), (39, 0)),
}
_OUTLINES = {"w": SQUARE, "b": HEXAGON}
_JOINTS = {("w", 1): (-9,), ("w", 2): (-20, 13), ("b", 1): (-19.5, 19.5), ("b", 2): (-19.5, 19.5)}


def _moved(outline: _Outline, dy: float, scale: float = 1) -> Sequence[float]:
    return [round(n, 1) for x, y in outline for n in (x * scale, y * scale + dy)]


def _front(side: str, course: int) -> list[Shape]:
    """Return the front of one course: stone, edges, vertical joints, and the joint below."""
    front, low = _FRONTS[side], _GROUND
    high = low - COURSE
    upright = [n for x, y in front for n in (x, y + high)]
    down = [n for x, y in reversed(front) for n in (x, y + low)]
    edge = f"{side}Edge"
    below = edge if course == 1 else f"{side}Joint"
    left, right = front[0], front[-1]
    sides = f"M{left[0]} {left[1] + high}V{left[1] + low}M{right[0]} {right[1] + high}V"
    return [
        polygon("stone", upright + down, fill=f"{side}Front"),
        path("joints", _joints(side, course), stroke=f"{side}Joint", width=2.6),
        line("below", _moved(front, low), stroke=below, width=3.2 if course == 1 else 2.6),
        path("sides", f"{sides}{right[1] + low}", stroke=edge, width=3.2),
    ]


def _joints(side: str, course: int) -> str:
    top = 28.2 if side == "b" else 27.9
    lines = (
        f"M{x} {top + _GROUND - COURSE:.1f}V{top + _GROUND:.1f}" for x in _JOINTS[side, course]
    )
    return "".join(lines)


def _top(side: str) -> Shape:
    top = _moved(_OUTLINES[side], _GROUND - COURSE)
    return polygon("top", top, fill=f"{side}Top", stroke=f"{side}Edge", width=3.2)


def _single(side: str) -> list[Shape]:
    top = _top(side)
    top["texture"], top["ink"] = "chisel", f"{side}Fleck"
    return [*_front(side, 1), top]


def _upper(side: str) -> list[Shape]:
    ring = _moved(_OUTLINES[side], _GROUND - COURSE, 0.62)
    token, width = ("wJoint", 3.4) if side == "w" else ("bRing", 4.4)
    return [*_front(side, 2), _top(side), polygon("ring", ring, stroke=token, width=width)]


def _shadow(side: str, courses: int) -> list[Shape]:
    dx, dy = 5 + 5 * courses, 6 + courses
    outline = [round(n, 1) for x, y in _OUTLINES[side] for n in (x * 1.02 + dx, y * 1.02 + dy)]
    return [polygon("shadow", outline, fill="shade", opacity=0.34)]


def _on_turf(side: str, courses: int) -> list[Shape]:
    """Return a single stone or a stack on turf, for plates beside names and for the tray."""
    return [
        box("turf", -50, -62, 100, 100, corner=18, fill="a"),
        glyph("shadow", f"shadow-{side}-{courses}", 0, 0),
        glyph("stone", f"stone-{side}", 0, 0),
        *([glyph("upper", f"upper-{side}", 0, -COURSE)] if courses > 1 else []),
    ]


def _glyphs(side: str, colour: str) -> dict[str, list[Shape]]:
    return {
        f"stone-{side}": _single(side),
        f"upper-{side}": _upper(side),
        f"shadow-{side}-1": _shadow(side, 1),
        f"shadow-{side}-2": _shadow(side, 2),
        f"single-{colour}": _on_turf(side, 1),
        f"seat-{colour}": _on_turf(side, 2),
    }


GLYPHS = _glyphs("w", "white") | _glyphs("b", "black")
