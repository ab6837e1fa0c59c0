"""A game in one Python file, with its rules and its colours in files beside it."""

from __future__ import annotations

import shutil
from pathlib import Path

from pygames.errors import GameError
from pygames.games.elsewhere import GROUP
from pygames.games.needed import FILES

PACKAGE = "pygames_given"
"""Holds the modules of such games, so that none has the name of another module."""


def sources(file: Path) -> list[Path]:
    """List the files that such a game consists of."""
    return [file, *(file.with_name(name) for name in FILES)]


def lay_out(file: Path, folder: Path) -> None:
    """Put such a game into a folder as if a wheel had been unpacked there."""
    name = file.stem
    if not name.isidentifier():
        raise GameError("bad-wheel", f"{file.name}: a game in one file is called like my_game.py")
    package = folder / PACKAGE / name
    package.mkdir(parents=True, exist_ok=True)
    shutil.copy(file, package / "__init__.py")
    for beside in sources(file)[1:]:
        if beside.is_file():
            shutil.copy(beside, package)
    points = folder / f"{name}.dist-info" / "entry_points.txt"
    points.parent.mkdir(exist_ok=True)
    line = f"{name.replace('_', '-')} = {PACKAGE}.{name}:GAME"
    points.write_text(f"[{GROUP}]\n{line}\n", "utf-8")
