"""Games that a host adds to its site, each as a wheel."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

from pygames.added import load, unpack
from pygames.added.declared import declared
from pygames.errors import GameError
from web.tools import folders, wheel
from web.tools.console import CACHE, Stop, say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from web.tools.folders import Folder

UNPACKED = CACHE / "guests"
# The pages' catalogue finds a game by its folder: this one says where the card is.
FOUND = "from {module} import {name} as GAME\n"


def invite(given: Iterable[Path]) -> None:
    """Check the games of these wheels, and let the build use them like its own."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    for number, path in enumerate(given):
        folder = UNPACKED / str(number)
        try:
            unpack(path, folder)
            games = load(folder)
        except (OSError, GameError) as error:
            raise Stop(f"{path} can't be put into the site: {error}") from error
        wheel.guests.update(_brought(folder) | _found(folder))
        say(f"With {', '.join(game.title for game in games)} of {path.name}")


def _brought(folder: Path) -> Folder:
    """Read a wheel's own files, without those for installers."""
    read = folders.read(folder).items()
    return {name: content for name, content in read if ".dist-info/" not in name}


def _found(folder: Path) -> Folder:
    """Write a folder of the catalogue for each of a wheel's games."""
    return {
        f"pygames/games/{entry.id.replace('-', '_')}/__init__.py": FOUND.format(
            module=entry.module, name=entry.name
        ).encode()
        for entry in declared(folder)
    }
