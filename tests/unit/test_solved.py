"""Small games solved: who wins, how soon, and what is said where nothing can be."""

from __future__ import annotations

from random import Random

from pygames.added.solved import solve
from pygames.bots.budget import Budget
from pygames.examples import race, three
from pygames.examples.shelf import kalah, nim
from pygames.record import final, new
from pygames.simple.solving import Solving

EVEN = 7, 5, 3, 1
"""By Bouton's theory the second player wins from heaps whose binary sum is 0."""


def test_nim_is_won_by_the_second_player_in_any_way_that_it_begins() -> None:
    solution = solve(nim.GAME)
    assert solution.verdict == (
        "Second wins, in 16 moves at most, whatever the other does. 752 positions."
    )
    assert len(solution.best) == sum(EVEN), "whatever the first player does loses"


def test_bouton_is_right_about_every_position_of_nim() -> None:
    solving = Solving.of(final(new(nim.GAME)))
    assert all(solving.listing())
    solving.settle()
    for state, winner in zip(solving.states, solving.values, strict=True):
        assert isinstance(state, nim.Nim)
        heaps = (sum(cell[1] == row for cell in state.pieces) for row in "1234")
        balance = 0
        for heap in heaps:
            balance ^= heap
        assert winner == (state.player if balance else 1 - state.player)


def test_three_in_a_row_is_a_draw_and_kalah_is_given_up() -> None:
    assert solve(three.GAME).verdict == "A draw if both play best. 5478 positions."
    verdict = solve(kalah.GAME, seconds=0).verdict
    assert verdict.startswith("Not solved: after 0 seconds ")


def test_where_dice_decide_that_is_said() -> None:
    solution = solve(race.GAME)
    assert not solution.done
    assert solution.verdict == "Where dice, cards or secrets decide, there is nothing to solve."


def test_the_strongest_bot_of_a_small_game_plays_what_is_solved() -> None:
    state = final(new(nim.GAME))
    for action in ("c1", "b2"):
        state = state.child(action)
    thought = nim.GAME.bots.choose(state, 5, Budget("playouts", 2000), Random(1))
    assert max(thought.win) == 1
    assert thought.exact
