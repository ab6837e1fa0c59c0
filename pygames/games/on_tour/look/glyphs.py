"""The glyphs: the maps and their areas, pen marks, dice, and the players' marks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.rules.charts import CHARTS, LARGE_TAG, TAG, WIDTH, Chart, Point
from pygames.look.scene import Shape, box, circle, glyph, line, path, polygon, text

_REGION, _LARGE_REGION = 15, 24
"""The size of the regions' names, on a usual map and on a compact one."""

COLOURS = ("red", "yellow", "green", "blue", "ivory", "charcoal", "sky", "mauve")
"""The players' colours, as ids have them."""


def seat_glyph(player: Player) -> str:
    """Return the name of a player's mark."""
    return f"seat-{COLOURS[player]}"


def star_points(radius: float, inner: float, arms: int) -> list[float]:
    """Return the points of a star with one arm upwards."""
    radii = (radius if i % 2 == 0 else inner for i in range(2 * arms))
    angles = (pi * i / arms - pi / 2 for i in range(2 * arms))
    return [
        round(n, 1) for r, a in zip(radii, angles, strict=True) for n in (r * cos(a), r * sin(a))
    ]


def _area(chart: Chart, area: int, tag: tuple[float, float] = TAG) -> list[Shape]:
    """Draw an area in the tint of its column, with halftone dots in the South."""
    id, block = chart.map.ids[area], chart.map.blocks[area]
    row, column = block[0], block[1]
    tint = column.lower()
    land = path("land", chart.outlines.areas[id], fill=tint)
    if row == "S":
        land["texture"], land["ink"] = "dots", f"{tint}d"
    return [land, *_tag(chart, id, tint, tag)]


def _tag(chart: Chart, id: str, tint: str, size: tuple[float, float]) -> list[Shape]:
    """Draw the tag of an area that is too small to write in."""
    if id not in chart.tags:
        return []
    (x, y), _ = chart.tags[id]
    across, down = size
    left, top = x - across / 2, y - down / 2
    return [box("tag", left, top, across, down, corner=11, fill=tint, stroke="coast", width=2.2)]


def _leader(chart: Chart, id: str) -> list[Shape]:
    (x, y), (u, v) = chart.tags[id]
    return [
        line(f"{id}-leader", _to_box((u, v), (x, y)), stroke="coast", width=2),
        circle(f"{id}-dot", u, v, 3.6, fill="coast"),
    ]


def _to_box(start: Point, middle: Point) -> list[float]:
    """Return a line from a point to the edge of the tag around `middle`."""
    (u, v), (x, y) = start, middle
    reach = max(abs(u - x) / (TAG[0] / 2), abs(v - y) / (TAG[1] / 2))
    return [u, v, round(x + (u - x) / reach, 1), round(y + (v - y) / reach, 1)]


def _lines(chart: Chart) -> list[Shape]:
    """Draw the borders, over them the boundaries of regions, and the coast."""
    lines = chart.outlines.lines
    row = path("row", lines["row"], stroke="divide", width=2.4)
    row["dash"] = (7, 5)
    links = [
        line(f"{one}-{other}", ends, stroke="coast", width=2.6, dash=(0.1, 6.5))
        for (one, other), ends in chart.outlines.links.items()
    ]
    return [
        path("border", lines["border"], stroke="border", width=1.8),
        row,
        path("column", lines["column"], stroke="divide", width=2.4),
        path("coast", lines["coast"], stroke="coast", width=2.2),
        *links,
        *(shape for id in chart.tags for shape in _leader(chart, id)),
    ]


def _names(chart: Chart, size: float) -> Iterator[Shape]:
    for region, ((x, y), upright) in chart.names.items():
        name = words.REGIONS[region].upper()
        shape = text(region, x, y, " ".join(name), size, weight=700, font="sans", fill="label")
        if upright:
            shape["turn"] = -90
        yield shape


def _sea(chart: Chart, names: float) -> list[Shape]:
    sea = box("sea", 0, 0, WIDTH, chart.height, corner=12, fill="sea")
    sea["texture"], sea["ink"] = "waves", "seaLine"
    shadow = glyph("shadow", f"{chart.map.id}-shadow", 5, 7, opacity=0.22)
    return [sea, shadow, *_names(chart, names)]


def _shadow(chart: Chart) -> list[Shape]:
    return [path(column, d, fill="shade") for column, d in chart.outlines.land.items()]


def _small(chart: Chart) -> list[Shape]:
    """Draw the map for small sizes, with few points and heavy lines."""
    return [
        box("sea", 0, 0, WIDTH, chart.height, corner=40, fill="sea"),
        *(
            path(column, d, fill=column.lower(), stroke="coast", width=5)
            for column, d in chart.outlines.land.items()
        ),
    ]


def _chart_glyphs(chart: Chart) -> dict[str, list[Shape]]:
    id = chart.map.id
    areas = {f"{id}-{name}": _area(chart, i) for i, name in enumerate(chart.map.ids)}
    tags = {f"{id}-{name}-tag": areas[f"{id}-{name}"][1:] for name in chart.tags}
    for name in chart.tags:
        large = _area(chart, chart.map.index[name], LARGE_TAG)
        tags |= {f"{id}-{name}-large": large, f"{id}-{name}-tag-large": large[1:]}
    return (
        areas
        | tags
        | {
            f"{id}-sea": _sea(chart, _REGION),
            f"{id}-sea-large": _sea(chart, _LARGE_REGION),
            f"{id}-shadow": _shadow(chart),
            f"{id}-lines": _lines(chart),
            f"{id}-small": _small(chart),
        }
    )


