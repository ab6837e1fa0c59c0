"""Which layout a board has on the screen."""

from __future__ import annotations

from functools import lru_cache

from pygames.simple.boards import Board, Kind
from pygames.simple.layout import Layout
from pygames.simple.layout_grids import OfHexagons, OfPoints, OfSquares
from pygames.simple.layout_named import OfGraph, OfPits, OfRow

_KINDS: dict[Kind, type[Layout]] = {
    "squares": OfSquares, "points": OfPoints, "hexagons": OfHexagons, "row": OfRow,
    "graph": OfGraph, "pits": OfPits,
}  # fmt: skip


@lru_cache(maxsize=64)
def layout_of(board: Board, *, tray: bool, turned: bool) -> Layout:
    """Return how a board is laid out, perhaps turned around, with room for dice and cards."""
    return _KINDS[board.kind](board, tray=tray, turned=turned)
