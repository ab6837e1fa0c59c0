"""Draws the text face's zero without its slash: python3 lab/zero.py FONT.woff2 OUT.woff2.

Atkinson Hyperlegible Next tells 0 from O by a slash, which looks like code beside a board, and has
no other zero. Its licence (OFL 1.1, without a reserved name) allows changes. It needs fonttools and
brotli, which the build doesn't: the font is kept in `web/src/fonts/`.
"""

from __future__ import annotations

import sys
from typing import Any

from fontTools.ttLib import TTFont  # type: ignore[import-not-found]
from fontTools.ttLib.tables._g_l_y_f import (  # type: ignore[import-not-found]
    GlyphCoordinates,
)

OUTSIDE = range(16)
"""The points of the outline."""
AROUND = (*range(16, 20), None, *range(28, 39), 27, None, *range(20, 27))
"""The points of the two halves inside in one round; None rounds off where the slash began."""


def main(source: str, target: str) -> None:
    """Change the zero at all weights."""
    font = TTFont(source)
    variations = font["gvar"].variations["zero"]  # read before the glyph changes
    glyph = font["glyf"]["zero"]
    points = glyph.coordinates
    new = [*OUTSIDE, *AROUND]
    glyph.coordinates = GlyphCoordinates([_point(points, new, at) for at in range(len(new))])
    flags = [1 if at is not None and glyph.flags[at] & 1 else 0 for at in new]
    glyph.flags = bytearray(flags)
    glyph.endPtsOfContours = [len(OUTSIDE) - 1, len(new) - 1]
    glyph.numberOfContours = 2
    for variation in variations:
        places = variation.coordinates
        some = [_moved(places, new, at) for at in range(len(new))]
        variation.coordinates = [*some, *places[-4:]]
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(target)


def _point(points: Any, new: list[int | None], at: int) -> tuple[int, int]:
    """Return a point; one that is new is where the curves beside it would meet."""
    place = new[at]
    if place is not None:
        x, y = points[place]
        return x, y
    (ax, ay), (bx, by) = points[new[at - 2]], points[new[at - 1]]
    (cx, cy), (dx, dy) = points[new[at + 1]], points[new[at + 2]]
    ux, uy, vx, vy = bx - ax, by - ay, cx - dx, cy - dy
    far = ((cx - bx) * vy - (cy - by) * vx) / (ux * vy - uy * vx)
    return round(bx + far * ux), round(by + far * uy)


def _moved(points: Any, new: list[int | None], at: int) -> tuple[int, int]:
    """Return how far a weight moves a point; one that is new moves as those beside it do."""
    place = new[at]
    if place is not None:
        x, y = points[place]
        return x, y
    (ax, ay), (bx, by) = points[new[at - 1]], points[new[at + 1]]
    return round((ax + bx) / 2), round((ay + by) / 2)


if __name__ == "__main__":
    main(*sys.argv[1:])
