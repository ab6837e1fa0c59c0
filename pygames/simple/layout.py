"""Where the cells of a board are drawn, and what lies around them. A cell is 100 units wide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, lru_cache
from math import sqrt

from pygames.look.scene import Shape, box, circle, line, polygon, text
from pygames.simple.boards import Board, Row, Side
from pygames.simple.notation import id_of

SIZE = 100
MARGIN, BELOW = 54, 56
"""Left of the board and above it, and below, where its letters are."""
TRAY = 108
"""The height of what lies below the board: dice and cards."""
_LETTER = 0.029
"""The size of letters and numbers, as a part of the width: on a page they are equally large."""
_BAND = 24
"""The width of a coloured edge, half of which lies under the board."""
Point = tuple[float, float]


@lru_cache(maxsize=64)
def layout_of(board: Board, *, tray: bool, turned: bool) -> Layout:
    """Return how a board is laid out, perhaps turned around, with room for dice and cards."""
    kinds: dict[str, type[Layout]] = {
        "squares": OfSquares, "points": OfPoints, "hexagons": OfHexagons, "row": OfRow,
    }  # fmt: skip
    return kinds[board.kind](board, tray=tray, turned=turned)


class Layout(ABC):
    """A board on the screen."""

    def __init__(self, board: Board, *, tray: bool, turned: bool) -> None:
        self.board, self.tray, self.turned = board, tray, turned

    @property
    def inner(self) -> Point:
        """The width and the height of the cells together."""
        return SIZE * self.board.columns, SIZE * self.board.rows

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """The room left of the cells, above, right and below."""
        return MARGIN, 26, 26, BELOW

    @property
    def width(self) -> float:
        """The width of the whole scene."""
        left, _, right, _ = self.margins
        return round(left + self.inner[0] + right)

    @property
    def height(self) -> float:
        """The height of the whole scene."""
        return self.bottom + (TRAY if self.tray else 0)

    @property
    def bottom(self) -> float:
        """Where the tray begins."""
        _, top, _, below = self.margins
        return round(top + self.inner[1] + below)

    def place(self, cell: str) -> tuple[int, int]:
        """Return the column and the row on the screen, from the upper left."""
        column, row = self.board.places[cell]
        if self.turned:
            return self.board.columns - 1 - column, row
        return column, self.board.rows - 1 - row

    def middle(self, cell: str) -> Point:
        """Return the middle of a cell."""
        return self._middle(*self.place(cell))

    def _middle(self, i: float, j: float) -> Point:
        left, top, _, _ = self.margins
        return left + SIZE * (i + 0.5), top + SIZE * (j + 0.5)

    @cached_property
    def ground(self) -> Sequence[Shape]:
        """All that lies under the cells."""
        return list(self._ground())

    @cached_property
    def cells(self) -> Mapping[str, Shape]:
        """The shape of each cell, without a mark or a label."""
        return {cell: self.cell(cell) for cell in self.board.cells}

    @cached_property
    def names(self) -> Sequence[Shape]:
        """What is written on the cells."""
        return list(self._names())

    def _ground(self) -> Iterator[Shape]:
        yield box("frame", 0, 0, self.width, self.height, 18, fill="frame")
        yield from self.bed()
        for side, colour in self.board.sides.items():
            yield line(f"side-{side}", self.edge(side), stroke=colour, width=_BAND, join="round")
        yield from self.coordinates()

    @abstractmethod
    def bed(self) -> Iterator[Shape]:
        """Yield what the cells lie on."""

    @abstractmethod
    def cell(self, name: str) -> Shape:
        """Return the shape of a cell, without a mark or a label."""

    def edge(self, side: Side) -> Sequence[float]:
        """Return the points of an edge of the board."""
        left, top, _, _ = self.margins
        right, low = left + self.inner[0], top + self.inner[1]
        side = _OPPOSITE[side] if self.turned else side
        return {
            "top": (left, top, right, top), "bottom": (left, low, right, low),
            "left": (left, top, left, low), "right": (right, top, right, low),
        }[side]  # fmt: skip

    def coordinates(self) -> Iterator[Shape]:
        """Yield letters below the columns, and numbers beside the rows."""
        board = self.board
        size = round(min(max(_LETTER * self.width, 20), 40))
        for column in range(board.columns):
            x, y = self.letter(column)
            letter = board.name(column, 0)[0]
            yield text(f"column-{letter}", x, y, letter, size, weight=500, fill="frameText")
        for row in range(board.rows):
            x, y = self.digit(row)
            yield text(f"row-{row + 1}", x, y, f"{row + 1}", size, weight=500, fill="frameText")

    def _names(self) -> Iterator[Shape]:
        return iter(())

    def standing(self, cell: str) -> tuple[float, float, float]:
        """Return where a piece stands on a cell, and how large it is there."""
        return *self.middle(cell), 1

    def letter(self, column: int) -> Point:
        """Return where the letter of a column stands."""
        low = self.margins[1] + self.inner[1]
        return self.middle(self.board.name(column, 0))[0], low + 30

    def digit(self, row: int) -> Point:
        """Return where the number of a row stands."""
        return self.margins[0] - 28, self.middle(self.board.name(0, row))[1]

    def shade(self, name: str) -> str:
        """Return the colour of a cell."""
        column, row = self.board.places[name]
        return "goal" if name in self.board.shaded else "ba"[(column + row) % 2]


class OfSquares(Layout):
    """Squares side by side."""

    def bed(self) -> Iterator[Shape]:
        """Lay an edge around all squares."""
        left, top, _, _ = self.margins
        across, down = self.inner
        yield box("bed", left - 6, top - 6, across + 12, down + 12, 7, fill="frameEdge")

    def cell(self, name: str) -> Shape:
        """Return a square."""
        x, y = self.middle(name)
        half = SIZE / 2
        return box(
            id_of(name), x - half, y - half, SIZE, SIZE, fill=self.shade(name),
            stroke="line", width=1.4, texture="speckle", ink="grain",
        )  # fmt: skip


class OfPoints(Layout):
    """Points on which lines cross."""

    def bed(self) -> Iterator[Shape]:
        """Lay a plate with lines."""
        left, top, _, _ = self.margins
        across, down = self.inner
        yield box("bed-edge", left - 6, top - 6, across + 12, down + 12, 10, fill="frameEdge")
        yield box("bed", left, top, across, down, 5, fill="a", texture="speckle", ink="grain")
        for column in range(self.board.columns):
            (x, y), (_, low) = self._middle(column, 0), self._middle(0, self.board.rows - 1)
            yield from _stroke(f"down-{column}", x, y, x, low)
        for row in range(self.board.rows):
            (x, y), (far, _) = self._middle(0, row), self._middle(self.board.columns - 1, 0)
            yield from _stroke(f"across-{row}", x, y, far, y)

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

    @property
    def inner(self) -> Point:
        """The width and the height of the rhombus."""
        columns, rows = self.board.columns, self.board.rows
        return SIZE * (columns + (rows - 1) / 2), _HEX * (1.5 * rows + 0.5)

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """Leave room for letters and numbers beside the slanted edge."""
        return 60, 34, 34, 60

    def _middle(self, i: float, j: float) -> Point:
        left, top, _, _ = self.margins
        return round(left + SIZE * (i + j / 2 + 0.5), 1), round(top + _HEX * (1 + 1.5 * j), 1)

    def bed(self) -> Iterator[Shape]:
        """Lay an edge around all hexagons."""
        rim = [*self._rim("top"), *self._rim("right"), *self._rim("bottom")[::-1]]
        rim += self._rim("left")[::-1]
        points = [coordinate for point in rim for coordinate in point]
        yield polygon("bed", points, fill="frameEdge", stroke="frameEdge", width=12, join="round")

    def _rim(self, side: Side) -> list[Point]:
        """Return the corners along an edge, from the left or from above."""
        columns, rows, half = self.board.columns, self.board.rows, SIZE / 2
        if side in ("top", "bottom"):
            up = -1 if side == "top" else 1
            ends = [self._middle(i, 0 if up < 0 else rows - 1) for i in range(columns)]
            tips = [
                [(x - half, y + up * _HEX / 2), (x, y + up * _HEX), (x + half, y + up * _HEX / 2)]
                for x, y in ends
            ]
            return [point for tip in tips for point in tip]
        out = -half if side == "left" else half
        ends = [self._middle(0 if out < 0 else columns - 1, j) for j in range(rows)]
        return [
            point for x, y in ends for point in ((x + out, y - _HEX / 2), (x + out, y + _HEX / 2))
        ]

    def edge(self, side: Side) -> Sequence[float]:
        """Return the corners along an edge."""
        side = _OPPOSITE[side] if self.turned else side
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
        """Stand below the lowest row on the screen, on the slant of the column."""
        x, y = self._middle(self.place(self.board.name(column, 0))[0], self.board.rows - 1)
        return x + 22, y + _HEX + 32

    def digit(self, row: int) -> Point:
        """Stand left of the row's first cell on the screen."""
        x, y = self._middle(0, self.place(self.board.name(0, row))[1])
        return x - SIZE / 2 - 30, y


