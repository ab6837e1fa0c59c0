"""How long solvers take for the endings that they solve, in CPython and in Pyodide.

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

from random import Random
from statistics import median
from typing import Any

from lab.bench.long import timed
from pygames.added.solved import solve
from pygames.bots.budget import Budget
from pygames.examples.shelf import nim
from pygames.game import Game
from pygames.games import catalog, guest
from pygames.record import extend, final, new, states

GAMES = 12
"""Games of gentle bots, of which the last decisions are solved."""
DECISIONS = 8
EFFORT = 30
"""Playouts, or nodes, of these bots."""
PATIENCE = 10.0
"""Seconds for each."""

Row = tuple[str, int, int, float, float]
"""What was solved, how many of how many; the median and the most of them, in seconds."""


def figures(games: int = GAMES) -> list[Row]:
    """Solve the endings of each game that has a solver, and Nim from its beginning."""
    return [*(_row(game, games) for game in catalog() if game.bots.settle), _of_nim()]


def _row(game: Game[Any], games: int) -> Row:
    times = [_time(game, state) for number in range(games) for state in _endings(game, number)]
    successes = [each for each in times if each]
    return game.title, len(successes), len(times), median(successes), max(successes)


def _time(game: Game[Any], state: Any) -> float:
    """Return how many seconds it took; 0 if it was given up."""
    settle = game.bots.settle
    assert settle
    budget = Budget("seconds", PATIENCE)
    seconds, (values, _) = timed(lambda: settle(state, (), budget))
    return seconds if values else 0.0


def _endings(game: Game[Any], number: int) -> list[Any]:
    """Return the last decisions of a game."""
    random, budget = Random(f"solvers-{number}"), Budget(game.bots.counts, EFFORT)
    record = new(game, game.players[0], seed=f"solvers-{number}")
    while (state := final(record)).legal_actions():
        record = extend(record, game.bots.choose(state, 2, budget, random).action)
    return [each for each in states(record) if each.current_player() >= 0][-DECISIONS:]


def _of_nim() -> Row:
    with guest(nim.GAME):
        record = new(nim.GAME, 2)
        seconds, solution = timed(lambda: solve(record))
    return "Nim, from its beginning", int(solution.done), 1, seconds, seconds
