"""`python3 -m pygames solve my_game.py`: who wins a small game if both play best."""

from __future__ import annotations

import argparse

from pygames.added.solved import solve
from pygames.cli.arguments import add_game, named

EXAMPLES = """\
  python3 -m pygames solve my_game.py
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `solve`."""
    add_game(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve, and print a sentence and best play, or how far it came."""
    solution = solve(named(options.game))
    print(solution.verdict)
    if solution.best:
        print(*solution.best)
    return 0 if solution.done else 1