class OfRow(Layout):
    """Places side by side, joined by a path."""

    board: Row

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """Leave the same room on all sides: nothing is written there."""
        return 26, 26, 26, 26

    def bed(self) -> Iterator[Shape]:
        """Draw the path under the places."""
        points = [coordinate for cell in self.board.cells for coordinate in self.middle(cell)]
        if len(points) > 2:
            yield line("path", points, stroke="frameEdge", width=34, join="round")
            yield line("way", points, stroke="line", width=22, join="round")

    def coordinates(self) -> Iterator[Shape]:
        """Write nothing beside the board: each place has its name in it."""
        return iter(())

    def cell(self, name: str) -> Shape:
        """Return a place."""
        x, y = self.middle(name)
        return box(
            id_of(name), x - 46, y - 46, 92, 92, 14, fill=self.shade(name), stroke="frameEdge",
            width=2.6, texture="speckle", ink="grain",
        )  # fmt: skip

    def _names(self) -> Iterator[Shape]:
        """Write the name of each place at its upper edge."""
        for cell in self.board.cells:
            x, y = self.middle(cell)
            yield text(f"name-{cell}", x, y - 33, cell, 18, weight=600, fill="name")

    def standing(self, cell: str) -> tuple[float, float, float]:
        """Leave the upper edge to the name."""
        x, y = self.middle(cell)
        return x, y + 11, 0.86


_OPPOSITE: dict[Side, Side] = {"top": "bottom", "bottom": "top", "left": "right", "right": "left"}
