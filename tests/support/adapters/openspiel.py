"""OpenSpiel's own checks of each game: random simulations, and a playthrough that replays.

Games and states are also copied and pickled, and the copies played on.

Prints a line for each set-up.
"""

from __future__ import annotations

import pickle
import re
from copy import deepcopy
from random import Random
from typing import Any

import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms.generate_playthrough import playthrough

from pygames.adapters.openspiel import register
from pygames.games import guest
from tests.support.adapters.setups import SET_UPS, SMALL, WITHOUT_PLANES, small_games

ACTION = re.compile(r"^action: (\d+)$", re.MULTILINE)


def replays(game: str) -> bool:
    """Tell whether a random game says the same of each position when it is played again."""
    text = playthrough(game, [], seed=1)
    actions = [int(number) for number in ACTION.findall(text)]
    return bool(actions) and bool(playthrough(game, actions) == text)


def at_random(state: Any, actions: int) -> Any:
    """Play on in the same way in all copies of a state."""
    dice = Random(1)
    for _ in range(actions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def copies(value: Any) -> tuple[Any, ...]:
    """Return a value as another process has it, and as a copy of it in this one."""
    return pickle.loads(pickle.dumps(value)), deepcopy(value)


def copies_go_on(game: Any) -> bool:
    """Tell whether copies of a game, and of a position in it, are like it and can be played on."""
    state = at_random(game.new_initial_state(), 30)
    served = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    again = [game.deserialize_state(state.serialize()), served[1], *copies(state)]
    games = [served[0], *copies(game)]
    anew = [at_random(each.new_initial_state(), 30) for each in (game, *games)]
    went_on = {str(at_random(each, 9)) for each in (state, *anew, *again)}
    return {str(each) for each in games} == {str(game)} and len(went_on) == 1


def learns(game: Any) -> bool:
    """Tell whether the environment of learners plays a game, and sees all of it from 0 to 1."""
    environment = rl_environment.Environment(game)
    environment.seed(1)
    step, dice, least, most = environment.reset(), Random(1), 0.0, 1.0
    while not step.last():
        values = [value for each in step.observations["info_state"] for value in each]
        least, most = min(least, *values), max(most, *values)
        legal = step.observations["legal_actions"][step.current_player()]
        step = environment.step([dice.choice(legal)])
    return (least, most) == (0, 1)


for card in small_games():
    register(card)
for name, players, options in (*SET_UPS, *SMALL):
    parameters = {"players": players, **options}
    game = pyspiel.load_game(f"pygames_{name.replace('-', '_')}", parameters)
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)
    assert replays(str(game)), name
    assert copies_go_on(game), name
    assert learns(game), name
    print(f"fine: {name} {parameters}")

with guest(WITHOUT_PLANES):
    register(WITHOUT_PLANES)
    game = pyspiel.load_game("pygames_dice_nim")
    pyspiel.random_sim_test(game, 1, serialize=True, verbose=False)
    assert not game.get_type().provides_observation_tensor
    assert game.new_initial_state().observation_string(0)
