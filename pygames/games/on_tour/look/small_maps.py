"""Small maps: how the others have filled theirs, and at the end all tours and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look import finale
from pygames.games.on_tour.look.glyphs import seat_glyph
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH, Point
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.solver import best_of
from pygames.look.scene import Motion, Shape, glyph, line, path, text

_GAP = 18
_OTHERS = 376
"""The width left for the others' maps, beside the dice and the numbers."""
_BESIDE, _WIDE_BESIDE = 26, 50
"""The width of a player's mark beside a map: on the right, and in a row of maps."""
_HEAD = 7
"""The distance from the words over a small map to the map."""
_LETTER = 0.58
"""How wide a letter of the legend is, as a part of its size."""


def _scaled(id: str, name: str, x: float, y: float, scale: float) -> Shape:
    shape = glyph(id, name, round(x, 1), round(y, 1))
    shape["scale"] = round(scale, 4)
    return shape


def _whose(shape: Shape, player: Player) -> Shape:
    """Let a small map lead to the player's own map."""
    shape["label"], shape["sheet"] = words.map_of(player), player
    return shape


def _seat(id: str, player: Player, x: float, y: float, scale: float) -> Shape:
    return _scaled(id, seat_glyph(player), x, y, scale)


class _Place(NamedTuple):
    """The place and the size of a small map."""

    x: float
    y: float
    scale: float


