"""What holds in every position, whichever way a game goes."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pygames.core import CHANCE
from pygames.games import find
from pygames.games.eight_cities.position import PASS
from pygames.games.eight_cities.result import deciding, lead
from pygames.games.eight_cities.rules import Cities
from tests.games.eight_cities.helpers import at_random, start

GAME = find("eight-cities")
SEEDS = st.integers(0, 2**32)
PLIES = st.integers(0, 70)


def some_game(seed: int, plies: int) -> list[Cities]:
    """Play at random, at most this many plies."""
    random, states = Random(seed), [start()]
    while len(states) <= plies and not states[-1].is_terminal():
        action = at_random(random, states[-1], random.choice((0, 0.3)))
        states.append(states[-1].child(action))
    return states


@settings(max_examples=40, deadline=None)
@given(SEEDS, PLIES)
def test_the_lead_is_that_of_the_cities_which_decide(seed: int, plies: int) -> None:
    """K15: bots count it by networks, the result city by city."""
    for state in some_game(seed, plies):
        decided = deciding(state.board)
        white, black = decided.totals if decided else (0, 0)
        assert lead(state.board) == white - black


def test_no_game_is_longer_than_its_places_and_passes_allow() -> None:
    """Lost roads can be built again, so nothing but play shows that games end."""
    for seed in range(60):
        assert some_game(seed, 10_000)[-1].is_terminal()


@pytest.mark.parametrize("seed", range(20))
def test_k13_the_player_to_move_can_build_until_the_end(seed: int) -> None:
    """Random playouts rely on it; here people pass now and then, too."""
    random, state = Random(seed), start()
    while not state.is_terminal():
        if state.current_player() != CHANCE:
            assert any(action != PASS for action in state.legal_actions())
        state = state.child(at_random(random, state, 0.3))
