"""A position of Cercas: lines, marks and side, and what follows from them for the next action."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygames.core import Action, Player
from pygames.games.cercas.board import (
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
    TEXTS,
    Fence,
    neighbours,
)

MARKS = "xo"
"""The letter of each player's mark."""


class Board(NamedTuple):
    """A position. The last three fields follow from the first three, and are kept up to date."""

    lines: int
    marks: tuple[int, int]
    player: Player
    loads: tuple[int, int, int]
    """The dots where at least one, two, three lines meet."""
    fences: int
    """The fences that lines and dots allow (C4, C5)."""
    free: tuple[int, int]
    """The spaces where each player may put a mark (C6, C7)."""

    def choices(self) -> Iterator[tuple[Fence, int]]:
        """Yield each fence that may be drawn, with the spaces beside it that may be marked (C8)."""
        mine, fences = self.free[self.player], self.fences
        while fences:
            bit = fences & -fences
            fences ^= bit
            fence = BY_BIT[bit]
            if spaces := fence.beside & mine:
                yield fence, spaces

    def fences_left(self, player: Player) -> int:
        """Return how many fences a player could draw, if it were their turn (C8)."""
        return sum(1 for _ in self._replace(player=player).choices())

    def actions(self) -> list[Action]:
        """Return the actions of the player to move in stable order."""
        texts: list[Action] = []
        for fence, spaces in self.choices():
            texts += TEXTS[fence.bit][spaces]
        return texts

    def after(self, fence: Fence, space: int) -> Board:
        """Return the position after a legal fence (C3) and the mark on a space (C6)."""
        loads, fences = _draw(self.loads, self.fences, fence)
        marks, free = _mark(self.marks, self.free, self.player, space)
        return Board(self.lines | fence.lines, marks, 1 - self.player, loads, fences, free)

    def exchanged(self) -> Board:
        """Return the position with the players exchanged: its lines belong to nobody (S2)."""
        return self._replace(marks=self.marks[::-1], player=1 - self.player, free=self.free[::-1])

    def owner(self, space: int) -> Player | None:
        """Return whose mark is on a space, given as a bit."""
        return 0 if self.marks[0] & space else 1 if self.marks[1] & space else None

    def mark_on(self, space: int) -> str:
        """Return the letter of the mark on a space, given as a bit, or ''."""
        owner = self.owner(space)
        return "" if owner is None else MARKS[owner]

    @classmethod
    def of(cls, lines: int, marks: tuple[int, int], player: Player) -> Board:
        """Return the position with these lines and marks, which C5 and C7 must allow."""
        loads = _loads(lines)
        fences = ALL_FENCES
        for fence in BY_BIT.values():
            if fence.lines & lines or fence.ends & loads[2] or fence.inner & loads[1]:
                fences ^= fence.bit
        empty = ALL_SPACES & ~(marks[0] | marks[1])
        free = (empty & ~neighbours(marks[1]), empty & ~neighbours(marks[0]))
        return cls(lines, marks, player, loads, fences, free)


def _draw(
    loads: tuple[int, int, int], fences: int, fence: Fence
) -> tuple[tuple[int, int, int], int]:
    """Return how many lines meet at the dots after a fence, and the fences that are left."""
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
    """Return the marks after one more, and the spaces that are left to each player (C7)."""
    away = ~(AROUND[space] | space)
    (x, o), (for_x, for_o) = marks, free
    if player == 0:
        return (x | space, o), (for_x & ~space, for_o & away)
    return (x, o | space), (for_x & away, for_o & ~space)


def load(lines: int, dot: int) -> int:
    """Return how many lines meet at a dot, including those of the outer edge (C5)."""
    inner = sum(1 for line in LINES_AT[dot] if lines & line)
    return inner + (2 if EDGE_DOTS >> dot & 1 else 0)  # C2


def _loads(lines: int) -> tuple[int, int, int]:
    """Return the dots where at least one, two, three lines meet."""
    counts = [load(lines, dot) for dot in range(len(DOTS))]
    one, two, three = (
        sum(1 << dot for dot, count in enumerate(counts) if count >= least) for least in (1, 2, 3)
    )
    return one, two, three


START = Board.of(lines=0, marks=(0, 0), player=0)  # C2
