"""Makes a pack of puzzles: bots play, and each game gives one proved puzzle at most.

Each game has random numbers of its own, and games count in their order. So the same seed gives the
same pack in any number of processes, and an unfinished file is continued where it ends.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from lab.puzzles import maker, prover
from pygames.cli.arguments import add_game, named, positive, write_file
from pygames.door.puzzles import read_puzzle
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.outside import text_of
from pygames.puzzles import Pack, pack
from pygames.puzzles import text as texts
from pygames.record import check_seed

EXAMPLES = """\
  python3 -m lab.puzzles make murus-gallicus --count 1000 --jobs 2 -o puzzles.txt
"""
_AHEAD = 8
"""Games queued for each process."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_game(parser, files=False)
    words = "how many puzzles the pack is to have (default: 100)"
    parser.add_argument("--count", metavar="N", type=positive, default=100, help=words)
    words = "seed of the bots' games (default: puzzles)"
    parser.add_argument("--seed", metavar="SEED", default="puzzles", help=words)
    words = "processes that work at the same time (default: 1)"
    parser.add_argument("--jobs", metavar="N", type=positive, default=1, help=words)
    words = "stop after so many games, however many puzzles there are"
    parser.add_argument("--games", metavar="N", type=positive, help=words)
    words = "the file to write; if it holds a pack of the same seed, it is continued"
    parser.add_argument("-o", dest="output", metavar="FILE", type=Path, required=True, help=words)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Make puzzles until there are enough; the file is whole after each game."""
    game, whole = named(options.game), _begun(options.output, check_seed(options.seed))
    for whole in grown(game, whole, options.jobs):  # noqa: B020 - each pack continues the last
        if len(whole.texts) > options.count or whole.games > (options.games or whole.games):
            break
        _save(options.output, whole)
        if len(whole.texts) == options.count:
            break
    before = pack.read(options.output.read_text("ascii"))
    print(f"{len(before.texts)} puzzles from {before.games} games, {before.tried} positions tried")
    return 0


def grown(game: Game[Any], start: Pack, jobs: int = 1) -> Iterator[Pack]:
    """Yield the pack so far, and again after each further game."""
    key_of = maker(game.id).key
    keys = {key_of(read_puzzle(game, text)) for text in start.texts}
    yield start
    whole = start
    for positions, text in _harvests(game.id, whole.seed, whole.games, jobs):
        whole = replace(whole, games=whole.games + 1, tried=whole.tried + positions)
        if text is not None and (key := key_of(read_puzzle(game, text))) not in keys:
            keys.add(key)
            whole = replace(whole, texts=(*whole.texts, text))
        yield whole


def harvest(game: str, seed: str, number: int) -> tuple[int, str | None]:
    """Return the harvest of game `number`: the positions tried, and the text of a puzzle.

    A puzzle that the verifier doesn't prove is dropped, whatever the search has claimed.
    """
    card = find(game)
    crop = maker(game).harvest(Random(f"{seed}:{number}"))
    if crop.puzzle is None:
        return crop.tried, None
    text = texts.write(game, crop.puzzle)
    proved = prover(game).fault(read_puzzle(card, text)) is None
    return crop.tried, text if proved else None


def _harvests(game: str, seed: str, since: int, jobs: int) -> Iterator[tuple[int, str | None]]:
    if jobs < 2:
        yield from (harvest(game, seed, number) for number in count(since))
        return
    with ProcessPoolExecutor(jobs) as pool:
        try:
            for first in count(since, jobs * _AHEAD):
                numbers = range(first, first + jobs * _AHEAD)
                many = len(numbers)
                yield from pool.map(harvest, [game] * many, [seed] * many, numbers)
        finally:
            pool.shutdown(cancel_futures=True)


def _begun(file: Path, seed: str) -> Pack:
    """Read the file to continue."""
    if not file.is_file():
        return Pack(seed)
    try:
        before = pack.read(text_of(file.read_bytes()))
    except ValueError as error:
        raise GameError("bad-puzzle", f"{file}: {error}") from None
    if before.seed != seed:
        raise GameError("bad-seed", f"{file} was made with the seed {before.seed}")
    return before


def _save(file: Path, new: Pack) -> None:
    """Write the file."""
    write_file(file, new.write())
