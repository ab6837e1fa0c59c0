"""A game, or one position of it, as an SVG."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from pygames import link
from pygames.door.bridge import read_record
from pygames.errors import GameError
from pygames.games import find, ids
from pygames.record import Record, new
from pygames.vector import svg
from pygames.vector.palette import THEMES

EXAMPLES = """\
  python3 -m pygames svg murus-gallicus > board.svg
  python3 -m pygames svg game.json --at 12 --theme dark -o board.svg
  python3 -m pygames svg game.json --animate -o game.svg
"""
_LINK = re.compile(r"#(?:.*&)?g=([^&]*)")
"""Where a link has its game."""


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of the command."""
    words = f"a file with a record (- is standard input), a link, or a game: {', '.join(ids())}"
    parser.add_argument("shown", metavar="GAME", help=words)
    parser.add_argument("--at", metavar="PLY", type=int, help="an earlier ply; 0 is the start")
    parser.add_argument("--seat", metavar="N", type=int, help="who sits at the bottom, from 0")
    parser.add_argument("--theme", choices=THEMES, default="light", help="the colours")
    parser.add_argument("--compact", action="store_true", help="for a board that is shown small")
    parser.add_argument("--animate", action="store_true", help="the whole game, which moves")
    parser.add_argument("-o", "--output", metavar="FILE", help="write there, not to the terminal")
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Draw, and write where it is wanted."""
    drawn = svg(
        _read(options.shown), at=options.at, seat=options.seat, theme=options.theme,
        compact=options.compact, animate=options.animate,
    )  # fmt: skip
    if options.output:
        _write(Path(options.output), drawn)
    else:
        # Without other letters it is the same picture in whatever code a terminal writes.
        print(drawn.encode("ascii", "xmlcharrefreplace").decode())
    return 0


def _read(shown: str) -> Record:
    """Read a record from a file or a link; the id of a game is its start."""
    if shown in ids():
        return new(find(shown))
    if shown == "-":
        return read_record(sys.stdin.buffer.read())
    if found := _LINK.search(shown):
        return link.read(found[1])
    try:
        text = Path(shown).read_bytes()
    except (OSError, ValueError) as error:
        return _read_bare(shown, getattr(error, "strerror", None) or error)
    return read_record(text)


def _read_bare(shown: str, no_file: object) -> Record:
    """Read a link of which only the game is given: what is no file may be one."""
    try:
        return link.read(shown)
    except GameError as error:
        words = f"{shown[:80]!r} is no game and no file ({no_file}); as a link: {error.message}"
        raise GameError(error.kind, words) from None


def _write(path: Path, drawn: str) -> None:
    try:
        path.write_text(f"{drawn}\n", encoding="utf-8")
    except OSError as error:
        raise GameError("bad-request", f"{path} can't be written: {error.strerror}") from error
