"""Where the cells of a board are drawn, and what lies around them. A cell is 100 units wide."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from pygames.look.scene import Shape, box, line, text
from pygames.simple.boards import Board, Side

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
OPPOSITE: dict[Side, Side] = {
    "top": "bottom", "bottom": "top", "left": "right", "right": "left",
}  # fmt: skip


class Layout(ABC):
    """A board on the screen."""

    ring: ClassVar[int] = 24
    """The radius of the ring on a free place that can be chosen."""

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
        return self._turned(*self.board.places[cell])

    def _turned(self, column: int, row: int) -> tuple[int, int]:
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
        side = OPPOSITE[side] if self.turned else side
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
        return self._middle(*self._turned(column, 0))[0], low + 30

    def digit(self, row: int) -> Point:
        """Return where the number of a row stands."""
        return self.margins[0] - 28, self._middle(*self._turned(0, row))[1]

    def shade(self, name: str) -> str:
        """Return the colour of a cell."""
        column, row = self.board.places[name]
        return "goal" if name in self.board.shaded else "ba"[(column + row) % 2]
