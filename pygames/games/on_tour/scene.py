"""What a position of On Tour looks like: one player's map, and the table below it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from pygames.core import Player
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.low import DEPTH, low_table
from pygames.games.on_tour.maps import bits
from pygames.games.on_tour.paths import paths
from pygames.games.on_tour.places import CHARTS, WIDTH, Chart, Point
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import CROSS, EMPTY, STAR, Sheet, value_text
from pygames.games.on_tour.table import COMPACT, ROOM, table
from pygames.games.on_tour.words import label, prompts, said, status
from pygames.games.on_tour.writing import read_entries
from pygames.look.picks import PickPath
from pygames.look.scene import Mark, Motion, Scene, Shape, circle, glyph, line, polygon, text
from pygames.look.show import Button, Cell, Moment, Panel, PlayerNote, Show

_WRITE: Motion = {"motion": "write", "duration": 180, "sound": "pen"}
_CLOSE: Motion = {"motion": "draw", "delay": 180, "duration": 180, "sound": "pen"}
_GO: Motion = {"motion": "draw", "duration": 120, "ease": "travel", "sound": "pen"}
_STOP: Motion = {"motion": "fade", "delay": 120, "duration": 90}


class _Pen(NamedTuple):
    """How large everything is written: larger on a map that is drawn small."""

    figure: float = 28
    stop: float = 22
    """The number of a stop."""
    scale: float = 1
    """Circles, stars, crosses and stops."""
    dot: float = 0
    """Areas that can be picked show a dot of this radius in place of their id."""
    tag: str = ""
    """Which drawing of tags and of the names in the sea."""


_BROAD = _Pen(figure=33, stop=27, scale=1.15, dot=10, tag="-large")


def show(moment: Moment[Tour]) -> Show:
    """Show one player's map; `seat` says whose."""
    state = moment.state
    found = paths(state)
    return Show(
        scene=_Painting(moment).scene(),
        status=status(state),
        players=[_note(state, player) for player in range(len(state.sheets))],
        paths=found,
        prompts=prompts(state),
        buttons=_buttons(found),
        panels=list(_panels(state, moment.seat)),
        changed=_changed(moment),
        said=said(moment.before, moment.action),
    )


def _buttons(found: list[PickPath]) -> list[Button]:
    ends = found and found[-1].ids == (END,)
    return [Button(END, "End the tour")] if ends else []


def _note(state: Tour, player: Player) -> PlayerNote:
    sheet = state.sheets[player]
    if state.phase != "route":
        return PlayerNote(f"{sheet.circled.bit_count()} circled")
    areas, circled = len(sheet.route), sheet.circled_on_route()
    if not areas and not state.is_terminal():
        return PlayerNote("")
    words = f"{areas} area{'' if areas == 1 else 's'}, {circled} circled"
    return PlayerNote(words, sheet.score() if sheet.route or state.is_terminal() else None)


def _panels(state: Tour, seat: Player) -> Iterator[Panel]:
    if state.phase != "route":
        rows = [
            ("Empty areas", [Cell(str(state.left))]),
            ("Cards in the deck", [Cell(str(state.deck.bit_count()))]),
        ]
        yield Panel("The tour so far", rows)
        return
    if state.is_terminal():
        yield _best_panel(state)
    sheet = state.sheets[seat]
    if sheet.route:
        yield _stops_panel(state, seat, sheet)


def _stops_panel(state: Tour, seat: Player, sheet: Sheet) -> Panel:
    """List the stops of a tour, four in a row, each row with the number of its first."""
    cells = [Cell(f"{value_text(sheet.values[i])} {state.map.ids[i]}") for i in sheet.route]
    last = [Cell()] * (-len(cells) % 4)
    rows = [(f"{i + 1}", [*cells, *last][i : i + 4]) for i in range(0, len(cells), 4)]
    return Panel("The tour" if len(state.sheets) == 1 else f"{NAMES[seat]}'s tour", rows)


