"""A bot for any game, by its states alone: the shared search with games played out at random."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import itemgetter
from random import Random

from pygames.bots.budget import Budget, Thought, now
from pygames.bots.levels import UNLIMITED, Level
from pygames.bots.levels import Player as Searcher
from pygames.bots.mcts import Guided, Levers
from pygames.bots.solved import PART, Exact, Known
from pygames.bots.tree import Rewards
from pygames.bots.uct import States
from pygames.core import CHANCE, Action, Player, State, outcome_of
from pygames.simple.boards import DIAGONAL, STRAIGHT
from pygames.simple.solving import Solving, UnsolvableError

LEVELS = {
    1: Level(playouts=16, blur=2.0),
    2: Level(playouts=40, blur=0.8),
    # A blur of means, which few playouts make by luck, would choose whatever has won once.
    3: Level(playouts=120),
    4: Level(playouts=400),
    5: Level(),
}
LEVERS = Levers(curiosity=1.4, caution=0.2, amaf=200)
MOST_PLIES = 400
"""A game played out at random that takes longer counts as a draw."""
FEW = 9
"""With more actions to choose from there are too many positions to list."""
A_SECOND = 1_000
"""Positions that are listed in a second, on a slow device."""
_MANY = 100
"""Of more actions a search of some hundred playouts can try few more than once."""
_NEAR = 8
"""How much more promising a place beside what stands is then."""
_SCORE = 20
"""A player alone who scores so much has half of what there is above an even reward."""


class ByStates(States, Guided[State, Action]):
    """Any game as the search sees it."""

    def __init__(self, players: Callable[[State], int]) -> None:
        """Begin; `players` counts those of a game."""
        self._players = players

    def seats(self, position: State) -> int:
        """Count the players."""
        return self._players(position)

    def ranked(self, position: State) -> list[tuple[float, Action]]:
        """List the actions, each as promising as the others, unless there are very many."""
        actions = position.legal_actions()
        near = _beside(position) if len(actions) > _MANY else ()
        weights = [_NEAR if action in near else 1 for action in actions]
        total = sum(weights)
        shares = ((weight / total, action) for weight, action in zip(weights, actions, strict=True))
        return sorted(shares, key=itemgetter(0))

    def outcomes(self, position: State) -> Sequence[tuple[float, Action]]:
        """List the outcomes of chance."""
        return [(float(odds), outcome) for outcome, odds in position.chance_outcomes()]

    def final(self, position: State) -> Rewards:
        """Share the win among the winners; alone, give more for a higher score."""
        ended = outcome_of(position)
        returns = ended.returns or ()
        if len(returns) == 1:
            return [0.5 + math.atan(returns[0] / _SCORE) / math.pi]
        sharing = ended.winners or range(len(returns))
        return [(seat in sharing) / len(sharing) for seat in range(len(returns))]

    def judge(self, position: State, random: Random, traces: Sequence[list[Action]]) -> Rewards:
        """Play at random to the end."""
        for _ in range(MOST_PLIES):
            player = position.current_player()
            if player >= 0:
                action = random.choice(position.legal_actions())
                traces[player].append(action)
            elif player == CHANCE:
                action = self.draw(position, random)
            else:
                return self.final(position)
            position = position.child(action)
        return [1 / len(traces)] * len(traces)


def _beside(position: State) -> set[Action]:
    """Return the places beside what stands on a board."""
    board, pieces = getattr(position, "board", None), getattr(position, "pieces", ())
    if board is None:
        return set()
    return {board.step(cell, *step) for cell in pieces for step in (*STRAIGHT, *DIAGONAL)}


def _solving(state: State, room: float) -> Solving | None:
    """Return what is certain of a position of two; None if there are more positions than that."""
    if len(state.legal_actions()) > FEW:
        return None
    try:
        solving = Solving.of(state)
        if not all(count < room for count in solving.listing()) or not solving.complete:
            return None
    except UnsolvableError:
        return None
    solving.settle()
    return solving


def _room(budget: Budget) -> float:
    """Return how many positions may be listed."""
    return budget.amount * (A_SECOND if budget.unit == "seconds" else 1)


def _win(winner: Player | None) -> tuple[float, float]:
    return (0.5, 0.5) if winner is None else (1.0 - winner, float(winner))


def _solved(state: State, budget: Budget) -> Thought | None:
    """Return what is certain of a position of two players; None if that takes too long."""
    room = _room(budget)
    solving = _solving(state, room)
    if solving is None:
        return None
    count = min(len(solving.states), int(room))
    line = tuple(solving.line()) or tuple(solving.perfect())[:1]
    win = _win(solving.values[0])
    return Thought(line[0], win, count, "playouts", len(line), line, exact=True)


def settle(state: State, actions: Sequence[Action], budget: Budget) -> tuple[Known, Budget]:
    """Return what is certain of the best action and of these, and what is left of the budget."""
    began, room = now(), _room(budget.part(PART))
    solving = _solving(state, room) if budget.unit != "nodes" else None
    values: dict[Action, Exact] = {}
    if solving:
        places = solving.after()
        for action in dict.fromkeys([next(iter(solving.perfect())), *actions]):
            line = (action, *solving.line(places[action]))
            values[action] = Exact(_win(solving.values[places[action]]), line)
    spent = min(len(solving.states), int(room)) if solving else 0
    return values, budget.less(spent, now() - began)


class ByStatesBot:
    """Five levels for any game."""

    def __init__(self, players: Callable[[State], int]) -> None:
        """Make it; `players` counts those of a game."""
        self._players = players
        self._player = Searcher(ByStates(players), LEVELS, LEVERS)

    def __call__(self, state: State, level: int, budget: Budget, random: Random) -> Thought:
        """Choose an action; level 5 plays an ending that it can list to the end without a fault."""
        if LEVELS[level].playouts == UNLIMITED and self._players(state) == 2:
            ending = _solved(state, budget) if budget.unit != "nodes" else None
            if ending:
                return ending
        thought = self._player(state, level, budget, random)
        # Alone there is nobody to win against.
        return replace(thought, win=(1.0,)) if len(thought.win) == 1 else thought
