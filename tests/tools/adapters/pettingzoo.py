"""PettingZoo's own tests of each environment; prints a line for each set-up."""

from __future__ import annotations

from functools import partial

from pettingzoo.test import api_test, render_test, seed_test

from pygames.adapters.pettingzoo import env
from tests.tools.adapters.setups import SET_UPS

for name, players, options in SET_UPS:
    make = partial(env, name, players, options)
    api_test(make(), num_cycles=300)
    seed_test(make, num_cycles=100)
    render_test(make, custom_tests={"svg": lambda drawn: drawn.startswith("<svg")})
    print(f"fine: {name} {players} {options}")