def maps_beside(state: Tour, seat: Player, top: float, depth: float) -> Iterator[Shape]:
    """Draw the other players' maps on the right, in one row or in two, as large as they can be."""
    count, height = len(state.sheets) - 1, CHARTS[state.map.id].height
    if not count:
        return
    grids = [(-(-count // rows), (depth - (rows - 1) * 8) / rows) for rows in (1, 2)]
    scale, columns, down = max(
        (min(down / height, (_OTHERS / columns - _BESIDE) / WIDTH), columns, down)
        for columns, down in grids
    )
    across = WIDTH * scale + _BESIDE
    places = [
        _Place(
            WIDTH - across * (columns - i % columns) + _BESIDE,
            top + (down + 8) * (i // columns) + (down - height * scale) / 2,
            scale,
        )
        for i in range(count)
    ]
    yield from _others(state, seat, places, (-13, 12, 0.26))


def maps_below(state: Tour, seat: Player, top: float, depth: float, rows: int) -> Iterator[Shape]:
    """Draw the other players' maps in rows of their own, for a map that is drawn small."""
    count, height = len(state.sheets) - 1, CHARTS[state.map.id].height
    columns = -(-count // rows)
    down = (depth - (rows - 1) * _GAP) / rows
    scale = min(down / height, (WIDTH / columns - _WIDE_BESIDE) / WIDTH)
    step = WIDTH / columns
    places = [
        _Place(
            step * (i % columns) + (step - WIDTH * scale + _WIDE_BESIDE) / 2,
            top + (down + _GAP) * (i // columns) + (down - height * scale) / 2,
            scale,
        )
        for i in range(count)
    ]
    yield from _others(state, seat, places, (-24, 24, 0.44))


def _others(
    state: Tour, seat: Player, places: Sequence[_Place], mark: tuple[float, float, float]
) -> Iterator[Shape]:
    """Draw the others' maps, each with its player's mark beside it."""
    players = [player for player in range(len(state.sheets)) if player != seat]
    for player, (x, y, scale) in zip(players, places, strict=True):
        yield _seat(f"other-{player}", player, x + mark[0], y + mark[1], mark[2])
        yield from _filled_map(state, player, (x, y), scale)


def _filled_map(state: Tour, player: Player, at: Point, scale: float) -> Iterator[Shape]:
    """Draw a map with a dot for everything written, larger if it is circled."""
    id = f"small-{player}"
    yield _whose(_scaled(id, f"{state.map.id}-small", *at, scale), player)
    yield from _written(state, player, id, at, scale)


def _written(state: Tour, player: Player, id: str, at: Point, scale: float) -> Iterator[Shape]:
    """Draw the dots for everything written on a map."""
    sheet = state.sheets[player]
    filled = state.map.full & ~sheet.empty
    size = max(2.6, 30 * scale)
    yield from _dots(state, f"{id}-plain", at, scale, filled & ~sheet.circled, ("ink", size))
    yield from _dots(state, f"{id}-rings", at, scale, filled & sheet.circled, ("ring", 1.4 * size))


def _dots(
    state: Tour, id: str, at: Point, scale: float, areas: int, dot: tuple[str, float]
) -> Iterator[Shape]:
    """Draw dots in areas, all of them as one path of points."""
    spots = (_place(state, area, at, scale) for area in bits(areas))
    d = "".join(f"M{x} {y}H{x}" for x, y in spots)
    if d:
        yield path(id, d, stroke=dot[0], width=round(dot[1], 1))


def _place(state: Tour, area: int, at: Point, scale: float) -> Point:
    x, y = CHARTS[state.map.id].spots[area]
    return round(at[0] + x * scale, 1), round(at[1] + y * scale, 1)


def tours(state: Tour, seat: Player, top: float, depth: float, caption: float) -> Iterator[Shape]:
    """Draw all players' tours, at the end over the best possible one.

    They share a map, so that no map moves or changes its size.
    """
    seats, height = len(state.sheets), CHARTS[state.map.id].height
    grids = [_Grid(seats, columns, depth, caption) for columns in (1, 2, 3, 4)]
    grid = max(grids, key=lambda grid: grid.scale(height))
    wide = WIDTH * grid.scale(height)
    left = (WIDTH - grid.columns * wide) / grid.columns
    beside = min(left * grid.columns / max(1, grid.columns - 1), max(_GAP, left))
    first = (WIDTH - grid.columns * wide - (grid.columns - 1) * beside) / 2
    for player in range(seats):
        x = first + (wide + beside) * (player % grid.columns)
        y = top + grid.down * (player // grid.columns)
        yield from _SmallTour(state, player, grid, player != seat).shapes(x, y)


class _Grid(NamedTuple):
    """The layout of all players' maps below the board, in columns and rows."""

    seats: int
    columns: int
    depth: float
    caption: float
    """The size of the words over a map."""

    @property
    def down(self) -> float:
        return (self.depth + _GAP) / -(-self.seats // self.columns)

    def scale(self, height: float) -> float:
        """Return the scale of maps of this height."""
        across = (WIDTH - (self.columns - 1) * _GAP) / self.columns
        down = self.down - _GAP - _HEAD - self.caption
        return min(across / WIDTH, down / height)


class _Stroke(NamedTuple):
    """How a route is drawn: its colour, how broad, and how much broader its halo."""

    token: str
    broad: float
    halo: float


_TOUR = _Stroke("route", 1, 1.9)
_BEST = _Stroke("ring", 2.5, 1.35)
"""Broad enough to show on both sides of a drawn tour that is the best one."""
_OVER_BEST = _Stroke("route", 1, 1.5)


class _SmallTour:
    """One player's tour as a thin line, and at the end the best possible one as a broad one.

    The words over the map are the legend: points in the colour of their tour, after a piece of it.
    """

    def __init__(self, state: Tour, player: Player, grid: _Grid, other: bool) -> None:
        self.state, self.player, self.caption = state, player, grid.caption
        self.scale = grid.scale(CHARTS[state.map.id].height)
        self.wide = WIDTH * self.scale
        self.sheet = state.sheets[player]
        self.other = other
        """Whether the map leads to another player's."""

    def shapes(self, x: float, y: float) -> Iterator[Shape]:
        player, high = self.player, self.caption
        at = (x, y + high + _HEAD)
        yield _seat(f"tour-{player}", player, x + high / 2, y + 0.56 * high, high / 83)
        small = _scaled(f"drawn-{player}", f"{self.state.map.id}-small", *at, self.scale)
        yield _whose(small, player) if self.other else small
        if self.state.is_terminal():
            yield from self._compared(x, y)
        else:
            yield self._text(f"drawn-{player}-score", x + 1.36 * high, y, self._so_far(), high)
            # Numbers and tours look alike in small: until one is begun, all maps show numbers.
            if not any(sheet.route for sheet in self.state.sheets):
                yield from _written(self.state, player, f"drawn-{player}", at, self.scale)
        over = self.state.is_terminal()
        stroke, enter = (_OVER_BEST, finale.whole()) if over else (_TOUR, None)
        yield from self._line(f"drawn-{player}", at, self.sheet.route, stroke, enter)

    def _so_far(self) -> str:
        """Return the points of who draws beside the best possible ones; of others only theirs."""
        if self.player != self.state.mover:
            return f"{self.sheet.score()}"
        best = best_of(self.state.map, self.sheet)
        return words.of_best(self.sheet.score(), best.score, proved=best.proved)

    def _compared(self, x: float, y: float) -> Iterator[Shape]:
        """Draw the best possible tour, and the legend of both."""
        best, high = best_of(self.state.map, self.sheet), self.caption
        at = (x, y + high + _HEAD)
        yield from self._line(f"best-{self.player}", at, best.route, _BEST, finale.best())
        sentence = words.best_score(best.score, proved=best.proved)
        score = f"{self.sheet.score()}"
        swatch = 1.1 * high
        room = self.wide - 2.8 * high - 2 * swatch
        size = round(min(high, room / (_LETTER * (len(score) + len(sentence)))), 1)
        if size < 0.8 * high:  # too narrow for a legend: the colours must do
            size, swatch = (
                round(min(high, (self.wide - 2.8 * high) / (_LETTER * len(sentence))), 1),
                0,
            )
        left, right = x + 1.36 * high, x + self.wide
        own = self._text(f"drawn-{self.player}-score", left + swatch, y, score, high)
        best_text = self._text(f"best-{self.player}-score", right, y, sentence, size)
        own["fill"] = "route"
        best_text["align"], best_text["fill"] = "end", "ring"
        yield from (own, best_text)
        if swatch:
            beside = right - _LETTER * size * len(sentence) - swatch
            yield self._swatch(f"drawn-{self.player}-key", left, y, "route", 0.16)
            yield self._swatch(f"best-{self.player}-key", beside, y, "ring", 0.4)

    def _swatch(self, id: str, x: float, y: float, token: str, broad: float) -> Shape:
        """Draw a piece of a tour, as in the map."""
        high = self.caption
        ends = [round(n, 1) for n in (x, y + 0.58 * high, x + 0.7 * high, y + 0.58 * high)]
        return line(id, ends, stroke=token, width=round(broad * high, 1))

    def _line(
        self, id: str, at: Point, route: Sequence[int], stroke: _Stroke, enter: Motion | None
    ) -> Iterator[Shape]:
        """Draw a route; a route of one area is a dot."""
        points = [n for area in route for n in _place(self.state, area, at, self.scale)]
        if points:
            if len(points) == 2:  # a canvas leaves out lines of no length
                points += points[0] + 0.1, points[1]
            wide = stroke.broad * (10 * self.scale + 1.2)
            halo = wide * stroke.halo
            for part, token, width in (("halo", "routeHalo", halo), ("line", stroke.token, wide)):
                shape = line(f"{id}-{part}", points, stroke=token, width=round(width, 1))
                yield {**shape, "enter": enter} if enter else shape

    def _text(self, id: str, x: float, y: float, content: str, size: float) -> Shape:
        shape = text(
            id, x, y + 0.6 * self.caption, content, size, weight=700, font="sans", fill="ink"
        )
        shape["align"] = "start"
        return shape


def points(state: Tour, top: float, depth: float, caption: float) -> Iterator[Shape]:
    """Draw all players' points, and at the end also those of the best possible tour."""
    seats = len(state.sheets)
    columns = seats if seats < 4 else -(-seats // 2)
    rows = -(-seats // columns)
    high = min(1.25 * caption, depth / rows)
    for player, sheet in enumerate(state.sheets):
        x = WIDTH / columns * (player % columns) + high / 2
        y = top + depth / rows * (player // columns + 0.5)
        yield _seat(f"tour-{player}", player, x, y, high / 100)
        sentence = f"{sheet.score()}"
        if player == state.mover or state.is_terminal():
            best = best_of(state.map, sheet)
        if player == state.mover:
            sentence = words.of_best(sheet.score(), best.score, proved=best.proved)
        if state.is_terminal():
            sentence += f", {words.best_score(best.score, proved=best.proved)}"
        size = round(0.8 * high, 1)
        score = text(
            f"drawn-{player}-score", x + 0.7 * high, y + 1, sentence, size,
            weight=700, font="sans", fill="ink",
        )  # fmt: skip
        score["align"] = "start"
        yield score
