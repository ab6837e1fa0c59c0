"""Random games, compared position by position with the naive rules in `reference`."""

from random import Random

import pytest

from pygames.core import TERMINAL, Setup
from pygames.games.cercas.rules import Cercas
from tests.games.cercas.reference import Reference
from tests.support.effort import seeds

GAMES = seeds(8, 30)


def compare(state: Cercas, slow: Reference) -> None:
    legal = slow.legal()
    assert list(state.legal_actions()) == legal
    assert list(state.chance_outcomes()) == []
    over = not legal
    assert state.current_player() == (TERMINAL if over else "xo".index(slow.side))
    assert state.is_terminal() == over
    assert state.points == slow.scores()
    assert state.scores() == (slow.scores() if over else None)
    assert state.returns() == (slow.returns() if over else None)
    assert (state.reason() is None) != over
    assert state.position() == (None if over else slow.position())
    if not over:
        assert Cercas.read(slow.position(), Setup(2, {})) == state


@pytest.mark.parametrize("seed", GAMES)
def test_both_rules_agree_on_random_games(seed: int) -> None:
    random = Random(seed)
    state, slow = Cercas.initial(Setup(2, {})), Reference.start()
    while True:
        compare(state, slow)
        if state.is_terminal():
            return
        action = random.choice(state.legal_actions())
        state, slow = state.child(action), slow.after(action)
