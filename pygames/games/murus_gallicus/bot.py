"""The bot of Murus Gallicus: alpha-beta over boards, valued by stacks and their advance."""

from __future__ import annotations

import math
from random import Random

from pygames.bots.alphabeta import Search
from pygames.bots.budget import Budget, Meter, Thought
from pygames.core import Action
from pygames.errors import GameError
from pygames.games.murus_gallicus.board import COLUMNS, HOME_ROWS, MOVES, ROWS
from pygames.games.murus_gallicus.rules import Board, Murus

DEPTHS = {1: 1, 2: 2, 3: 3, 4: 5, 5: 64}
"""How many plies each level looks ahead at the most."""
CARELESS = {1: 0.35, 2: 0.15}
"""How often a gentle level plays any action at all, where it doesn't see a win."""

STACK, SINGLE, ADVANCE = 60, 20, 6
PER_LOGIT = 120
"""The value that multiplies the odds of winning by e."""


def _rows(direction: int) -> tuple[int, ...]:
    """Give the set of squares of each row, the home row first."""
    rows = [sum(1 << column * ROWS + row for column in range(COLUMNS)) for row in range(ROWS)]
    return tuple(rows[::direction])


_ROWS = (_rows(1), _rows(-1))


def choose(state: Murus, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, nodes and random numbers."""
    if budget.unit == "playouts":
        raise GameError("not-supported", "this bot counts nodes, not playouts")
    board = state.board
    order = list(state.legal_actions())
    random.shuffle(order)
    order.sort(key=lambda action: not _wins(board, action))
    meter = Meter(budget)
    found = Search[Board](_evaluate, _wins, meter).run(board, order, DEPTHS[level])
    win = _chance(found.value)
    action, line = found.action, found.line
    if random.random() < CARELESS.get(level, 0) and not _wins(board, action):
        action = random.choice(order)
        line = (action,)
    chances = (win, 1 - win) if board.player == 0 else (1 - win, win)
    return Thought(action, chances, meter.count, depth=found.depth, line=line)


def _wins(board: Board, action: Action) -> bool:
    move = MOVES[action]
    goal = HOME_ROWS[1 - board.player]
    return not move.sacrifice and bool((move.near | move.far) & goal)  # M7


def _evaluate(board: Board) -> int:
    return _strength(board, board.player) - _strength(board, 1 - board.player)


def _strength(board: Board, player: int) -> int:
    stacks, singles = board.stacks[player], board.singles[player]
    pieces = STACK * stacks.bit_count() + SINGLE * singles.bit_count()
    advance = sum(
        row * ((stacks & squares).bit_count() * 2 + (singles & squares).bit_count())
        for row, squares in enumerate(_ROWS[player])
    )
    return pieces + ADVANCE * advance


def _chance(value: int) -> float:
    """Turn a value for the player to move into a chance of winning."""
    return 1 / (1 + math.exp(-max(-20.0, min(20.0, value / PER_LOGIT))))
