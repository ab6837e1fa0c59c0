"""The bot: legal, honest about its budget, the same for the same luck."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.errors import GameError
from pygames.games.on_tour.bot import choose
from pygames.games.on_tour.rules import Tour
from tests.games.on_tour.helpers import (
    USA,
    filled,
    new,
    on_route,
    played,
    random_action,
    sheet,
    turn,
)

FEW = Budget("playouts", 15)


def game(level: int, seed: str, name: str = "usa") -> Tour:
    """Let the bot play alone."""
    random, state = Random(seed), new(1, name)
    while not state.is_terminal():
        if state.current_player() < 0:
            state = state.child(random_action(state, random))
        else:
            state = played(state, choose(state, level, FEW, random).action)
    return state


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_same_luck_gives_the_same_game_of_legal_actions(level: int) -> None:
    states = [game(level, "twice", ("usa", "europe")[level % 2]) for _ in range(2)]
    assert states[0] == states[1]


def test_a_stronger_bot_scores_more() -> None:
    totals = [
        sum(sum(game(level, f"strength {i}").scores() or ()) for i in range(8)) for level in (1, 3)
    ]
    assert totals[0] < totals[1]


def test_it_counts_playouts_and_not_nodes() -> None:
    state = turn(USA, "TX NY FL CA NV UT CO WA", cards="TX OH PA")
    thought = choose(state, 5, Budget("playouts", 30), Random(1))
    assert (thought.count, thought.unit) == (30, "playouts")
    with pytest.raises(GameError, match="counts playouts") as refused:
        choose(state, 5, Budget("nodes", 10), Random(1))
    assert refused.value.kind == "not-supported"


def test_it_keeps_to_its_seconds() -> None:
    state = turn(USA, "TX NY FL CA NV UT CO WA", cards="TX OH PA")
    thought = choose(state, 5, Budget("seconds", 0.02), Random(1))
    assert thought.action in state.legal_actions()


def test_chances_sum_to_one() -> None:
    state = filled("chances", players=4)
    while not state.is_terminal():
        thought = choose(state, 3, FEW, Random(1))
        assert len(thought.win) == 4
        assert sum(thought.win) == pytest.approx(1)
        state = played(state, thought.action)


@pytest.mark.parametrize("level", [1, 3, 5])
def test_it_takes_a_win_in_one(level: int) -> None:
    sheets = [sheet(USA, text, others="X") for text in ("10NV", "10NV (20UT) 30CO")]
    state = played(on_route(USA, *sheets), ">NV end >UT")
    assert choose(state, level, FEW, Random(1)).action == "end"


def test_it_draws_the_best_tour_and_the_best_rest_of_a_tour() -> None:
    state = filled("tour")
    best = state
    while not best.is_terminal():
        best = played(best, choose(best, 5, FEW, Random(1)).action)
    begun = played(state, state.legal_actions()[5])
    rest = choose(begun, 5, FEW, Random(1)).action
    assert rest in begun.legal_actions()
    assert sum(best.scores() or ()) >= 10
