"""Random games, compared position by position with the naive implementation."""

from random import Random

import pytest

from pygames.core import Setup, State
from pygames.door.view import who
from pygames.games.on_tour.rules.rules import Tour
from tests.games.on_tour.reference import Reference
from tests.support.effort import seeds

pytestmark = pytest.mark.slow

GAMES = seeds(8, 30)


def pick(state: State, random: Random) -> str:
    """Choose at random, so that doubles and crowded regions come often and routes get long."""
    outcomes = state.chance_outcomes()
    if outcomes:
        doubles = [text for text, _ in outcomes if text[0] == "r" and text[1] == text[2]]
        if doubles and random.random() < 0.15:
            return random.choice(doubles)
        return random.choice(outcomes)[0]
    actions = state.legal_actions()
    if len(actions) > 1 and actions[-1] == "end" and random.random() < 0.8:
        return random.choice(actions[:-1])
    return random.choice(actions)


def compare(state: State, other: Reference) -> None:
    """Hold everything that the door tells of a position against the naive rules."""
    assert list(state.legal_actions()) == other.legal()
    assert list(state.chance_outcomes()) == other.chance()
    assert who(state.current_player()) == other.to_move()
    assert state.is_terminal() == (other.to_move() is None)
    scores, returns = state.scores(), state.returns()
    assert (scores and list(scores)) == other.scores()
    assert (returns and list(returns)) == other.returns()
    assert (state.reason() is None) == (other.to_move() is not None)
    assert state.position() is None


@pytest.mark.parametrize("seed", GAMES)
def test_a_random_game_goes_as_the_clauses_say(seed: int) -> None:
    random = Random(seed)
    name = ("usa", "europe")[seed % 2]
    players = random.choice((1, 1, 2, 3, 5, 8)) if seed % 10 else 8
    state: State = Tour.initial(Setup(players, {"map": name}))
    other = Reference(name, players)
    compare(state, other)
    while not state.is_terminal():
        action = pick(state, random)
        state = state.child(action)
        other.apply(action)
        compare(state, other)


@pytest.mark.parametrize("seed", GAMES)
def test_circles_agree_with_the_best_matching(seed: int) -> None:
    """T8, on the whole map of each player."""
    random = Random(f"circles {seed}")
    name = ("usa", "europe")[seed % 2]
    state, other = Tour.initial(Setup(2, {"map": name})), Reference(name, 2)
    while state.phase != "route":
        action = pick(state, random)
        state = state.child(action)
        other.apply(action)
        for sheet, paper in zip(state.sheets, other.papers, strict=True):
            circled = {id for i, id in enumerate(state.map.ids) if sheet.circled >> i & 1}
            assert circled == paper.circled
