"""Where things stand on the drawn maps: numbers, tags out at sea, names of regions."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygames.games.on_tour.maps import MAPS, Map
from pygames.games.on_tour.outlines import Outlines, read_outlines

Point = tuple[float, float]

WIDTH = 960
TAG, LARGE_TAG = (52, 40), (66, 46)
"""The size of a tag, and of one on a compact map."""


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
    """Where each region's name stands, and whether it is turned to read upwards."""
    spots: tuple[Point, ...] = field(init=False)
    """Where the value of each area is written."""

    def __post_init__(self) -> None:
        """Find the spots."""
        object.__setattr__(self, "spots", tuple(self._spot(id) for id in self.map.ids))

    def _spot(self, id: str) -> Point:
        if id in self.tags:
            return self.tags[id][0]
        return self.moved.get(id, self.outlines.poles[id])


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
