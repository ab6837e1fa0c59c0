"""OpenSpiel's own checks of each game: random simulations, and a playthrough that replays.

Prints a line for each set-up.
"""

from __future__ import annotations

import re

import pyspiel
from open_spiel.python.algorithms.generate_playthrough import playthrough

import pygames.adapters.openspiel  # noqa: F401 - registers the games
from tests.tools.adapters.setups import SET_UPS

ACTION = re.compile(r"^action: (\d+)$", re.MULTILINE)


def replays(game: str) -> bool:
    """Tell whether a random game says the same of each position when it is played again."""
    played = playthrough(game, [], seed=1)
    actions = [int(number) for number in ACTION.findall(played)]
    return bool(actions) and bool(playthrough(game, actions) == played)


for name, players, options in SET_UPS:
    parameters = {"players": players, **options}
    game = pyspiel.load_game(f"pygames_{name.replace('-', '_')}", parameters)
    pyspiel.random_sim_test(game, 1, False, False)
    assert replays(str(game)), name
    print(f"fine: {name} {parameters}")
