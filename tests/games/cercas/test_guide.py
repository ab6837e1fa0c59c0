"""What the bot of Cercas thinks of positions."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.games.cercas.bot import PLAYOUTS_ONLY, choose
from pygames.games.cercas.guide import Guide
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.search import Position, drawable, position_of
from tests.support.duels import duel


def positions(seed: int) -> Iterator[Cercas]:
    """Yield the positions of a game at random."""
    random, state = Random(seed), Cercas.initial(Setup(2, {}))
    while not state.is_terminal():
        yield state
        state = state.child(random.choice(state.legal_actions()))
    yield state


def exchanged(position: Position) -> Position:
    """Return a position with the marks of X and O exchanged."""
    player, x, o, for_x, for_o, *rest = position
    return 1 - player, o, x, for_o, for_x, *rest  # type: ignore[return-value]


@pytest.mark.parametrize("seed", range(3))
def test_the_fences_that_may_be_drawn_are_those_of_the_legal_actions(seed: int) -> None:
    for state in positions(seed):
        fences = {action.partition(":")[0] for action in state.legal_actions()}
        assert drawable(position_of(state), state.board.player).bit_count() == len(fences)


@pytest.mark.parametrize("seed", range(3))
def test_an_evaluation_is_the_same_for_either_player(seed: int) -> None:
    evaluation = Guide(evaluated=1)
    for state in positions(seed):
        position = position_of(state)
        x, o = evaluation.judge(position, Random(1), ([], []))
        assert evaluation.judge(exchanged(position), Random(1), ([], [])) == pytest.approx((o, x))


def test_who_has_more_room_is_expected_to_win() -> None:
    """X has marked two spaces in the middle, O two in corners: X has more fences left."""
    board = "7/7/7/2x1x2/7/7/o5o"
    lines = "/".join(["0000000"] * 6)
    state = Cercas.read(f"{lines} {lines} {board} x", Setup(2, {}))
    assert Guide(evaluated=1).judge(position_of(state), Random(1), ([], []))[0] > 0.6


def test_games_begin_in_many_ways_by_the_seed() -> None:
    """On the empty board many actions look alike at first; the lot decides among them."""
    start, budget = Cercas.initial(Setup(2, {})), Budget("playouts", 60)
    first = [choose(start, 5, budget, Random(seed)).action for seed in range(8)]
    assert len(set(first)) > 3
    assert first == [choose(start, 5, budget, Random(seed)).action for seed in range(8)]


def test_the_evaluation_wins_games() -> None:
    """Level 5 against itself without the evaluation; docs/figures/tried.csv has more games."""
    bots = choose, replace(choose, game=PLAYOUTS_ONLY)
    results = [duel("cercas", bots, (100, 100), "room", number, 2) for number in range(10)]
    assert sum(results) > 0
