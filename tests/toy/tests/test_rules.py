"""The rules of Dice Nim, clause by clause."""

import pytest

from pygames.core import CHANCE, TERMINAL, Setup
from tests.toy.dice_nim import GAME
from tests.toy.dice_nim.rules import Nim


def at(position: str, players: int = 2) -> Nim:
    """Return the state that a position text describes."""
    assert GAME.rules.read_position
    return GAME.rules.read_position(position, Setup(players, GAME.defaults()))


@pytest.mark.parametrize("counters", [9, 15])
def test_d1_red_begins_with_a_heap_of_nine_or_fifteen(counters: int) -> None:
    state = GAME.rules.initial(Setup(3, {"heap": str(counters)}))
    assert (state.counters, state.player) == (counters, 0)


def test_d1_green_and_blue_follow_red_in_turn() -> None:
    states = [at("9 1 0 111", 3)]
    for _ in range(3):
        states.append(states[-1].child("t1").child("r1"))
    assert [state.player for state in states] == [0, 1, 2, 0]


def test_d2_a_die_is_rolled_and_as_many_or_fewer_are_taken() -> None:
    state = at("9 0 0 00")
    assert state.current_player() == CHANCE
    assert sum(share for _, share in state.chance_outcomes()) == 1
    assert state.child("r2").legal_actions() == ["t1", "t2"]
    assert state.child("r2").child("t2").counters == 7


def test_d3_each_may_pass_once() -> None:
    state = at("9 1 0 11").child("pass")
    assert state.passes == (False, True)
    assert "pass" in state.child("r1").legal_actions()
    assert "pass" not in state.child("r1").child("t1").child("r1").legal_actions()


def test_d4_whoever_takes_the_last_counter_wins() -> None:
    state = at("2 2 1 00").child("t2")
    assert state.current_player() == TERMINAL
    assert state.returns() == (-1, 1)
