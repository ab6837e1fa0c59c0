"""A first file for a game of one's own, and the check of what it has become."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from pygames import examples
from pygames.cli.arguments import add_game, named, positive, write_file
from pygames.cli.commands import joined, program
from pygames.conformance import BrokenPromiseError, check
from pygames.errors import GameError
from pygames.workshop.one_file import SUFFIX

EXAMPLES = """\
  python3 -m pygames new-game my_game
  python3 -m pygames new-game my_game --like hex
"""
CHECKED = """\
  python3 -m pygames check my_game.py
  python3 -m pygames check cercas --games 20
"""
_FIRST = "three"
_FOLDER = Path(examples.__file__).parent
_TITLE = re.compile(r'title="[^"]*"')


def models() -> list[str]:
    """List the games that a first file can be like."""
    return sorted(_models())


def _models() -> dict[str, Path]:
    files = (*_FOLDER.glob("[a-z]*.py"), *_FOLDER.glob("shelf/[a-z]*.py"))
    return {file.stem: file for file in files}


def add(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `new-game`."""
    words = "what the game is called, and its file (default: my_game)"
    parser.add_argument("name", metavar="NAME", nargs="?", default="my_game", help=words)
    words = f"what to begin from (default: {_FIRST})"
    parser.add_argument("--like", choices=models(), default=_FIRST, help=words)
    parser.set_defaults(run=run)


def run(options: argparse.Namespace) -> int:
    """Write the file, unless there is one."""
    file = Path(options.name).with_suffix(SUFFIX)
    if file.stem in {"pygames", *sys.stdlib_module_names}:
        # Whatever runs in that folder later would import the game in the place of the module.
        what = f"{file} would stand in the way of the module {file.stem}: choose another name"
        raise GameError("bad-request", what)
    if file.exists():
        raise GameError("bad-request", f"{file} is there already")
    title = " ".join(re.split(r"[\W_]+", file.stem)).strip().title()
    if not re.search(r"[A-Za-z]", title):
        raise GameError("bad-request", f"{file.stem!r} is no name for a game")
    model = _models()[options.like].read_text("utf-8")
    write_file(file, _TITLE.sub(f'title="{title}"', model, count=1))
    play = f"{program()} play {joined([str(file)])}"
    print(f"{file} is a whole game. Play it, then change it:\n  {play}")
    return 0


def add_check(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `check`."""
    add_game(parser)
    words = "how many random games are played (default: 6)"
    parser.add_argument("--games", metavar="N", type=positive, default=6, help=words)
    parser.set_defaults(run=run_check)


def run_check(options: argparse.Namespace) -> int:
    """Check a game; say what is wrong with it."""
    game = named(options.game)
    try:
        check(game, games=options.games)
    except BrokenPromiseError as error:
        raise GameError("broken-promise", str(error)) from error
    print(f"{game.title} keeps every promise in {options.games} random games.")
    return 0
