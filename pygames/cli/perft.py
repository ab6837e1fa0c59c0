"""Counts of action sequences in a terminal, depth by depth."""

from __future__ import annotations

import argparse

from pygames.cli.arguments import add_game, named, positive
from pygames.door.perft import perft, perft_root
from pygames.record import check_start

EXAMPLES = "  python3 -m pygames perft murus-gallicus 5"


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    add_game(parser, more="; a game without dice or cards")
    parser.add_argument("depth", metavar="DEPTH", type=positive, help="how many actions deep")
    parser.add_argument("--start", metavar="POSITION", help="a position text to begin from")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Print the count of each depth as it is found."""
    game = named(options.game)
    start = None if options.start is None else check_start(game, options.start)
    state = perft_root(game, start)
    for depth in range(1, options.depth + 1):
        print(depth, perft(state, depth)[-1], flush=True)
    return 0
