"""OpenSpiel's own random simulations of each game; prints a line for each set-up."""

from __future__ import annotations

import pyspiel

import pygames.adapters.openspiel  # noqa: F401 - registers the games
from tests.tools.adapters.setups import SET_UPS

for name, players, options in SET_UPS:
    parameters = {"players": players, **options}
    game = pyspiel.load_game(f"pygames_{name.replace('-', '_')}", parameters)
    pyspiel.random_sim_test(game, 1, False, False)
    print(f"fine: {name} {parameters}")
