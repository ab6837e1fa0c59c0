"""What the bot of 8 Cities promises."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import CHANCE
from pygames.errors import GameError
from pygames.games import find
from pygames.games.eight_cities.position import PASS
from pygames.games.eight_cities.rules import Cities
from tests.games.eight_cities.helpers import START, TABLE, at_random, read, start
from tests.support.shown import played

GAME = find("eight-cities")
ROW = "a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6 - w 2 0 0"

SAVES = (
    (
        "b6,c1,d3,d6,e1,f3,f4,f5 a1a2,a1b1,a2a3,a3a4,a4b4,b1b2,b1c1,b2b3,b2c2,b3c3,b4c4,c1c2,"
        "c2c3,c4c5,c5d5,d3d4,d3e3,d4d5,d5e5,e3f3,e4e5,e4f4 a5a6,a5b5,a6b6,b5b6,b5c5,c3c4,"
        "c3d3,c4d4,c5c6,c6d6,d1d2,d1e1,d2d3,d4e4,d6e6,e1e2,e2e3,e2f2,e3e4,e5e6,e5f5,f2f3,"
        "f4f5 b 1 0 1",
        "f3-f4",
    ),
    (
        "b2,b3,b6,c2,c6,d2,e3,e6 a3a4,a3b3,a4b4,b2b3,b4b5,b5b6,b5c5,c2c3,c3c4,c4c5,e3f3,e6f6,"
        "f3f4,f4f5,f5f6 b2c2,b3b4,b4c4,b6c6,c4d4,c6d6,d1d2,d1e1,d2d3,d2e2,d3d4,d3e3,d4d5,"
        "d4e4,d5d6,d5e5,d6e6,e1e2,e4e5 w 1 0 1",
        "c2-d2",
    ),
    (
        "a3,b1,b5,b6,c5,d2,e3,f2 a1a2,a1b1,a2b2,a3a4,a4a5,a5a6,b2b3,b2c2,b3b4,b3c3,b4b5,b5b6,"
        "c2d2,c3c4,c4c5,d2d3,d3e3,e1e2,e1f1,e2e3,f1f2 b1c1,b6c6,c1c2,c1d1,c2c3,c3d3,c5d5,"
        "c6d6,d1d2,d2e2,d3d4,d4d5,d4e4,d5d6,d5e5,e2f2,e3f3,e4e5,e5f5,f3f4,f4f5 b 1 0 1",
        "b5-c5",
    ),
    (
        "a2,a3,a5,a6,c3,c5,d4,e6 a4a5,a4b4,a5a6,b4b5,b5b6,b6c6,c5c6,c5d5,d4d5,d4e4,d5e5,e4f4,"
        "e5e6,e5f5,f4f5 a1a2,a1b1,a2a3,a3b3,a5b5,b1c1,b3b4,b3c3,b4c4,b5c5,c1c2,c2c3,c3c4,"
        "c4d4 w 1 0 1",
        "a3-a4",
    ),
    (
        "a3,a6,b5,c5,d2,d3,e2,f2 a1a2,a1b1,a2a3,a2b2,a5a6,a5b5,b1b2,b2b3,b3c3,c3d3,c4c5,c4d4,"
        "c5d5,d2e2,d3d4,d5e5,e2e3,e2f2,e3f3,e4e5,e4f4,f3f4 a3a4,a4b4,b4c4,c1c2,c1d1,c2c3,"
        "c2d2,c3c4,c5c6,c6d6,d1d2,d1e1,d2d3,d3e3,d4d5,d4e4,d5d6,e1e2,e1f1,e3e4,f1f2 b 1 0 1",
        "b5-c5",
    ),
)
"""Positions of random games, and the only action after which the opponent can't win at once."""
WINS = (
    (
        "a1,a3,b6,c1,c2,d6,e3,e6 a1b1,a3b3,b1c1,b2b3,b2c2 a3a4,a4a5,a5b5,b5b6 w 2 1 0",
        "pass",
    ),
    (
        "a3,b2,b5,b6,c3,d3,d5,f3 a2a3,a2b2,b2c2,b5b6,c2c3,d3d4,d4e4,d5d6,d6e6,e3e4,e3f3,e4e5,"
        "e4f4,e5f5,e6f6,f4f5,f5f6 a3b3,a4a5,a4b4,a5a6,a5b5,a6b6,b1b2,b1c1,b2b3,b3c3,b4b5,"
        "b5c5,c1c2,c1d1,c2d2,c5d5,d1e1,d2e2,e1e2,e1f1,f1f2,f2f3 b 2 1 0",
        "pass",
    ),
    (
        "b2,b4,c3,c5,c6,d2,e1,f4 b2b3,b3c3,b4b5,b5b6,b5c5,b6c6,c1c2,c1d1,c2c3,c2d2,c5d5,d1d2,"
        "d1e1,d5e5,e4e5,e4f4 a1a2,a1b1,a2a3,a3a4,a4b4,b1b2,c6d6,d2e2,d6e6,e1f1,e2e3,e3f3,"
        "e5e6,e5f5,f1f2,f2f3,f4f5 w 2 0 0",
        "b3-b4",
    ),
)
"""Positions of random games, and the only action that wins at once."""


