"""The page's own marks on a board, as SVG: what changed, what is picked, and what can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import sqrt
from typing import Literal

from pygames.core import Action
from pygames.look.picks import Tree, follow
from pygames.look.scene import Mark, Shape
from pygames.vector.boxes import Box, Point, anchor, bounds
from pygames.vector.shapes import Pen
from pygames.vector.written import (
    Written,
    element,
    ellipse,
    number,
    outline,
    path_of,
    polyline,
    shifted,
)

HALO = 4.5
"""How much wider than a mark's line its halo is."""
THIN = 0.62
"""Boards with fewer dots to a unit get thicker lines."""
BESIDE, AT_ENDS = 24, 5
"""The distance of brackets from a line, beside it and at its ends."""
AREA = (42, 36)
"""Half the size of brackets around the place of an area."""
ROUND_RING = 8
RIM = 4
"""The width of the line round many areas."""
WHOLE = "M-10000 -10000H10000V10000H-10000Z"
"""The outline of what is larger than any board."""
State = Literal["open", "picked", "held"]
WIDTH: Mapping[State, float] = {"open": 2.6, "picked": 7, "held": 2.6}
WASH: Mapping[State, tuple[str, float]] = {
    "open": ("halo", 0.4), "picked": ("pick", 0.4), "held": ("pick", 1)
}  # fmt: skip
"""What a place is filled with, and how strongly."""


@dataclass(frozen=True)
class Marked:
    """What is marked in a view. Without `picks`, only changes are."""

    changed: Sequence[str]
    tree: Tree = field(default_factory=dict)
    via: Mapping[Action, Sequence[str]] = field(default_factory=dict)
    picks: Sequence[str] | None = None
    hand: Sequence[str] = ()

    def held(self) -> str | None:
        """Return what is in the hand after the picks: once something is put down, the next one."""
        picks = self.picks or ()
        if not picks or picks[0] not in self.hand:
            return None
        if picks[-1] in self.hand:
            return picks[-1]
        return next((id for id in self.hand if id not in picks), None)


def thickness(scale: float) -> float:
    """Return how much thicker lines are if a unit has so few CSS pixels."""
    return min(1.7, max(1.0, THIN / scale))


