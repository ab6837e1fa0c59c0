"""Shapes as SVG, each by its kind."""

from __future__ import annotations

from pygames.look.scene import Shape
from pygames.vector.boxes import Box, Glyphs, bounds
from pygames.vector.palette import Palette
from pygames.vector.seeded import seeded
from pygames.vector.textures import TELLING, pencil, texture
from pygames.vector.written import Written, coarse, element, number, outline, path_of, words

_More = tuple[tuple[str, str], ...]
ID = "{id}"
"""Stands for the prefix of a picture's ids until all of it is written."""
FONTS = {
    "serif": "Besley,Georgia,serif",
    "sans": "'Atkinson Hyperlegible Next',system-ui,sans-serif",
}


BELOW = {"serif": 0.2463, "sans": 0.2569}
"""How far the baseline is below the middle of letters, as a part of their size. It is that of the
fonts: viewers differ in other baselines."""


class Pen:
    """Writes shapes in some colours, and keeps their definitions: clips, and shared drawings."""

    def __init__(self, palette: Palette, glyphs: Glyphs, *, fine: bool = True) -> None:
        """Begin; a pen that isn't `fine` takes few bytes, for pictures shown small."""
        self.palette = palette
        self.glyphs = glyphs
        self._fine = fine
        self._ids: dict[tuple[str, Written, _More], str] = {}

    def definitions(self) -> Written:
        """Write what the shapes so far refer to."""
        parts = (
            element(name, {"id": id, **dict(more)}, inner)
            for (name, inner, more), id in self._ids.items()
        )
        return element("defs", {}, "".join(parts)) if self._ids else ""

    def shape(self, shape: Shape, seed: str = "", alpha: float = 1) -> Written:
        """Write a shape; `seed` is what its textures go by."""
        alpha *= shape.get("opacity", 1)
        kind = shape["kind"]
        if kind == "text":
            return self._text(shape, alpha)
        if kind == "glyph":
            return self._glyph(shape, seed or shape["id"], alpha)
        return self._outlined(shape, seed or shape["id"], alpha)

    def _outlined(self, shape: Shape, seed: str, alpha: float) -> Written:
        d = outline(shape) if self._fine else coarse(outline(shape))
        if not (self._is_textured(shape) or self._is_pencilled(shape)):
            return path_of(d, {**self._fill(shape, alpha), **self._stroke(shape, alpha)})
        parts = [path_of(d, self._fill(shape, alpha))] if "fill" in shape else []
        if self._is_textured(shape):
            parts.append(self._texture(shape, seed, d, alpha))
        if self._is_pencilled(shape):
            parts.append(self._pencil(shape, seed, alpha))
        elif "stroke" in shape:
            parts.append(path_of(d, self._stroke(shape, alpha)))
        return "".join(parts)

    def _is_textured(self, shape: Shape) -> bool:
        name = shape.get("texture", "pencil")
        return name != "pencil" and (self.palette.rich or name in TELLING)

    def _is_pencilled(self, shape: Shape) -> bool:
        is_line = "stroke" in shape and "points" in shape
        return is_line and self.palette.rich and shape.get("texture") == "pencil"

    def _fill(self, shape: Shape, alpha: float) -> dict[str, str | float | None]:
        if "fill" not in shape:
            return {}
        return {"fill": self.palette.color(shape["fill"]), "fill-opacity": alpha}

    def _stroke(self, shape: Shape, alpha: float) -> dict[str, str | float | None]:
        if "stroke" not in shape:
            return {}
        pointed = shape.get("join") == "miter"
        return {
            "stroke": self.palette.color(shape["stroke"]),
            "stroke-width": shape.get("width", 1),
            "stroke-opacity": alpha,
            "stroke-linejoin": "miter" if pointed else None,
            "stroke-linecap": "butt" if pointed else None,
            "stroke-dasharray": " ".join(map(number, shape.get("dash", ()))) or None,
        }

    def _texture(self, shape: Shape, seed: str, d: str, alpha: float) -> Written:
        ink = self.palette.color(shape["ink"])
        box = bounds(shape, self.glyphs)
        if shape["texture"] == "dots" and not self._fine:
            return path_of(d, {"fill": f"url(#{self._halftone(ink, box)})", "fill-opacity": alpha})
        inner = texture(shape["texture"], box, seed, alpha)
        clip = self.defined("clipPath", element("path", {"d": d}))
        return element("g", {
            "clip-path": f"url(#{clip})", "fill": ink, "stroke": ink, "stroke-linejoin": "miter"
        }, inner)  # fmt: skip

    def _halftone(self, ink: str, box: Box) -> str:
        """Return the id of a pattern with the dots of the texture."""
        x, y = map(number, box.middle)
        place = f"translate({x} {y})rotate(30)translate(-3.5 -3.5)"
        dot = element("circle", {"cx": 3.5, "cy": 3.5, "r": 1.25, "fill": ink})
        return self.defined("pattern", dot, (
            ("width", "7"), ("height", "7"), ("patternUnits", "userSpaceOnUse"),
            ("patternTransform", place),
        ))  # fmt: skip

    def _pencil(self, shape: Shape, seed: str, alpha: float) -> Written:
        ink = {"stroke": self.palette.color(shape["stroke"])}
        width = shape.get("width", 1)
        return element("g", ink, pencil(shape["points"], width, seeded(seed), alpha))

    def _text(self, shape: Shape, alpha: float) -> Written:
        x, y, turn = shape["x"], shape["y"], shape.get("turn")
        font, size = shape.get("font", "serif"), shape["size"]
        align = shape.get("align", "middle")
        return element("text", {
            "x": x, "y": y + size * BELOW[font], "font-size": size,
            "font-weight": shape.get("weight", 600),
            "font-family": FONTS[font] if font == "sans" else None,
            "text-anchor": None if align == "middle" else align,
            **self._fill(shape, alpha), **self._stroke(shape, alpha),
            "paint-order": "stroke" if "stroke" in shape else None,
            "transform": f"rotate({number(turn)} {number(x)} {number(y)})" if turn else None,
        }, words(shape["text"]))  # fmt: skip

    def _glyph(self, shape: Shape, seed: str, alpha: float) -> Written:
        """Write a drawing: one that looks alike everywhere is written once."""
        x, y, scale = shape["x"], shape["y"], shape.get("scale", 1)
        transform = f"translate({number(x)} {number(y)})" + (
            f"scale({scale:g})" if scale != 1 else ""
        )
        if alpha == 1 and not self._differs(shape["name"]):
            id = self.defined("g", self._parts(shape["name"], "", 1))
            return element("use", {"href": f"#{id}", "transform": transform})
        inner = self._parts(shape["name"], seed, alpha)
        return element("g", {"transform": transform}, inner)

    def _parts(self, name: str, seed: str, alpha: float) -> Written:
        parts = self.glyphs[name]
        return "".join(self.shape(part, f"{seed} {part['id']}", alpha) for part in parts)

    def _differs(self, name: str) -> bool:
        """Tell whether a drawing has textures that differ from place to place."""
        return any(
            self._differs(part["name"])
            if part["kind"] == "glyph"
            else self._is_pencilled(part)
            or (self._is_textured(part) and part["texture"] not in TELLING)
            for part in self.glyphs[name]
        )

    def defined(self, name: str, inner: Written, more: _More = ()) -> str:
        """Return the id of something that is written once and referred to."""
        key = name, inner, more
        if key not in self._ids:
            self._ids[key] = f"{ID}{len(self._ids)}"
        return self._ids[key]
