"""Positions as the search sees them, and the effect of moves on them and on their evaluation.

A position is a tuple of ints, seen by the player to move: own stacks and singletons, those of
the opponent, the player, and the lanes of the evaluation. A move is an index of TEXTS.
"""

from __future__ import annotations

from functools import cache

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

_ByGrown = dict[int, int]
"""By which targets hold an own singleton."""
_Effect = tuple[int, int, int, _ByGrown]
"""Removed from the own stacks; squares where an own singleton becomes a stack, and any other
square gets a singleton; removed from the opponent's singletons; added to the lanes."""
_Option = tuple[int, _ByGrown, _ByGrown, int]
"""A move's targets, what it promises, what it adds to the lanes, and its index.

What is promised decides which move is tried first."""


class Judge:
    """Evaluates moves in a position that a net judges."""

    def __init__(self, net: Net) -> None:
        self.net = net
        self.effects = self._effects(0), self._effects(1)
        """By player and move; the bit FORCED makes no difference."""
        self.options = self._options(0), self._options(1)

    def _effects(self, player: Player) -> tuple[_Effect, ...]:
        effects = [self._effect(move, player) for move in MOVES.values()]
        return (*effects, *effects[:1] * (FORCED - len(effects)), *effects)

    def _effect(self, move: Move, player: Player) -> _Effect:
        """Return the effect of a move, in the same form for all moves."""
        lanes = self.net.changes(move, player)
        if move.sacrifice:
            return move.stack, move.stack, move.far, lanes
        return move.stack, move.targets, 0, lanes

    def _options(self, player: Player) -> StackOptions[_Option]:
        """Return the table of a player's options, stack by stack."""

        def option(move: Move) -> _Option:
            index = _INDEX[move.text]
            _, targets, _, lanes = self.effects[player][index]
            return targets, change(move, player), lanes, index

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
        stack, targets, victim, changes = self.effects[player][move]
        grown = singles & targets
        return (
            other_stacks, other_singles ^ victim, (stacks ^ stack) | grown, singles ^ targets,
            1 - player, lanes + changes[grown],
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
    """Return the judge that knows only the worth of pieces by their places."""
    return Judge(packed(places()))
