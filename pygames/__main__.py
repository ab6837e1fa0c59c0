"""The rules in a terminal: `python3 -m pygames engine`, `play`, `arena` and others."""

from __future__ import annotations

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from io import TextIOWrapper
from typing import Any, NoReturn

from pygames import __version__
from pygames.cli import arena, engine, measure, new_game, perft, play, show, solve, svg
from pygames.cli.additions import add_wheels, added
from pygames.cli.commands import as_called, program
from pygames.cli.system import usual
from pygames.errors import GameError
from pygames.language import speaking

_EXAMPLES = """\
examples:
  python3 -m pygames play murus-gallicus
  python3 -m pygames perft murus-gallicus 5
  python3 -m pygames arena murus-gallicus bot3 random --games 40 --seed 1
  python3 -m pygames show game.json
  python3 -m pygames svg game.json -o board.svg
  python3 -m pygames new-game my_game
  python3 -m pygames --with my_game-1.0-py3-none-any.whl play my-game
  echo '{"id": 1, "call": "catalog"}' | python3 -m pygames engine
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; 0 when it was done, 1 when it could not be, 2 for wrong arguments."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows "?"
    options = _parser().parse_args(arguments)
    try:
        with _ended_tidily(), speaking(options.lang or usual()), added(options.wheels):
            status: int = options.run(options)
    except GameError as error:
        print(f"pygames: {error.message}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:  # the reader has closed the pipe: print nothing more, not even at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


@contextmanager
def _ended_tidily() -> Iterator[None]:
    """Clean up when the system ends the program."""

    def end(*_: object) -> NoReturn:
        raise SystemExit(143)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=program(), description="Board games: exact rules, bots, and one door.",
        epilog=as_called(_EXAMPLES), formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--version", action="version", version=__version__)
    parser.set_defaults(version=__version__)
    add_wheels(parser)
    about = "the language that games are told in, such as de (default: that of the system, if all "
    parser.add_argument("--lang", metavar="CODE", help=f"{about}games have it)")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    _add_engine(commands)
    words = "count the sequences of actions, depth by depth"
    perft.add(_command(commands, "perft", words, perft.EXAMPLES))
    play.add(_command(commands, "play", "play in this terminal", play.EXAMPLES))
    arena.add(_command(commands, "arena", "let bots play each other", arena.EXAMPLES))
    words = "write a first file for a game of your own"
    new_game.add(_command(commands, "new-game", words, new_game.EXAMPLES))
    words = "check what every game promises"
    new_game.add_check(_command(commands, "check", words, new_game.CHECKED))
    words = "let bots play a game, and tell how fair, long and deep it is"
    measure.add(_command(commands, "measure", words, measure.EXAMPLES))
    words = "say who wins a small game if both play best"
    solve.add(_command(commands, "solve", words, solve.EXAMPLES))
    words = "tell a game in words, with what each move cost"
    show.add(_command(commands, "show", words, show.EXAMPLES))
    svg.add(_command(commands, "svg", "draw a game as an SVG", svg.EXAMPLES))
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser],
    name: str, words: str, examples: str,
) -> argparse.ArgumentParser:  # fmt: skip
    parser = commands.add_parser(
        name, help=words, description=words[0].upper() + words[1:] + ".",
        epilog=as_called(f"examples:\n{examples}"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )  # fmt: skip
    parser.add_argument("--lang", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    return parser


def _add_engine(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = _command(
        commands, "engine", "answer JSON lines from standard input",
        "  echo '{\"id\": 1, \"call\": \"catalog\"}' | python3 -m pygames engine",
    )  # fmt: skip
    parser.set_defaults(run=_serve)


def _serve(_: argparse.Namespace) -> int:
    requests: Any = sys.stdin.buffer  # gives what is there, although its type doesn't say so
    return engine.serve(requests, sys.stdout)


if __name__ == "__main__":
    sys.exit(main())