def _best_panel(state: Tour) -> Panel:
    """Set the best possible score of each map beside the one that was drawn."""
    rows, proved = [("", [Cell("Drawn"), Cell("Best possible")])], True
    for player, sheet in enumerate(state.sheets):
        best = best_of(state.map, sheet.values, sheet.circled)
        proved = proved and best.proved
        words = f"{best.score}" if best.proved else f"{best.score} or more"
        who = NAMES[player] if len(state.sheets) > 1 else "The tour"
        rows.append((who, [Cell(f"{sheet.score()}"), Cell(words)]))
    note = "" if proved else "“Or more”: a better tour could not be ruled out in time."
    return Panel("Tours" if len(state.sheets) > 1 else "Points", rows, note)


def _changed(moment: Moment[Tour]) -> list[str]:
    """Give the areas that the last action changed on the map that is shown."""
    before, action = moment.before, moment.action
    if before is None or action is None or action[0] == "r" or action == END:
        return []
    ids = before.map.ids
    if action[0] == "#":
        return [action[1:]] if before.phase == "set-up" else []
    if before.mover != moment.seat:
        return []
    if action[0] == ">":
        return [action[1:]]
    return [ids[area] for _, area in read_entries(before.map, action)]


def blank(chart: Chart) -> Scene:
    """Draw a map with nothing written, to be printed."""
    land = chart.map
    ground = [
        glyph("sea", f"{land.id}-sea", 0, 0),
        *(glyph(id, f"{land.id}-{id}", 0, 0) for id in land.ids),
        glyph("lines", f"{land.id}-lines", 0, 0),
        *(glyph(f"{id}-tag", f"{land.id}-{id}-tag", 0, 0) for id in chart.tags),
    ]
    names = [
        text(f"{id}-id", x, y, id, 13, weight=700, font="sans", fill="label")
        for id, (x, y) in zip(land.ids, chart.spots, strict=True)
    ]
    return Scene(WIDTH, chart.height, ground, names)


