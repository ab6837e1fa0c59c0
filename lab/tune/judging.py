"""Fit, compare and calibrate the bots that search by playouts, with games of their own.

    python3 -m lab.tune.judging learn eight-by-eight --games 400 --seed one
    python3 -m lab.tune.judging play eight-cities --games 400 --seed one > rows.txt
    python3 -m lab.tune.judging fit eight-cities rows.txt

`learn` does both of the others. `play` writes a line for every position: what it is judged by,
chance by the first player, and what that player got in the end. Now and then a player moves at
random, so that there is something to learn. `fit` is a logistic regression (Newton's method, a
small ridge); it prints the weights, and how well they say the result. Put the weights in `guide.py`
and see what they do:

    python3 -m lab.tune.judging compare eight-by-eight soft=1.0 --games 60 --playouts 1000

plays games with one number of the guide changed (several: weights=1,2,3) or one of the search
(curiosity, caution, grow_after, amaf), or without its solver (unsolved), against the bot as it is.
Changes joined by ";" are made together. With --against the bot as it is has another number of
playouts; with --opening 2 a pair of games begins with two actions drawn by lot. Better weights by
the first measure can be worse by the second.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import fields, replace
from pathlib import Path
from random import Random
from typing import Any

from pygames.bots.levels import Player as Bot
from pygames.bots.mcts import Levers
from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_by_eight.guide import Guide as EightByEight
from pygames.games.eight_by_eight.position import Position
from pygames.games.eight_cities.guide import features as eight_cities_features
from pygames.workshop.tally import Score
from tests.support.duels import BOTS, begin, duel, think


def eight_by_eight_features(position: Position) -> Sequence[float]:
    """Return what speaks for the first of two players; nothing in the last round."""
    if position.ending:
        return ()
    one, other = EightByEight().parts(position)
    return [a - b for a, b in zip(one, other, strict=True)]


FEATURES: dict[str, Callable[[Any], Sequence[float]]] = {
    "eight-cities": eight_cities_features,
    "eight-by-eight": eight_by_eight_features,
}
"""What the weights of a bot multiply."""
ERRORS = 0.1
"""The share of moves made at random."""
RIDGE = 1.0

Row = tuple[list[float], float]


def play(name: str, playouts: int, seed: str) -> Iterator[Row]:
    """Play a game of two players and yield its positions, those before a roll too."""
    bot, random = BOTS[name], Random(seed)
    game: Any = bot.game
    position = begin(name, seed)
    rows = []
    while (player := game.player(position)) != TERMINAL:
        if features := FEATURES[name](position):
            rows.append(features)
        if player == CHANCE:
            move = game.draw(position, random)
        elif random.random() < ERRORS:
            move = random.choice(game.moves(position))
        else:
            move = think(bot, position, playouts, random).move
        position = game.child(position, move)
    result = game.final(position)[0]
    for features in rows:
        yield list(features), result


def changed(name: str, changes: str) -> Bot[Any, Any]:
    """Change some numbers of a bot."""
    bot = BOTS[name]
    for change in filter(None, changes.split(";")):
        bot = _changed(bot, change)
    return bot


def _changed(bot: Bot[Any, Any], change: str) -> Bot[Any, Any]:
    key, _, text = change.partition("=")
    if change == "unsolved":
        return replace(bot, solver=None)
    numbers = tuple(float(number) for number in text.split(","))
    value: Any = numbers if len(numbers) > 1 else numbers[0]
    if key in {field.name for field in fields(Levers)}:
        return replace(bot, levers=replace(bot.levers, **{key: value}))
    game: Any = bot.game
    return replace(bot, game=replace(game, **{key: value}))


def compare(name: str, changes: str, options: argparse.Namespace) -> None:
    """Play a changed bot against the unchanged one; say how often the first player won, too."""
    bots, score, began = (changed(name, changes), BOTS[name]), Score(), Score()
    playouts = options.playouts, options.against or options.playouts
    for number in range(options.games):
        result = duel(name, bots, playouts, options.seed, number, options.opening)
        score, began = score.plus(result), began.plus(-result if number % 2 else result)
    for who, what in (changes or "more playouts", score), ("the first player", began):
        low, high = what.interval()
        print(f"{who}: {what}, {low:.1%} to {high:.1%}")


def chance(weights: list[float], features: list[float]) -> float:
    """Return the chance of winning by these weights."""
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
    solution = [0.0] * size
    for i in reversed(range(size)):
        total = sum(rows[i][j] * solution[j] for j in range(i + 1, size))
        solution[i] = (rows[i][size] - total) / rows[i][i]
    return solution


def surprise(weights: list[float], rows: list[Row]) -> float:
    """Return the log loss of weights."""
    return log_loss([(chance(weights, features), result) for features, result in rows])


def log_loss(pairs: list[tuple[float, float]]) -> float:
    """Return the mean log loss of chances against results (0.693 knows nothing)."""
    total = 0.0
    for share, result in pairs:
        expected = min(max(share, 1e-9), 1 - 1e-9)
        total -= result * math.log(expected) + (1 - result) * math.log(1 - expected)
    return total / len(pairs)


def _read(path: str) -> list[Row]:
    lines = Path(path).read_text("utf-8").splitlines()
    numbers = [[float(word) for word in line.split()] for line in lines]
    return [(row[:-1], row[-1]) for row in numbers]


def learn(name: str, rows: list[Row]) -> None:
    """Print the weights that say results best, and the log loss of both."""
    game: Any = BOTS[name].game
    weights = fit(rows)
    print(*(f"{weight:.4f}" for weight in weights), sep=", ")
    print(f"{surprise(weights, rows):.4f} instead of {surprise(list(game.weights), rows):.4f}")


def played(options: argparse.Namespace) -> Iterator[Row]:
    """Play the games and yield their positions."""
    for number in range(options.games):
        yield from play(options.game, options.playouts, f"{options.seed}-{number}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=["learn", "play", "fit", "compare"])
    parser.add_argument("game", choices=BOTS)
    parser.add_argument("what", nargs="?", default="")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=200)
    parser.add_argument("--against", type=int)
    parser.add_argument("--opening", type=int, default=0)
    parser.add_argument("--seed", default="one")
    options = parser.parse_args()
    if options.command == "compare":
        compare(options.game, options.what, options)
    elif options.command == "learn":
        learn(options.game, list(played(options)))
    elif options.command == "play":
        for features, result in played(options):
            print(*(f"{feature:g}" for feature in features), f"{result:g}")
    else:
        learn(options.game, _read(options.what))


if __name__ == "__main__":
    main()
