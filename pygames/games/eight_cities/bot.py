"""The bot of 8 Cities: short random games from every action, and more of the promising ones.

A random game is cut off after a few roads and valued by who leads in the most important cities
(K15): what comes after is mostly noise, and so more games fit in the time.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought
from pygames.core import Action, Player
from pygames.errors import GameError
from pygames.games.eight_cities import flags
from pygames.games.eight_cities.board import PASS, Board
from pygames.games.eight_cities.rules import Cities

PLIES = 10
"""How many actions a random game has. (4, 8, 16, 30 and 60 were about equally strong at 150
random games a move: none won more than 14 of 20 against another.)"""
CARELESS = {1: 0.5, 2: 0.3, 3: 0.15, 4: 0.05}
"""How often each level plays any action at all, where it doesn't see a win."""
CURIOSITY = 0.7
"""How much a bot looks at what it knows little of (UCB1)."""
PER_LOGIT = 4
"""The lead in flags that multiplies the odds of winning by e."""


def choose(state: Cities, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    board = state.board
    tries = [_Try(action, board.after(action), board.player) for action in state.legal_actions()]
    random.shuffle(tries)
    meter = Meter(budget, stride=8)
    best = next((each for each in tries if each.wins), None)
    if best is None:
        _explore(tries, meter, random)
        best = max(tries, key=lambda each: (each.count, each.value))
        if random.random() < CARELESS.get(level, 0):
            best = random.choice(tries)
    chances = (best.value, 1 - best.value)
    win = chances if board.player == 0 else (chances[1], chances[0])
    return Thought(best.action, win, meter.count, "playouts", depth=1, line=(best.action,))


@dataclass
class _Try:
    """An action, and how the random games after it went for the player who makes it."""

    action: Action
    board: Board
    player: Player
    count: int = 0
    total: float = 0
    wins: bool = field(init=False)

    def __post_init__(self) -> None:
        self.wins = self.board.is_over and self.estimate(self.board) == 1

    @property
    def value(self) -> float:
        """The chance of winning, as far as it is known."""
        if self.wins:
            return 1.0
        return (self.total + 0.5) / (self.count + 1)

    def estimate(self, board: Board) -> float:
        """Give the chance of winning on a board: by the decision at its end, else by the lead."""
        lead = flags.lead(board) * (1 if self.player == 0 else -1)
        if board.is_over:
            return 0.5 if lead == 0 else float(lead > 0)
        return 1 / (1 + math.exp(-max(-20.0, min(20.0, lead / PER_LOGIT))))


def _explore(tries: list[_Try], meter: Meter, random: Random) -> None:
    """Play random games until the budget is spent, the promising actions more often."""
    try:
        while True:
            each = _next(tries, meter.count)
            board = _play(each.board, random)
            each.total += each.estimate(board)
            each.count += 1
            meter.tick()
    except OutOfBudgetError:
        return


def _next(tries: list[_Try], games: int) -> _Try:
    for each in tries:
        if not each.count:
            return each
    log = math.log(games)
    return max(
        tries, key=lambda each: each.total / each.count + CURIOSITY * math.sqrt(log / each.count)
    )


def _play(board: Board, random: Random) -> Board:
    """Play at random; a pass only where nothing can be built."""
    for _ in range(PLIES):
        if board.is_over:
            break
        actions = board.actions()
        if actions[-1] == PASS and len(actions) > 1:
            actions.pop()
        board = board.after(random.choice(actions))
    return board
