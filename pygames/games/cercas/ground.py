"""The sheet of squared paper: where everything is on it, and the parts that never change."""

from __future__ import annotations

from pygames.games.cercas.board import ACROSS, COLUMN_NAMES, DOTS, DOTS_ACROSS
from pygames.look.scene import Shape, box, line, path, text

SIZE = 100
"""From dot to dot."""
LEFT, BOTTOM = 78, 778
EXTENT = 856
_RIGHT, _TOP = LEFT + ACROSS * SIZE, BOTTOM - ACROSS * SIZE
_SQUARE = SIZE // 4
_FIRST_SQUARE = 3
"""Where the first printed line is, so that every fourth line runs through dots."""


def dot_at(dot: int) -> tuple[int, int]:
    """Return the position of a dot."""
    row, column = divmod(dot, DOTS_ACROSS)
    return LEFT + column * SIZE, BOTTOM - row * SIZE


def corner(space: int) -> tuple[int, int]:
    """Return the upper left corner of a space."""
    row, column = divmod(space, ACROSS)
    return LEFT + column * SIZE, BOTTOM - (row + 1) * SIZE


def middle(space: int) -> tuple[float, float]:
    """Return the middle of a space."""
    x, y = corner(space)
    return x + SIZE / 2, y + SIZE / 2


def _grid() -> Shape:
    """Return the printed squares as one path."""
    at = range(_FIRST_SQUARE, EXTENT, _SQUARE)
    d = "".join(f"M{n} 0V{EXTENT}M0 {n}H{EXTENT}" for n in at)
    return path("grid", d, stroke="grid", width=1.3, opacity=0.8)


def _edge() -> tuple[Shape, ...]:
    """Return the outer edge, which is there from the start (C2)."""
    corners = ((LEFT, BOTTOM), (LEFT, _TOP), (_RIGHT, _TOP), (_RIGHT, BOTTOM))
    names = ("left", "top", "right", "bottom")
    return tuple(
        line(
            f"edge-{name}", (*corners[i], *corners[(i + 1) % 4]), stroke="pencil", width=6.5,
            texture="pencil", ink="pencil",
        )
        for i, name in enumerate(names)
    )  # fmt: skip


def _coordinates() -> list[Shape]:
    columns = [
        text(f"column-{letter}", LEFT + i * SIZE, 826, letter, 24, weight=500, fill="text")
        for i, letter in enumerate(COLUMN_NAMES)
    ]
    rows = [
        text(f"row-{i + 1}", 22, BOTTOM - i * SIZE, str(i + 1), 24, weight=500, fill="text")
        for i in range(len(DOTS) // DOTS_ACROSS)
    ]
    return columns + rows


SHEET: tuple[Shape, ...] = (
    box("paper", 1, 1, EXTENT - 2, EXTENT - 2, 4, fill="paper", stroke="edge", width=1.5),
    _grid(),
    line("margin", (44, 0, 44, EXTENT), stroke="margin", width=2.4, join="miter"),
    *_coordinates(),
)
EDGE = _edge()
