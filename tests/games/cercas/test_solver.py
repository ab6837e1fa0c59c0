"""The end of a game, solved exactly: held beside a plain search by the rules."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from pygames.bots.budget import Budget, Thought
from pygames.core import Action, Setup
from pygames.door.reasons import reason
from pygames.games.cercas.bot import choose
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.search import ACTIONS, position_of
from pygames.games.cercas.solver import SOLVER
from tests.games.cercas import exhaustive
from tests.support.effort import often, sampled

A_TURN = Budget("playouts", 42_000)
"""What level 5 does in its three seconds on a fast device."""


class Ending(NamedTuple):
    to_go: int
    only: Action
    text: str

    @property
    def state(self) -> Cercas:
        return Cercas.read(self.text, Setup(2, {}))


def _endings() -> Iterator[Ending]:
    lines = Path(__file__).with_name("endings.txt").read_text("utf-8").splitlines()
    for line in lines:
        if not line.startswith("#"):
            to_go, only, text = line.split(" ", 2)
            yield Ending(int(to_go), only, text)


ENDINGS = list(_endings())
PROVED = [one for one in ENDINGS if one.to_go < often(6, 7)]
THOUGHT_OF = sampled(ENDINGS, 12)


@cache
def think(state: Cercas, budget: Budget = A_TURN) -> Thought:
    return choose(state, 5, budget, Random(1))


@pytest.mark.parametrize("ending", PROVED, ids=str)
def test_exactly_one_action_wins_by_trying_everything(ending: Ending) -> None:
    assert exhaustive.winning(ending.text) == [ending.only]


@pytest.mark.parametrize("ending", THOUGHT_OF, ids=str)
def test_the_only_action_that_wins_is_found_and_proven_within_a_turn(ending: Ending) -> None:
    thought, mover = think(ending.state), ending.state.current_player()
    assert (thought.action, thought.win[mover]) == (ending.only, 1)
    assert thought.count <= A_TURN.amount


@pytest.mark.parametrize("ending", THOUGHT_OF, ids=str)
def test_a_proven_win_is_shown_to_the_end(ending: Ending) -> None:
    thought, mover = think(ending.state), ending.state.current_player()
    end = ending.state
    for action in thought.line:
        assert action in end.legal_actions()
        end = end.child(action)
    returns = end.returns()
    assert returns is not None
    assert returns[mover] == 1
    assert reason(ending.state, thought) == expected_reason(len(thought.line))


def expected_reason(length: int) -> str:
    """A win is counted in moves only if the winner makes the last one."""
    if length % 2 == 0:
        return "Wins for certain"
    return "Wins at once" if length == 1 else f"Wins in {(length + 1) // 2} moves"


@pytest.mark.parametrize("ending", ENDINGS[: often(5, 9)], ids=str)
def test_after_each_action_the_result_is_that_of_trying_everything(ending: Ending) -> None:
    for action in ending.state.legal_actions():
        after = ending.state.child(action)
        if after.is_terminal():
            continue
        solution, _ = SOLVER(position_of(after), Budget("playouts", 100_000))
        assert solution
        mine = solution.rewards[after.board.player]
        assert (mine * 2 - 1) * (1 - 2 * after.board.player) == exhaustive.lead(after)
        assert ACTIONS[solution.line[0]] in after.legal_actions()


def test_a_position_far_from_the_end_costs_nothing() -> None:
    start = Cercas.initial(Setup(2, {}))
    assert SOLVER(position_of(start), A_TURN) == (None, 0)


def test_what_cannot_be_solved_leaves_half_of_the_budget() -> None:
    tries = [SOLVER(position_of(one.state), Budget("playouts", 600)) for one in ENDINGS]
    spent = [count for solution, count in tries if solution is None]
    assert 0 < max(spent) <= 300


def test_gentler_levels_do_not_solve() -> None:
    ending = next(one for one in ENDINGS if one.to_go == 9)
    assert choose(ending.state, 4, Budget("playouts", 400), Random(1)).win != (0.0, 1.0)
