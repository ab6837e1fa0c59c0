"""How fast each game's strongest bot searches, and by how much it overruns its time.

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import time
from random import Random
from typing import Any

from pygames.bots.budget import Budget
from pygames.core import State
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, settle

POSITIONS = 5
"""From the beginning of a game to its end, equally far apart."""
COUNTS = {"nodes": 30_000, "playouts": 400}
SPARE = {"nodes": 300, "playouts": 20}
"""What the bot counts for each decision of the game that the positions are from."""
TRIES = 3
SECONDS = (0.1, 0.3, 1.0)

Row = tuple[str, str, list[float], list[float]]
"""Title, what is counted, how many of those in a second of processor time at each position, and
the seconds over at each of SECONDS, the worst of the positions."""


def figures() -> list[Row]:
    """Measure each game's highest level."""
    return [_row(game) for game in catalog() if game.bots.levels]


def _row(game: Game[Any]) -> Row:
    unit = _unit(game)
    states = positions(game, unit)
    speeds = [_speed(game, state, unit) for state in states]
    return game.title, unit, speeds, [_over(game, states, seconds) for seconds in SECONDS]


def _unit(game: Game[Any]) -> Any:
    """Say what the bots of a game count."""
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="unit"))
    try:
        game.bots.choose(final(record), 1, Budget("nodes", 1), Random(1))
    except GameError:
        return "playouts"
    return "nodes"


def positions(game: Game[Any], unit: Any) -> list[State]:
    """Give decisions of a game that the bot plays quickly against itself, or alone."""
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="bots"))
    budget, random, found = Budget(unit, SPARE[unit]), Random("bots"), list[State]()
    while not (state := final(record)).is_terminal():
        if len(state.legal_actions()) > 1:
            found.append(state)
        record = extend(
            record, game.bots.choose(state, max(game.bots.levels), budget, random).action
        )
    return [found[len(found) * index // POSITIONS] for index in range(POSITIONS)]


def _speed(game: Game[Any], state: State, unit: Any) -> float:
    """Count what the bot does in a second of processor time: the best of some tries."""
    best = 0.0
    for _ in range(TRIES):
        begun = time.process_time()
        thought = game.bots.choose(
            state, max(game.bots.levels), Budget(unit, COUNTS[unit]), Random(1)
        )
        best = max(best, thought.count / (time.process_time() - begun))
    return best


def _over(game: Game[Any], states: list[State], seconds: float) -> float:
    """Give the overrun at the worst position, each time the least of some tries.

    (What other processes take comes and goes, what the bot takes stays.)
    """
    return max(min(_late(game, state, seconds) for _ in range(TRIES)) for state in states)


def _late(game: Game[Any], state: State, seconds: float) -> float:
    begun = time.perf_counter()
    game.bots.choose(state, max(game.bots.levels), Budget("seconds", seconds), Random(1))
    return time.perf_counter() - begun - seconds
