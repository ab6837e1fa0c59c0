"""A position of Cercas: lines, marks and side, and what follows from them for the next action."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from pygames.core import Action, Player
from pygames.games.cercas.board import (
    ACROSS,
    ALL_FENCES,
    ALL_SPACES,
    APART,
    AROUND,
    BY_BIT,
    DOTS,
    EDGE_DOTS,
    LINES_AT,
    NOT_AT,
    NOT_THROUGH,
    SPACES,
    TEXTS,
    Fence,
    line_between,
)

_LINES = r"[01]{7}(?:/[01]{7}){5}"
_FORM = re.compile(rf"{_LINES} {_LINES} [xo1-7]+(?:/[xo1-7]+){{6}} [xo]", re.ASCII)
_ROWS = tuple(
    tuple(line_between(row * 8 + column, upright=False) for column in range(ACROSS))
    for row in range(1, ACROSS)
)
_COLUMNS = tuple(
    tuple(line_between(row * 8 + column, upright=True) for row in range(ACROSS))
    for column in range(1, ACROSS)
)
"""The inner lines in the order of the position text, as bits."""


class Board(NamedTuple):
    """A position. The last three fields follow from the first three, and are carried along."""

    lines: int
    marks: tuple[int, int]
    player: Player
    loads: tuple[int, int, int]
    """The dots in which at least one, two, three lines meet."""
    fences: int
    """The fences that may be drawn as far as lines and dots go (C4, C5)."""
    free: tuple[int, int]
    """The spaces where each player may put a mark (C6, C7)."""

    def choices(self) -> Iterator[tuple[Fence, int]]:
        """Give each fence that may be drawn, with the spaces beside it to mark (C8)."""
        mine, left = self.free[self.player], self.fences
        while left:
            bit = left & -left
            left ^= bit
            fence = BY_BIT[bit]
            if spaces := fence.beside & mine:
                yield fence, spaces

    def actions(self) -> list[Action]:
        """List the actions of the player to move in stable order."""
        texts: list[Action] = []
        for fence, spaces in self.choices():
            texts += TEXTS[fence.bit][spaces]
        return texts

    def after(self, fence: Fence, space: int) -> Board:
        """Give the position after a legal fence (C3) and the mark on a space (C6)."""
        loads, fences = _draw(self.loads, self.fences, fence)
        marks, free = _mark(self.marks, self.free, self.player, space)
        return Board(self.lines | fence.lines, marks, 1 - self.player, loads, fences, free)

    def mark_on(self, space: int) -> str:
        """Give the letter of the mark on a space, given as a bit, '' for none."""
        return "x" if self.marks[0] & space else "o" if self.marks[1] & space else ""

    def text(self) -> str:
        """Write the position text."""
        across = "/".join(self._bits(row) for row in _ROWS)
        upright = "/".join(self._bits(column) for column in _COLUMNS)
        marks = "/".join(self._row(row) for row in range(ACROSS - 1, -1, -1))
        return f"{across} {upright} {marks} {'xo'[self.player]}"

    def _bits(self, lines: tuple[int, ...]) -> str:
        return "".join("1" if self.lines & line else "0" for line in lines)

    def _row(self, row: int) -> str:
        spaces = range(row * ACROSS, (row + 1) * ACROSS)
        letters = "".join(self.mark_on(1 << space) or "1" for space in spaces)
        return re.sub("1+", lambda run: str(len(run[0])), letters)

    @classmethod
    def of(cls, lines: int, marks: tuple[int, int], player: Player) -> Board:
        """Work out the position with these lines and marks, which C5 and C7 must allow."""
        loads = _loads(lines)
        fences = ALL_FENCES
        for fence in BY_BIT.values():
            if fence.lines & lines or fence.ends & loads[2] or fence.inner & loads[1]:
                fences ^= fence.bit
        empty = ALL_SPACES & ~(marks[0] | marks[1])
        free = (empty & ~_beside(marks[1]), empty & ~_beside(marks[0]))
        return cls(lines, marks, player, loads, fences, free)

    @classmethod
    def read(cls, text: str) -> Board:
        """Read a position text; ValueError where the form or the position isn't right."""
        if not _FORM.fullmatch(text):
            raise ValueError(
                "expected six rows and six columns of seven 0 and 1, seven rows of x, o and "
                "digits, and x or o to move"
            )
        across, upright, rows, side = text.split(" ")
        lines = _read_lines(across, _ROWS) | _read_lines(upright, _COLUMNS)
        marks = _read_marks(rows.split("/"))
        _check(lines, marks)
        board = cls.of(lines, marks, "xo".index(side))
        if board.text() != text:
            raise ValueError(f"expected it written as {board.text()}")
        return board


