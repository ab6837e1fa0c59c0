"""Positions for plain UCT: those of the search, and fast random playouts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import TERMINAL, Action, Player
from pygames.games.murus_gallicus.board import DISTRIBUTIONS, HOME_ROWS, SACRIFICES
from pygames.games.murus_gallicus.judge import TEXTS, Position
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import child, every_move, position_of

MAX_PLIES = 400
"""A longer playout counts as a draw."""
_SLOTS = 16
"""Maximum number of distributions and sacrifices of a stack together."""
_MAX_TRIES = 200

Playing = tuple[Position, bool]
"""A position, and whether the last move broke through."""


def _slots(square: int) -> tuple[tuple[int, int], ...]:
    """Return each slot's requirements: empty or own squares, and a victim; -1 if it has no move."""
    moves = [(move.targets, 0) for move in DISTRIBUTIONS[square]]
    hits = [(0, move.far) for move in SACRIFICES[square]]
    return (*moves, *hits, *[(-1, 0)] * (_SLOTS - len(moves) - len(hits)))


_SLOTS_OF = {1 << square: _slots(square) for square in range(len(DISTRIBUTIONS))}


def _split(bits: int) -> list[int]:
    squares = []
    while bits:
        squares.append(bits & -bits)
        bits &= bits - 1
    return squares


class Playouts(Playable[Playing, int]):
    """The search's positions for UCT. M9 is left out: random play hardly ever repeats."""

    def start(self, state: Murus) -> Playing:
        """Return the position of a state."""
        return position_of(state.board), state.broken_through

    def action(self, move: int) -> Action:
        """Return a move as an action."""
        return TEXTS[move]

    def player(self, position: Playing) -> Player:
        """Return whose decision is next."""
        board, over = position
        return TERMINAL if over or not every_move(board) else board[4]

    def moves(self, position: Playing) -> Sequence[int]:
        """Return the moves."""
        return every_move(position[0])

    def child(self, position: Playing, move: int) -> Playing:
        """Return the position after a move."""
        after = child(position[0], move)
        reached = (after[2] | after[3]) & ~(position[0][0] | position[0][1])
        return after, bool(reached & HOME_ROWS[after[4]])

    def playout(self, position: Playing, random: Random) -> Sequence[float]:
        """Play at random to the end; return each player's reward.

        Moves are drawn blindly until one is legal, so that each legal move is equally likely:
        three times as fast as listing the moves. Lists of the stacks are kept for this.
        """
        (stacks, singles, other_stacks, other_singles, player, _), over = position
        if over:
            return _won_by(1 - player)
        own, others = _split(stacks), _split(other_stacks)
        for _ in range(MAX_PLIES):
            blocked = stacks | other_stacks | other_singles
            draw = _drawn(own, blocked, other_singles, random.random)
            if draw is None:
                if every_move((stacks, singles, other_stacks, other_singles, player, 0)):
                    continue  # bad luck: draw again
                return _won_by(1 - player)  # M8
            place, targets, victim = draw
            stack, own[place] = own[place], own[-1]
            own.pop()
            stacks ^= stack
            if victim:
                singles |= stack
                other_singles ^= victim
            else:
                grown = singles & targets
                singles ^= targets
                stacks |= grown
                own += _split(grown)
                if targets & HOME_ROWS[1 - player]:
                    return _won_by(player)  # M7
            own, others = others, own
            stacks, singles, other_stacks, other_singles = (
                other_stacks, other_singles, stacks, singles,
            )  # fmt: skip
            player = 1 - player
        return 0.5, 0.5


def _drawn(
    own: list[int], blocked: int, hittable: int, draw: Callable[[], float]
) -> tuple[int, int, int] | None:
    """Draw a legal move: the place of its stack in the list, its targets, and its victim.

    None if there is no stack, or luck is bad.
    """
    if not own:
        return None
    for _ in range(_MAX_TRIES):
        place = int(draw() * len(own))
        targets, victim = _SLOTS_OF[own[place]][int(draw() * _SLOTS)]
        if victim & hittable or (targets and not targets & blocked):
            return place, targets, victim
    return None


def _won_by(player: Player) -> Sequence[float]:
    return (1.0, 0.0) if player == 0 else (0.0, 1.0)
