"""Added games in a terminal: those of the wheels and files that `--with` names."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from pygames.added import load, unpack
from pygames.workshop.one_file import SUFFIX


def add_wheels(parser: argparse.ArgumentParser) -> None:
    """Take wheels and files with games."""
    words = "add the games of a wheel, of a folder in which one was unpacked, or of a .py file"
    parser.add_argument(
        "--with", metavar="GAME", dest="wheels", action="append", default=[], help=words
    )


@contextmanager
def added(paths: Sequence[str]) -> Iterator[None]:
    """Make the games known; what was unpacked goes at the end."""
    if not paths:
        yield
        return
    with TemporaryDirectory(prefix="pygames-") as place:
        for number, path in enumerate(map(Path, paths)):
            whole = path.is_dir() or path.suffix == SUFFIX
            load(path.resolve() if whole else _unpacked(path, Path(place, str(number))))
        yield


def _unpacked(wheel: Path, place: Path) -> Path:
    folder = place.resolve() / wheel.stem
    unpack(wheel, folder)
    return folder
