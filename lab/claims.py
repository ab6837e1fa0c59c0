"""Checks what hints and evaluations claim as certain, over positions of whole games.

    python3 -m lab.claims cercas --positions 3000 --seed claims

It prints how often each claim was made and found true, and the positions of those that weren't.
docs/strength.md has the figures.
"""

from __future__ import annotations

import argparse
import math
import time
from itertools import takewhile
from random import Random

from tests.support.checkers import AMOUNTS, checker
from tests.support.claims import MOST, positions


def main() -> None:
    """Check as many positions as asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=3_000)
    parser.add_argument("--last", type=int, default=MOST, help="of each game only so many")
    parser.add_argument("--seed", default="claims")
    parser.add_argument("--seconds", type=float, default=math.inf, help="stop after this time")
    options = parser.parse_args()
    check, end = checker(options.game), time.monotonic() + options.seconds
    states = positions(check.game, options.positions, options.seed, options.last)
    in_time = takewhile(lambda _: time.monotonic() < end, states)
    counts, wrong = check.tally(in_time, AMOUNTS[check.game.bots.counts], Random(options.seed))
    for (words, verdict), count in sorted(counts.items()):
        print(f"{count:6} {verdict:12} {words}")
    print(*wrong, sep="\n")


if __name__ == "__main__":
    main()
