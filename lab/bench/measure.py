"""The speed of the rules, measured the same way in CPython and in Pyodide.

Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from pygames.core import Setup, State
from pygames.door.perft import perft
from pygames.game import Game
from pygames.games import catalog, find
from pygames.games.murus_gallicus.position import Board
from pygames.games.murus_gallicus.rules import Murus

POOL = 1_000
PASSES = 20
BEST_OF = 5
DEPTH = 5
PLAYOUT_SECONDS = 0.5

Figures = dict[str, float]


def figures() -> Figures:
    """Measure everything: things per second, by name."""
    speeds = {"perft 5, nodes": perft_speed(), "legal actions, lists": legal_speed()}
    return speeds | {f"random games of {g.title}": playouts_speed(g) for g in catalog()}


def perft_speed() -> float:
    """Count the nodes of the last depth per second."""
    start = find("murus-gallicus").rules.initial(Setup(2, {}))
    took, counts = timed(lambda: perft(start, DEPTH))
    return float(counts[-1]) / took


def pool() -> list[Board]:
    """Return a fixed pool of positions: those of random games, in order."""
    random = Random("pool")
    boards: list[Board] = []
    while len(boards) < POOL:
        state = Murus.initial(Setup(2, {}))
        while not state.is_terminal():
            boards.append(state.board)
            state = state.child(random.choice(state.legal_actions()))
    return boards[:POOL]


def legal_speed() -> float:
    """Count the ordered lists of action texts per second: tables warm, best of five."""
    boards = pool()

    def once() -> None:
        for _ in range(PASSES):
            for board in boards:
                board.actions()

    once()
    return POOL * PASSES / min(timed(once)[0] for _ in range(BEST_OF))


def playouts_speed(game: Game[Any]) -> float:
    """Count random games per second, from the start to the end."""
    random = Random("playouts")
    start = game.rules.initial(Setup(game.players[0], game.defaults()))
    since = time.perf_counter()
    count = 0
    while (took := time.perf_counter() - since) < PLAYOUT_SECONDS:
        _play(start, random)
        count += 1
    return count / took


def _play(state: State, random: Random) -> None:
    while not state.is_terminal():
        if actions := state.legal_actions():
            action = random.choice(actions)
        else:
            outcomes = state.chance_outcomes()
            weights = [share.numerator / share.denominator for _, share in outcomes]
            action = random.choices(outcomes, weights)[0][0]
        state = state.child(action)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return how many seconds the work took, and its result."""
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result
