"""Positions of games that the engine plays against itself, in files of a hundred games."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from lab.murus.engine import Engine, Side
from pygames.games.murus_gallicus.board import COLUMNS, ROWS
from pygames.games.murus_gallicus.net import SQUARES

GAMES = 100
OPENING = 2, 13
"""The fewest random moves that a game begins with, and one more than the most."""
SUREST = 1_000_000 - 1000
"""A greater value is a proven win."""


def generate(engine: Engine, side: Side, folder: Path, files: int, seed: int) -> None:
    """Play as many files of games as are not there yet; the same ones for the same seed."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(files):
        path = folder / f"{number}.npy"
        if not path.exists():
            draws = [np.random.default_rng([seed, number, game]) for game in range(GAMES)]
            games = [
                engine.record(side, int(draw.integers(1 << 62)), int(draw.integers(*OPENING)))
                for draw in draws
            ]
            unfinished = path.with_suffix(".part.npy")
            np.save(unfinished, np.concatenate(games))
            unfinished.rename(path)


def load(folder: Path, files: int) -> np.ndarray:
    """Return the positions of these files."""
    return np.concatenate([np.load(folder / f"{number}.npy") for number in range(files)])


def targets(samples: np.ndarray, per_logit: float, trust: float) -> np.ndarray:
    """Return the share to predict: of the result by so much, otherwise what the search said."""
    values = np.clip(samples["value"] / per_logit, -16, 16)
    chances = 1 / (1 + np.exp(-values))
    chances = np.where(np.abs(samples["value"]) > SUREST, samples["value"] > 0, chances)
    mixed = trust * samples["result"] / 2 + (1 - trust) * chances
    return np.where(samples["kind"] == 0, mixed, chances).astype(np.float32)


def packed(samples: np.ndarray) -> np.ndarray:
    """Return positions as bits: four kinds of pieces by square, as the player to move sees it."""
    bits = np.ascontiguousarray(samples["pieces"]).view(np.uint8).reshape(len(samples), 4, 8)
    planes = np.unpackbits(bits, axis=2, bitorder="little")[:, :, :SQUARES]
    planes = planes.reshape(-1, 4, COLUMNS, ROWS)
    black = samples["player"] == 1
    planes[black] = planes[black][:, :, :, ::-1]
    return np.packbits(planes.reshape(len(samples), -1), axis=1)


def views(bits: np.ndarray, turned: bool) -> tuple[np.ndarray, np.ndarray]:
    """Return the inputs of who moves and of the opponent; `turned` is seen in a mirror."""
    planes = np.unpackbits(bits, axis=1).reshape(-1, 4, COLUMNS, ROWS)
    if turned:
        planes = planes[:, :, ::-1]
    mine = planes.reshape(len(bits), -1).astype(np.float32)
    theirs = planes[:, [2, 3, 0, 1], :, ::-1].reshape(len(bits), -1).astype(np.float32)
    return mine, theirs
