"""What bots share: budgets, and a search that finds what a plain search finds."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.alphabeta import WON, Search
from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.core import Setup
from pygames.games.murus_gallicus.bot import _evaluate, _wins
from pygames.games.murus_gallicus.rules import Board, Murus

FAR = Budget("nodes", 10**9)


def plain(board: Board, depth: int) -> int:
    """Give the value of a position for the player to move, by looking at everything."""
    return max(_value(board, action, depth) for action in board.actions())


def _value(board: Board, action: str, depth: int) -> int:
    if _wins(board, action):
        return WON - 1
    child = board.after(action)
    if not child.actions():
        return WON - 1
    if depth == 1:
        return -_evaluate(child)
    value = -plain(child, depth - 1)
    return value - (value > WON // 2) + (value < -WON // 2)


def boards(number: int) -> list[Board]:
    random = Random(5)
    found: list[Board] = []
    while len(found) < number:
        state = Murus.initial(Setup(2, {}))
        for _ in range(random.randrange(8, 30)):
            if state.is_terminal():
                break
            state = state.child(random.choice(state.legal_actions()))
        if not state.is_terminal():
            found.append(state.board)
    return found


@pytest.mark.parametrize("board", boards(12), ids=lambda board: board.text())
def test_the_search_finds_the_value_that_a_plain_search_finds(board: Board) -> None:
    depth = 3 if len(board.actions()) < 16 else 2
    found = Search[Board](_evaluate, _wins, Meter(FAR)).run(board, board.actions(), depth)
    assert found.value == plain(board, found.depth)
    assert _value(board, found.action, found.depth) == found.value
    assert found.line[0] == found.action


def test_a_line_can_be_played() -> None:
    for board in boards(5):
        found = Search[Board](_evaluate, _wins, Meter(FAR)).run(board, board.actions(), 3)
        for action in found.line:
            assert action in board.actions()
            board = board.after(action)  # noqa: PLW2901


def test_a_search_without_time_gives_the_first_action() -> None:
    board = boards(1)[0]
    order = board.actions()[::-1]
    found = Search[Board](_evaluate, _wins, Meter(Budget("nodes", 1))).run(board, order, 5)
    assert (found.action, found.depth) == (order[0], 0)


def ticks(meter: Meter, most: int) -> None:
    for _ in range(most):
        meter.tick()


def test_counted_budgets_end_at_their_count() -> None:
    for budget in (Budget("nodes", 10), Budget("playouts", 10)):
        meter = Meter(budget)
        with pytest.raises(OutOfBudgetError):
            ticks(meter, 100)
        assert meter.count == 10


def test_a_timed_budget_ends_when_its_time_is_over() -> None:
    now = 0.0
    meter = Meter(Budget("seconds", 5), clock=lambda: now, stride=10)
    ticks(meter, 95)
    now = 5.0
    with pytest.raises(OutOfBudgetError):
        ticks(meter, 10)
    assert meter.count == 100


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_time(level: int) -> None:
    budget = Budget.of_level(level)
    assert budget.unit == "seconds"
    assert 0 < budget.amount <= 5
