"""Squares, points and hexagons on the screen: boards with columns and rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property
from math import sqrt

from pygames.look.scene import Shape, box, circle, line, polygon
from pygames.simple.boards import STRAIGHT, Side, Squares
from pygames.simple.layout import OPPOSITE, SIZE, Layout, Point
from pygames.simple.notation import id_of


class OfSquares(Layout):
    """Squares side by side."""

    board: Squares

    def bed(self) -> Iterator[Shape]:
        """Lay an edge around all squares."""
        left, top, _, _ = self.margins
        across, down = self.inner
        if not self.board.without:
            yield box("bed", left - 6, top - 6, across + 12, down + 12, 7, fill="frameEdge")
            return
        for name in self.board.cells:
            x, y = (each - SIZE / 2 - 6 for each in self.middle(name))
            yield box(f"bed-{name}", x, y, SIZE + 12, SIZE + 12, 7, fill="frameEdge")

    def cell(self, name: str) -> Shape:
        """Return a square."""
        x, y = self.middle(name)
        half = SIZE / 2
        return box(
            id_of(name), x - half, y - half, SIZE, SIZE, fill=self.shade(name),
            stroke="line", width=1.4, texture="speckle", ink="grain",
        )  # fmt: skip

    def shade(self, name: str) -> str:
        """Return the colour of a square."""
        dark = self.board.chequered and not sum(self.board.places[name]) % 2
        return "dark" if dark and name not in self.board.shaded else super().shade(name)


class OfPoints(Layout):
    """Points on which lines cross: the rings leave these in sight."""

    ring = 15

    def bed(self) -> Iterator[Shape]:
        """Lay a plate with lines."""
        left, top, _, _ = self.margins
        across, down = self.inner
        yield box("bed-edge", left - 6, top - 6, across + 12, down + 12, 10, fill="frameEdge")
        yield box("bed", left, top, across, down, 5, fill="a", texture="speckle", ink="grain")
        for number, (first, last) in enumerate(self._strokes()):
            yield from _stroke(f"line-{number}", *self.middle(first), *self.middle(last))

    def _strokes(self) -> Iterator[tuple[str, str]]:
        """Yield the ends of all lines: they stop at holes."""
        board = self.board
        for right, up in STRAIGHT[:2]:
            for cell in board.cells:
                if not board.step(cell, -right, -up):
                    yield cell, (cell, *board.line(cell, right, up))[-1]

    def cell(self, name: str) -> Shape:
        """Return what is pointed at; only a shaded point shows."""
        x, y = self.middle(name)
        if name in self.board.shaded:
            return circle(id_of(name), x, y, 44, fill="goal", opacity=0.7)
        return box(id_of(name), x - SIZE / 2, y - SIZE / 2, SIZE, SIZE)


def _stroke(id: str, x: float, y: float, far: float, low: float) -> Iterator[Shape]:
    if (x, y) != (far, low):
        yield line(id, (x, y, far, low), stroke="line", width=2.6)


_HEX = SIZE / sqrt(3)
"""The side of a hexagon whose flat sides are 100 apart."""


class OfHexagons(Layout):
    """Hexagons with a corner up, each row half a cell further left than the one below it."""

    @cached_property
    def _reach(self) -> tuple[float, float]:
        """How far the cells reach to the left and to the right, in cells."""
        across = [i + j / 2 for i, j in map(self.place, self.board.cells)]
        return min(across), max(across) + 1

    @property
    def inner(self) -> Point:
        """The width and the height of all cells together."""
        left, right = self._reach
        return SIZE * (right - left), _HEX * (1.5 * self.board.rows + 0.5)

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """Leave room for letters and numbers beside the slanted edge."""
        return 60, 34, 34, 60

    def _middle(self, i: float, j: float) -> Point:
        left, top, _, _ = self.margins
        across = i + j / 2 + 0.5 - self._reach[0]
        return round(left + SIZE * across, 1), round(top + _HEX * (1 + 1.5 * j), 1)

    def bed(self) -> Iterator[Shape]:
        """Lay an edge around all hexagons."""
        rim = [*self._rim("top"), *self._rim("right"), *self._rim("bottom")[::-1]]
        rim += self._rim("left")[::-1]
        points = [coordinate for point in rim for coordinate in point]
        yield polygon("bed", points, fill="frameEdge", stroke="frameEdge", width=12, join="round")

    def _rim(self, side: Side) -> list[Point]:
        """Return the corners along an edge, from the left or from above."""
        half = SIZE / 2
        rows = self._rows_on_screen
        if side in ("top", "bottom"):
            up = -1 if side == "top" else 1
            tips = [
                [(x - half, y + up * _HEX / 2), (x, y + up * _HEX), (x + half, y + up * _HEX / 2)]
                for x, y in rows[0 if up < 0 else -1]
            ]
            return [point for tip in tips for point in tip]
        out = -half if side == "left" else half
        ends = [row[0 if out < 0 else -1] for row in rows]
        return [
            point for x, y in ends for point in ((x + out, y - _HEX / 2), (x + out, y + _HEX / 2))
        ]

    @cached_property
    def _rows_on_screen(self) -> Sequence[Sequence[Point]]:
        """The middles of all cells, row by row from above."""
        rows: dict[int, list[int]] = {}
        for i, j in map(self.place, self.board.cells):
            rows.setdefault(j, []).append(i)
        return [[self._middle(i, j) for i in sorted(rows[j])] for j in sorted(rows)]

    def edge(self, side: Side) -> Sequence[float]:
        """Return the corners along an edge."""
        side = OPPOSITE[side] if self.turned else side
        return [round(each, 1) for point in self._rim(side) for each in point]

    def cell(self, name: str) -> Shape:
        """Return a hexagon."""
        x, y = self.middle(name)
        column, row = self.board.places[name]
        shade = "goal" if name in self.board.shaded else "aab"[(column + row) % 3]
        corners = ((0, -1), (0.5, -0.5), (0.5, 0.5), (0, 1), (-0.5, 0.5), (-0.5, -0.5))
        points = [n for i, j in corners for n in (round(x + SIZE * i, 1), round(y + _HEX * j, 1))]
        return polygon(
            id_of(name), points, fill=shade, stroke="line", width=2, texture="speckle",
            ink="grain",
        )  # fmt: skip

    def letter(self, column: int) -> Point:
        """Stand below the lowest cell of the column on the screen, on its slant."""
        here = [cell for cell, place in self.board.places.items() if place[0] == column]
        x, y = self.middle(max(here, key=lambda cell: self.middle(cell)[1]))
        return x + 22, y + _HEX + 32

    def digit(self, row: int) -> Point:
        """Stand left of the row's first cell on the screen."""
        here = [cell for cell, place in self.board.places.items() if place[1] == row]
        x, y = min(map(self.middle, here))
        return x - SIZE / 2 - 30, y
