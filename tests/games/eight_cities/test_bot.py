"""What the bot of 8 Cities promises."""

from __future__ import annotations

import time
from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.errors import GameError
from pygames.games import find
from tests.games.eight_cities.helpers import START, TABLE, played, read, start

GAME = find("eight-cities")
ROW = "a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6 - w 2 0 0"


@pytest.mark.parametrize("level", GAME.levels)
def test_each_level_chooses_a_legal_action_and_the_same_one_again(level: int) -> None:
    for state in (read(START), played(start(), *TABLE)):
        thoughts = [
            GAME.choose(state, level, Budget("playouts", 40), Random("same")) for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].action in state.legal_actions()
        assert sum(thoughts[0].win) == pytest.approx(1)
        assert thoughts[0].unit == "playouts"
        assert 0 < thoughts[0].count <= 40


@pytest.mark.parametrize("level", GAME.levels)
@pytest.mark.parametrize("seed", range(3))
def test_each_level_takes_a_win_in_one(level: int, seed: int) -> None:
    thought = GAME.choose(read(ROW), level, Budget("playouts", 1), Random(seed))
    assert thought.action == "b1-b2"
    assert thought.win == (1.0, 0.0)


def test_a_time_is_kept() -> None:
    begun = time.perf_counter()
    GAME.choose(read(START), 5, Budget("seconds", 0.05), Random(1))
    assert time.perf_counter() - begun < 2


def test_nodes_are_not_counted() -> None:
    with pytest.raises(GameError) as refused:
        GAME.choose(read(START), 1, Budget("nodes", 10), Random(1))
    assert refused.value.kind == "not-supported"
