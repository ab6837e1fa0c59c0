"""Fit what the bots of 8 Cities and Eight-by-Eight judge positions by to games of their own.

    python3 -m tests.tune.judging play eight-cities --games 400 --playouts 200 --seed one > rows.txt
    python3 -m tests.tune.judging fit eight-cities rows.txt

`play` writes a line for every position: what it is judged by, seen by the first player, and what
that player got in the end. Now and then a player moves at random, so that there is something to
learn. `fit` is a logistic regression (Newton's method, a small ridge); it prints the weights, and
how well they say the result. Play, fit, put the weights in `guide.py`, and play again once.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from pygames.bots.budget import Budget, Meter
from pygames.bots.mcts import Search
from pygames.core import CHANCE, TERMINAL
from pygames.games import find
from pygames.games.eight_by_eight.guide import Guide as EightByEight
from pygames.games.eight_cities.guide import Guide as EightCities
from pygames.record import Record, final, make_header, settle

GUIDES: dict[str, Any] = {"eight-cities": EightCities(), "eight-by-eight": EightByEight()}
ERRORS = 0.1
"""How often a player moves at random."""
RIDGE = 1.0

Row = tuple[list[float], float]


def play(name: str, playouts: int, seed: str) -> Iterator[Row]:
    """Play a game of two and give its positions."""
    guide, random = GUIDES[name], Random(seed)
    record = settle(Record(make_header(find(name), 2, {}, None), seed=seed))
    position = guide.start(final(record))
    seen = []
    while (player := guide.player(position)) != TERMINAL:
        if player == CHANCE:
            move = guide.draw(position, random)
        elif random.random() < ERRORS:
            move = random.choice(guide.moves(position))
        else:
            seen.append(guide.features(position))
            meter = Meter(Budget("playouts", playouts))
            move = Search(guide, meter, random).run(position, playouts).move
        position = guide.child(position, move)
    result = guide.final(position)[0]
    for features in seen:
        yield list(features), result


def chance(weights: list[float], features: list[float]) -> float:
    """Give the chance of winning by these weights."""
    return 1 / (1 + math.exp(-sum(w * f for w, f in zip(weights, features, strict=True))))


def fit(rows: list[Row], rounds: int = 12) -> list[float]:
    """Find the weights under which the results are likeliest."""
    size = len(rows[0][0])
    weights = [0.0] * size
    for _ in range(rounds):
        gradient = [-RIDGE * weight for weight in weights]
        curve = [[RIDGE if i == j else 0.0 for j in range(size)] for i in range(size)]
        for features, result in rows:
            expected = chance(weights, features)
            spread = expected * (1 - expected)
            for i, feature in enumerate(features):
                gradient[i] += (result - expected) * feature
                for j in range(i + 1):
                    curve[i][j] += spread * feature * features[j]
        weights = [w + step for w, step in zip(weights, _solve(curve, gradient), strict=True)]
    return weights


def _solve(lower: list[list[float]], right: list[float]) -> list[float]:
    """Solve a symmetric system of equations by elimination."""
    size = len(right)
    rows = [[lower[max(i, j)][min(i, j)] for j in range(size)] + [right[i]] for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            factor = rows[j][i] / rows[i][i]
            rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
    found = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][j] * found[j] for j in range(i + 1, size))
        found[i] = (rows[i][size] - known) / rows[i][i]
    return found


def surprise(weights: list[float], rows: list[Row]) -> float:
    """Give the mean surprise (log loss) at the results."""
    total = 0.0
    for features, result in rows:
        expected = min(max(chance(weights, features), 1e-9), 1 - 1e-9)
        total -= result * math.log(expected) + (1 - result) * math.log(1 - expected)
    return total / len(rows)


def _read(path: str) -> list[Row]:
    lines = Path(path).read_text("utf-8").splitlines()
    numbers = [[float(word) for word in line.split()] for line in lines]
    return [(row[:-1], row[-1]) for row in numbers]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("game", choices=GUIDES)
    playing.add_argument("--games", type=int, default=400)
    playing.add_argument("--playouts", type=int, default=200)
    playing.add_argument("--seed", default="one")
    fitting = commands.add_parser("fit")
    fitting.add_argument("game", choices=GUIDES)
    fitting.add_argument("rows")
    options = parser.parse_args()
    if options.command == "play":
        for number in range(options.games):
            for features, result in play(
                options.game, options.playouts, f"{options.seed}-{number}"
            ):
                print(*(f"{feature:g}" for feature in features), f"{result:g}")
        return
    rows = _read(options.rows)
    weights = fit(rows)
    print(*(f"{weight:.4f}" for weight in weights), sep=", ")
    now = list(GUIDES[options.game].weights)
    print(f"{surprise(weights, rows):.4f} instead of {surprise(now, rows):.4f}", file=sys.stderr)


if __name__ == "__main__":
    main()
