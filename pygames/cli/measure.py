"""`python3 -m pygames measure my_game.py`: what a designer wants to know of a game."""

from __future__ import annotations

import argparse
import sys

from pygames.added.measured import Measures, measure
from pygames.cli.arguments import add_game, named, positive

EXAMPLES = """\
  python3 -m pygames measure my_game.py
  python3 -m pygames measure my_game.py --games 400 --seed 2
"""
_GAMES = 200


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `measure`."""
    add_game(parser)
    about = f"how many games bots play (default: {_GAMES}); Ctrl+C shows what is known so far"
    parser.add_argument("--games", metavar="N", type=positive, default=_GAMES, help=about)
    parser.add_argument("--seed", default="measure", help="the same seed gives the same games")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Measure, and print a table; the sentence is on top."""
    game = named(options.game)
    measures: list[Measures] = []
    try:
        for each in measure(game, options.games, options.seed):
            measures.append(each)
            _show_progress(len(measures), options.games)
    except KeyboardInterrupt:
        print(file=sys.stderr)
    if measures:
        print(measures[-1].verdict(), *measures[-1].lines(), sep="\n")
    return 0


def _show_progress(number: int, games: int) -> None:
    if sys.stderr.isatty():
        print(f"\r{number}/{games}", end="\n" if number == games else "", file=sys.stderr)