def _draw(
    loads: tuple[int, int, int], fences: int, fence: Fence
) -> tuple[tuple[int, int, int], int]:
    """Give how many lines meet in the dots after a fence, and the fences that are left."""
    one, two, three = loads
    for dots in (fence.ends | fence.inner, fence.inner):
        three |= two & dots
        two |= one & dots
        one |= dots
    fences &= APART[fence.bit]  # C4
    touched = two & (fence.ends | fence.inner)
    while touched:  # C5
        dot = touched & -touched
        touched ^= dot
        fences &= NOT_AT[dot] if three & dot else NOT_THROUGH[dot]
    return (one, two, three), fences


def _mark(
    marks: tuple[int, int], free: tuple[int, int], player: Player, space: int
) -> tuple[tuple[int, int], tuple[int, int]]:
    """Give the marks after one more, and the spaces that are left to each player (C7)."""
    near = ~(AROUND[space] | space)
    (x, o), (for_x, for_o) = marks, free
    if player == 0:
        return (x | space, o), (for_x & ~space, for_o & near)
    return (x, o | space), (for_x & near, for_o & ~space)


def _beside(marks: int) -> int:
    """Give the spaces orthogonally adjacent to any of the marks."""
    beside = 0
    for space, around in AROUND.items():
        if marks & space:
            beside |= around
    return beside


def load(lines: int, dot: int) -> int:
    """Count the lines that meet in a dot, the outer edge counted (C5)."""
    inner = sum(1 for line in LINES_AT[dot] if lines & line)
    return inner + (2 if EDGE_DOTS >> dot & 1 else 0)  # C2


def _loads(lines: int) -> tuple[int, int, int]:
    """Give the dots in which at least one, two, three lines meet."""
    counts = [load(lines, dot) for dot in range(len(DOTS))]
    one, two, three = (
        sum(1 << dot for dot, count in enumerate(counts) if count >= least) for least in (1, 2, 3)
    )
    return one, two, three


def _read_lines(text: str, places: tuple[tuple[int, ...], ...]) -> int:
    """Read the inner lines of one way."""
    rows = zip(text.split("/"), places, strict=True)
    return sum(
        line
        for digits, row in rows
        for digit, line in zip(digits, row, strict=True)
        if digit == "1"
    )


def _read_marks(rows: list[str]) -> tuple[int, int]:
    """Read seven rows of marks, the top row first."""
    places = {"x": 0, "o": 0}
    for row, letters in zip(range(ACROSS - 1, -1, -1), rows, strict=True):
        wide = re.sub("[1-7]", lambda run: "." * int(run[0]), letters)
        if len(wide) != ACROSS:
            raise ValueError(f"row {row + 1} has {len(wide)} spaces, not {ACROSS}")
        for column, letter in enumerate(wide):
            if letter != ".":
                places[letter] |= 1 << row * ACROSS + column
    return places["x"], places["o"]


def _check(lines: int, marks: tuple[int, int]) -> None:
    """Refuse what a position can't hold."""
    for dot, name in enumerate(DOTS):
        if load(lines, dot) > 3:
            raise ValueError(f"four lines meet in {name}, and three are the most")  # C5
    clash = _beside(marks[0]) & marks[1]
    if clash:
        space = SPACES[(clash & -clash).bit_length() - 1]
        raise ValueError(f"the o on {space} lies beside an x")  # C7


START = Board.of(lines=0, marks=(0, 0), player=0)  # C2
