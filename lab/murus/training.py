"""Fits a net to positions, by stochastic gradient descent (Adam)."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from lab.murus.samples import views
from pygames.games.murus_gallicus.net import TEMPO, Rows

BATCH = 4096
SPEED = 2e-3
HELD_BACK = 20_000
"""The last positions, which only tell how good the net is."""

Weights = dict[str, np.ndarray]


def begin(lanes: int, draw: np.random.Generator) -> Weights:
    """Return small random weights; the second half of the lanes counts negative."""
    return {
        "rows": draw.normal(0, 0.1, (TEMPO, lanes)).astype(np.float32),
        "always": np.full(lanes, 0.1, np.float32),
        "tempo": np.zeros(lanes, np.float32),
        "out": np.repeat([0.5, -0.5], lanes // 2).astype(np.float32),
    }


def lanes_of(weights: Weights, mine: np.ndarray, theirs: np.ndarray) -> tuple[np.ndarray, ...]:
    """Return the lanes of both views."""
    moving = weights["always"] + weights["tempo"]
    return mine @ weights["rows"] + moving, theirs @ weights["rows"] + weights["always"]


def predicted(weights: Weights, lanes: tuple[np.ndarray, ...]) -> np.ndarray:
    """Return the share of the player to move."""
    above = np.maximum(lanes[0], 0) - np.maximum(lanes[1], 0)
    return np.asarray(1 / (1 + np.exp(-above @ weights["out"])))


def gradient(weights: Weights, bits: np.ndarray, target: np.ndarray, turned: bool) -> Weights:
    """Return how the log loss of some positions grows with each weight."""
    inputs = views(bits, turned)
    lanes = lanes_of(weights, *inputs)
    error = (predicted(weights, lanes) - target) / len(target)
    first = np.outer(error, weights["out"]) * (lanes[0] > 0)
    other = -np.outer(error, weights["out"]) * (lanes[1] > 0)
    return {
        "rows": inputs[0].T @ first + inputs[1].T @ other,
        "always": first.sum(0) + other.sum(0),
        "tempo": first.sum(0),
        "out": error @ (np.maximum(lanes[0], 0) - np.maximum(lanes[1], 0)),
    }


def train(bits: np.ndarray, target: np.ndarray, lanes: int, epochs: int, seed: int) -> Weights:
    """Return weights that predict the target."""
    draw = np.random.default_rng(seed)
    weights = begin(lanes, draw)
    mean = {name: np.zeros_like(weight) for name, weight in weights.items()}
    square = {name: np.zeros_like(weight) for name, weight in weights.items()}
    count = len(bits) - HELD_BACK
    steps = epochs * (count // BATCH)
    for step, batch in enumerate(_batches(draw, count, epochs), 1):
        slopes = gradient(weights, bits[batch], target[batch], turned=draw.random() < 0.5)
        speed = SPEED * min(1, step / 200) * (0.505 + 0.5 * np.cos(np.pi * step / steps))
        for name, slope in slopes.items():
            mean[name] += 0.1 * (slope - mean[name])
            square[name] += 0.001 * (slope * slope - square[name])
            root = np.sqrt(square[name] / (1 - 0.999**step)) + 1e-8
            weights[name] -= np.float32(speed / (1 - 0.9**step)) * mean[name] / root
        weights["out"][: lanes // 2] = np.maximum(weights["out"][: lanes // 2], 0.01)
        weights["out"][lanes // 2 :] = np.minimum(weights["out"][lanes // 2 :], -0.01)
        if step % (steps // epochs) == 0:
            print(f"  {loss(weights, bits[count:], target[count:]):.5f} bits", flush=True)
    return weights


def _batches(draw: np.random.Generator, count: int, epochs: int) -> Iterator[np.ndarray]:
    for _ in range(epochs):
        order = draw.permutation(count)
        for at in range(0, count - BATCH + 1, BATCH):
            yield order[at : at + BATCH]


def loss(weights: Weights, bits: np.ndarray, target: np.ndarray) -> float:
    """Return the mean log loss in bits."""
    share = np.clip(
        predicted(weights, lanes_of(weights, *views(bits, turned=False))), 1e-7, 1 - 1e-7
    )
    return float(-(target * np.log2(share) + (1 - target) * np.log2(1 - share)).mean())


def rounded(weights: Weights, per_logit: int) -> Rows:
    """Return whole weights, with what leads out of a lane multiplied into it."""
    scale = np.abs(weights["out"]) * per_logit
    rows = np.concatenate([weights["rows"], weights["tempo"][None], weights["always"][None]])
    return [[int(weight) for weight in row] for row in np.rint(rows * scale)]
