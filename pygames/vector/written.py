"""Writes SVG: numbers, attributes, elements and outlines."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import cycle, pairwise
from math import cos, hypot, pi, sin
from xml.sax.saxutils import escape, quoteattr

from pygames.look.scene import Shape
from pygames.vector.boxes import COMMAND, NUMBER, Point, pairs

LONG = 200
"""The text of a path is worth shortening from this length."""
_ILLEGAL = re.compile("[^\t\n\r -\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no XML can have, however they are written."""
_CURVED = re.compile(r"[^MZ\d\s.-]")
Written = str
Attributes = Mapping[str, str | float | None]
"""None values are left out."""


def number(value: float) -> str:
    """Write a number as short as it can be: a hundredth of a board unit is never seen."""
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def element(name: str, attributes: Attributes, inner: str = "") -> Written:
    """Write an element."""
    parts = "".join(
        f" {key}={quoteattr(legal(value) if isinstance(value, str) else number(value))}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{parts}>{inner}</{name}>" if inner else f"<{name}{parts}/>"


def words(text: str) -> Written:
    """Write a text."""
    return escape(legal(text))


def legal(text: str) -> str:
    """Return a text with a sign in place of each character that XML, or a file, can't have."""
    return _ILLEGAL.sub("\ufffd", text)


def path_of(d: str, attributes: Attributes) -> Written:
    """Write a path; opacities of 1 are left out."""
    shapes = {
        key: value
        for key, value in attributes.items()
        if not (key.endswith("opacity") and value == 1)
    }
    return element("path", {"d": d, **shapes}) if d else ""


def polyline(points: Sequence[Point]) -> str:
    """Write an open line as the text of a path."""
    return "M" + " ".join(f"{number(x)} {number(y)}" for x, y in points)


def moved(start: Point, ways: Sequence[Point]) -> str:
    """Write a line from a place, by steps."""
    steps = " ".join(f"{number(dx)} {number(dy)}" for dx, dy in ways)
    return f"M{number(start[0])} {number(start[1])}l{steps}"


def ellipse(at: Point, rx: float, ry: float, turn: float = 0) -> str:
    """Write an ellipse that is turned by an angle."""
    dx, dy = rx * cos(turn), rx * sin(turn)
    arc = f"a{number(rx)} {number(ry)} {number(turn * 180 / pi)} 1 0 "
    there, back = f"{number(2 * dx)} {number(2 * dy)}", f"{number(-2 * dx)} {number(-2 * dy)}"
    return f"M{number(at[0] - dx)} {number(at[1] - dy)}{arc}{there}{arc}{back}z"


def coarse(d: str) -> str:
    """Return a long path of straight lines in whole units and by steps: half as long."""
    if len(d) < LONG or _CURVED.search(d):
        return d
    return "".join(map(_steps, d.split("M")[1:]))


def _steps(part: str) -> str:
    """Write a line, or an area that ends with Z, by steps."""
    numbers = [float(each) for each in part.rstrip("Z").split()]
    points = [(round(x), round(y)) for x, y in pairs(numbers)]
    ways = [(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points)]
    steps = " ".join(f"{dx} {dy}" for dx, dy in ways if (dx, dy) != (0, 0)).replace(" -", "-")
    x, y = points[0]
    return f"M{x} {y}l{steps or '0 0'}{'z' if part.endswith('Z') else ''}"


def shifted(d: str, dx: float, dy: float) -> str:
    """Return a path at another place; all but arcs and ends are absolute."""
    if dx == dy == 0:
        return d
    return "".join(_shifted(command, rest, dx, dy) for command, rest in COMMAND.findall(d))


def _shifted(command: str, rest: str, dx: float, dy: float) -> str:
    if command.islower():
        return command + rest
    numbers = [float(each) for each in NUMBER.findall(rest)]
    ways = {"H": (dx,), "V": (dy,), "A": (0, 0, 0, 0, 0, dx, dy)}.get(command, (dx, dy))
    return command + " ".join(number(n + way) for n, way in zip(numbers, cycle(ways), strict=False))


def outline(shape: Shape) -> str:
    """Return the outline of a shape that has one, as the text of a path."""
    if shape["kind"] == "path":
        return shape["d"]
    if shape["kind"] == "circle":
        return ellipse((shape["x"], shape["y"]), shape["r"], shape["r"])
    points = list(pairs(shape["points"]))
    d = _rounded(points, shape["round"]) if shape.get("round") else polyline(points)
    return f"{d}z" if shape["kind"] == "polygon" else d


def _rounded(points: Sequence[Point], radius: float) -> str:
    """Return a polygon whose corners are arcs."""
    before = [points[-1], *points[:-1]]
    after = [*points[1:], points[0]]
    corners = [_corner(*three, radius) for three in zip(before, points, after, strict=True)]
    return "M" + "L".join(corners)


def _corner(before: Point, corner: Point, after: Point, radius: float) -> str:
    """Write where an arc begins that touches both sides of a corner, and the arc."""
    (ax, ay), (bx, by) = _unit(corner, before), _unit(corner, after)
    cosine = max(-1.0, min(1.0, ax * bx + ay * by))
    far = radius * ((1 + cosine) / max(1e-9, 1 - cosine)) ** 0.5
    x, y = corner
    sweep = 1 if ax * by - ay * bx < 0 else 0
    start = f"{number(x + ax * far)} {number(y + ay * far)}"
    end = f"{number(x + bx * far)} {number(y + by * far)}"
    return f"{start}A{number(radius)} {number(radius)} 0 0 {sweep} {end}"


def _unit(start: Point, end: Point) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = hypot(dx, dy) or 1
    return dx / length, dy / length
