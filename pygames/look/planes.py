"""A position as numbers, for programs that learn: planes, each with a value for every cell."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Generic

from pygames.core import Player, S

Cell = tuple[int, int]
"""The row and the column of a cell, counted from 0."""
_BITS = bytes.maketrans(b"01", b"\0\1")


@dataclass(frozen=True)
class Plane:
    """What the values of a plane mean, and the greatest that there can be."""

    meaning: str
    most: int = 1


@dataclass(frozen=True)
class Symmetry:
    """A way to turn the board under which the game stays the same.

    If a position is turned, its values are `[values[i] for i in cells]`, and action number n
    of the table is then number `actions[n]`.
    """

    cells: tuple[int, ...]
    actions: tuple[int, ...]
    outcomes: tuple[int, ...] = ()


@dataclass(frozen=True)
class Planes(Generic[S]):
    """How a game with a given set-up is seen as numbers."""

    planes: tuple[Plane, ...]
    rows: int
    columns: int
    see: Callable[[S, Player, Sequence[str]], bytes]
    """Returns all values, plane by plane and row by row, as a player sees the position. The last
    argument is the parts already chosen of an action that has several (`Table.joined`)."""
    symmetries: tuple[Symmetry, ...] = ()
    """All ways to turn the board except not at all."""

    @property
    def shape(self) -> tuple[int, int, int]:
        """The numbers of planes, rows and columns."""
        return len(self.planes), self.rows, self.columns


def members(cells: int, count: int) -> bytes:
    """Return 1 for each cell of a set, 0 for the others: bit i is cell i."""
    return format(cells, f"0{count}b").encode().translate(_BITS)[::-1]


def filled(value: int, count: int) -> bytes:
    """Return the same value in every cell."""
    return bytes((value,)) * count


@dataclass(frozen=True)
class Turning:
    """A way to turn or mirror a square board: exchange rows and columns, then turn each around."""

    across: bool
    down: bool
    right: bool

    def cell(self, cell: Cell, size: int) -> Cell:
        """Return where a cell of a square board of this size goes."""
        row, column = reversed(cell) if self.across else cell
        return size - 1 - row if self.down else row, size - 1 - column if self.right else column

    def step(self, step: Cell) -> Cell:
        """Return what a step from cell to cell becomes."""
        row, column = reversed(step) if self.across else step
        return -row if self.down else row, -column if self.right else column


TURNINGS = tuple(Turning(*flags) for flags in product((False, True), repeat=3) if any(flags))
"""All seven ways to turn or mirror a square board that change it."""


def moved(
    planes: int, rows: int, columns: int, goes: Callable[[int, Cell], tuple[int, Cell]]
) -> tuple[int, ...]:
    """Return for each value where it comes from, if `goes` says where each goes."""
    sources = {
        _place(rows, columns, *goes(plane, cell)): _place(rows, columns, plane, cell)
        for plane, cell in _values(planes, rows, columns)
    }
    return tuple(sources[place] for place in range(planes * rows * columns))


def _values(planes: int, rows: int, columns: int) -> Iterator[tuple[int, Cell]]:
    for plane, row, column in product(range(planes), range(rows), range(columns)):
        yield plane, (row, column)


def _place(rows: int, columns: int, plane: int, cell: Cell) -> int:
    return (plane * rows + cell[0]) * columns + cell[1]


def renumbered(texts: Sequence[str], turned: Callable[[str], str]) -> tuple[int, ...]:
    """Return the new number of each text of a table."""
    places = {text: place for place, text in enumerate(texts)}
    return tuple(places[turned(text)] for text in texts)
