"""Climb to better weights of a bot that judges positions, by games against itself.

    python3 -m lab.tune.climb eight-by-eight --start 0.02,0.1,0.35,1.1,0.02,0.1,0.35,1.1

A step (SPSA, Spall 1992) shifts every weight a little up or down at once, by lot, and plays the
weights so shifted against those shifted the other way; then they all move towards whoever won
more. Steps grow smaller on the way; what is printed last is the mean of the second half. Shifts
are of logarithms, so no weight changes its sign, and a part of each is common to all.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any, cast

from pygames.bots.levels import Player as Bot
from tests.support.duels import BOTS, duel

SHIFT = 0.2
"""The shift of each weight's logarithm; all weights together are shifted by as much again."""
GAIN = 0.8
"""The length in shifts of a step that won all its games; at the end a fifth of that."""

Weights = list[float]


def weighing(name: str, weights: Weights) -> Bot[Any, Any]:
    """Return the bot with these weights."""
    game = cast("Any", BOTS[name].game)
    return replace(BOTS[name], game=replace(game, weights=tuple(weights)))


def shifted(weights: Weights, shifts: Weights, by: float) -> Weights:
    """Shift the logarithms."""
    return [weight * math.exp(by * shift) for weight, shift in zip(weights, shifts, strict=True)]


def climb(weights: Weights, options: argparse.Namespace) -> Iterator[Weights]:
    """Yield the weights after each step."""
    random = Random(options.seed)
    for step in range(options.steps):
        common = random.choice((-SHIFT, SHIFT))
        shifts = [common + random.choice((-SHIFT, SHIFT)) for _ in weights]
        bots = (
            weighing(options.game, shifted(weights, shifts, 1)),
            weighing(options.game, shifted(weights, shifts, -1)),
        )
        seed = f"{options.seed} {step}"
        won = sum(
            duel(options.game, bots, (options.playouts,) * 2, seed, number)
            for number in range(options.games)
        )
        gain = GAIN * (1 - 0.8 * step / options.steps)
        weights = shifted(weights, shifts, gain * won / (2 * options.games))
        yield weights


def mean(rows: list[Weights]) -> Weights:
    """Return the geometric mean of each weight."""
    return [
        math.exp(sum(map(math.log, column)) / len(column)) for column in zip(*rows, strict=True)
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=BOTS)
    parser.add_argument("--start", help="weights with commas; those in use without it")
    parser.add_argument("--steps", type=int, default=300)
    parser.add_argument("--games", type=int, default=8, help="in a step")
    parser.add_argument("--playouts", type=int, default=60)
    parser.add_argument("--seed", default="climb")
    options = parser.parse_args()
    now = cast("Any", BOTS[options.game].game).weights
    start = [float(text) for text in options.start.split(",")] if options.start else list(now)
    path: list[Weights] = []
    for step, weights in enumerate(climb(start, options), 1):
        path.append(weights)
        if step % 10 == 0 or step == options.steps:
            middle = weights if step < options.steps else mean(path[len(path) // 2 :])
            print(step, *(f"{weight:.4f}" for weight in middle), flush=True)


if __name__ == "__main__":
    main()
