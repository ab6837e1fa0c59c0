"""What a list of shapes promises: the closed set of kinds, marks, motions and textures."""

from __future__ import annotations

import math
import re
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, get_args

from pygames.conformance.promise import distinct, promise, words
from pygames.game import Game
from pygames.look.scene import FORMS, KINDS, SOUNDS, Mark, Motion, MotionName, Shape, Style, Texture

NEEDS: Mapping[str, frozenset[str]] = {
    "polygon": frozenset({"points"}),
    "circle": frozenset({"x", "y", "r"}),
    "line": frozenset({"points"}),
    "path": frozenset({"d"}),
    "text": frozenset({"x", "y", "text", "size"}),
    "glyph": frozenset({"name", "x", "y"}),
}
MAY: Mapping[str, frozenset[str]] = {
    "polygon": frozenset({"round"}),
    "text": frozenset({"weight", "font", "align", "turn"}),
    "glyph": frozenset({"scale", "stretch"}),
}
STYLE = frozenset(Style.__annotations__) | {"id", "kind"}
NUMBERS = ("x", "y", "r", "round", "size", "scale", "width", "opacity", "turn")
COLORS = ("fill", "stroke", "ink", "last")
_PATH = re.compile(r"M[MLHVCSQTAZ0-9eE+\-., ]*", re.ASCII)


@dataclass(frozen=True)
class Palette:
    """The names that a game's shapes may use."""

    tokens: Collection[str]
    glyphs: Collection[str]
    sound: set[str] = field(default_factory=set)
    """The shapes already checked, written out: most of a scene doesn't change."""

    @classmethod
    def of(cls, game: Game[Any]) -> Palette:
        """Take them from a card."""
        return cls(frozenset(game.colors()["light"]), frozenset(game.look.glyphs))


def check_shapes(shapes: Sequence[Shape], palette: Palette, what: str) -> None:
    """Check that ids are unique and each shape is one that the painter knows."""
    distinct((shape["id"] for shape in shapes), f"{what}: ids")
    for shape in shapes:
        text = repr(shape)
        if text not in palette.sound:
            _check_shape(shape, palette, f"{what}: {shape['id']}")
            palette.sound.add(text)


def _check_shape(shape: Shape, palette: Palette, what: str) -> None:
    kind = shape["kind"]
    promise(kind in KINDS, f"{what}: there is no kind of shape {kind!r}")
    promise(shape["id"] and not re.search(r"\s", shape["id"]), f"{what}: an id of one word")
    missing, unknown = NEEDS[kind] - shape.keys(), shape.keys() - STYLE - NEEDS[kind]
    promise(not missing, f"{what}: a {kind} needs {', '.join(sorted(missing))}")
    unknown -= MAY.get(kind, frozenset())
    promise(not unknown, f"{what}: a {kind} has no {', '.join(sorted(unknown))}")
    _check_geometry(shape, palette, what)
    _check_style(shape, palette, what)
    for when in ("enter", "move", "exit"):
        if when in shape:
            _check_motion(shape[when], f"{what}: {when}")


def _check_geometry(shape: Shape, palette: Palette, what: str) -> None:
    values: Mapping[str, object] = {**shape}
    for key in NUMBERS:
        promise(key not in values or _number(values[key]), f"{what}: {key} is no number")
    for key in ("r", "size", "scale", "width"):
        promise(values.get(key, 1) > 0, f"{what}: {key} is not above 0")  # type: ignore[operator]
    if "points" in shape:
        points = shape["points"]
        fewest = 6 if shape["kind"] == "polygon" else 4
        promise(all(map(_number, points)), f"{what}: points are no numbers")
        promise(len(points) >= fewest and len(points) % 2 == 0, f"{what}: too few points")
    if "d" in shape:
        promise(_PATH.fullmatch(shape["d"]), f"{what}: no path of absolute commands")
    if "text" in shape:
        words(shape["text"], what)
    if "name" in shape:
        promise(shape["name"] in palette.glyphs, f"{what}: there is no glyph {shape['name']!r}")


def _check_style(shape: Shape, palette: Palette, what: str) -> None:
    values: Mapping[str, object] = {**shape}
    for key in COLORS:
        if key in values:
            promise(values[key] in palette.tokens, f"{what}: there is no colour {values[key]!r}")
    promise(shape.get("texture", "dots") in get_args(Texture), f"{what}: no such texture")
    promise(("texture" in shape) == ("ink" in shape), f"{what}: a texture goes with an ink")
    promise(0 <= shape.get("opacity", 1) <= 1, f"{what}: opacity is not from 0 to 1")
    if "label" in shape:
        words(shape["label"], f"{what}: label")
    for key in ("title", "sheet", "puts"):
        promise(key not in shape or "label" in shape, f"{what}: {key} without a label")
    words(shape.get("title", "no title"), f"{what}: title")
    if "puts" in shape:
        _check_shape(shape["puts"], palette, f"{what}: puts")
    if "mark" in shape:
        promise("label" in shape, f"{what}: a mark without a label")
        _check_mark(shape["mark"], what)


def _check_mark(mark: Mark, what: str) -> None:
    promise(mark["form"] in FORMS, f"{what}: there is no mark {mark['form']!r}")
    if mark["form"] not in ("line", "area"):
        promise(_number(mark.get("x")) and _number(mark.get("y")), f"{what}: a mark without place")
    words(mark.get("words", "can be picked"), f"{what}: mark")
    if "rims" in mark:
        promise(mark["form"] == "area" and all(mark["rims"]), f"{what}: rims that are no area's")


def _check_motion(motion: Motion, what: str) -> None:
    promise(motion["motion"] in get_args(MotionName), f"{what}: no motion {motion['motion']!r}")
    promise(motion.get("duration", 0) > 0, f"{what}: no duration")
    promise(motion.get("delay", 0) >= 0, f"{what}: a delay below 0")
    promise(motion.get("scale", 1) > 0, f"{what}: scale is not above 0")
    sound = motion.get("sound", SOUNDS[0])
    promise(sound in SOUNDS, f"{what}: there is no sound {sound!r}")
    promise(motion.get("faces", 1) >= 1, f"{what}: no faces")
    promise("over" not in motion or "faces" in motion, f"{what}: over a place without faces")
    if "then" in motion:
        _check_motion(motion["then"], f"{what}: then")
    promise(motion.keys() <= Motion.__annotations__.keys(), f"{what}: unknown {set(motion)}")


def _number(value: object) -> bool:
    return type(value) in (int, float) and math.isfinite(value)  # type: ignore[arg-type]
