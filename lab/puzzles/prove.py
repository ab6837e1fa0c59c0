"""Checks puzzles, each by its game's own verifier, which shares no code with the bots' searches."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any

from lab.puzzles import prover
from pygames.door.puzzles import read_puzzle
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog, find
from pygames.outside import text_of
from pygames.puzzles import pack

EXAMPLES = """\
  python3 -m lab.puzzles prove
  python3 -m lab.puzzles prove murus-gallicus --sample 20 --seed 8f3c
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", nargs="?", help="the game (default: all)")
    words = "prove some, drawn by the seed, in about so many seconds"
    parser.add_argument("--sample", metavar="SECONDS", type=float, help=words)
    words = "seed of the sample, such as the name of a commit (default: puzzles)"
    parser.add_argument("--seed", metavar="SEED", default="puzzles", help=words)
    words = "a pack to prove instead of the game's own"
    parser.add_argument("--pack", metavar="FILE", type=Path, help=words)
    words = "a puzzle to prove instead of a pack (repeatable)"
    parser.add_argument("--text", metavar="PUZZLE", action="append", default=[], help=words)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print every puzzle with a fault, and how many were proved; 1 if any has a fault."""
    if (options.text or options.pack) and not options.game:
        raise GameError("bad-request", "prove: --pack and --text need the game")
    games = [find(options.game)] if options.game else [g for g in catalog() if g.puzzles]
    wrong = 0
    for game in games:
        texts = _given(game, options)
        seconds = None if options.sample is None else options.sample / len(games)
        proved = 0
        for text, fault in checked(game, sample(texts, options.seed, seconds), seconds):
            proved += 1
            if fault is not None:
                wrong += 1
                print(f"{game.id} {text}: {fault}", flush=True)
        print(f"{game.title}: {proved} of {len(texts)} puzzles checked")
    return 1 if wrong else 0


def _given(game: Game[Any], options: argparse.Namespace) -> Sequence[str]:
    if options.text:
        texts: Sequence[str] = options.text
        return texts
    try:
        file = options.pack
        whole = pack.of(game.folder) if file is None else pack.read(text_of(file.read_bytes()))
    except (OSError, ValueError) as error:
        raise GameError("bad-puzzle", f"the pack can't be read: {error}") from None
    return whole.texts if whole else ()


def sample(texts: Sequence[str], seed: str, seconds: float | None) -> Sequence[str]:
    """Return the puzzles in the order of a sample; without a limit, in their own."""
    return texts if seconds is None else Random(seed).sample(texts, len(texts))


def checked(
    game: Game[Any], texts: Sequence[str], seconds: float | None = None
) -> Iterator[tuple[str, str | None]]:
    """Yield puzzles with their faults, while one more is likely to fit into the time.

    The likely time is the average so far. The first always fits.
    """
    fault_in, start = prover(game.id).fault, time.monotonic()
    for count, text in enumerate(texts):
        spent = time.monotonic() - start
        if seconds is not None and count and spent * (count + 1) / count > seconds:
            return
        yield text, fault_in(read_puzzle(game, text))
