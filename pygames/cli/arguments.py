"""Arguments that several commands share."""

from __future__ import annotations

import argparse

from pygames.games import ids


def add_game(parser: argparse.ArgumentParser) -> None:
    """Take the id of a game."""
    parser.add_argument("game", metavar="GAME", help=", ".join(ids()))


def add_options(parser: argparse.ArgumentParser) -> None:
    """Take choices of the game, such as its map."""
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", default=[],
        help="an option of the game, such as map=europe (repeatable)",
    )  # fmt: skip


def chosen(options: argparse.Namespace) -> dict[str, str]:
    """Return the game's options that were given, each with its value."""
    return dict(text.partition("=")[::2] for text in options.option)


def positive(text: str) -> int:
    """Read a whole number above 0."""
    if not text.isascii() or not text.isdigit() or not int(text):
        raise argparse.ArgumentTypeError(f"expected a whole number above 0, not {text!r}")
    return int(text)
