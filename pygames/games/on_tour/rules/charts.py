"""The maps as printed: outlines, and the places of numbers, tags and names of regions.

The outlines are derived from public atlases (lab/maps). A file of outlines holds
arcs, each of a kind and as steps in tenths of a board unit, and areas as rings of arcs (`~n` is arc
n backwards), so that a border is kept once and fits on both sides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate
from pathlib import Path

from pygames.games.on_tour.rules.maps import MAPS, Map

Point = tuple[float, float]
Points = list[tuple[int, int]]
"""Places in tenths of a board unit."""

WIDTH = 960
TAG, LARGE_TAG = (52, 40), (66, 46)
"""The size of a tag, and of one on a compact map."""
_NOT_ARCS = ("area", "link", "land")
"""The lines of a file that hold no arc."""


@dataclass(frozen=True, eq=False)
class Outlines:
    """A map's shapes as SVG path texts, and where to write in each area."""

    areas: dict[str, str]
    """The outline of each area."""
    poles: dict[str, tuple[float, float]]
    """The place in each area that is farthest from its borders."""
    lines: dict[str, str]
    """All `coast`, and the borders: of a `column` or `row` of regions, or any other `border`."""
    links: dict[tuple[str, str], tuple[float, ...]]
    """The line across the water between two areas that no border joins (T2)."""
    land: dict[str, str]
    """The coarse outlines of West, Central and East, for small maps and the shadow."""


@dataclass(frozen=True, eq=False)
class Chart:
    """A map as it is drawn."""

    map: Map
    height: float
    outlines: Outlines
    tags: dict[str, tuple[Point, Point]]
    """For areas too small to write in: where the tag stands, and where its line leads."""
    moved: dict[str, Point]
    """Numbers that don't stand at their area's pole, so that neighbours have room."""
    names: dict[str, tuple[Point, bool]]
    """The place of each region's name, and whether it is turned to read upwards."""

    @cached_property
    def spots(self) -> tuple[Point, ...]:
        """The place of each area's value."""
        return tuple(self._spot(id) for id in self.map.ids)

    def _spot(self, id: str) -> Point:
        if id in self.tags:
            return self.tags[id][0]
        return self.moved.get(id, self.outlines.poles[id])


def read_outlines(map_id: str) -> Outlines:
    """Return a map's outlines, read from its file."""
    text = (Path(__file__).parent / f"{map_id}.outlines.txt").read_text(encoding="utf-8")
    rows = [line.split(" ", 1) for line in text.splitlines() if not line.startswith("#")]
    arcs = [(kind, _points(steps)) for kind, steps in rows if kind not in _NOT_ARCS]
    areas, poles = {}, {}
    for id, x, y, _free, rings in (rest.split(" ", 4) for kind, rest in rows if kind == "area"):
        areas[id] = "".join(_path(_ring(arcs, ring)) for ring in rings.split(","))
        poles[id] = int(x) / 10, int(y) / 10
    kinds = {kind: [points for other, points in arcs if other == kind] for kind, _ in arcs}
    return Outlines(
        areas,
        poles,
        links=dict(_link(*rest.split(" ")) for kind, rest in rows if kind == "link"),
        lines={kind: "".join(map(_path, paths)) for kind, paths in kinds.items()},
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
    """Return a ring of arcs; each begins where the one before ends."""
    points: Points = []
    for index in map(int, ring.split(" ")):
        arc = arcs[index][1] if index >= 0 else arcs[~index][1][::-1]
        points += arc[bool(points) :]
    return points


def _path(points: Points) -> str:
    """Return a line as path text, without the point that closes it; "" for a single point."""
    if len(points) < 2:
        return ""
    closed = points[0] == points[-1]
    corners = points[:-1] if closed else points
    numbers = " ".join(_number(n) for point in corners for n in point)
    return f"M{numbers}Z" if closed else f"M{numbers}"


def _number(tenths: int) -> str:
    return f"{tenths / 10:g}"


CHARTS = {
    "usa": Chart(
        MAPS["usa"],
        620,
        read_outlines("usa"),
        tags={"MC": ((922, 296), (842, 247))},
        moved={"CA": (80, 322), "LA": (541, 458), "WV": (735, 302), "KY": (688, 322),
               "VA": (794, 308), "TN": (652, 366), "NEW": (866, 146)},
        names={"W": ((215, 26), False), "C": ((440, 54), False), "E": ((760, 108), False),
               "N": ((15, 116), True), "S": ((15, 470), True)},
    ),
    "europe": Chart(
        MAPS["europe"],
        784,
        read_outlines("europe"),
        tags={"LU": ((108, 506), (308.5, 473)), "DK": ((292, 316), (351, 342)),
              "HR": ((386, 676), (447, 588)), "ME": ((480, 760), (491, 618)),
              "AL": ((516, 713), (511, 664)), "XK": ((672, 562), (520, 615))},
        moved={"RS": (517, 586), "BA": (468, 588), "AT": (412, 515), "BG": (590, 608),
               "MK": (529, 634), "GR": (546, 672), "LV": (545, 310), "SI": (424, 551),
               "BE": (288, 449), "NL": (307, 414), "PT": (80, 622), "MD": (611, 497)},
        names={"W": ((120, 50), False), "C": ((302, 118), False), "E": ((790, 130), False),
               "N": ((28, 228), True), "S": ((18, 598), True)},
    ),
}  # fmt: skip


@lru_cache(maxsize=16)
def climbing(land: Map, across: int, down: int) -> tuple[float, ...]:
    """Return a number for each area, from 0 to 99, that climbs evenly in a direction."""
    spots = CHARTS[land.id].spots
    order = sorted(
        range(len(spots)), key=lambda area: across * spots[area][0] + down * spots[area][1]
    )
    places = {area: place for place, area in enumerate(order)}
    return tuple(99 * places[area] / (len(spots) - 1) for area in range(len(spots)))
