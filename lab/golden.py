"""Make a golden playthrough: a random game, the same for the same seed.

python3 -m lab.golden murus-gallicus --seed 7
python3 -m lab.golden murus-gallicus --seed 7 --name draw --actions d1-d3 e7-e5
"""

from __future__ import annotations

import argparse
from random import Random

from pygames.games import find
from pygames.record import Record, final, make_header
from tests.support.playthrough import finished, folder, written


def main() -> None:
    """Make one file."""
    parser = argparse.ArgumentParser(
        prog="python3 -m lab.golden",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("game")
    parser.add_argument("--seed", required=True)
    parser.add_argument("--name", help="of the file (the seed)")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="ID=VALUE")
    parser.add_argument("--start", metavar="POSITION")
    parser.add_argument("--actions", nargs="*", default=[], help="to begin with")
    options = parser.parse_args()
    game = find(options.game)
    settings = dict(pair.split("=", 1) for pair in options.option)
    header = make_header(game, options.players or game.players[0], settings, options.start)
    record = finished(Record(header, tuple(options.actions)), Random(options.seed))
    file = folder(game) / f"{options.name or options.seed}.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(written(record), "utf-8")
    print(f"{file.name}: {len(record.actions)} actions. {final(record).reason()}")


if __name__ == "__main__":
    main()
