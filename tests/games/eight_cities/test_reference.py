"""The naive second implementation and the package agree, position by position.

PYGAMES_FUZZ=<n> plays n games instead of 30.
"""

from __future__ import annotations

import os
from random import Random

import pytest

from pygames.core import CHANCE, Setup
from pygames.games.eight_cities.flags import deciding
from pygames.games.eight_cities.rules import Cities
from pygames.view import who

from .reference import Position

GAMES = int(os.environ.get("PYGAMES_FUZZ", "30"))


def same(state: Cities, position: Position) -> None:
    assert who(state.current_player()) == position.to_move()
    assert list(state.legal_actions()) == position.legal()
    assert list(state.chance_outcomes()) == position.chance()
    assert state.is_terminal() == position.ended
    assert state.returns() == position.returns()
    assert state.scores() == position.scores()
    assert state.position() == position.position()
    if position.ended:
        decided = deciding(state.board)
        names = [city.name for city in decided.cities] if decided else []
        assert names == position.deciding()


def pick(random: Random, state: Cities, passing: float) -> str:
    """Pick an action: roads mostly, and now and then a pass, so that games grow long too."""
    if state.current_player() == CHANCE:
        return random.choice(state.chance_outcomes())[0]
    actions = list(state.legal_actions())
    if actions[-1] == "pass" and len(actions) > 1 and random.random() >= passing:
        actions.pop()
    return random.choice(actions)


@pytest.mark.parametrize("seed", range(GAMES))
def test_agrees_position_by_position(seed: int) -> None:
    random = Random(seed)
    passing = (0.0, 0.1, 0.5)[seed % 3]
    state, position = Cities.initial(Setup(2, {})), Position()
    same(state, position)
    while not state.is_terminal():
        action = pick(random, state, passing)
        state, position = state.child(action), position.play(action)
        same(state, position)
        text = state.position()
        if text is not None:
            read = Cities.read(text, Setup(2, {}))
            same(read, position)
            state = random.choice((state, read))  # going on from a text is going on
