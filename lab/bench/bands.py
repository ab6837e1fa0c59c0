"""Counts how often the gentlest level finds the first action of puzzles, by their bands.

`python3 -m lab.bench.bands`, or with the ids of games.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from math import sqrt
from random import Random

from pygames import final, parse
from pygames.bots.budget import Budget
from pygames.games import find
from tests.support.door import ok

TRIES = 4
"""So often each puzzle is given to the level."""
MOST = 1_000_000
"""More than the gentlest level ever uses."""
GAMES = "murus-gallicus", "eight-by-eight"


def counted(game: str) -> dict[int, tuple[int, int]]:
    """Return how often the first action was found, and out of how many tries, by band."""
    bots, random = find(game).bots, Random(game)
    assert bots
    found = defaultdict[int, list[bool]](list)
    for text in ok("puzzles", game=game)["puzzles"]:
        task = ok("puzzle", game=game, text=text)
        right = ok("solution", game=game, text=text)["actions"][0]
        state = final(parse(task["record"]))
        for _ in range(TRIES):
            thought = bots.choose(state, 1, Budget(bots.counts, MOST), random)
            found[task["band"]].append(thought.action == right)
    return {band: (sum(each), len(each)) for band, each in sorted(found.items())}


def interval(hits: int, tries: int) -> tuple[float, float]:
    """Return what a part lies between with 95% confidence (Wilson)."""
    part, z = hits / tries, 1.96
    middle = (part + z * z / (2 * tries)) / (1 + z * z / tries)
    half = z * sqrt(part * (1 - part) / tries + z * z / (4 * tries**2)) / (1 + z * z / tries)
    return middle - half, middle + half


def main() -> None:
    """Print a line for each band of each game."""
    for game in sys.argv[1:] or GAMES:
        for band, (hits, tries) in counted(game).items():
            low, high = interval(hits, tries)
            print(f"{game}, band {band}: {hits / tries:.0%} ({low:.0%} to {high:.0%})")


if __name__ == "__main__":
    main()
