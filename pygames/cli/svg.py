"""A game, or one position of it, as an SVG."""

from __future__ import annotations

import argparse
from pathlib import Path

from pygames.cli.arguments import add_number, is_file, named, read_game, write_file
from pygames.games import ids
from pygames.record import Record, new
from pygames.vector import svg
from pygames.vector.palette import THEMES

EXAMPLES = """\
  python3 -m pygames svg murus-gallicus > board.svg
  python3 -m pygames svg my_game.py -o board.svg
  python3 -m pygames svg game.json --at 12 --theme dark -o board.svg
  python3 -m pygames svg game.json --animate -o game.svg
"""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    words = "a file that has games (- is standard input), a link, my_game.py, or a game: "
    parser.add_argument("shown", metavar="GAME", help=words + ", ".join(ids()))
    add_number(parser)
    parser.add_argument("--at", metavar="PLY", type=int, help="an earlier ply; 0 is the start")
    parser.add_argument("--seat", metavar="N", type=int, help="who sits at the bottom, from 0")
    parser.add_argument("--theme", choices=THEMES, default="light", help="the colours")
    parser.add_argument("--compact", action="store_true", help="for a board that is shown small")
    parser.add_argument("--animate", action="store_true", help="the whole game, which moves")
    parser.add_argument("-o", "--output", metavar="FILE", help="write there, not to the terminal")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw, and write to the requested place."""
    picture = svg(
        _read(options.shown, options.number), at=options.at, seat=options.seat, theme=options.theme,
        compact=options.compact, animate=options.animate,
    )  # fmt: skip
    if options.output:
        write_file(Path(options.output), f"{picture}\n")
    else:
        # Pure ASCII is the same picture in any encoding of the terminal.
        print(picture.encode("ascii", "xmlcharrefreplace").decode())
    return 0


def _read(text: str, number: int | None) -> Record:
    """Read a game from a file or a link; for the id or the file of a game, return its start."""
    if text in ids() or is_file(text):
        return new(named(text))
    return read_game(text, number).record
