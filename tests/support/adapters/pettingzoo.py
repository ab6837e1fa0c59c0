"""PettingZoo's own tests of each environment; prints a line for each set-up.

Environments are also copied and pickled in the middle of a game, and the copies played on.
"""

from __future__ import annotations

import pickle
from copy import deepcopy
from functools import partial
from random import Random
from typing import Any

from pettingzoo.test import api_test, render_test, seed_test

from pygames.adapters.pettingzoo import env
from pygames.errors import GameError
from pygames.games import guest
from tests.support.adapters.setups import SET_UPS, SMALL, WITHOUT_PLANES, small_games


def at_random(game: Any, actions: int) -> str:
    """Play on in the same way in all copies of an environment; return the board at the end."""
    dice = Random(1)
    for _ in range(actions):
        observation, _, terminated, truncated, _ = game.last()
        assert game.observation_space(game.agent_selection).contains(observation)
        if not (terminated or truncated):
            game.step(dice.choice(observation["action_mask"].nonzero()[0]))
    return str(game.render())


def copies_go_on(game: Any) -> bool:
    """Tell whether copies of an environment go on as it does, with the same dice."""
    game.reset(seed=1)
    at_random(game, 20)
    copies = [game, pickle.loads(pickle.dumps(game)), deepcopy(game)]
    return len({at_random(each, 20) for each in copies}) == 1


def why_refused(game: str) -> str:
    """Return why a game can't be an environment."""
    try:
        env(game)
    except GameError as error:
        return error.message
    return ""


small = {card.id: card for card in small_games()}
for name, players, options in (*SET_UPS, *SMALL):
    make = partial(env, small.get(name, name), players, options)
    api_test(make(), num_cycles=300)
    seed_test(make, num_cycles=100)
    render_test(make, custom_tests={"svg": lambda text: text.startswith("<svg")})
    assert copies_go_on(make(render_mode="ansi")), name
    print(f"fine: {name} {players} {options}")

with guest(WITHOUT_PLANES):
    assert why_refused(WITHOUT_PLANES.id).startswith("Dice Nim has no planes")
