"""What stands on a board, as a value that never changes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar, overload

from pygames.errors import UnknownError
from pygames.simple.strictly import refuse
from pygames.simple.typed import typed_methods

Cells = Mapping[str, str]
"""The name of the piece on each cell; several on one cell are joined with `+`: "red+blue"."""
JOIN = "+"
T = TypeVar("T")


@typed_methods
class Pieces(Cells):
    """A mapping such as {"b3": "black"}, which never changes; its methods return the next one."""

    __slots__ = ("_cells", "_hash")

    def __init__(self, cells: Cells | None = None) -> None:
        """Take the pieces of another mapping."""
        self._cells = dict(cells or {})
        self._hash: int | None = None

    @classmethod
    def several(cls, standing: Iterable[tuple[str, str]]) -> Pieces:
        """Make them of pairs of a cell and a piece, of which several can be on one cell."""
        cells: dict[str, str] = {}
        for cell, piece in standing:
            cells[cell] = f"{cells[cell]}{JOIN}{piece}" if cell in cells else piece
        return cls(cells)

    def put(self, cell: str, piece: str) -> Pieces:
        """Return the pieces with this one on a cell, in the place of what stands there."""
        return Pieces({**self._cells, cell: piece})

    def without(self, *cells: str) -> Pieces:
        """Return the pieces without those on these cells."""
        if odd := [cell for cell in cells if not isinstance(cell, str)]:
            refuse(f"without() is {odd[0]!r}: write cells beside each other, or without(*cells)")
        return Pieces({cell: piece for cell, piece in self._cells.items() if cell not in cells})

    def move(self, start: str, end: str) -> Pieces:
        """Return the pieces with the one on `start` on `end`; what stands there is taken."""
        return self.without(start).put(end, self[start])

    def plain(self) -> dict[str, str]:
        """Return a dictionary of them."""
        return dict(self._cells)

    def of(self, piece: str) -> list[str]:
        """List the cells on which such a piece stands, always in the same order."""
        return sorted(cell for cell, each in self._cells.items() if each == piece)

    @overload
    def get(self, cell: str | None, default: None = None, /) -> str | None: ...

    @overload
    def get(self, cell: str | None, default: str | T, /) -> str | T: ...

    def get(self, cell: str | None, default: object = None, /) -> object:
        """Return what stands on a cell; nothing off the board, where `step` returns None.

        A mapping's own way to find nothing is slow.
        """
        return default if cell is None else self._cells.get(cell, default)

    def __contains__(self, cell: object) -> bool:
        return cell in self._cells

    def __getitem__(self, cell: str) -> str:
        try:
            return self._cells[cell]
        except KeyError:
            raise UnknownError(
                f"nothing stands on {cell!r}: pieces.get({cell!r}) returns None there"
            ) from None

    def __iter__(self) -> Iterator[str]:
        # Equal pieces are gone through in the same order, however they came about.
        return iter(sorted(self._cells))

    def __len__(self) -> int:
        return len(self._cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pieces) and self._cells == other._cells

    def __hash__(self) -> int:
        if self._hash is None:
            self._hash = hash(frozenset(self._cells.items()))
        return self._hash

    def __reduce__(self) -> tuple[type[Pieces], tuple[dict[str, str]]]:
        return Pieces, (self._cells,)

    def __repr__(self) -> str:
        return f"Pieces({self._cells})"
