"""Counts of action sequences in a terminal, depth by depth."""

from __future__ import annotations

import argparse

from pygames.door.perft import perft, perft_root
from pygames.games import find
from pygames.record import check_start

EXAMPLES = "  python3 -m pygames perft murus-gallicus 5"


def add(parser: argparse.ArgumentParser, games: str) -> None:
    """Add the arguments of the command."""
    parser.add_argument("game", metavar="GAME", help=games)
    parser.add_argument("depth", metavar="DEPTH", type=_positive, help="how many actions deep")
    parser.add_argument("--start", metavar="POSITION", help="a position text to begin from")
    parser.set_defaults(run=run)


def _positive(text: str) -> int:
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"expected a whole number above 0, not {text!r}")
    return int(text)


def run(options: argparse.Namespace) -> int:
    """Print the count of each depth as soon as it is known."""
    game = find(options.game)
    start = None if options.start is None else check_start(game, options.start)
    state = perft_root(game, start)
    for depth in range(1, options.depth + 1):
        print(depth, perft(state, depth)[-1], flush=True)
    return 0
