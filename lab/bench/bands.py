"""Counts how often the gentlest level finds the first action of puzzles, by their bands.

`python3 -m lab.bench.bands`, or with the ids of games. With `--write` it gives the puzzles of a
pack the bands that follow from that, and writes them into the pack.
"""

from __future__ import annotations

import sys
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace
from math import sqrt
from random import Random

from pygames import final, parse
from pygames.bots.budget import Budget
from pygames.games import find
from pygames.puzzles import pack
from tests.support.door import ok

TRIES = 4
"""So often each puzzle is given to the level."""
MOST = 1_000_000
"""More than the gentlest level ever uses."""
GAMES = "murus-gallicus", "eight-by-eight", "cercas"
WRITTEN_TRIES = 128
"""So often each puzzle is given to the level before its band is written."""
LIMITS = (0.03, 0.4, 0.75, 0.97)
"""The shares of tries up to which a puzzle is of band 5, 4, 3 and 2."""


def shares(game: str, tries: int, random: Random) -> Iterator[tuple[str, int, int]]:
    """Yield each puzzle's text, its band, and how often the first action was found."""
    bots, puzzles = find(game).bots, ok("puzzles", game=game)
    for text, band in zip(puzzles["puzzles"], puzzles["bands"], strict=True):
        right = ok("solution", game=game, text=text)["actions"][0]
        state = final(parse(ok("puzzle", game=game, text=text)["record"]))
        budget = Budget(bots.counts, MOST)
        hits = (bots.choose(state, 1, budget, random).action == right for _ in range(tries))
        yield text, band, sum(hits)


def counted(game: str) -> dict[int, tuple[int, int]]:
    """Return how often the first action was found, and out of how many tries, by band."""
    by_band = defaultdict[int, list[int]](list)
    for _, band, hits in shares(game, TRIES, Random(game)):
        by_band[band].append(hits)
    return {band: (sum(each), TRIES * len(each)) for band, each in sorted(by_band.items())}


def write(game: str) -> None:
    """Give the puzzles of a pack the bands that follow from how often they are solved."""
    path = find(game).folder / pack.NAME
    counts = shares(game, WRITTEN_TRIES, Random(f"bands of {game}"))
    bands = {text: 5 - bisect_left(LIMITS, hits / WRITTEN_TRIES) for text, _, hits in counts}
    path.write_text(replace(pack.read(path.read_text("ascii")), bands=bands).write(), "ascii")


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Return what a part lies between with 95% confidence (Wilson)."""
    part, z = hits / tries, 1.96
    middle = (part + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z * sqrt(part * (1 - part) / tries + z * z / (4 * tries**2)) / (1 + z * z / tries)
    return middle - half, middle + half


def main() -> None:
    """Print a line for each band of each game."""
    games = [each for each in sys.argv[1:] if each != "--write"]
    if "--write" in sys.argv:
        for game in games:
            write(game)
        return
    for game in games or GAMES:
        for band, (hits, tries) in counted(game).items():
            low, high = interval(hits, tries)
            print(f"{game}, band {band}: {hits / tries:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
