"""Puzzles in a terminal: `python3 -m lab.puzzles make` and `prove`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from lab.puzzles import make, prove
from pygames.errors import GameError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command."""
    parser = argparse.ArgumentParser(prog="python3 -m lab.puzzles")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    make.add(commands.add_parser("make", help="make puzzles, each proved by exhaustive search"))
    words = "check puzzles, without any code of the bots' searches"
    prove.add(commands.add_parser("prove", help=words))
    options = parser.parse_args(arguments)
    try:
        code: int = options.run(options)
    except GameError as error:
        print(error.message, file=sys.stderr)
        return 1
    return code


if __name__ == "__main__":
    sys.exit(main())
