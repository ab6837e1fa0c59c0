"""Boards whose places have names of their own: a track, points that lines join, and pits."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from typing import ClassVar

from pygames.errors import MistakeError
from pygames.simple.boards import Board, Kind, Known, Step, Way
from pygames.simple.strictly import refuse
from pygames.simple.typed import near, typed_board, typed_methods

Spot = tuple[float, float]
"""How far to the right something is, and how far up; cells are one apart."""


@typed_methods
@typed_board
@dataclass(frozen=True)
class Row(Board):
    """Places one after the other, such as a track: so many, called 1, 2, 3 …, or those named.

    A long row winds upwards: so many places stand side by side (`across`).
    """

    kind: ClassVar[Kind] = "row"
    steps: ClassVar[tuple[Step, ...]] = ((1, 0), (-1, 0))

    columns: int = field(init=False)
    rows: int = field(init=False)
    without: Collection[str] = field(init=False, default=(), repr=False)
    length: int | Sequence[str] = field(default=1, kw_only=False, hash=False)
    across: int = field(default=10, kw_only=True)

    def __post_init__(self) -> None:
        """Count the places."""
        many = self.length if isinstance(self.length, int) else len(self.length)
        if many < 1 or self.across < 1:
            raise MistakeError("a row has at least one place")
        self._check_places()
        object.__setattr__(self, "columns", min(many, self.across))
        object.__setattr__(self, "rows", -(-many // self.across))
        self._check_shaded()

    def _check_places(self) -> None:
        for i, name in enumerate(self.cells):
            if name in self.cells[:i]:
                refuse(f"two places of the row are called {name!r}")
            if not re.fullmatch(r"[!-~]+", str(name), re.ASCII):
                refuse(f"{name!r} is no name for a place: use letters and digits")

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """All places, from the first to the last."""
        if isinstance(self.length, int):
            return tuple(map(str, range(1, self.length + 1)))
        return tuple(self.length)

    @cached_property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each place: every other row runs to the left."""
        return Known((cell, self._wound(i)) for i, cell in enumerate(self.cells))

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return Known((cell, i) for i, cell in enumerate(self.cells))

    def _wound(self, index: int) -> tuple[int, int]:
        row, along = divmod(index, self.columns)
        return (self.columns - 1 - along if row % 2 else along), row

    def step(self, cell: str, right: int, up: int = 0) -> str | None:
        """Return the place so many further on; None if that is beyond an end."""
        index = self._order[cell] + right
        return self.cells[index] if not up and 0 <= index < len(self.cells) else None

    def beyond(self, cell: str, over: str) -> str | None:
        """Return the place as far behind another one again."""
        return self.step(over, self._order[over] - self._order[cell])

    def read(self) -> Iterator[tuple[Way, str, tuple[str, ...]]]:
        """Yield all places, from the first to the last."""
        yield "row", "", self.cells

    def _ways(self) -> Sequence[Step]:
        return ((1, 0),)


