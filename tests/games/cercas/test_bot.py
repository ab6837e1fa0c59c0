"""What the bot of Cercas promises."""

from __future__ import annotations

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.errors import GameError
from pygames.games.cercas.bot import choose
from pygames.games.cercas.rules import Cercas

SAVES = (
    (
        "1001111/1011100/1110010/0110001/1110100/1101011 1100100/0000011/0000110/0101110/"
        "0011011/0101110 o1x2oo/3o1o1/xxx1x1o/xx1o1x1/xxx1o2/2x1o1x/oo1o1o1 x",
        "g4-h4:g3",
    ),
    (
        "0011100/1110101/1101110/0110111/0001001/0111010 0001111/1100110/0111010/0110001/"
        "0100110/1000111 x1xx1x1/x1x1x1o/2xxx1o/1o4o/o1oooo1/o1o1o1x/1x1x1o1 x",
        "e5-e7:d6",
    ),
    (
        "0111011/0111000/0100000/1010001/1101111/0000001 1111010/0000111/1011101/0111100/"
        "1000101/0111000 1oo2oo/x2x1o1/xxxxx1o/1xx1x2/1x1o1o1/2oo1o1/xx1oo1x o",
        "f2-f5:e2",
    ),
)
"""Late positions of games, and the only action after which the opponent can't win at once."""
WINS = (
    (
        "0100111/0100110/1001100/1110001/0111000/0111111 1100110/1111001/1111101/0001100/"
        "0011010/0001110 1xxxx2/1x3oo/1xx1x1o/o2o1x1/oooo1x1/ooo2xx/2o2x1 x",
        "e1-e3:e2",
    ),
    (
        "0110011/0111001/0100011/0111110/1110111/1111111 1111100/1011010/0100110/1110110/"
        "0110000/0000001 2o2x1/ooooo1x/o2ooo1/1xx2o1/1xxx2o/xxx1o2/1xxx1x1 o",
        "g2-g3:g2",
    ),
    (
        "0100111/1111011/1110111/0000011/0000000/0100010 0001110/0000011/1011111/0111000/"
        "0001111/0000101 2o1x1o/oo1x1x1/2x1o1x/5xx/1oo1o1x/x2x1o1/1oo1x1x o",
        "b5-d5:b4",
    ),
)
"""Late positions of games, and the only action that wins at once."""


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


def test_games_begin_in_many_ways_by_the_seed() -> None:
    """On the empty board many actions look alike at first; the lot decides among them."""
    budget = Budget("playouts", 60)
    first = [choose(start(), 5, budget, Random(seed)).action for seed in range(8)]
    assert len(set(first)) > 3
    assert first == [choose(start(), 5, budget, Random(seed)).action for seed in range(8)]


def test_nodes_are_not_what_it_counts() -> None:
    with pytest.raises(GameError) as error:
        choose(start(), 1, Budget("nodes", 10), Random(1))
    assert error.value.kind == "not-supported"


@pytest.mark.parametrize("level", [1, 5])
def test_it_takes_a_win_in_one(level: int) -> None:
    """Where an action ends a random game with the higher score, the bot takes such an action."""
    won = 0
    for seed in range(25):
        random, state = Random(seed), start()
        while not state.is_terminal():
            wins = [a for a in state.legal_actions() if _wins(state, a)] if _late(state) else []
            if wins:
                assert choose(state, level, Budget("playouts", 2), Random(seed)).action in wins
                won += 1
            state = state.child(random.choice(state.legal_actions()))
    assert won > 5


def _late(state: Cercas) -> bool:
    return len(state.legal_actions()) < 20


def _wins(state: Cercas, action: str) -> bool:
    child = state.child(action)
    returns = child.returns()
    return returns is not None and returns[state.current_player()] == 1


@pytest.mark.parametrize("level", [2, 3, 4, 5])
@pytest.mark.parametrize(("position", "only"), SAVES)
def test_from_level_2_on_it_sees_the_only_action_that_doesnt_lose_at_once(
    position: str, only: str, level: int
) -> None:
    """With the playouts that a level has time for; level 5 needs no more than 1,000."""
    state = Cercas.read(position, Setup(2, {}))
    assert [a for a in state.legal_actions() if not _loses(state, a)] == [only]
    for seed in range(4):
        assert choose(state, level, Budget("playouts", 1000), Random(seed)).action == only


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(("position", "only"), WINS)
def test_every_level_sees_the_only_action_that_wins_at_once(
    position: str, only: str, level: int
) -> None:
    state = Cercas.read(position, Setup(2, {}))
    assert [a for a in state.legal_actions() if _wins(state, a)] == [only]
    for seed in range(4):
        assert choose(state, level, Budget("playouts", 2), Random(seed)).action == only


def _loses(state: Cercas, action: str) -> bool:
    """Return whether the opponent has won after the action, or can win at once."""
    child = state.child(action)
    returns = child.returns()
    if returns is not None:
        return returns[state.current_player()] == -1
    return any(_wins(child, reply) for reply in child.legal_actions())


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
