"""Boards: what their cells are called, and which of them lie together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import takewhile
from string import ascii_lowercase
from typing import ClassVar, Literal, NoReturn, Self, TypeVar

from pygames.errors import MistakeError, UnknownError
from pygames.simple.pieces import Pieces
from pygames.simple.strictly import refuse
from pygames.simple.typed import near, typed, typed_board, typed_methods

Kind = Literal["squares", "hexagons", "points", "row", "graph", "pits"]
Way = Literal["row", "column", "line"]
"""What is read aloud together."""
Side = Literal["top", "bottom", "left", "right"]
Step = tuple[int, int]
"""How far to the right, and how far up."""

STRAIGHT: tuple[Step, ...] = ((1, 0), (0, 1), (-1, 0), (0, -1))
DIAGONAL: tuple[Step, ...] = ((1, 1), (-1, 1), (-1, -1), (1, -1))
_SIX: tuple[Step, ...] = ((1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1))
"""To the neighbours of a hexagon: each row is half a cell further left than the one below."""
_MOST_COLUMNS = len(ascii_lowercase)


T = TypeVar("T")


class Known(dict[str, T]):
    """What is known of each cell; any other is refused, with what may be meant."""

    def __missing__(self, cell: object) -> NoReturn:
        if cell is None:
            raise UnknownError("there is no cell None: step and beyond return None off the board")
        raise UnknownError(f"there is no cell {cell!r}{_span(self)}{near(cell, self)}")


def _span(cells: Mapping[str, object]) -> str:
    """Name the first and the last cell."""
    names = [*cells] or [""]
    return f": they are {names[0]} to {names[-1]}"


@typed_methods
@typed_board
@dataclass(frozen=True)
class Board:
    """A board with columns a, b, c … and rows 1, 2, 3 … from the bottom: `a1` is at the lower left.

    `sides` colours its edges, such as {"top": "red"}, and `shaded` cells are of another shade.
    The cells `without` are holes: nothing is there.
    """

    kind: ClassVar[Kind]
    steps: ClassVar[tuple[Step, ...]]
    """From a cell to its neighbours."""

    columns: int
    rows: int
    sides: Mapping[Side, str] = field(default_factory=dict, hash=False, kw_only=True)
    shaded: Collection[str] = field(default=(), hash=False, kw_only=True)
    without: Collection[str] = field(default=(), hash=False, kw_only=True)

    def __post_init__(self) -> None:
        """Refuse a board that can't be drawn."""
        if not (1 <= self.columns <= _MOST_COLUMNS and 1 <= self.rows <= 99):
            raise MistakeError(f"a board has 1 to {_MOST_COLUMNS} columns and 1 to 99 rows")
        if unknown := set(self.without) - {*self._grid}:
            cell = min(unknown, key=str)
            raise MistakeError(f"there is no cell {cell!r} to leave out{_span(self._grid)}")
        if not self.cells:
            raise MistakeError("a board has at least one cell")
        self._check_shaded()

    def _check_shaded(self) -> None:
        for cell in self.shaded:
            if cell not in self.places:
                refuse(f"shaded: there is no cell {cell!r}{_span(self.places)}")

    @cached_property
    def _grid(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each cell and each hole."""
        across, up = range(self.columns), range(self.rows)
        return {self.name(i, j): (i, j) for j in up for i in across}

    @cached_property
    def cells(self) -> tuple[str, ...]:
        """All cells, row by row from the bottom."""
        return tuple(self.places)

    def name(self, column: int, row: int) -> str:
        """Return what a cell is called; both count from 0."""
        return f"{ascii_lowercase[column]}{row + 1}"

    @cached_property
    def places(self) -> Mapping[str, tuple[int, int]]:
        """The column and the row of each cell, from 0."""
        holes = frozenset(self.without)
        return Known((cell, at) for cell, at in self._grid.items() if cell not in holes)

    @cached_property
    def _at(self) -> Mapping[tuple[int, int], str]:
        return {place: cell for cell, place in self.places.items()}

    def step(self, cell: str, right: int, up: int) -> str | None:
        """Return the cell so far to the right of a cell and above it; None off the board."""
        column, row = self.places[cell]
        return self._at.get((column + right, row + up))

    def line(self, cell: str, right: int, up: int = 0) -> tuple[str, ...]:
        """Return the cells from a cell on, without it, step by step to the end of the board.

        `for cell in BOARD.line("a1", 1, 1)` walks to the upper right.
        """
        key = (cell, right, up)
        if key not in self._walked:
            if not (right or up):
                refuse("line(): a step is 1 or -1 to the right, or up; 0 and 0 lead nowhere")
            line, at = [], self.step(*key)
            while at and at != cell:
                line.append(at)
                at = self.step(at, right, up)
            self._walked[key] = tuple(line)
        return self._walked[key]

    @cached_property
    def _walked(self) -> dict[tuple[str, int, int], tuple[str, ...]]:
        """The ways that were asked for."""
        return {}

    def between(self, start: str, end: str) -> tuple[str, ...]:
        """Return the cells between two in a straight line; none if they aren't in one."""
        if end not in self.places:
            refuse(f"there is no cell {end!r}{_span(self.places)}")
        halves = (half for both in self._through(start) for half in both)
        return next((tuple(half[: half.index(end)]) for half in halves if end in half), ())

    def runs(self, cell: str, pieces: Mapping[str, str]) -> list[tuple[str, ...]]:
        """List the straight lines of equal pieces through a cell, one in each direction."""
        kind, lines = pieces.get(cell), []
        for back, ahead in self._through(cell):
            run = [cell]
            for part in (back, ahead):
                run += takewhile(lambda each: pieces.get(each) == kind, part)
            lines.append(tuple(run))
        return lines

    def _through(self, cell: str) -> Sequence[tuple[Sequence[str], Sequence[str]]]:
        """Return the two halves of each straight line through a cell, from the cell on."""
        if cell not in self._crossing:
            self._crossing[cell] = self._halves(cell)
        return self._crossing[cell]

    def _halves(self, cell: str) -> Sequence[tuple[Sequence[str], Sequence[str]]]:
        return [
            (self.line(cell, -right, -up), self.line(cell, right, up)) for right, up in self._ways()
        ]

    @cached_property
    def _crossing(self) -> dict[str, Sequence[tuple[Sequence[str], Sequence[str]]]]:
        """The lines through cells that were asked for."""
        return {}

    def beyond(self, cell: str, over: str) -> str | None:
        """Return the cell behind another one, as far away again: where a jump over it ends."""
        (x, y), (far_x, far_y) = self.places[cell], self.places[over]
        return self.step(over, far_x - x, far_y - y)

    def neighbours(self, cell: str) -> list[str]:
        """List the cells beside a cell."""
        return list(self._beside[cell])

    @cached_property
    def _beside(self) -> Mapping[str, tuple[str, ...]]:
        """The neighbours of each cell: bots ask for them all the time."""
        neighbours = {cell: [self.step(cell, *step) for step in self.steps] for cell in self.cells}
        return Known((cell, tuple(filter(None, each))) for cell, each in neighbours.items())

    def within(self, cell: str, steps: int) -> list[str]:
        """List the cells that can be reached in so many steps or fewer, the nearest first."""
        if steps < 1:
            refuse(f"within(): steps is {steps}; at least 1 step leads to another cell")
        reached, rim = {cell: None}, [cell]
        for _ in range(steps):
            rim = [each for at in rim for each in self._beside[at] if each not in reached]
            reached |= dict.fromkeys(rim)
        return [each for each in reached if each != cell]

    def row(self, number: int) -> tuple[str, ...]:
        """Return the cells of a row, from the left; row 1 is at the bottom."""
        if number not in range(1, self.rows + 1):
            sentence = f"there is no row {number!r}: they are 1 to {self.rows}, from the bottom"
            refuse(sentence)
            if number not in range(-self.rows + 1, 1):
                raise UnknownError(sentence)
        return self._rows[number - 1]

    def column(self, letter: str) -> tuple[str, ...]:
        """Return the cells of a column, from the bottom."""
        letters = ascii_lowercase[: self.columns]
        sentence = f"there is no column {letter!r}: they are a to {letters[-1]}"
        if not (isinstance(letter, str) and letter and letter in letters):
            refuse(sentence)
        if not isinstance(letter, str) or letter not in ascii_lowercase:
            raise UnknownError(sentence)
        column = ascii_lowercase.index(letter)
        return tuple(self._at[column, row] for row in range(self.rows) if (column, row) in self._at)

    @cached_property
    def _rows(self) -> Sequence[tuple[str, ...]]:
        across = range(self.columns)
        return [
            tuple(self._at[column, row] for column in across if (column, row) in self._at)
            for row in range(self.rows)
        ]

    def read(self) -> Iterator[tuple[Way, str, tuple[str, ...]]]:
        """Yield the rows and then the columns, in which the board is read aloud."""
        for number in range(1, self.rows + 1):
            if row := self.row(number):
                yield "row", f"{number}", row
        for letter in ascii_lowercase[: self.columns]:
            if column := self.column(letter):
                yield "column", letter, column

    def empty(self, pieces: Container[str]) -> list[str]:
        """List the cells on which nothing stands."""
        filled = pieces.plain() if isinstance(pieces, Pieces) else pieces
        return [cell for cell in self.cells if cell not in filled]

    def group(self, start: Iterable[str], among: Container[str]) -> set[str]:
        """Return all cells that can be reached from some of these, from neighbour to neighbour."""
        group = {cell for cell in start if cell in among}
        waiting = list(group)
        while waiting:
            for cell in self._beside[waiting.pop()]:
                if cell in among and cell not in group:
                    group.add(cell)
                    waiting.append(cell)
        return group

    def lines(self, length: int) -> Sequence[tuple[str, ...]]:
        """List all straight lines of so many cells; on squares and points also diagonal ones."""
        if length not in self._lines:
            if length < 1:
                refuse(f"lines(): length is {length}; a line has at least 1 cell")
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


@typed_board
@dataclass(frozen=True)
class Squares(Board):
    """Squares: the neighbours of one are beside, above and below it.

    If they are `chequered`, every other one is dark, as `a1`.
    """

    kind: ClassVar[Kind] = "squares"
    steps: ClassVar[tuple[Step, ...]] = STRAIGHT

    chequered: bool = field(default=False, kw_only=True)


class Points(Board):
    """Points where lines cross, with the same neighbours as squares."""

    kind, steps = "points", STRAIGHT


class Hexagons(Board):
    """Hexagons in a rhombus: each has up to six neighbours.

    `Hexagons.side(5)` is a hexagon of hexagons, `Hexagons.triangle(7)` a triangle of them.
    """

    kind, steps = "hexagons", _SIX

    @classmethod
    @typed
    def side(
        cls, length: int, *, shaded: Collection[str] = (), without: Collection[str] = ()
    ) -> Self:
        """Return a board of six sides, with so many hexagons along each."""
        size = 2 * length - 1
        _check_length(length, (_MOST_COLUMNS + 1) // 2)
        return cls._shaped(size, lambda column, row: abs(column - row) < length, shaded, without)

    @classmethod
    @typed
    def triangle(
        cls, length: int, *, shaded: Collection[str] = (), without: Collection[str] = ()
    ) -> Self:
        """Return a board of three sides, with so many hexagons along each."""
        _check_length(length, _MOST_COLUMNS)
        return cls._shaped(length, lambda column, row: column >= row, shaded, without)

    @classmethod
    def _shaped(
        cls, size: int, holds: Callable[[int, int], bool], shaded: Collection[str],
        without: Collection[str],
    ) -> Self:  # fmt: skip
        whole = cls(size, size)
        holes = [cell for cell, place in whole.places.items() if not holds(*place)]
        return cls(size, size, without=[*holes, *without], shaded=shaded)

    def _ways(self) -> Sequence[Step]:
        return _SIX[:3]


def _check_length(length: int, most: int) -> None:
    if not 1 <= length <= most:
        raise MistakeError(f"the length of a side is {length}; expected 1 to {most}")