class _Painting:
    """One position being drawn: whose map, and what has just been written on it."""

    def __init__(self, moment: Moment[Tour]) -> None:
        self.moment, self.state = moment, moment.state
        self.map = self.state.map
        self.chart = CHARTS[self.map.id]
        self.sheet: Sheet = self.state.sheets[moment.seat]
        self.pen, self.room = (_BROAD, COMPACT) if moment.compact else (_Pen(), ROOM)
        self.fresh = self._fresh()
        spots = self.chart.spots
        self.legs = [(*spots[one], *spots[two]) for one, two in pairwise(self.sheet.route)]

    def _fresh(self) -> dict[int, int]:
        """Give the areas that were just written, each with its turn among them."""
        before = self.moment.before
        if before is None:
            return {}
        new = before.sheets[self.moment.seat].empty & ~self.sheet.empty
        return {area: i for i, area in enumerate(bits(new))}

    def scene(self) -> Scene:
        """Draw the map, what is written on it, and the table below."""
        below, above, depth = self._table()
        id = self.map.id
        ground = [
            glyph("sea", f"{id}-sea{self.pen.tag}", 0, 0),
            *(self._area(area) for area in range(len(self.map.ids))),
            glyph("lines", f"{id}-lines", 0, 0),
            *self._tags(),
            *below,
        ]
        pieces = [*self._route_lines(), *self._stops(), *self._names(), *self._values(), *above]
        down = self.chart.height + depth
        return Scene(WIDTH, down, ground, pieces, zoom=self.moment.compact)

    def _table(self) -> tuple[list[Shape], list[Shape], float]:
        """Draw what lies below the map, as ground and as pieces, and tell how tall it is."""
        if self.moment.paper:
            return [], [], 0
        if self.moment.low:
            return (*low_table(self.state, self.moment.action), DEPTH)
        below, above = table(self.state, self.moment.action, self.moment.seat, self.room)
        return below, above, self.room.depth

    def _area(self, area: int) -> Shape:
        id = self.map.ids[area]
        tag = self.pen.tag if id in self.chart.tags else ""
        return glyph(
            id, f"{self.map.id}-{id}{tag}", 0, 0,
            label=label(self.map, self.sheet, area, self.state.shown), mark=self._mark(area),
        )  # fmt: skip

    def _mark(self, area: int) -> Mark:
        """Ring what is written, where a tour can go; outline an area that can be written in."""
        x, y = self.chart.spots[area]
        if self.state.phase == "route":
            scale = self.pen.scale
            ring: Mark = {"form": "ring", "x": x, "y": y, "rx": 27 * scale, "ry": 25 * scale}
            return {**ring, "words": "can be the next stop"}
        mark: Mark = {"form": "area", "x": x, "y": y, "words": "can be written in"}
        return {**mark, "dot": self.pen.dot} if self.pen.dot else mark

    def _tags(self) -> Iterator[Shape]:
        """Draw the tags once more, over the lines."""
        for id in self.chart.tags:
            yield glyph(f"{id}-tag", f"{self.map.id}-{id}-tag{self.pen.tag}", 0, 0)

    def _names(self) -> Iterator[Shape]:
        if self.pen.dot:
            return
        for area in bits(self.sheet.empty):
            x, y = self.chart.spots[area]
            id = self.map.ids[area]
            yield text(f"{id}-id", x, y, id, 16, weight=800, font="sans", fill="label", of=id)

    def _values(self) -> Iterator[Shape]:
        stops = set(self.sheet.route)
        for area, value in enumerate(self.sheet.values):
            if value == EMPTY:
                continue
            for shape in self._value(area, value, area in stops):
                if area in self.fresh:
                    delay = 360 * self.fresh[area]
                    how = _CLOSE if shape["id"].endswith("-loop") else _WRITE
                    shape["enter"] = {**how, "delay": how.get("delay", 0) + delay}
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
        if self.pen.scale != 1:
            shape["scale"] = self.pen.scale
        return shape

    def _figure(self, area: int, figure: str, stop: bool) -> Shape:
        """Write a number; one that a leg of the tour runs over gets a halo."""
        x, y = self.chart.spots[area]
        shape = text(
            f"{self.map.ids[area]}-value", x, y + 1, figure,
            self.pen.stop if stop else self.pen.figure,
            weight=700, font="sans", fill="ink",
        )  # fmt: skip
        if not stop and any(_distance((x, y), leg) < 24 for leg in self.legs):
            shape["stroke"], shape["width"] = "routeHalo", 7
        return shape

    def _route_lines(self) -> Iterator[Shape]:
        """Draw the tour: all halos, then all lines, each step from one stop to the next."""
        for name, token, width in (("halo", "routeHalo", 17), ("leg", "route", 10)):
            for i, ends in enumerate(self.legs):
                leg = line(f"{name}-{i}", ends, stroke=token, width=width)
                if self._drawn() and i == len(self.legs) - 1:
                    leg["enter"] = _GO
                yield leg

    def _drawn(self) -> bool:
        """Whether the last stop of this map's tour has just been drawn."""
        before = self.moment.before
        return before is not None and len(before.sheets[self.moment.seat].route) < len(
            self.sheet.route
        )

    def _stops(self) -> Iterator[Shape]:
        route = self.sheet.route
        ended = self.state.is_terminal() or self.state.mover > self.moment.seat
        for i, area in enumerate(route):
            shapes = list(self._stop(area, i == 0, ended and i == len(route) - 1))
            if self._drawn() and i == len(route) - 1:
                for shape in shapes:
                    shape["enter"] = _STOP
            yield from shapes

    def _stop(self, area: int, first: bool, last: bool) -> Iterator[Shape]:
        """Draw a stop as a disc, on a solid disc where the tour begins, a diamond at its end."""
        id, (x, y), scale = self.map.ids[area], self.chart.spots[area], self.pen.scale
        if first:
            yield circle(f"{id}-start", x, y, 27 * scale, fill="route")
        if last:
            yield polygon(f"{id}-end", _diamond((x, y), 34 * scale), fill="route")
        circled = self.sheet.circled >> area & 1
        stop = circle(f"{id}-stop", x, y, (20 if circled else 18) * scale, fill="routeHalo")
        stop["stroke"], stop["width"] = ("ring", 4) if circled else ("route", 2.6)
        yield stop


def _diamond(middle: Point, reach: float) -> list[float]:
    x, y = middle
    return [x, y - reach, x + reach, y, x, y + reach, x - reach, y]


def _distance(point: Point, leg: tuple[float, float, float, float]) -> float:
    """Give how far a point is from a leg of the tour."""
    (x, y), (ax, ay, bx, by) = point, leg
    dx, dy = bx - ax, by - ay
    along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
    t = max(0.0, min(1.0, along))
    return hypot(x - ax - t * dx, y - ay - t * dy)