class Marker:
    """Writes marks in two layers: below the pieces, and on top of them."""

    def __init__(self, shapes: Mapping[str, Shape], pen: Pen, thick: float) -> None:
        self._shapes, self._pen, self._thick = shapes, pen, thick
        self._glyphs, self._palette = pen.glyphs, pen.palette
        self.under: list[Written] = []
        self.top: list[Written] = []

    def add(self, marks: Marked) -> None:
        """Add all marks of a view."""
        for id in marks.changed:
            if id in self._shapes:
                self.under.append(self._brackets(self._shapes[id]))
        if marks.picks is not None:
            self._add_picks(marks, marks.picks)

    def _add_picks(self, marks: Marked, picks: Sequence[str]) -> None:
        node = follow(marks.tree, picks)
        following = node if isinstance(node, dict) else {}
        for place in dict.fromkeys(_passed(following, marks.via)):
            self._dot(anchor(self._shapes[place], self._glyphs), 5)
        self._trail(picks)
        for id in picks:
            if id not in marks.hand:
                self._place(id, "picked")
        if held := marks.held():
            self._area(self._shapes[held], "held")
        self._open(following)

    def _open(self, following: Iterable[str]) -> None:
        """Mark what can be picked: each place by itself, but those with rims all together."""
        rims: dict[str, list[str]] = {}
        for id in following:
            names = self._shapes[id].get("mark", {}).get("rims") if id in self._shapes else None
            if not names:
                self._place(id, "open")
            for name in names or ():
                rims.setdefault(name, []).append(id)
        if every := dict.fromkeys(id for ids in rims.values() for id in ids):
            self.under.append(self._wash(self._together(every), *WASH["open"]))
        self.under.extend(self._rim(self._together(ids)) for ids in rims.values())

    def _together(self, ids: Iterable[str]) -> str:
        return "".join(self._outline(self._shapes[id]) for id in ids)

    def _rim(self, d: str) -> Written:
        """Draw only what lies outside: so no border between two areas shows."""
        outside = element("path", {"d": d + WHOLE, "clip-rule": "evenodd"})
        clip = self._pen.defined("clipPath", outside)
        return element("g", {"clip-path": f"url(#{clip})"}, self._line_of(d, 2 * RIM))

    def _trail(self, picks: Sequence[str]) -> None:
        """Add a line from pick to pick where their marks join."""
        way = [self._shapes[id] for id in picks if id in self._shapes]
        for start, end in pairwise(way):
            if all(each.get("mark", {}).get("join") for each in (start, end)):
                points = [anchor(each, self._glyphs) for each in (start, end)]
                d, width = polyline(points), 7 * self._thick
                self.under.append(self._twice(d, width, 5 * self._thick))

    def _place(self, id: str, how: State) -> None:
        shape = self._shapes.get(id)
        if shape is None:
            return
        mark, at = self._mark_of(shape), anchor(shape, self._glyphs)
        form = mark["form"]
        if form == "ring":
            self._ring(mark, at, how)
        elif form == "dot":
            self._spot(at, how)
        elif form == "cross":
            self._cross(mark, at, bounds(shape, self._glyphs).middle, how)
        elif form == "line":
            self._line(shape, how)
        else:
            self._area(shape, how)

    def _mark_of(self, shape: Shape) -> Mark:
        """Return a place's mark, or one that suits its geometry."""
        if "mark" in shape:
            return shape["mark"]
        if shape["kind"] == "line":
            return {"form": "line"}
        if shape["kind"] in ("polygon", "path"):
            return {"form": "area"}
        box = bounds(shape, self._glyphs)
        return {"form": "ring", "rx": box.width / 2 + 6, "ry": box.height / 2 + 6}

    def _spot(self, at: Point, how: State) -> None:
        # A picked place is marked below: on top, the mark would hide the next piece there.
        if how == "picked":
            self._ring({"form": "ring", "rx": 30}, at, how)
        else:
            self._dot(at, 12)

    def _ring(self, mark: Mark, at: Point, how: State) -> None:
        rx = mark.get("rx", 24)
        d = ellipse(at, rx, mark.get("ry", rx))
        width = 4 if mark["form"] == "cross" and how == "open" else WIDTH[how]
        wash = self._wash(d, "pick", 0.45) if how == "picked" else ""
        self.under.append(wash + self._line_of(d, width))

    def _cross(self, mark: Mark, at: Point, middle: Point, how: State) -> None:
        self._ring(mark, middle, how)
        left, right = number(at[0] - 15), number(at[0] + 15)
        top = number(at[1] - 12)
        d = f"M{left} {top}l30 24M{right} {top}l-30 24"
        self.top.append(self._line_of(d, 6 if how == "open" else 8))

    def _line(self, shape: Shape, how: State) -> None:
        d, thick = outline(shape), self._thick
        width, halo = (7, 7) if how == "open" else (20, 5)
        below = self._stroked(d, "halo", (width + halo) * thick)
        dash = "2 14" if how == "open" else None
        color = self._palette.color("pick")
        self.top.append(
            below
            + path_of(d, {"stroke": color, "stroke-width": width * thick, "stroke-dasharray": dash})
        )

    def _area(self, shape: Shape, how: State) -> None:
        d = self._outline(shape)
        self.under.append(self._wash(d, *WASH[how]) + self._line_of(d, WIDTH[how]))

    def _outline(self, shape: Shape) -> str:
        """Return the outline of a place, of a drawing all its parts', where it is."""
        if shape["kind"] != "glyph":
            return outline(shape)
        parts = (self._outline(part) for part in self._glyphs[shape["name"]])
        return "".join(shifted(part, shape["x"], shape["y"]) for part in parts)

    def _dot(self, at: Point, r: float) -> None:
        radius = r * min(self._thick, 1.25)
        sizes = (("halo", radius + 3 * self._thick), ("pick", radius))
        for token, size in sizes:
            self.top.append(path_of(ellipse(at, size, size), {"fill": self._palette.color(token)}))

    def _line_of(self, d: str, width: float) -> Written:
        return self._twice(d, self._wide(width), HALO * self._thick)

    def _wide(self, width: float) -> float:
        return width * (sqrt(self._thick) if width > 4.5 else self._thick)

    def _twice(self, d: str, width: float, halo: float) -> Written:
        return self._stroked(d, "halo", width + halo) + self._stroked(d, "pick", width)

    def _stroked(self, d: str, token: str, width: float) -> Written:
        return path_of(d, {"stroke": self._palette.color(token), "stroke-width": width})

    def _wash(self, d: str, token: str, opacity: float) -> Written:
        return path_of(d, {"fill": self._palette.color(token), "fill-opacity": opacity})

    def _brackets(self, shape: Shape) -> Written:
        box = self._bracketed(shape)
        arm = min(15 * self._thick, 0.36 * min(box.width, box.height))
        corners = (
            (box.left, box.top, arm, arm),
            (box.right, box.top, -arm, arm),
            (box.right, box.bottom, -arm, -arm),
            (box.left, box.bottom, arm, -arm),
        )
        d = "".join(polyline([(x + dx, y), (x, y), (x, y + dy)]) for x, y, dx, dy in corners)
        ink = self._palette.color(shape.get("last", "last"))
        return path_of(d, {"stroke": ink, "stroke-width": 4 * self._thick})

    def _bracketed(self, shape: Shape) -> Box:
        """Return the box of a shape's brackets: within a large shape, round a small one."""
        box = bounds(shape, self._glyphs)
        if shape["kind"] == "line":
            flat = box.width > box.height
            return box.shrunk(-AT_ENDS, -BESIDE) if flat else box.shrunk(-BESIDE, -AT_ENDS)
        if "mark" in shape and shape["kind"] in ("glyph", "path"):
            x, y = anchor(shape, self._glyphs)
            rx, ry = _room(shape["mark"])
            return Box(x - rx, y - ry, x + rx, y + ry)
        inset = 7 if box.width > 40 and box.height > 40 else -7
        return box.shrunk(inset, inset)


def _room(mark: Mark) -> tuple[float, float]:
    """Return half the size of the brackets round a place with a mark."""
    if not mark.get("rx"):
        return AREA
    return mark["rx"] + ROUND_RING, mark.get("ry", mark["rx"]) + ROUND_RING


def _passed(following: Tree, via: Mapping[Action, Sequence[str]]) -> Iterator[str]:
    """Yield the places that the next action would pass."""
    for action in following.values():
        if isinstance(action, str):
            yield from via.get(action, ())
