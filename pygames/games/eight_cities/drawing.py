"""The land as text, for a terminal."""

from __future__ import annotations

from pygames.games.eight_cities.board import Board
from pygames.games.eight_cities.grid import PLACE, SIZE, TILE

_ACROSS, _UPRIGHT = ("===", "---"), ("#", "|")


def draw(board: Board) -> str:
    """Draw cities as O, White's roads as === and #, Black's as --- and |."""
    lines = []
    for row in range(SIZE, 0, -1):
        lines.append(f"{row}  " + "".join(_tile_row(board, row)).rstrip())
        if row > 1:
            lines.append(("   " + "".join(_gap_row(board, row))).rstrip())
    return "\n".join([*lines, "   a   b   c   d   e   f"])


def _tile_row(board: Board, row: int) -> list[str]:
    cells = []
    for column, right in zip("abcdef", "bcdef ", strict=True):
        cells.append("O" if board.cities & TILE[f"{column}{row}"] else ".")
        cells.append(_road(board, f"{column}{row}-{right}{row}", _ACROSS, "   "))
    return cells


def _gap_row(board: Board, row: int) -> list[str]:
    places = (f"{column}{row - 1}-{column}{row}" for column in "abcdef")
    return [f"{_road(board, place, _UPRIGHT, ' ')}   " for place in places]


def _road(board: Board, action: str, signs: tuple[str, str], none: str) -> str:
    place = PLACE.get(action)
    for side, sign in zip(board.sides, signs, strict=True):
        if place and side.roads & place.bit:
            return sign
    return none
