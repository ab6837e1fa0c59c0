"""Small maps: how the others have filled theirs, and at the end everybody's tour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygames.core import Player
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import bits
from pygames.games.on_tour.places import CHARTS, WIDTH
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.sheet import Sheet
from pygames.look.scene import Shape, glyph, line, path, text

GAP = 18
OTHERS = 376
"""The room for the others' maps, beside the dice and the numbers."""
BESIDE = 26
"""The room for a player's mark beside a map."""
HEAD = 7
"""What is left free between the words over a small map and the map."""


def _scaled(id: str, name: str, x: float, y: float, scale: float) -> Shape:
    shape = glyph(id, name, round(x, 1), round(y, 1))
    shape["scale"] = round(scale, 4)
    return shape


def _seat(id: str, player: Player, x: float, y: float, scale: float) -> Shape:
    return _scaled(id, f"seat-{NAMES[player].lower()}", x, y, scale)


def other_maps(state: Tour, seat: Player, top: float, depth: float) -> Iterator[Shape]:
    """Draw the other players' maps at the right, in two rows at most."""
    players = [player for player in range(len(state.sheets)) if player != seat]
    rows = 1 if len(players) < 3 else 2
    down = (depth - (rows - 1) * 8) / rows
    columns = -(-len(players) // rows)
    scale = down / CHARTS[state.map.id].height
    if players:
        scale = min(scale, (OTHERS / columns - BESIDE) / WIDTH)
    across = WIDTH * scale + BESIDE
    for i, player in enumerate(players):
        x = WIDTH - across * (columns - i % columns) + BESIDE
        y = top + (down + 8) * (i // columns)
        yield _seat(f"other-{player}", player, x - 13, y + 12, 0.26)
        yield from _filled_map(state, f"small-{player}", (x, y), scale, state.sheets[player])


def _filled_map(
    state: Tour, id: str, at: tuple[float, float], scale: float, sheet: Sheet
) -> Iterator[Shape]:
    """Draw a map with a dot for everything written, larger where it is circled."""
    yield _scaled(id, f"{state.map.id}-small", *at, scale)
    filled = state.map.full & ~sheet.empty
    size = max(2.6, 30 * scale)
    yield from _dots(state, f"{id}-plain", at, scale, filled & ~sheet.circled, ("ink", size))
    yield from _dots(state, f"{id}-rings", at, scale, filled & sheet.circled, ("ring", 1.4 * size))


def _dots(
    state: Tour, id: str, at: tuple[float, float], scale: float, areas: int, pen: tuple[str, float]
) -> Iterator[Shape]:
    """Draw dots in areas, all of them as one path of points."""
    spots = (_place(state, area, at, scale) for area in bits(areas))
    d = "".join(f"M{x} {y}H{x}" for x, y in spots)
    if d:
        yield path(id, d, stroke=pen[0], width=round(pen[1], 1))


def _place(state: Tour, area: int, at: tuple[float, float], scale: float) -> tuple[float, float]:
    x, y = CHARTS[state.map.id].spots[area]
    return round(at[0] + x * scale, 1), round(at[1] + y * scale, 1)


def tours(state: Tour, top: float, depth: float, caption: float) -> Iterator[Shape]:
    """Draw everybody's tour, and at the end the best possible one below it.

    Below it and not beside it, so that the maps stay where they are, and as large.
    """
    seats, height = len(state.sheets), CHARTS[state.map.id].height
    rooms = [_Room(seats, columns, depth, caption) for columns in (1, 2, 3, 4)]
    room = max(rooms, key=lambda room: room.scale(height))
    wide = WIDTH * room.scale(height)
    beside = (WIDTH - room.columns * wide) / max(1, room.columns - 1)
    for player in range(seats):
        x = (wide + beside) * (player % room.columns) if seats > 1 else (WIDTH - wide) / 2
        y = top + room.down * (player // room.columns)
        yield from _Small(state, player, room).shapes(x, y)


class _Room(NamedTuple):
    """The room that each player's map gets below the board."""

    seats: int
    columns: int
    depth: float
    caption: float
    """The size of the words over a map."""

    @property
    def down(self) -> float:
        return (self.depth + GAP) / -(-self.seats // self.columns)

    def scale(self, height: float) -> float:
        """Give the scale of maps of this height."""
        across = (WIDTH - (self.columns - 1) * GAP) / self.columns
        down = self.down - GAP - HEAD - self.caption
        return min(across / WIDTH, down / height)


class _Pen(NamedTuple):
    """How a route is drawn: how broad, and how much broader what is left free round it."""

    token: str
    broad: float
    halo: float


_TOUR = _Pen("route", 1, 1.9)
_BEST = _Pen("ring", 2.5, 1.35)
"""So broad that it shows at both sides of a tour that is the best one."""
_OVER_BEST = _Pen("route", 1, 1.5)


class _Small:
    """One player's tour as a thin line, and at the end the best possible one as a broad one."""

    def __init__(self, state: Tour, player: Player, room: _Room) -> None:
        self.state, self.player, self.caption = state, player, room.caption
        self.scale = room.scale(CHARTS[state.map.id].height)
        self.sheet = state.sheets[player]

    def shapes(self, x: float, y: float) -> Iterator[Shape]:
        player, high = self.player, self.caption
        at = (x, y + high + HEAD)
        yield _seat(f"tour-{player}", player, x + high / 2, y + 0.56 * high, high / 83)
        score = f"{self.sheet.score()}"
        yield self._words(f"drawn-{player}-score", x + 1.36 * high, y, score, high)
        yield _scaled(f"drawn-{player}", f"{self.state.map.id}-small", *at, self.scale)
        if self.state.is_terminal():
            yield from self._best(x, y)
        pen = _OVER_BEST if self.state.is_terminal() else _TOUR
        yield from self._line(f"drawn-{player}", at, self.sheet.route, pen)

    def _best(self, x: float, y: float) -> Iterator[Shape]:
        best = best_of(self.state.map, self.sheet.values, self.sheet.circled)
        words = f"best {best.score}{'' if best.proved else '+'}"
        wide = WIDTH * self.scale
        size = min(self.caption, (wide - 2.8 * self.caption) / (0.56 * len(words)))
        shape = self._words(f"best-{self.player}-score", x + wide, y, words, round(size, 1))
        shape["align"], shape["fill"] = "end", "ring"
        yield shape
        at = (x, y + self.caption + HEAD)
        yield from self._line(f"best-{self.player}", at, best.route, _BEST)

    def _line(
        self, id: str, at: tuple[float, float], route: Sequence[int], pen: _Pen
    ) -> Iterator[Shape]:
        """Draw a route; one of one area is a dot."""
        points = [n for area in route for n in _place(self.state, area, at, self.scale)]
        if points:
            points = points * 2 if len(points) == 2 else points
            wide = pen.broad * (10 * self.scale + 1.2)
            halo = wide * pen.halo
            yield line(f"{id}-halo", points, stroke="routeHalo", width=round(halo, 1))
            yield line(f"{id}-line", points, stroke=pen.token, width=round(wide, 1))

    def _words(self, id: str, x: float, y: float, words: str, size: float) -> Shape:
        shape = text(
            id, x, y + 0.6 * self.caption, words, size, weight=700, font="sans", fill="ink"
        )
        shape["align"] = "start"
        return shape
