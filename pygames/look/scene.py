"""What a page paints: a scene is two lists of shapes in painting order.

The set of shapes and motions is closed, so that one painter draws every game. Shapes are
plain mappings, made by the functions below and sent as they are; docs/protocol.md lists
their fields. Coordinates are in the game's own board units, y downwards.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Required, TypedDict, Unpack, cast, get_args

Form = Literal["ring", "dot", "cross", "line", "area"]
MotionName = Literal["fade", "slide", "fall", "rise", "draw", "break", "turn", "shake"]
Texture = Literal[
    "tufts",
    "gravel",
    "hatch-up",
    "hatch-down",
    "dots",
    "grain",
    "pencil",
    "chisel",
    "speckle",
    "waves",
]

Ease = Literal["settle", "travel", "leave", "linear"]
ShapeKind = Literal["polygon", "circle", "line", "path", "text", "glyph"]
Material = Literal["stone", "tile", "peg", "card", "die", "pencil", "pen"]
"""What a motion's sound is made of."""
LowSound = Literal[
    "stone-low", "tile-low", "peg-low", "card-low", "die-low", "pencil-low", "pen-low"
]
"""The same for a loss."""
Sound = Material | LowSound

KINDS: tuple[ShapeKind, ...] = get_args(ShapeKind)
MATERIALS: tuple[Material, ...] = get_args(Material)
SOUNDS: tuple[Sound, ...] = (*MATERIALS, *get_args(LowSound))
FORMS: tuple[Form, ...] = get_args(Form)


class Mark(TypedDict, total=False):
    """How a place shows that it can be picked; rx and ry are a ring's radii.

    Picks that follow one another and both say `join` are joined by a line. Open areas with a
    name in `rims` have no outline each: all of a name have one, at their common rim. If `drag`
    is set, a finger or mouse that is dragged along picks each place that it reaches. `words`
    say the same to those who hear the place: "can move".
    """

    form: Required[Form]
    x: float
    y: float
    rx: float
    ry: float
    join: bool
    rims: Sequence[str]
    drag: bool
    words: str


Motion = TypedDict(
    "Motion",
    {
        "motion": Required[MotionName],
        "from": tuple[float, float],
        "to": tuple[float, float],
        "over": tuple[float, float],
        "delay": int,
        "duration": int,
        "lift": float,
        "scale": float,
        "faces": int,
        "ease": Ease,
        "sound": Sound,
        "then": "Motion",
    },
    total=False,
)
"""How a shape comes, moves or goes: times in ms, `from` and `to` in board units."""


class Style(TypedDict, total=False):
    """Everything about a shape besides its geometry; colours are the game's tokens."""

    fill: str
    stroke: str
    width: float
    dash: Sequence[float]
    opacity: float
    join: Literal["miter", "round"]
    texture: Texture
    ink: str
    last: str
    label: str
    title: str
    sheet: int
    puts: Shape
    mark: Mark
    of: str
    enter: Motion
    move: Motion
    exit: Motion


class Shape(Style, total=False):
    """One shape: `id`, `kind`, the geometry of its kind, and its style."""

    id: Required[str]
    kind: Required[ShapeKind]
    points: Sequence[float]
    round: float
    x: float
    y: float
    r: float
    d: str
    text: str
    size: float
    weight: int
    font: Literal["serif", "sans"]
    align: Literal["start", "middle", "end"]
    turn: float
    name: str
    scale: float
    stretch: bool


class Stretch(TypedDict):
    """How the upper part of a scene may be drawn taller, where a board has more height.

    Drawings that say `stretch` are drawn as much taller themselves. Texts, circles and the other
    drawings there keep their form: they move apart, and grow a little.
    """

    to: float
    """Where the part ends, from the top."""
    most: float
    """How much taller it may be at most."""
    below: float
    """How much lies below it at most in the whole game, so that it keeps its height."""


@dataclass(frozen=True)
class Scene:
    """A picture: what lies (`ground`), what stands (`pieces`), and what has just `gone`."""

    width: float
    height: float
    ground: Sequence[Shape]
    pieces: Sequence[Shape]
    gone: Sequence[Shape] = ()
    zoom: bool = False
    """Whether its places are so small that a double tap zooms in."""
    stretch: Stretch | None = None


def _shape(kind: ShapeKind, id: str, geometry: dict[str, Any], style: Style) -> Shape:
    return cast("Shape", {"id": id, "kind": kind, **geometry, **style})


def polygon(id: str, points: Sequence[float], **style: Unpack[Style]) -> Shape:
    """Build a closed polygon through points given as x, y, x, y and so on."""
    return _shape("polygon", id, {"points": points}, style)


def box(
    id: str, x: float, y: float, across: float, down: float, corner: float = 0,
    **style: Unpack[Style],
) -> Shape:  # fmt: skip
    """Build a rectangle from its upper left corner, with corners of radius `corner`."""
    right, bottom = x + across, y + down
    shape = polygon(id, (x, y, right, y, right, bottom, x, bottom), **style)
    if corner:
        shape["round"] = corner
    return shape


def circle(id: str, x: float, y: float, r: float, **style: Unpack[Style]) -> Shape:
    """Build a circle around (x, y)."""
    return _shape("circle", id, {"x": x, "y": y, "r": r}, style)


def line(id: str, points: Sequence[float], **style: Unpack[Style]) -> Shape:
    """Build an open line through points given as x, y, x, y and so on."""
    return _shape("line", id, {"points": points}, style)


def path(id: str, d: str, **style: Unpack[Style]) -> Shape:
    """Build a path from SVG path text with absolute commands."""
    return _shape("path", id, {"d": d}, style)


def text(
    id: str, x: float, y: float, words: str, size: float, *, weight: int = 600,
    font: Literal["serif", "sans"] = "serif", **style: Unpack[Style],
) -> Shape:  # fmt: skip
    """Build a text whose middle is at (x, y)."""
    geometry = {"x": x, "y": y, "text": words, "size": size, "weight": weight, "font": font}
    return _shape("text", id, geometry, style)


def glyph(id: str, name: str, x: float, y: float, **style: Unpack[Style]) -> Shape:
    """Place one of the game's named drawings with its origin at (x, y)."""
    return _shape("glyph", id, {"name": name, "x": x, "y": y}, style)
