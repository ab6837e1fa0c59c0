"""How fast each game's strongest bot searches, and how far it overruns its time.

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any, Literal

from pygames.bots.budget import Budget
from pygames.core import State
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, settle

POSITIONS = 5
"""From the beginning of a game to its end, equally far apart."""
COUNTS = {"nodes": 30_000, "playouts": 400}
SPARE = {"nodes": 300, "playouts": 20}
"""The bots' budget for each decision in the games that the positions come from."""
TRIES = 3
SECONDS = (0.1, 0.3, 1.0)

Count = Literal["nodes", "playouts"]
Row = tuple[str, str, list[float], list[float]]
"""Title, what is counted, how many of those in a second of processor time at each position, and
the seconds over at each of SECONDS, the worst of the positions."""


def figures() -> list[Row]:
    """Measure each game's highest level."""
    return [_row(game) for game in catalog() if game.bots.levels]


def _row(game: Game[Any]) -> Row:
    unit = game.bots.counts
    states = positions(game, unit)
    speeds = [_speed(game, state, unit) for state in states]
    return game.title, unit, speeds, [_over(game, states, seconds) for seconds in SECONDS]


def positions(game: Game[Any], unit: Count) -> list[State]:
    """Return decisions from a quick game of the bot against itself, or alone."""
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="bots"))
    budget, random, states = Budget(unit, SPARE[unit]), Random("bots"), list[State]()
    while not (state := final(record)).is_terminal():
        if len(state.legal_actions()) > 1:
            states.append(state)
        record = extend(
            record, game.bots.choose(state, max(game.bots.levels), budget, random).action
        )
    return [states[len(states) * index // POSITIONS] for index in range(POSITIONS)]


def _speed(game: Game[Any], state: State, unit: Count) -> float:
    """Count what the bot does in a second of processor time: the best of some tries."""
    best = 0.0
    for _ in range(TRIES):
        start = time.process_time()
        thought = game.bots.choose(
            state, max(game.bots.levels), Budget(unit, COUNTS[unit]), Random(1)
        )
        best = max(best, thought.count / (time.process_time() - start))
    return best


def _over(game: Game[Any], states: list[State], seconds: float) -> float:
    """Return the overrun at the worst position, taking the least of several tries at each.

    (What other processes take comes and goes, what the bot takes stays.)
    """
    return max(min(_late(game, state, seconds) for _ in range(TRIES)) for state in states)


def _late(game: Game[Any], state: State, seconds: float) -> float:
    start = time.perf_counter()
    game.bots.choose(state, max(game.bots.levels), Budget("seconds", seconds), Random(1))
    return time.perf_counter() - start - seconds