@pytest.mark.parametrize("level", GAME.bots.levels)
def test_each_level_chooses_a_legal_action_and_the_same_one_again(level: int) -> None:
    for state in (read(START), played(start(), *TABLE)):
        thoughts = [
            GAME.bots.choose(state, level, Budget("playouts", 40), Random("same")) for _ in range(2)
        ]
        assert thoughts[0] == thoughts[1]
        assert thoughts[0].action in state.legal_actions()
        assert sum(thoughts[0].win) == pytest.approx(1)
        assert thoughts[0].unit == "playouts"
        assert 0 < thoughts[0].count <= 40


@pytest.mark.parametrize("level", GAME.bots.levels)
@pytest.mark.parametrize("seed", range(3))
def test_each_level_takes_a_win_in_one(level: int, seed: int) -> None:
    thought = GAME.bots.choose(read(ROW), level, Budget("playouts", 1), Random(seed))
    assert thought.action == "b1-b2"
    assert thought.win == (1.0, 0.0)


def test_nodes_are_not_counted() -> None:
    with pytest.raises(GameError) as error:
        GAME.bots.choose(read(START), 1, Budget("nodes", 10), Random(1))
    assert error.value.kind == "not-supported"


@pytest.mark.parametrize("level", GAME.bots.levels[1:])
@pytest.mark.parametrize(("position", "only"), SAVES)
def test_from_level_2_on_it_sees_the_only_action_that_doesnt_lose_at_once(
    position: str, only: str, level: int
) -> None:
    """With what the level does in its time; level 5 needs no more than 990 playouts."""
    state = read(position)
    assert [a for a in state.legal_actions() if not _loses(state, a)] == [only]
    for seed in range(4):
        assert GAME.bots.choose(state, level, Budget("playouts", 990), Random(seed)).action == only


@pytest.mark.parametrize("level", GAME.bots.levels)
@pytest.mark.parametrize(("position", "only"), WINS)
def test_every_level_sees_the_only_action_that_wins_at_once(
    position: str, only: str, level: int
) -> None:
    state = read(position)
    assert [a for a in state.legal_actions() if _wins(state, a)] == [only]
    for seed in range(4):
        assert GAME.bots.choose(state, level, Budget("playouts", 1), Random(seed)).action == only


def _wins(state: Cities, action: str) -> bool:
    returns = state.child(action).returns()
    return returns is not None and returns[state.current_player()] == 1


def _loses(state: Cities, action: str) -> bool:
    """Return whether the opponent has won after the action, or can win at once."""
    child = state.child(action)
    returns = child.returns()
    if returns is not None:
        return returns[state.current_player()] == -1
    if child.current_player() == state.current_player():
        return False
    return any(_wins(child, reply) for reply in child.legal_actions())


@pytest.mark.parametrize("seed", range(20))
def test_k13_the_player_to_move_can_build_until_the_end(seed: int) -> None:
    """Random playouts rely on it; here people pass now and then, too."""
    random, state = Random(seed), start()
    while not state.is_terminal():
        if state.current_player() != CHANCE:
            assert any(action != PASS for action in state.legal_actions())
        state = state.child(at_random(random, state, 0.3))
