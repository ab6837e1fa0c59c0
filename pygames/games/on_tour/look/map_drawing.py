"""A player's map, drawn: areas, what is written in them, and the tour."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import NamedTuple, Unpack

from pygames.games.on_tour import words
from pygames.games.on_tour.look import finale
from pygames.games.on_tour.look.status import label
from pygames.games.on_tour.rules.charts import CHARTS, Point
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import CROSS, EMPTY, STAR
from pygames.look.scene import Mark, Motion, Shape, Style, circle, glyph, line, text
from pygames.look.show import Moment

_WRITE: Motion = {"motion": "draw", "duration": 180, "sound": "pen"}
_CLOSE: Motion = {"motion": "draw", "delay": 180, "duration": 180, "sound": "pen"}
_GO: Motion = {"motion": "draw", "duration": 120, "ease": "travel", "sound": "pen"}
_STOP: Motion = {"motion": "fade", "delay": 120, "duration": 90}
_SHOW: Motion = {"motion": "fade", "duration": 180}


class _Sizes(NamedTuple):
    """The sizes of what is written: larger on a map that is drawn small."""

    figure: float = 28
    stop: float = 22
    """The number of a stop."""
    scale: float = 1
    """Circles, stars, crosses and stops."""
    name: float = 16
    """The id of an area."""
    ids: bool = True
    """Whether all empty areas show their ids; else only those of the cards."""
    suffix: str = ""
    """The suffix of the glyphs of the tags and the sea in this size."""


_COMPACT = _Sizes(figure=33, stop=27, scale=1.15, name=23, ids=False, suffix="-large")


class MapDrawing:
    """One moment being drawn: a player's map, and what has just been written on it."""

    def __init__(self, moment: Moment[Tour]) -> None:
        self.moment, self.state = moment, moment.state
        self.map = self.state.map
        self.chart = CHARTS[self.map.id]
        self.sheet = self.state.sheets[moment.seat]
        self.before = moment.before.sheets[moment.seat] if moment.before else None
        self.sizes = _COMPACT if moment.compact else _Sizes()
        self.fresh = self._fresh()
        self.own = self._own()
        self.open = sorted({self.map.cards[card] for card in self.state.shown})
        """The regions that are open, by the cards."""
        spots = self.chart.spots
        self.legs = [(*spots[one], *spots[two]) for one, two in pairwise(self.sheet.route)]

    def _fresh(self) -> dict[int, int]:
        """Return the areas that were just written in, each with its turn among them."""
        if self.before is None:
            return {}
        new = self.before.empty & ~self.sheet.empty
        return {area: i for i, area in enumerate(bits(new))}

    def _own(self) -> int:
        """Return the empty areas of the cards, where a number would be circled (T8)."""
        state = self.state
        if state.phase != "turn" or (state.roll is not None and state.turn.starred):
            return 0
        return self.sheet.empty & sum(1 << card for card in state.shown)

    def shapes(self) -> tuple[list[Shape], list[Shape]]:
        """Return the map as ground, and what is written on it as pieces."""
        id = self.map.id
        ground = [
            _stretched("sea", f"{id}-sea{self.sizes.suffix}"),
            *(self._area(area) for area in range(len(self.map.ids))),
            _stretched("lines", f"{id}-lines"),
            *self._tags(),
        ]
        pieces = [*self._legs(), *self._stops(), *self._names(), *self._rings(), *self._values()]
        return ground, pieces

    def _area(self, area: int) -> Shape:
        id = self.map.ids[area]
        suffix = self.sizes.suffix if id in self.chart.tags else ""
        return _stretched(
            id, f"{self.map.id}-{id}{suffix}",
            label=label(self.map, self.sheet, area, self.state.shown),
            title=self.map.names[area], mark=self._mark(area),
        )  # fmt: skip

    def _mark(self, area: int) -> Mark:
        """Outline an area; a ring round a number would hide whether it is circled.

        Those to write in have one outline for each region of a card that they lie in.
        """
        x, y = self.chart.spots[area]
        mark: Mark = {"form": "area", "x": x, "y": y, "words": words.CAN_BE_WRITTEN_IN}
        if self.state.phase == "route":
            return {**mark, "drag": True, "words": words.CAN_BE_NEXT_STOP}
        rims = [region for region in self.open if region in self.map.blocks[area]]
        return {**mark, "rims": rims} if rims else mark

    def _tags(self) -> Iterator[Shape]:
        """Draw the tags again, over the lines."""
        for id in self.chart.tags:
            yield _stretched(f"{id}-tag", f"{self.map.id}-{id}-tag{self.sizes.suffix}")

    def _names(self) -> Iterator[Shape]:
        """Write the ids of empty areas; on a small map only those of the cards."""
        for area in bits(self.sheet.empty if self.sizes.ids else self.own):
            x, y = self.chart.spots[area]
            id = self.map.ids[area]
            size = self.sizes.name if len(id) < 3 else 0.86 * self.sizes.name
            yield text(f"{id}-id", x, y, id, size, weight=800, font="sans", fill="label", of=id)

    def _rings(self) -> Iterator[Shape]:
        """Dot the circle that a number would get in the area of a card."""
        for area in bits(self.own):
            id = self.map.ids[area]
            ring = self._drawing(f"{id}-own", "own", *self.chart.spots[area])
            ring["of"], ring["enter"] = id, _SHOW
            yield ring

    def _values(self) -> Iterator[Shape]:
        stops = set(self.sheet.route)
        for area, value in enumerate(self.sheet.values):
            if value == EMPTY:
                continue
            for shape in self._value(area, value, area in stops):
                if area in self.fresh:
                    delay = 360 * self.fresh[area]
                    motion = _CLOSE if shape["id"].endswith("-loop") else _WRITE
                    shape["enter"] = {**motion, "delay": motion.get("delay", 0) + delay}
                elif area in stops and self.state.is_terminal():
                    shape["move"] = finale.number()
                shape["of"] = self.map.ids[area]
                yield shape

    def _value(self, area: int, value: int, stop: bool) -> Iterator[Shape]:
        id, (x, y) = self.map.ids[area], self.chart.spots[area]
        if value == CROSS:
            yield self._drawing(f"{id}-x", "cross", x, y)
            return
        if value == STAR:
            yield self._drawing(f"{id}-star", "star", x, y)
        else:
            yield self._figure(area, f"{value:02}", stop)
        if self.sheet.circled >> area & 1 and not stop:
            yield self._drawing(f"{id}-loop", f"loop-{area % 4}", x, y)

    def _drawing(self, id: str, name: str, x: float, y: float) -> Shape:
        shape = glyph(id, name, x, y)
        if self.sizes.scale != 1:
            shape["scale"] = self.sizes.scale
        return shape

    def _figure(self, area: int, figure: str, stop: bool) -> Shape:
        """Write a number; one that a leg of the tour runs over gets a halo."""
        x, y = self.chart.spots[area]
        shape = text(
            f"{self.map.ids[area]}-value", x, y + 1, figure,
            self.sizes.stop if stop else self.sizes.figure,
            weight=700, font="sans", fill="ink",
        )  # fmt: skip
        if not stop and any(_distance((x, y), leg) < 24 for leg in self.legs):
            shape["stroke"], shape["width"] = "routeHalo", 7
        return shape

    def _legs(self) -> Iterator[Shape]:
        """Draw the tour: all halos, then all lines, each step from one stop to the next."""
        for name, token, width in (("halo", "routeHalo", 17), ("leg", "route", 10)):
            for i, ends in enumerate(self.legs):
                leg = line(f"{name}-{i}", ends, stroke=token, width=width)
                if self.state.is_terminal():
                    leg["enter"] = finale.leg(i, len(self.legs))
                elif self._went_on() and i == len(self.legs) - 1:
                    leg["enter"] = _GO
                yield leg

    def _went_on(self) -> bool:
        """Whether the last stop of this map's tour has just been drawn."""
        return self.before is not None and len(self.before.route) < len(self.sheet.route)

    def _stops(self) -> Iterator[Shape]:
        route = self.sheet.route
        over = self.state.is_terminal()
        ended = over or self.state.mover > self.moment.seat
        for i, area in enumerate(route):
            last = i == len(route) - 1
            for shape in self._stop(area, i == 0, ended and last):
                if over:
                    shape["enter"] = finale.stop(i, len(route))
                elif last and self._went_on():
                    shape["enter"] = _STOP
                yield shape

    def _stop(self, area: int, first: bool, last: bool) -> Iterator[Shape]:
        """Draw a stop as a disc: on a solid disc where the tour begins, on a diamond at its end."""
        id, (x, y), scale = self.map.ids[area], self.chart.spots[area], self.sizes.scale
        if first:
            yield circle(f"{id}-start", x, y, 27 * scale, fill="route")
        if last:
            yield self._drawing(f"{id}-end", "end", x, y)
        circled = self.sheet.circled >> area & 1
        stop = circle(f"{id}-stop", x, y, (20 if circled else 18) * scale, fill="routeHalo")
        stop["stroke"], stop["width"] = ("ring", 4) if circled else ("route", 2.6)
        yield stop


def _stretched(id: str, name: str, **style: Unpack[Style]) -> Shape:
    """Draw a part of the map; it becomes as much taller as the map does."""
    shape = glyph(id, name, 0, 0, **style)
    shape["stretch"] = True
    return shape


def _distance(point: Point, leg: tuple[float, float, float, float]) -> float:
    """Return how far a point is from a leg of the tour."""
    (x, y), (ax, ay, bx, by) = point, leg
    dx, dy = bx - ax, by - ay
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, along))
    return hypot(x - ax - t * dx, y - ay - t * dy)
