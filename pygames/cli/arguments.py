"""Arguments that several commands share."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from pygames import annotated
from pygames.added import load
from pygames.annotated import Annotated
from pygames.door import bridge
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find, ids
from pygames.outside import text_or_guess
from pygames.programs.reader import read, read_annotated, read_one
from pygames.workshop.one_file import SUFFIX


def add_game(
    parser: argparse.ArgumentParser, *, optional: bool = False, more: str = "", files: bool = True
) -> None:
    """Take the id of a game, or a file that holds one; `more` is said of the games."""
    number = "?" if optional else None
    words = f"{', '.join(ids())}{'; or a file such as my_game.py' if files else ''}{more}"
    parser.add_argument("game", metavar="GAME", nargs=number, help=words)


def named(game: str) -> Game[Any]:
    """Return the card of a game, given by its id or by the file that holds it."""
    if not is_file(game):
        return find(game)
    loaded = load(Path(game))[0]
    _decoded(game, Path(game).read_bytes())
    return loaded


def is_file(text: str) -> bool:
    """Tell whether a text names a file of Python."""
    return text.endswith(SUFFIX)


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


def add_number(parser: argparse.ArgumentParser) -> None:
    """Take the number of a game in a file that has several."""
    words = "which game of a file that has several, from 1"
    parser.add_argument("--number", metavar="N", type=positive, help=words)


def read_game(text: str, number: int | None) -> Annotated:
    """Read a game from a file, from standard input (-), or from a link."""
    return read_one(_text(text), number)


def read_games(place: str, number: int | None) -> Sequence[Annotated]:
    """Read all games there, or the one with this number."""
    text = _text(place)
    return read_annotated(text) if number is None else [read_one(text, number)]


def _text(text: str) -> str:
    if text == "-":
        return _decoded("standard input", sys.stdin.buffer.read())
    content = _found(text)
    return content if isinstance(content, str) else _decoded(text, content)


def _decoded(name: str, content: bytes) -> str:
    """Return the text in a file, and say so if its code is guessed: its letters may be others."""
    text, guessed = text_or_guess(content)
    if guessed:
        print(f"pygames: {name} isn’t UTF-8; it was read as Windows-1252", file=sys.stderr)
    return text


def _found(text: str) -> str | bytes:
    """Return what is in a file; what is no file may be a link."""
    try:
        return Path(text).read_bytes()
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
    try:
        read(text)
    except GameError as error:
        words = f"{text[:80]!r} is no game and no file ({why}); as a link: {error.message}"
        raise GameError(error.kind, words) from None
    return text


def write_games(path: Path, games: Sequence[Annotated]) -> None:
    """Write games as a text for people if the name says so (.txt), else as records."""
    if path.suffix.lower() == ".txt":
        write_file(path, annotated.write(*games))
        return
    records = [bridge.write(game.record.data()) for game in games]
    whole = f"[{', '.join(records)}]"
    write_file(path, f"{records[0] if len(records) == 1 else whole}\n")


def write_file(path: Path, text: str) -> None:
    """Write a text in one step, so that no file is ever left half written; a pipe as it comes."""
    try:
        whole = path.resolve()
        if whole.exists() and not whole.is_file():
            whole.write_text(text, encoding="utf-8")
            return
        half = whole.with_name(f"{whole.name}.part")
        half.write_text(text, encoding="utf-8")
        half.replace(whole)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or error
        raise GameError("bad-request", f"{path} can't be written: {why}") from None
