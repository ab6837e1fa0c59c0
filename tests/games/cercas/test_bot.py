"""What the bot of Cercas promises."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.errors import GameError
from pygames.games.cercas.bot import choose
from pygames.games.cercas.rules import Cercas


def start() -> Cercas:
    return Cercas.initial(Setup(2, {}))


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_legal_action_the_same_for_the_same_numbers(level: int) -> None:
    budget = Budget("playouts", 15)
    thoughts = [choose(start(), level, budget, Random("bot")) for _ in range(2)]
    assert thoughts[0] == thoughts[1]
    assert thoughts[0].action in start().legal_actions()
    assert sum(thoughts[0].win) == pytest.approx(1)
    assert thoughts[0].count <= 15


def test_nodes_are_not_what_it_counts() -> None:
    with pytest.raises(GameError) as caught:
        choose(start(), 1, Budget("nodes", 10), Random(1))
    assert caught.value.kind == "not-supported"


@pytest.mark.parametrize("level", [1, 5])
def test_it_takes_a_win_in_one(level: int) -> None:
    """Wherever one action ends a random game with the higher score, the bot takes such a one."""
    found = 0
    for seed in range(25):
        random, state = Random(seed), start()
        while not state.is_terminal():
            wins = [a for a in state.legal_actions() if _wins(state, a)] if _late(state) else []
            if wins:
                assert choose(state, level, Budget("playouts", 2), Random(seed)).action in wins
                found += 1
            state = state.child(random.choice(state.legal_actions()))
    assert found > 5


def _late(state: Cercas) -> bool:
    return len(state.legal_actions()) < 20


def _wins(state: Cercas, action: str) -> bool:
    child = state.child(action)
    returns = child.returns()
    return returns is not None and returns[state.current_player()] == 1


def test_stronger_than_chance() -> None:
    """Level 3 with few playouts against random actions: 10 games, sides in turn."""
    won = 0.0
    for game in range(10):
        random, state = Random(game), start()
        while not state.is_terminal():
            if state.current_player() == game % 2:
                action = choose(state, 3, Budget("playouts", 25), random).action
            else:
                action = random.choice(state.legal_actions())
            state = state.child(action)
        returns = state.returns()
        assert returns is not None
        won += (returns[game % 2] + 1) / 2
    assert won >= 8
