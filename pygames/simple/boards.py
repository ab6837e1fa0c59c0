"""Boards: what their cells are called, and which of them lie together."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from string import ascii_lowercase
from typing import ClassVar, Literal

Kind = Literal["squares", "hexagons", "points", "row"]
Side = Literal["top", "bottom", "left", "right"]
Step = tuple[int, int]
"""How far to the right, and how far up."""

STRAIGHT: tuple[Step, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL: tuple[Step, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_SIX: tuple[Step, ...] = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""To the neighbours of a hexagon: each row is half a cell further left than the one below."""


@dataclass(frozen=True)
class Board:
    """A board with columns a, b, c … and rows 1, 2, 3 … from the bottom: `a1` is at the lower left.

    `sides` colours its edges, such as {"top": "red"}, and `shaded` cells are of another shade.
    """

    kind: ClassVar[Kind]
    steps: ClassVar[tuple[Step, ...]]
    """From a cell to its neighbours."""

    columns: int
    rows: int
    sides: Mapping[Side, str] = field(default_factory=dict, hash=False, kw_only=True)
    shaded: Collection[str] = field(default=(), hash=False, kw_only=True)

    def __post_init__(self) -> None:
        """Refuse a board that can't be drawn."""
        if not (1 <= self.columns <= 26 and 1 <= self.rows <= 99):
            raise ValueError("a board has 1 to 26 columns and 1 to 99 rows")

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """All cells, row by row from the bottom."""
        return tuple(self.name(i, j) for j in range(self.rows) for i in range(self.columns))

    def name(self, column: int, row: int) -> str:
        """Return what a cell is called; both count from 0."""
        return f"{ascii_lowercase[column]}{row + 1}"

    @cached_property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each cell, from 0."""
        size = self.columns
        return {cell: (i % size, i // size) for i, cell in enumerate(self.cells)}

    @cached_property
    def _at(self) -> Mapping[tuple[int, int], str]:
        return {place: cell for cell, place in self.places.items()}

    def step(self, cell: str, right: int, up: int) -> str | None:
        """Return the cell so far to the right of a cell and above it; None off the board."""
        column, row = self.places[cell]
        return self._at.get((column + right, row + up))

    def neighbours(self, cell: str) -> list[str]:
        """List the cells beside a cell."""
        return list(self._beside[cell])

    @cached_property
    def _beside(self) -> Mapping[str, tuple[str, ...]]:
        """The neighbours of each cell: bots ask for them all the time."""
        found = {cell: [self.step(cell, *step) for step in self.steps] for cell in self.cells}
        return {cell: tuple(filter(None, each)) for cell, each in found.items()}

    def row(self, number: int) -> tuple[str, ...]:
        """Return the cells of a row, from the left; row 1 is at the bottom."""
        return self._rows[number - 1]

    def column(self, letter: str) -> tuple[str, ...]:
        """Return the cells of a column, from the bottom."""
        column = ascii_lowercase.index(letter)
        return tuple(row[column] for row in self._rows)

    @cached_property
    def _rows(self) -> Sequence[tuple[str, ...]]:
        across = range(self.columns)
        return [
            tuple(self._at[column, row] for column in across if (column, row) in self._at)
            for row in range(self.rows)
        ]

    def empty(self, pieces: Container[str]) -> list[str]:
        """List the cells on which nothing stands."""
        return [cell for cell in self.cells if cell not in pieces]

    def group(self, start: Iterable[str], among: Container[str]) -> set[str]:
        """Return all cells that can be reached from some of these, from neighbour to neighbour."""
        found = {cell for cell in start if cell in among}
        waiting = list(found)
        while waiting:
            for cell in self._beside[waiting.pop()]:
                if cell in among and cell not in found:
                    found.add(cell)
                    waiting.append(cell)
        return found

    def lines(self, length: int) -> Sequence[tuple[str, ...]]:
        """List all straight lines of so many cells; on squares and points also diagonal ones."""
        if length not in self._lines:
            self._lines[length] = [
                line for cell in self.cells for line in self._lines_from(cell, length)
            ]
        return self._lines[length]

    @cached_property
    def _lines(self) -> dict[int, Sequence[tuple[str, ...]]]:
        """The lines that were asked for, by their length."""
        return {}

    def _lines_from(self, cell: str, length: int) -> Iterator[tuple[str, ...]]:
        for right, up in self._ways():
            line = tuple(self.step(cell, i * right, i * up) for i in range(length))
            if None not in line:
                yield tuple(each for each in line if each is not None)

    def _ways(self) -> Sequence[Step]:
        """Return one of each two opposite directions."""
        return (*STRAIGHT[:2], *DIAGONAL[:2])


class Squares(Board):
    """Squares: the neighbours of one are beside, above and below it."""

    kind, steps = "squares", STRAIGHT


class Points(Board):
    """Points where lines cross, with the same neighbours as squares."""

    kind, steps = "points", STRAIGHT


class Hexagons(Board):
    """Hexagons in a rhombus: each has up to six neighbours."""

    kind, steps = "hexagons", _SIX

    def _ways(self) -> Sequence[Step]:
        return _SIX[:3]


@dataclass(frozen=True)
class Row(Board):
    """Places one after the other, such as a track: so many, called 1, 2, 3 …, or those named.

    A long row winds upwards: so many places stand side by side (`across`).
    """

    kind: ClassVar[Kind] = "row"
    steps: ClassVar[tuple[Step, ...]] = ((1, 0), (-1, 0))

    columns: int = field(init=False)
    rows: int = field(init=False)
    length: int | Sequence[str] = field(default=1, kw_only=False, hash=False)
    across: int = field(default=10, kw_only=True)

    def __post_init__(self) -> None:
        """Count the places."""
        many = self.length if isinstance(self.length, int) else len(self.length)
        if many < 1 or self.across < 1:
            raise ValueError("a row has at least one place")
        object.__setattr__(self, "columns", min(many, self.across))
        object.__setattr__(self, "rows", -(-many // self.across))

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """All places, from the first to the last."""
        if isinstance(self.length, int):
            return tuple(map(str, range(1, self.length + 1)))
        return tuple(self.length)

    @cached_property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each place: every other row runs to the left."""
        return {cell: self._wound(i) for i, cell in enumerate(self.cells)}

    def _wound(self, index: int) -> tuple[int, int]:
        row, along = divmod(index, self.columns)
        return (self.columns - 1 - along if row % 2 else along), row

    def step(self, cell: str, right: int, up: int = 0) -> str | None:
        """Return the place so many further on; None if that is beyond an end."""
        index = self.cells.index(cell) + right
        return self.cells[index] if not up and 0 <= index < len(self.cells) else None

    def _ways(self) -> Sequence[Step]:
        return ((1, 0),)
