"""Checks what hints and evaluations claim as certain, over positions of whole games.

    python3 -m tests.tools.claims cercas --positions 3000 --seed claims

It prints how often each claim was made and found true, and the positions of those that weren't.
docs/strength.md has the figures.
"""

from __future__ import annotations

import argparse
import math
import time
from itertools import takewhile
from random import Random

from pygames.games import find
from tests.games.on_tour.helpers import best_returns
from tests.support.claims import MOST, Checker, positions

AMOUNTS = {"nodes": (300, 3_000, 3_000, 10_000), "playouts": (15, 15, 60, 250)}
"""What the bots think with: little, so that much is left to doubt."""
PATIENCE = 20_000


def checker(name: str, patience: int = PATIENCE) -> Checker:
    """Return what checks the claims of a game's bot."""
    if name == "on-tour":  # tours are drawn apart, so the best of each decide
        return Checker(find(name), patience, best_returns, whole=False)
    return Checker(find(name), patience)


def main() -> None:
    """Check as many positions as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=3_000)
    parser.add_argument("--last", type=int, default=MOST, help="of each game only so many")
    parser.add_argument("--seed", default="claims")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time")
    asked = parser.parse_args()
    check, end = checker(asked.game), time.monotonic() + asked.seconds
    seen = positions(check.game, asked.positions, asked.seed, asked.last)
    in_time = takewhile(lambda _: time.monotonic() < end, seen)
    counts, wrong = check.tally(in_time, AMOUNTS[check.game.bots.counts], Random(asked.seed))
    for (words, verdict), count in sorted(counts.items()):
        print(f"{count:6} {verdict:12} {words}")
    print(*wrong, sep="\n")


if __name__ == "__main__":
    main()
