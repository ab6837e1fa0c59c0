"""Games that a host adds to its site, each as a wheel or as one file."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING, Any

from pygames.added import load, unpack
from pygames.added.declared import declared
from pygames.errors import GameError
from pygames.workshop.needed import FILES
from pygames.workshop.one_file import SUFFIX
from web.tools import folders, wheel
from web.tools.console import CACHE, ROOT, Stop, say

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from pygames.game import Game
    from web.tools.folders import Folder

UNPACKED = CACHE / "guests"
# The pages' catalogue finds a game by its folder: this one says where the card is.
FOUND = "from {module} import {name} as GAME\n"


def invite(paths: Iterable[Path]) -> None:
    """Check the games of these wheels and files, and let the build use them like its own."""
    shutil.rmtree(UNPACKED, ignore_errors=True)
    for number, path in enumerate(paths):
        in_one = path.suffix == SUFFIX
        folder = path if in_one else UNPACKED / str(number)
        try:
            if not in_one:
                unpack(path, folder)
            games = load(folder)
        except (OSError, GameError) as error:
            raise Stop(f"{path} can't be put into the site: {error}") from error
        brought = _in_one(path, games[0]) if in_one else _brought(folder) | _found(folder)
        wheel.guests.update(brought)
        wheel.added[f"{path.name} sha256:{folders.digest_of(brought)}"] = path
        say(f"With {', '.join(game.title for game in games)} of {path.name}")


def sources(file: Path) -> list[Path]:
    """List the files that a game in one file may consist of: it, and those beside it."""
    return [file, *(file.with_name(name) for name in FILES)]


def _in_one(file: Path, game: Game[Any]) -> Folder:
    """Make a folder of the catalogue of a file, and bring what a game in one file stands on."""
    simple = (ROOT / "pygames" / "simple").rglob("*.py")
    package = f"pygames/games/{game.id.replace('-', '_')}"
    files = {each.relative_to(ROOT).as_posix(): each.read_bytes() for each in simple}
    there = {
        f"{package}/{each.name}": each.read_bytes() for each in sources(file)[1:] if each.is_file()
    }
    own = there if game.states is None else {}
    needed = {name: files[name] for name in sorted(files) if wheel.is_english(name)}
    return needed | {f"{package}/__init__.py": file.read_bytes()} | own


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
