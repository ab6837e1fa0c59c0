"""`python3 -m pygames solve my_game.py`: who wins a small game if both play best."""

from __future__ import annotations

import argparse

from pygames.added.solved import solve
from pygames.cli.arguments import add_game, named
from pygames.record import new

EXAMPLES = """\
  python3 -m pygames solve my_game.py
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `solve`."""
    add_game(parser)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Solve, and print who wins and the best moves, or how far it came."""
    game = named(options.game)
    fewest, most = game.players
    solution = solve(new(game, 2 if fewest <= 2 <= most else fewest))
    print(solution.verdict)
    return 0 if solution.done else 1
