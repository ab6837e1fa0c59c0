"""Small maps: how the others have filled theirs, and at the end everybody's tour and points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygames.core import Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look.glyphs import seat_glyph
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH, Point
from pygames.games.on_tour.rules.maps import bits
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import Sheet
from pygames.games.on_tour.rules.solver import best_of
from pygames.look.scene import Shape, glyph, line, path, text

_GAP = 18
_OTHERS = 376
"""The width left for the others' maps, beside the dice and the numbers."""
_BESIDE = 26
"""The width of a player's mark beside a map."""
_HEAD = 7
"""The distance from the words over a small map to the map."""
_POINTS = 38
"""The largest height of a row of points."""


def _scaled(id: str, name: str, x: float, y: float, scale: float) -> Shape:
    shape = glyph(id, name, round(x, 1), round(y, 1))
    shape["scale"] = round(scale, 4)
    return shape


def _seat(id: str, player: Player, x: float, y: float, scale: float) -> Shape:
    return _scaled(id, seat_glyph(player), x, y, scale)


def other_maps(state: Tour, seat: Player, top: float, depth: float) -> Iterator[Shape]:
    """Draw the other players' maps on the right, in no more than two rows."""
    players = [player for player in range(len(state.sheets)) if player != seat]
    rows = 1 if len(players) < 3 else 2
    down = (depth - (rows - 1) * 8) / rows
    columns = -(-len(players) // rows)
    scale = down / CHARTS[state.map.id].height
    if players:
        scale = min(scale, (_OTHERS / columns - _BESIDE) / WIDTH)
    across = WIDTH * scale + _BESIDE
    for i, player in enumerate(players):
        x = WIDTH - across * (columns - i % columns) + _BESIDE
        y = top + (down + 8) * (i // columns)
        yield _seat(f"other-{player}", player, x - 13, y + 12, 0.26)
        yield from _filled_map(state, f"small-{player}", (x, y), scale, state.sheets[player])


def _filled_map(state: Tour, id: str, at: Point, scale: float, sheet: Sheet) -> Iterator[Shape]:
    """Draw a map with a dot for everything written, larger where it is circled."""
    yield _scaled(id, f"{state.map.id}-small", *at, scale)
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


def tours(state: Tour, top: float, depth: float, caption: float) -> Iterator[Shape]:
    """Draw everybody's tour, at the end over the best possible one.

    They share a map, so that the maps stay where they are and as large as they are.
    """
    seats, height = len(state.sheets), CHARTS[state.map.id].height
    grids = [_Grid(seats, columns, depth, caption) for columns in (1, 2, 3, 4)]
    grid = max(grids, key=lambda grid: grid.scale(height))
    wide = WIDTH * grid.scale(height)
    beside = (WIDTH - grid.columns * wide) / max(1, grid.columns - 1)
    for player in range(seats):
        x = (wide + beside) * (player % grid.columns) if seats > 1 else (WIDTH - wide) / 2
        y = top + grid.down * (player // grid.columns)
        yield from _SmallTour(state, player, grid).shapes(x, y)


class _Grid(NamedTuple):
    """How everybody's maps are laid out below the board, in columns and rows."""

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
    """One player's tour as a thin line, and at the end the best possible one as a broad one."""

    def __init__(self, state: Tour, player: Player, grid: _Grid) -> None:
        self.state, self.player, self.caption = state, player, grid.caption
        self.scale = grid.scale(CHARTS[state.map.id].height)
        self.sheet = state.sheets[player]

    def shapes(self, x: float, y: float) -> Iterator[Shape]:
        player, high = self.player, self.caption
        at = (x, y + high + _HEAD)
        yield _seat(f"tour-{player}", player, x + high / 2, y + 0.56 * high, high / 83)
        score = f"{self.sheet.score()}"
        yield self._text(f"drawn-{player}-score", x + 1.36 * high, y, score, high)
        yield _scaled(f"drawn-{player}", f"{self.state.map.id}-small", *at, self.scale)
        if self.state.is_terminal():
            yield from self._best(x, y)
        stroke = _OVER_BEST if self.state.is_terminal() else _TOUR
        yield from self._line(f"drawn-{player}", at, self.sheet.route, stroke)

    def _best(self, x: float, y: float) -> Iterator[Shape]:
        best = best_of(self.state.map, self.sheet)
        told = words.best_score(best.score, proved=best.proved)
        wide = WIDTH * self.scale
        size = min(self.caption, (wide - 2.8 * self.caption) / (0.56 * len(told)))
        shape = self._text(f"best-{self.player}-score", x + wide, y, told, round(size, 1))
        shape["align"], shape["fill"] = "end", "ring"
        yield shape
        at = (x, y + self.caption + _HEAD)
        yield from self._line(f"best-{self.player}", at, best.route, _BEST)

    def _line(self, id: str, at: Point, route: Sequence[int], stroke: _Stroke) -> Iterator[Shape]:
        """Draw a route; a route of one area is a dot."""
        points = [n for area in route for n in _place(self.state, area, at, self.scale)]
        if points:
            points = points * 2 if len(points) == 2 else points
            wide = stroke.broad * (10 * self.scale + 1.2)
            halo = wide * stroke.halo
            yield line(f"{id}-halo", points, stroke="routeHalo", width=round(halo, 1))
            yield line(f"{id}-line", points, stroke=stroke.token, width=round(wide, 1))

    def _text(self, id: str, x: float, y: float, said: str, size: float) -> Shape:
        shape = text(id, x, y + 0.6 * self.caption, said, size, weight=700, font="sans", fill="ink")
        shape["align"] = "start"
        return shape


def points(state: Tour, top: float, depth: float) -> Iterator[Shape]:
    """Draw everybody's points, and at the end also those of the best possible tour."""
    seats = len(state.sheets)
    columns = seats if seats < 4 else -(-seats // 2)
    rows = -(-seats // columns)
    high = min(_POINTS, depth / rows)
    for player, sheet in enumerate(state.sheets):
        x = WIDTH / columns * (player % columns) + high / 2
        y = top + depth / rows * (player // columns + 0.5)
        yield _seat(f"tour-{player}", player, x, y, high / 100)
        told = f"{sheet.score()}"
        if state.is_terminal():
            best = best_of(state.map, sheet)
            told += f", {words.best_score(best.score, proved=best.proved)}"
        size = round(0.8 * high, 1)
        score = text(
            f"drawn-{player}-score", x + 0.7 * high, y + 1, told, size,
            weight=700, font="sans", fill="ink",
        )  # fmt: skip
        score["align"] = "start"
        yield score
