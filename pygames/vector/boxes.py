"""Boxes of shapes, and where to point at them, measured as on the page."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from math import cos, radians, sin
from typing import NamedTuple

from pygames.look.scene import Shape

Glyphs = Mapping[str, Sequence[Shape]]
Point = tuple[float, float]

COMMAND = re.compile(r"([A-Zaz])([^A-Zaz]*)")
"""A command of a path, and its numbers: absolute ones, and the arcs and ends that we write."""
NUMBER = re.compile(r"-?\d*\.?\d+(?:e-?\d+)?")
_TAKES = {"M": 2, "L": 2, "T": 2, "Q": 4, "S": 4, "C": 6, "H": 1, "V": 1, "A": 7}
"""How many numbers each command of an SVG path takes."""


class Box(NamedTuple):
    """A box in board units."""

    left: float
    top: float
    right: float
    bottom: float

    @property
    def width(self) -> float:
        """The width."""
        return self.right - self.left

    @property
    def height(self) -> float:
        """The height."""
        return self.bottom - self.top

    @property
    def middle(self) -> Point:
        """Its middle."""
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2

    def shrunk(self, across: float, down: float) -> Box:
        """Return it, reduced by this much at its sides, and above and below."""
        return Box(
            self.left + across, self.top + down, self.right - across, self.bottom - down
        )  # fmt: skip


def bounds(shape: Shape, glyphs: Glyphs) -> Box:
    """Return the box round a shape, without strokes; of a path that of its points of all kinds."""
    kind = shape["kind"]
    if kind == "glyph":
        return _of_glyph(shape, glyphs)
    if kind == "text":
        return _of_text(shape)
    if kind == "circle":
        x, y, r = shape["x"], shape["y"], shape["r"]
        return Box(x - r, y - r, x + r, y + r)
    return box_of(path_points(shape["d"]) if kind == "path" else list(pairs(shape["points"])))


def anchor(shape: Shape, glyphs: Glyphs) -> Point:
    """Return where to point at a shape: at its mark, else its middle."""
    mark = shape.get("mark")
    if mark and "x" in mark and "y" in mark:
        return mark["x"], mark["y"]
    return bounds(shape, glyphs).middle


def pairs(points: Sequence[float]) -> Iterable[Point]:
    """Return points that are given as x, y, x, y and so on."""
    return zip(points[::2], points[1::2], strict=False)


def box_of(points: Sequence[Point]) -> Box:
    """Return the box round points."""
    across, down = [x for x, _ in points], [y for _, y in points]
    return Box(min(across), min(down), max(across), max(down))


def path_points(d: str) -> list[Point]:
    """Return the points and control points of an SVG path with absolute commands."""
    points: list[Point] = []
    for command, rest in COMMAND.findall(d):
        numbers = [float(each) for each in NUMBER.findall(rest)]
        step = _TAKES.get(command, 1)
        for at in range(0, len(numbers), step):
            _add(points, command, numbers[at : at + step])
    return points


def _add(points: list[Point], command: str, numbers: Sequence[float]) -> None:
    last = points[-1] if points else (0.0, 0.0)
    if command == "H":
        points.append((numbers[0], last[1]))
    elif command == "V":
        points.append((last[0], numbers[0]))
    else:
        points.extend(pairs(numbers[5:] if command == "A" else numbers))


def _of_text(shape: Shape) -> Box:
    x, y, size = shape["x"], shape["y"], shape["size"]
    width = size * 0.6 * len(shape["text"])
    if turn := shape.get("turn"):
        along, aside = abs(cos(radians(turn))), abs(sin(radians(turn)))
        across, down = width * along + size * aside, width * aside + size * along
        return Box(x - across / 2, y - down / 2, x + across / 2, y + down / 2)
    left = x - {"start": 0, "middle": 0.5, "end": 1}[shape.get("align", "middle")] * width
    return Box(left, y - size / 2, left + width, y + size / 2)


def _of_glyph(shape: Shape, glyphs: Glyphs) -> Box:
    x, y, scale = shape["x"], shape["y"], shape.get("scale", 1)
    parts = [bounds(part, glyphs) for part in glyphs[shape["name"]]]
    box = box_of([corner for part in parts for corner in (part[:2], part[2:])])
    return Box(
        x + box.left * scale, y + box.top * scale, x + box.right * scale, y + box.bottom * scale
    )  # fmt: skip
