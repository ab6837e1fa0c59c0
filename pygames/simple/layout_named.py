"""Boards whose places have names of their own on the screen: tracks, joined points and pits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from pygames.look.scene import Shape, box, circle, line, text
from pygames.simple.layout import SIZE, Layout, Point
from pygames.simple.named_boards import Graph
from pygames.simple.notation import id_of

_SHORT, _LARGE, _SMALL = 2, 27, 20
"""So many signs are written large, and longer names small."""
_ACROSS = 112
"""What the longest name may have of its place, between the corners that mark it."""


class OfRow(Layout):
    """Places side by side, joined by a path."""

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
        small = min(_SMALL, _ACROSS // max(map(len, self.board.cells)))
        for cell in self.board.cells:
            x, y = self.middle(cell)
            size = _LARGE if len(cell) <= _SHORT else small
            yield text(f"name-{cell}", x, y - 28, cell, size, weight=600, fill="name")

    def standing(self, cell: str) -> tuple[float, float, float]:
        """Leave the upper edge to the name: a number is read also on the boards of phones."""
        x, y = self.middle(cell)
        return x, y + 17, 0.72


class OfGraph(Layout):
    """Points on a plate, and the lines that join them."""

    board: Graph

    @property
    def inner(self) -> Point:
        """The width and the height of the points together, with half a cell around them."""
        across, up = self.board.extent
        return SIZE * (across + 1), SIZE * (up + 1)

    @property
    def margins(self) -> tuple[float, float, float, float]:
        """Leave room for letters and numbers, where there are any."""
        return super().margins if self.board.is_like_squares else (32, 32, 32, 32)

    def middle(self, cell: str) -> Point:
        """Return where a point is."""
        x, y = self.board.spots[cell]
        across, up = self.board.extent
        left, top, _, _ = self.margins
        right, down = (across - x, y) if self.turned else (x, up - y)
        return round(left + SIZE * (right + 0.5), 1), round(top + SIZE * (down + 0.5), 1)

    def bed(self) -> Iterator[Shape]:
        """Lay a plate with lines."""
        left, top, _, _ = self.margins
        across, down = self.inner
        yield box("bed-edge", left - 6, top - 6, across + 12, down + 12, 10, fill="frameEdge")
        yield box("bed", left, top, across, down, 5, fill="a", texture="speckle", ink="grain")
        for number, (one, other) in enumerate(self._strokes):
            ends = (*self.middle(one), *self.middle(other))
            yield line(f"line-{number}", ends, stroke="line", width=3.2)
        for cell in self.board.cells:
            ways = [way for way in self.board.ways if cell in way]
            if len(ways) > 1 or any(cell in (way[0], way[-1]) for way in ways):
                yield circle(f"dot-{cell}", *self.middle(cell), 8, fill="line")

    @cached_property
    def _strokes(self) -> list[tuple[str, str]]:
        """The two ends of each line, once."""
        pairs = (pair for way in self.board.ways for pair in pairwise(way))
        return [*dict.fromkeys((min(pair), max(pair)) for pair in pairs)]

    def coordinates(self) -> Iterator[Shape]:
        """Write letters and numbers at the edge, if points are called by these."""
        return super().coordinates() if self.board.is_like_squares else iter(())

    def cell(self, name: str) -> Shape:
        """Return what is pointed at; only a shaded point shows."""
        x, y = self.middle(name)
        if name in self.board.shaded:
            return circle(id_of(name), x, y, 44, fill="goal", opacity=0.7)
        return box(id_of(name), x - SIZE / 2, y - SIZE / 2, SIZE, SIZE)

    def _names(self) -> Iterator[Shape]:
        """Write names that don't stand at the edge beside their points."""
        if not self.board.is_like_squares:
            for cell in self.board.cells:
                x, y = self.middle(cell)
                yield text(f"name-{cell}", x + 36, y + 36, cell, 20, weight=600, fill="name")


BELOW_PIT = 34
"""The height of what is written below a pit."""


class OfPits(OfGraph):
    """Hollows in a plate; the name of each stands below it, and the number of what lies in it."""

    @property
    def inner(self) -> Point:
        """Leave room for what is written below the lowest pits."""
        across, down = super().inner
        return across, down + BELOW_PIT

    def bed(self) -> Iterator[Shape]:
        """Lay the plate."""
        left, top, _, _ = self.margins
        across, down = self.inner
        yield box("bed-edge", left - 6, top - 6, across + 12, down + 12, 60, fill="frameEdge")
        yield box("bed", left, top, across, down, 56, fill="a", texture="speckle", ink="grain")

    def cell(self, name: str) -> Shape:
        """Return a round pit, or a tall one to store seeds."""
        x, y = self.middle(name)
        up = 90 if name in self.board.shaded else 44
        return box(
            id_of(name), x - 44, y - up, 88, 2 * up, 44, fill="b", stroke="line", width=3,
            texture="speckle", ink="grain",
        )  # fmt: skip

    def coordinates(self) -> Iterator[Shape]:
        """Write nothing at the edge: each pit has its name below it."""
        return iter(())

    def _names(self) -> Iterator[Shape]:
        for cell in self.board.cells:
            x, y = self.below(cell)
            yield text(f"name-{cell}", x - 16, y, cell, 17, weight=500, fill="name")

    def below(self, cell: str) -> Point:
        """Return the middle of what is written below a pit."""
        x, y = self.middle(cell)
        return x, round(y + (90 if cell in self.board.shaded else 44) + BELOW_PIT / 2, 1)
