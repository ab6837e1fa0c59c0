"""Bots in random positions of every game, with any budget: what they choose is legal."""

from __future__ import annotations

import math
import os
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget, Thought
from pygames.core import State
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, settle

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
