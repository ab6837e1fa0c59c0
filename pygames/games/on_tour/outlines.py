"""The drawn shapes of the maps, derived from public atlases (tests/games/on_tour/shapes).

A file holds arcs, each of a kind and as steps in tenths of a board unit, and areas as rings of
arcs (`~n` is arc n backwards), so that a shared border is kept once and fits on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

OTHERS = ("area", "link", "land")
"""Lines of a file that are no arcs."""

Points = list[tuple[int, int]]
"""Places in tenths of a board unit."""


@dataclass(frozen=True, eq=False)
class Outlines:
    """A map's shapes as SVG path texts, and where to write in each area."""

    areas: dict[str, str]
    """The outline of each area."""
    poles: dict[str, tuple[float, float]]
    """The place in each area that is farthest from its borders."""
    lines: dict[str, str]
    """All `coast`, and the borders: of a `column` or `row` of regions, or a mere `border`."""
    links: dict[tuple[str, str], tuple[float, ...]]
    """The line across the water between two areas that no border joins (T2)."""
    land: dict[str, str]
    """The coarse outline of all West, Central and East, for small maps and the shadow."""


def read_outlines(map_id: str) -> Outlines:
    """Read a map's file."""
    text = (Path(__file__).parent / f"{map_id}.outlines.txt").read_text(encoding="utf-8")
    rows = [line.split(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    arcs = [(kind, _points(steps)) for kind, steps in rows if kind not in OTHERS]
    areas, poles = {}, {}
    for id, x, y, _free, rings in (rest.split(" ", 4) for kind, rest in rows if kind == "area"):
        areas[id] = "".join(_path(_ring(arcs, ring)) for ring in rings.split(","))
        poles[id] = int(x) / 10, int(y) / 10
    kinds = {kind: [points for other, points in arcs if other == kind] for kind, _ in arcs}
    return Outlines(
        areas,
        poles,
        links=dict(_link(*rest.split(" ")) for kind, rest in rows if kind == "link"),
        lines={kind: "".join(map(_path, found)) for kind, found in kinds.items()},
        land=dict(_land(rest) for kind, rest in rows if kind == "land"),
    )


def _link(one: str, other: str, *ends: str) -> tuple[tuple[str, str], tuple[float, ...]]:
    return (one, other), tuple(int(end) / 10 for end in ends)


def _land(row: str) -> tuple[str, str]:
    column, rings = row.split(" ", 1)
    return column, "".join(_path(_points(steps)) for steps in rings.split(","))


def _points(steps: str) -> Points:
    numbers = [int(step) for step in steps.split(" ")]
    return list(zip(accumulate(numbers[::2]), accumulate(numbers[1::2]), strict=True))


def _ring(arcs: Sequence[tuple[str, Points]], ring: str) -> Points:
    """Join arcs end to end; each begins where the one before ends."""
    points: Points = []
    for index in map(int, ring.split(" ")):
        arc = arcs[index][1] if index >= 0 else arcs[~index][1][::-1]
        points += arc[bool(points) :]
    return points


def _path(points: Points) -> str:
    """Write a line, without the point that closes it; nothing where it is a mere point."""
    if len(points) < 2:
        return ""
    closed = points[0] == points[-1]
    drawn = points[:-1] if closed else points
    numbers = " ".join(_number(n) for point in drawn for n in point)
    return f"M{numbers}Z" if closed else f"M{numbers}"


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}"
