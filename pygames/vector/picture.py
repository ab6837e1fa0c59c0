"""A position as a picture: what is painted of it, in painting order, and the whole SVG."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from pygames.door.card_data import Figure
from pygames.door.view import view
from pygames.door.view_data import View
from pygames.game import Game
from pygames.look.scene import Scene, Shape
from pygames.look.show import Show
from pygames.record import Record
from pygames.vector.boxes import bounds
from pygames.vector.marks import Marked, Marker, thickness
from pygames.vector.palette import Palette
from pygames.vector.shapes import FONTS, ID, Pen
from pygames.vector.written import Written, element, number, words

WIDTH, COMPACT_WIDTH = 640, 360
"""How wide a picture is in CSS pixels, unless it is shown otherwise."""
LIFT = 7
"""How far a piece that has been picked is lifted, in board units."""
EDGE = 16
"""How far strokes and letters may reach beyond the box of a shape."""
Crop = tuple[float, float, float, float]


class Painted(NamedTuple):
    """A part of a picture, and its shape; marks have none."""

    written: Written
    shape: Shape | None = None


@dataclass(frozen=True)
class Picture:
    """What a picture shows; `crop` is x, y, width and height in board units."""

    label: str
    crop: Crop
    ground: Sequence[Shape]
    pieces: Sequence[Shape]
    marked: Marked = field(default_factory=lambda: Marked(()))
    gone: Sequence[Shape] = ()
    """The shapes that have just left, if they show or move."""

    def painted(self, pen: Pen, width: float) -> Iterator[Painted]:
        """Yield its parts in painting order; lines of marks suit its width in CSS pixels."""
        shapes = {shape["id"]: shape for shape in (*self.ground, *self.pieces)}
        thick = thickness(width / self.crop[2])
        marker = Marker(shapes, pen, thick)
        marker.add(self.marked)
        yield from (Painted(pen.shape(each), each) for each in self._seen(self.ground, pen))
        yield from map(Painted, marker.under)
        yield from (Painted(self._piece(each, pen), each) for each in self._seen(self.pieces, pen))
        yield from map(Painted, marker.top)

    def _seen(self, shapes: Sequence[Shape], pen: Pen) -> Iterator[Shape]:
        """Yield the shapes that lie in the crop, or partly do."""
        x, y, across, down = self.crop
        for shape in shapes:
            box = bounds(shape, pen.glyphs).shrunk(-EDGE, -EDGE)
            if x < box.right and box.left < x + across and y < box.bottom and box.top < y + down:
                yield shape

    def _piece(self, shape: Shape, pen: Pen) -> Written:
        """Write a piece, lifted if its place was picked."""
        drawing = pen.shape(shape)
        if shape.get("of") not in (self.marked.picks or ()):
            return drawing
        return element("g", {"transform": f"translate(0 -{LIFT})"}, drawing)


def of_record(record: Record, at: int, seat: int, *, compact: bool) -> Picture:
    """Return a ply of a record, with what changed last."""
    shot = view(record, at, seat, compact=compact)
    label = f"{record.game.title}: {shot['status']}"
    return of_view(shot, label, Marked(shot["changed"]))


def of_show(game: Game[Any], show: Show) -> Picture:
    """Return a position without a record."""
    scene: Scene = show.scene
    crop = (0, 0, scene.width, scene.height)
    return Picture(f"{game.title}: {show.status}", crop, scene.ground, scene.pieces)


def of_sample(shot: View, crop: Crop, label: str) -> Picture:
    """Return the picture that represents a game, without marks."""
    return replace(of_view(shot, label, Marked(())), crop=crop)


def of_figure(figure: Figure, caption: str) -> Picture:
    """Return a figure of the rules, marked as in a game."""
    shot, picks = figure["view"], figure["picks"]
    marks = Marked(shot["changed"], shot["picks"], shot["via"], picks, shot["hand"])
    whole = of_view(shot, caption, marks)
    pieces = [*whole.pieces, *(whole.gone if figure["gone"] else ())]
    return Picture(caption, figure["crop"], whole.ground, pieces, marks)


def of_view(shot: View, label: str, marks: Marked) -> Picture:
    """Return what a view shows."""
    scene = shot["scene"]
    crop = (0, 0, scene["width"], scene["height"])
    return Picture(label, crop, scene["ground"], scene["pieces"], marks, scene["gone"])


def still(
    picture: Picture, game: Game[Any], palette: Palette, width: float, *, fine: bool = True
) -> str:
    """Write a picture as a whole SVG."""
    pen = Pen(palette, game.look.glyphs, fine=fine)
    inner = "".join(part.written for part in picture.painted(pen, width))
    return whole(picture, palette.style, pen.definitions() + inner, width)


def whole(picture: Picture, style: str, inner: Written, width: float) -> str:
    """Write an SVG around what is painted; its ids are unique to the picture."""
    x, y, across, down = picture.crop
    rules = element("style", {}, words(style)) if style else ""
    svg = element("svg", {
        "xmlns": "http://www.w3.org/2000/svg", "id": ID, "role": "img",
        "aria-label": picture.label, "viewBox": " ".join(map(number, (x, y, across, down))),
        "width": width, "height": width * down / across, "fill": "none",
        "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-miterlimit": 10,
        "font-family": FONTS["serif"], "text-anchor": "middle",
    }, rules + inner)  # fmt: skip
    digest = hashlib.sha256(svg.encode()).hexdigest()
    return svg.replace(ID, f"b{digest[:7]}")