def _loop(turn: float) -> list[Shape]:
    """Draw a hand-drawn circle, which begins at `turn` and overshoots its beginning."""
    points = []
    for i in range(27):
        angle = turn + 2 * pi * i / 24.5
        swing = 1 + 0.035 * sin(3 * angle + turn * 5) - 0.05 * (i < 2) + 0.05 * (i > 24)
        points += [round(22.5 * swing * cos(angle), 1), round(19.5 * swing * sin(angle), 1)]
    return [path("loop", _curve(points), stroke="ring", width=3.4)]


def _own() -> list[Shape]:
    """Draw the dotted circle of an area that is on a card."""
    oval = "M24 0A24 21 0 1 1 -24 0A24 21 0 1 1 24 0Z"
    return [
        path("halo", oval, stroke="sea", width=6, opacity=0.7),
        path("own", oval, stroke="ring", width=3.2, dash=(0.1, 6.6)),
    ]


def _curve(points: Sequence[float]) -> str:
    """Return a smooth line: curves from middle to middle, with the points as controls."""
    pairs = list(zip(points[::2], points[1::2], strict=True))
    middles = [((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in pairwise(pairs)]
    steps = (
        f"Q{x} {y} {u:.1f} {v:.1f}" for (x, y), (u, v) in zip(pairs[1:], middles[1:], strict=False)
    )
    return f"M{middles[0][0]:.1f} {middles[0][1]:.1f}{''.join(steps)}"


def _cross() -> list[Shape]:
    """Draw an X as two pencil strokes."""
    return [
        line("down", (-12, -13, 1, 1, 13, 14), stroke="x", width=5, texture="pencil", ink="x"),
        line("up", (12, -14, 0, 0, -13, 13), stroke="x", width=5, texture="pencil", ink="x"),
    ]


def _die() -> list[Shape]:
    """Draw a ten-sided die from above; the kite in the middle is the face that counts."""
    outline = (0, -48, 45, -14, 36, 26, 0, 46, -36, 26, -45, -14)
    kite = (0, -48, 25, 10, 0, 25, -25, 10)
    edges = "M25 10L45 -14M25 10L36 26M-25 10L-45 -14M-25 10L-36 26M0 25V46"
    return [
        polygon("body", outline, fill="dieShade", stroke="dieEdge", width=3.4),
        polygon("face", kite, fill="die", stroke="dieEdge", width=2.6),
        path("edges", edges, stroke="dieEdge", width=2.6),
    ]


def die_glyph(face: str) -> str:
    """Return the name of a die that shows a face."""
    return f"die-{face}"


def _rolled(face: str) -> list[Shape]:
    """Draw a die that shows a face, to stand in a line of text."""
    return [*_die(), text("number", 0, -4, face, 42, weight=700, fill="dieEdge")]


def _star() -> list[Shape]:
    points = star_points(14.5, 6.2, 5)
    return [polygon("star", points, fill="star", stroke="coast", width=2.2)]


def _seats() -> dict[str, list[Shape]]:
    """Draw the players' marks (disc, diamond, triangle, square, pentagon, plus, ring, star)."""
    plus = (-13, -36, 13, -36, 13, -13, 36, -13, 36, 13, 13, 13, 13, 36, -13, 36, -13, 13, -36, 13,
            -36, -13, -13, -13)  # fmt: skip
    pentagon = [round(n, 1) for i in range(5) for n in (
        37 * cos(2 * pi * i / 5 - pi / 2), 37 * sin(2 * pi * i / 5 - pi / 2) + 2)]  # fmt: skip
    marks: list[Shape] = [
        circle("mark", 0, 0, 33),
        polygon("mark", (0, -40, 40, 0, 0, 40, -40, 0)),
        polygon("mark", (0, -36, 39, 31, -39, 31)),
        box("mark", -31, -31, 62, 62),
        polygon("mark", pentagon),
        polygon("mark", plus),
        path("mark", "M36 0A36 36 0 1 1 -36 0A36 36 0 1 1 36 0Z"
                     "M16 0A16 16 0 1 0 -16 0A16 16 0 1 0 16 0Z"),
        polygon("mark", star_points(42, 17, 4)),
    ]  # fmt: skip
    for i, mark in enumerate(marks):
        mark.update({"fill": f"seat{i}", "stroke": "seatEdge", "width": 5})
    room = box("room", -44, -44, 88, 88)  # keeps outlines whole and all marks one size
    return {seat_glyph(player): [room, mark] for player, mark in enumerate(marks)}


def _pen() -> dict[str, list[Shape]]:
    loops = {f"loop-{i}": _loop(-2.2 + 0.7 * i) for i in range(4)}
    dice = {die_glyph(face): _rolled(face) for face in "0123456789"}
    end = [polygon("end", (0, -34, 34, 0, 0, 34, -34, 0), fill="route")]
    drawings = {"own": _own(), "cross": _cross(), "star": _star(), "end": end, "die": _die()}
    return loops | dice | drawings


def glyphs() -> dict[str, list[Shape]]:
    """Return all drawings, with the names of the regions in the language that is spoken."""
    return _chart_glyphs(CHARTS["usa"]) | _chart_glyphs(CHARTS["europe"]) | _pen() | _seats()
