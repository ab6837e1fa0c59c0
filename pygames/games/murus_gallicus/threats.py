"""Threats: a stack with an open lane, two squares that it can fill, one on the goal row (M7).

Stacks can't be hit, so the only defence is to put a piece into every open lane. The only lane
that a player can open for the opponent is one that a stack leaves.
"""

from __future__ import annotations

from typing import NamedTuple

from pygames.core import Player
from pygames.games.murus_gallicus.board import DISTRIBUTIONS, HOME_ROWS


class _Lanes(dict[int, tuple[int, ...]]):
    """For each set of a player's stacks within reach of the goal: their lanes."""

    def __init__(self, goal: int) -> None:
        super().__init__()
        moves = [move for row in DISTRIBUTIONS for move in row]
        self.winning = [move for move in moves if move.targets & goal]
        self.reach = sum({move.stack for move in self.winning})

    def __missing__(self, stacks: int) -> tuple[int, ...]:
        targets = dict.fromkeys(move.targets for move in self.winning if move.stack & stacks)
        self[stacks] = lanes = tuple(targets)
        return lanes


_LANES = _Lanes(HOME_ROWS[1]), _Lanes(HOME_ROWS[0])
REACH = _LANES[0].reach, _LANES[1].reach
"""The squares from which each player's stacks have lanes."""


def has_open_lane(stacks: int, walls: int, player: Player) -> bool:
    """Return whether a player can break through with the next move (M7)."""
    return any(not lane & walls for lane in _LANES[player][stacks & REACH[player]])


class Guard(NamedTuple):
    """The squares that the player to move must watch while an opponent's stack is within reach."""

    threatened: bool
    """Whether a lane is open: then only distributions that close every open lane matter."""
    pinned: int
    """Pieces that close a lane alone: such a stack can't simply leave."""
    lanes: tuple[int, ...]
    walls: int
    """The squares where the opponent can't put a stone."""

    def holds(self, stack: int, targets: int) -> bool:
        """Return whether every lane is closed after a distribution."""
        walls = (self.walls ^ stack) | targets
        return all(lane & walls for lane in self.lanes)


AT_EASE = Guard(threatened=False, pinned=0, lanes=(), walls=0)


def watch(stacks: int, singles: int, other_stacks: int, player: Player) -> Guard:
    """Return the squares that the player to move must watch."""
    threat = other_stacks & REACH[1 - player]
    if not threat:
        return AT_EASE
    walls = stacks | singles | other_stacks
    threatened, pinned = False, 0
    lanes = _LANES[1 - player][threat]
    for lane in lanes:
        held = lane & walls
        if not held:
            threatened = True
        elif not held & (held - 1):  # one piece
            pinned |= held
    return Guard(threatened, pinned, lanes, walls)
