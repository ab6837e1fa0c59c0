"""The speed of the rules in CPython, and of legal actions against a plain JavaScript."""

from __future__ import annotations

import json

from lab.bench.common import count, print_table, ratio, run_node
from lab.bench.measure import BEST_OF, PASSES, figures, pool
from pygames.games.murus_gallicus import position_text

AT_LEAST = 0.4
"""The least speed of legal actions, as a share of the plain JavaScript implementation's."""


def plain_javascript() -> float:
    """Measure the plain implementation on the same pool, and see that it lists the same."""
    boards = pool()
    request = {
        "texts": [position_text.write(board) for board in boards],
        "passes": PASSES,
        "bestOf": BEST_OF,
    }
    answer = json.loads(run_node("plain_moves.ts", words=json.dumps(request)))
    if answer["actions"] != [board.actions() for board in boards]:
        raise SystemExit("the plain implementation lists other actions")
    return float(answer["perSecond"])


def main() -> None:
    """Print the tables."""
    speeds = figures()
    rows = [[name, count(speed)] for name, speed in speeds.items()]
    print_table("Rules in CPython", ["", "per second"], rows)
    python, javascript = speeds["legal actions, lists"], plain_javascript()
    rows = [
        ["plain JavaScript: arrays, move objects", count(javascript), ratio(1)],
        ["pygames in CPython", count(python), ratio(python / javascript)],
    ]
    title = f"Lists of legal actions over 1,000 positions, best of {BEST_OF} (at least {AT_LEAST})"
    print_table(title, ["", "per second", "ratio"], rows)


if __name__ == "__main__":
    main()
