"""Bots in random positions of every game, with any budget: legal, and better than chance."""

import math
import os
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Thought, Unit
from pygames.core import State
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, find
from pygames.record import Record, choices, extend, final, make_header, settle
from tests.support.shown import played

POSITIONS = int(os.environ.get("PYGAMES_FUZZ", "5"))
"""For each game and level."""
CASES = [(game, level) for game in catalog() for level in game.bots.levels]


def somewhere(game: Game[Any], random: Random) -> State:
    """Return a decision from a random game with any number of players and options."""
    options = {option.id: random.choice(option.choices)[0] for option in game.options}
    header = make_header(game, random.randint(*game.players), options, None)
    record = settle(Record(header, seed=str(random.getrandbits(32))))
    line: list[State] = []
    while not (state := final(record)).is_terminal():
        line.append(state)
        record = extend(record, random.choice(state.legal_actions()))
    return random.choice(line)


def thought(game: Game[Any], state: State, level: int, random: Random) -> Thought:
    """Let a bot think a little: for some milliseconds, or for some of what it counts."""
    amounts = {"playouts": random.randint(1, 30), "nodes": random.randint(1, 500)}
    budgets = [
        Budget("seconds", 0.02 * random.random()),
        Budget(game.bots.counts, amounts[game.bots.counts]),
    ]
    return game.bots.choose(state, level, random.choice(budgets), random)


@pytest.mark.parametrize(
    ("game", "level"), CASES, ids=[f"{game.id}-{level}" for game, level in CASES]
)
def test_a_bot_plays_legal_actions_in_every_position(game: Game[Any], level: int) -> None:
    for number in range(POSITIONS):
        random = Random(f"{game.id} {level} {number}")
        state = somewhere(game, random)
        legal, looks = state.legal_actions(), [thought(game, state, level, random) for _ in "ab"]
        for each in looks:
            assert each.action in legal
            assert all(vote.action in legal for vote in each.votes)
            assert all(vote.weight > 0 for vote in each.votes)
            assert math.isclose(sum(each.win), 1)
            assert all(0 <= chance <= 1 for chance in each.win)
            played(state, *each.line)


@pytest.mark.parametrize(
    "id", ["cercas", "eight-by-eight", "eight-cities", "murus-gallicus", "on-tour"]
)
def test_a_bot_that_searches_refuses_a_budget_of_what_it_does_not_count(id: str) -> None:
    game = find(id)
    other: Unit = "playouts" if game.bots.counts == "nodes" else "nodes"
    with pytest.raises(GameError, match=f"counts {game.bots.counts}") as error:
        game.bots.choose(somewhere(game, Random(1)), 1, Budget(other, 10), Random(1))
    assert error.value.kind == "not-supported"


@pytest.mark.parametrize(
    ("id", "level", "playouts"), [("cercas", 3, 25), ("eight-by-eight", 4, 60)]
)
def test_a_bot_with_few_playouts_beats_random_play(id: str, level: int, playouts: int) -> None:
    """In 10 games, in which it begins every other time; by chance alone it would win five."""
    game, won = find(id), 0.0
    for number in range(10):
        random = Random(number)
        state = final(Record(make_header(game, 2, {}, None)))
        while (returns := state.returns()) is None:
            if state.current_player() == number % 2:
                budget = Budget("playouts", playouts)
                action = game.bots.choose(state, level, budget, random).action
            else:
                action = random.choice(choices(state))
            state = state.child(action)
        won += (returns[number % 2] + 1) / 2
    assert won >= 8
