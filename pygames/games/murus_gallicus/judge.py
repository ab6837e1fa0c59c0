"""Positions as the search sees them, and what moves do to them and to their evaluation.

A position is a tuple of ints, seen by the player to move: own stacks and singletons, those of
the opponent, the player, and the lanes of the evaluation. A move is an index of TEXTS.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeVar

from pygames.bots.alphabeta import FORCED
from pygames.core import Action, Player
from pygames.games.murus_gallicus.board import MOVES, Move, StackOptions
from pygames.games.murus_gallicus.evaluation import change
from pygames.games.murus_gallicus.net import Net, learned, packed, places
from pygames.games.murus_gallicus.position import Board

Position = tuple[int, int, int, int, Player, int]
"""Own stacks and singletons, the opponent's stacks and singletons, player, lanes."""

TEXTS: tuple[Action, ...] = tuple(MOVES)
"""The text of each move."""
_INDEX = {text: index for index, text in enumerate(TEXTS)}

T = TypeVar("T")
_Effect = tuple[int, int, int]
"""Removed from the own stacks; squares where an own singleton becomes a stack, and any other
square gets a singleton; removed from the opponent's singletons."""


def _effect(move: Move) -> _Effect:
    """Return what a move does, in a form that is the same for distributions and sacrifices."""
    if move.sacrifice:
        return move.stack, move.stack, move.far
    return move.stack, move.targets, 0


def _by_move(rows: Iterable[T]) -> tuple[T, ...]:
    """Return a table that can be asked with the bit FORCED and without."""
    known = tuple(rows)
    return (*known, *known[:1] * (FORCED - len(known)), *known)


EFFECTS = _by_move(_effect(move) for move in MOVES.values())

_ByGrown = dict[int, int]
"""By which targets hold an own singleton."""
_Option = tuple[int, _ByGrown, _ByGrown, int]
"""A move's targets, what it promises, what it adds to the lanes, and its index.

What is promised decides which move is tried first."""


class Judge:
    """What moves do to a position that is judged by a net."""

    def __init__(self, net: Net) -> None:
        self.net = net
        both = (0, 1)
        self.lanes = [_by_move(net.changes(move, p) for move in MOVES.values()) for p in both]
        """By player and move, what is added to the lanes."""
        self.options = self._options(0), self._options(1)

    def _options(self, player: Player) -> StackOptions[_Option]:
        """Return the table of what the stacks of a player can do."""

        def option(move: Move) -> _Option:
            index = _INDEX[move.text]
            return EFFECTS[index][1], change(move, player), self.lanes[player][index], index

        return StackOptions(option)

    def position(self, board: Board) -> Position:
        """Return the position of a board."""
        mine, theirs = board.player, 1 - board.player
        own = board.stacks[mine], board.singles[mine]
        other = board.stacks[theirs], board.singles[theirs]
        return (*own, *other, mine, self.net.sums(own, other, mine))

    def child(self, position: Position, move: int) -> Position:
        """Return the position after a move."""
        stacks, singles, other_stacks, other_singles, player, lanes = position
        stack, targets, victim = EFFECTS[move]
        grown = singles & targets
        return (
            other_stacks, other_singles ^ victim, (stacks ^ stack) | grown, singles ^ targets,
            1 - player, lanes + self.lanes[player][move][grown],
        )  # fmt: skip

    def value(self, position: Position) -> int:
        """Return the value for the player to move, without looking ahead."""
        return self.net.value(position[5], position[4])


@cache
def by_net() -> Judge:
    """Return the strongest judge."""
    return Judge(packed(learned()))


@cache
def by_places() -> Judge:
    """Return the judge that knows only what a piece is worth by its place."""
    return Judge(packed(places()))
