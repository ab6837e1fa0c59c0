"""Finds forced wins of Murus Gallicus, and proves them: every move against every move."""

import math
from random import Random

from pygames.core import Setup
from pygames.games.murus_gallicus.board import MOVES
from pygames.games.murus_gallicus.judge import TEXTS, Position
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.search import child, every_move, position_of, wins_at_once


class GivenUpError(Exception):
    """Raised where a proof takes too long."""


class Prover:
    """Finds whether a win can be forced within a number of plies."""

    def __init__(self, patience: float) -> None:
        self.nodes = 0
        self.patience = patience
        self.won: dict[Position, int] = {}
        """The fewest plies known to be enough."""
        self.open: dict[Position, int] = {}
        """The most plies known not to be."""
        self.refutations: dict[int, int] = {}
        """For each move, the answer that last refuted it: tried first."""

    def wins(self, position: Position, plies: int) -> bool:
        """Return whether the player to move can force a win within this many plies."""
        if wins_at_once(position):
            return True
        if plies < 3:
            return takes_every_action(position)
        if self.open.get(position, 0) >= plies:
            return False
        if self.won.get(position, 99) <= plies:
            return True
        for move in sorted(every_move(position), key=lambda m: not self._threatens(position, m)):
            if self.loses(child(position, move), plies - 1, move):
                self.won[position] = plies
                return True
        self.open[position] = plies
        return False

    def _threatens(self, position: Position, move: int) -> bool:
        stacks, singles, others, other_singles, player, lanes = child(position, move)
        return wins_at_once((others, other_singles, stacks, singles, 1 - player, lanes))

    def loses(self, position: Position, plies: int, last: int) -> bool:
        """Return whether every answer to the last move loses within this many plies."""
        self.nodes += 1
        if self.nodes > self.patience:
            raise GivenUpError
        if wins_at_once(position):
            return False
        first = self.refutations.get(last)
        for move in sorted(every_move(position), key=lambda move: move != first):
            if not self.wins(child(position, move), plies - 1):
                self.refutations[last] = move
                return False
        return True


def takes_every_action(position: Position) -> bool:
    """Return whether a move leaves the opponent without an action (M8)."""
    stacks, singles, others, other_singles, player, lanes = position
    turned = others, other_singles, stacks, singles, 1 - player, lanes
    needed = [_PLACES[move] for move in every_move(turned)]
    return any(
        all(places & _PLACES[move] for places in needed) and not every_move(child(position, move))
        for move in every_move(position)
    )


_PLACES = tuple(MOVES[text].targets for text in TEXTS)
"""The squares that a move fills or hits. A move can only be stopped by a change of one of them."""


def shortest_win(board: Board, patience: float = math.inf) -> int | None:
    """Return the plies of the shortest forced win up to 9, or None."""
    prover = Prover(patience)
    position = position_of(board)
    for plies in (1, 3, 5, 7, 9):
        if prover.wins(position, plies):
            return plies
    return None


def first_moves(board: Board, plies: int) -> list[str]:
    """Return the moves that win within this many plies."""
    prover, position = Prover(math.inf), position_of(board)
    return [
        TEXTS[move]
        for move in every_move(position)
        if prover.loses(child(position, move), plies - 1, move)
    ]


def careless_game(random: Random) -> list[Murus]:
    """Play by the rules alone, mostly forwards, and mind only what wins or loses at once."""
    states = [Murus.initial(Setup(2, {}))]
    while not (state := states[-1]).is_terminal() and len(states) < 150:
        actions = state.legal_actions()
        winning = [action for action in actions if state.child(action).broken_through]
        safe = [a for a in actions if not wins_at_once(position_of(state.child(a).board))]
        some = random.choices(safe or actions, k=3)
        forwards = (-1, 1)[state.board.player == 0]
        best = max(some, key=lambda action: forwards * _advance(action))
        states.append(state.child(winning[0] if winning else best))
    return states[:-1]


def _advance(action: str) -> int:
    return int(action[-1]) - int(action[1])
