"""Random playouts, as fast as the rules allow: what plain UCT is given for this game."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.uct import Playable
from pygames.core import TERMINAL, Action, Player
from pygames.games.murus_gallicus.board import DISTRIBUTIONS, HOME_ROWS, SACRIFICES
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import TEXTS, Position, child, every_move, position_of

LONGEST = 400
"""A playout of so many plies counts as a draw."""
_WAYS = 16
"""Distributions and sacrifices of a stack together, at the most."""
_TRIES = 200

Playing = tuple[Position, bool]
"""A position, and whether the last move has broken through."""


def _slots(square: int) -> tuple[tuple[int, int], ...]:
    """Give what each of 16 ways must find free, and whom it must hit; -1 for no such way."""
    moves = [(move.near | move.far, 0) for move in DISTRIBUTIONS[square]]
    hits = [(0, move.far) for move in SACRIFICES[square]]
    return (*moves, *hits, *[(-1, 0)] * (_WAYS - len(moves) - len(hits)))


_SLOTS = {1 << square: _slots(square) for square in range(len(DISTRIBUTIONS))}


def _split(bits: int) -> list[int]:
    squares = []
    while bits:
        squares.append(bits & -bits)
        bits &= bits - 1
    return squares


class Playouts(Playable[Playing, int]):
    """Positions of the search for UCT. M9 is left out: at random nothing stands three times."""

    def start(self, state: Murus) -> Playing:
        """Begin from a state."""
        return position_of(state.board), state.broken_through

    def action(self, move: int) -> Action:
        """Write a move as an action."""
        return TEXTS[move]

    def player(self, position: Playing) -> Player:
        """Whose decision is next."""
        board, over = position
        return TERMINAL if over or not every_move(board) else board[4]

    def moves(self, position: Playing) -> Sequence[int]:
        """List the moves."""
        return every_move(position[0])

    def draw(self, position: Playing, random: Random) -> int:
        """Nothing is left to chance."""
        raise NotImplementedError

    def child(self, position: Playing, move: int) -> Playing:
        """Carry out a move."""
        after = child(position[0], move)
        reached = (after[2] | after[3]) & ~(position[0][0] | position[0][1])
        return after, bool(reached & HOME_ROWS[after[4]])

    def playout(self, position: Playing, random: Random) -> Sequence[float]:
        """Play at random to the end.

        A way is drawn blindly until one is legal, so that each legal action is equally likely:
        three times as fast as listing the actions. The stacks are kept as lists for that.
        """
        (stacks, singles, other_stacks, other_singles, player, _), over = position
        own, others = _split(stacks), _split(other_stacks)
        draw = random.random
        for _ in range(LONGEST):
            if over:
                break
            goal = HOME_ROWS[1 - player]
            blocked = stacks | other_stacks | other_singles
            for _ in range(_TRIES):
                place = int(draw() * len(own))
                stack = own[place] if own else 0
                targets, victim = _SLOTS[stack][int(draw() * _WAYS)] if own else (-1, 0)
                if victim & other_singles or (targets and not targets & blocked):
                    break
            else:
                board = stacks, singles, other_stacks, other_singles, player, 0
                if not every_move(board):
                    break  # M8
                continue
            own[place] = own[-1]
            own.pop()
            stacks ^= stack
            if victim:
                singles |= stack
                other_singles ^= victim
            else:
                grown = singles & targets
                singles ^= targets
                stacks |= grown
                while grown:
                    own.append(grown & -grown)
                    grown &= grown - 1
                over = bool(targets & goal)
            own, others = others, own
            stacks, singles, other_stacks, other_singles = (
                other_stacks, other_singles, stacks, singles,
            )  # fmt: skip
            player = 1 - player
        else:
            return 0.5, 0.5
        return (0.0, 1.0) if player == 0 else (1.0, 0.0)