@typed_methods
@typed_board
@dataclass(frozen=True)
class Graph(Board):
    """Points wherever you want them, and the straight ways along which they are joined.

    Graph({"a1": (0, 0), "b1": (1, 0), "c1": (2, 0)}, [("a1", "b1", "c1")]) has one way. Points that
    follow one another on a way are neighbours. If points are called as on squares, with a letter
    and a number, these stand at the edge, else each name beside its point.
    """

    kind: ClassVar[Kind] = "graph"
    steps: ClassVar[tuple[Step, ...]] = ()

    columns: int = field(init=False)
    rows: int = field(init=False)
    without: Collection[str] = field(init=False, default=(), repr=False)
    points: Mapping[str, Spot] = field(default_factory=dict, hash=False)
    ways: Sequence[Sequence[str]] = field(default=(), hash=False)

    def __post_init__(self) -> None:
        """Refuse points that can't be told apart, and ways to nowhere."""
        if not self.points:
            raise MistakeError("a board has at least one point")
        if odd := [name for name in self.points if not re.fullmatch(r"\w+", name, re.ASCII)]:
            raise MistakeError(f"{odd[0]!r} is no name for a point: use letters and digits")
        if len(set(self.points.values())) < len(self.points):
            raise MistakeError("two points are at the same place")
        if unknown := {name for way in self.ways for name in way} - self.points.keys():
            name = min(unknown)
            raise MistakeError(f"ways: there is no point {name!r}{near(name, self.points)}")
        object.__setattr__(self, "columns", len(self._ranks[0]))
        object.__setattr__(self, "rows", len(self._ranks[1]))
        self._check_shaded()

    @cached_property
    def _ranks(self) -> tuple[list[float], list[float]]:
        across, up = zip(*self.points.values(), strict=True)
        return sorted(set(across)), sorted(set(up))

    @cached_property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each point, counted from those that there are."""
        across, up = self._ranks
        return Known((at, (across.index(x), up.index(y))) for at, (x, y) in self.points.items())

    @cached_property
    def spots(self) -> Mapping[str, Spot]:
        """Where each point is, from the point furthest to the left and the lowest one."""
        left, low = self._ranks[0][0], self._ranks[1][0]
        return {name: (x - left, y - low) for name, (x, y) in self.points.items()}

    @property
    def extent(self) -> Spot:
        """How far the points reach to the right, and up."""
        across, up = self._ranks
        return across[-1] - across[0], up[-1] - up[0]

    @cached_property
    def is_like_squares(self) -> bool:
        """Whether each point is called by the letter of its column and the number of its row."""
        if any(x != int(x) or y != int(y) or max(x, y) > 25 for x, y in self.spots.values()):
            return False
        return all(self.name(int(x), int(y)) == name for name, (x, y) in self.spots.items())

    @cached_property
    def _spotted(self) -> Mapping[Spot, str]:
        return {spot: name for name, spot in self.points.items()}

    def step(self, cell: str, right: int, up: int) -> str | None:
        """Return the point so far to the right of a point and above it, if there is one."""
        x, y = self.points[cell] if cell in self.points else self.places[cell]
        return self._spotted.get((x + right, y + up))

    def beyond(self, cell: str, over: str) -> str | None:
        """Return the point that follows after two on a way."""
        return self._behind.get((cell, over))

    @cached_property
    def _behind(self) -> Mapping[tuple[str, str], str]:
        """The point that follows after each two on a way."""
        both = [*self.ways, *(way[::-1] for way in self.ways)]
        threes = (three for way in both for three in zip(way, way[1:], way[2:], strict=False))
        return {(start, middle): end for start, middle, end in threes}

    def _halves(self, cell: str) -> Sequence[tuple[Sequence[str], Sequence[str]]]:
        halves = []
        for way in self.ways:
            if cell in way:
                at = tuple(way).index(cell)
                halves.append((tuple(way[:at])[::-1], tuple(way[at + 1 :])))
        return halves

    @cached_property
    def _beside(self) -> Mapping[str, tuple[str, ...]]:
        neighbours: dict[str, dict[str, None]] = {name: {} for name in self.points}
        for way in self.ways:
            for one, other in pairwise(way):
                neighbours[one][other] = neighbours[other][one] = None
        return Known((name, tuple(each)) for name, each in neighbours.items())

    def _lines_from(self, cell: str, length: int) -> Iterator[tuple[str, ...]]:
        for way in self.ways:
            at = tuple(way).index(cell) if cell in way else len(way)
            if at + length <= len(way):
                yield tuple(way[at : at + length])

    def read(self) -> Iterator[tuple[Way, str, tuple[str, ...]]]:
        """Yield the ways; what lies on none is read with its row."""
        for way in self.ways:
            yield "line", f"{way[0]}-{way[-1]}", tuple(way)
        apart = {name for name, beside in self._beside.items() if not beside}
        for number in range(1, self.rows + 1):
            if row := tuple(name for name in self.row(number) if name in apart):
                yield "row", f"{number}", row


class Pits(Graph):
    """Pits for seeds wherever you want them; those that are `shaded` are large, to store seeds."""

    kind = "pits"
