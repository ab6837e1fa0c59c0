"""How many playouts On Tour's bot does in a second, and by how much it overruns its time.

    python3 -m tests.tune.on_tour_speed
    node tests/bench/pyodide_figures.mjs tests.tune.on_tour_speed

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import json
import time
from random import Random

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.games.on_tour.bot import choose
from pygames.games.on_tour.rules import Tour

TURNS = (0, 4, 8, 12, 16)
PLAYOUTS = 2000
TIMES = 3
SECONDS = (0.1, 0.3, 1.0)


def turns() -> list[Tour]:
    """Give turns of a game of level 2."""
    random, state = Random("speed"), Tour.initial(Setup(1, {"map": "usa"}))
    found: list[Tour] = []
    while state.phase != "route":
        if outcomes := state.chance_outcomes():
            texts, weights = zip(*outcomes, strict=True)
            state = state.child(random.choices(texts, [float(weight) for weight in weights])[0])
        else:
            found.append(state)
            state = state.child(choose(state, 2, Budget("playouts", 1), random).action)
    return [found[turn] for turn in TURNS]


def figures() -> dict[str, float]:
    """Measure level 5 on each turn: playouts a second of the processor, the best of
    some; milliseconds over."""
    found: dict[str, float] = {}
    for number, state in zip(TURNS, turns(), strict=True):
        best = 0.0
        for _ in range(TIMES):
            begun = time.process_time()
            count = choose(state, 5, Budget("playouts", PLAYOUTS), Random(1)).count
            best = max(best, count / (time.process_time() - begun))
        found[f"turn {number + 1}, playouts a second"] = round(best)
    for seconds in SECONDS:
        over = 0.0
        for state in turns():
            begun = time.perf_counter()
            choose(state, 5, Budget("seconds", seconds), Random(1))
            over = max(over, time.perf_counter() - begun - seconds)
        found[f"{seconds} s, milliseconds over"] = round(1000 * over, 1)
    return found


if __name__ == "__main__":
    print(json.dumps(figures(), indent=1))
