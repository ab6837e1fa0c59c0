"""Cards of games from outside: of packages that are installed, or that a file has brought.

Never loaded in a page, since reading entry points loads much of Python's library.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module, invalidate_caches
from importlib.machinery import PathFinder
from importlib.util import module_from_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Any

from pygames.errors import GameError
from pygames.game import Game
from pygames.workshop.needed import lacking
from pygames.workshop.one_file import card_in, module_of, told
from pygames.workshop.refused import nothing_ends

GROUP = "pygames.games"
"""The group of entry points that name games."""


@dataclass(frozen=True)
class Entry:
    """An entry point: the id of a game, and where its card is."""

    id: str
    module: str
    name: str
    folder: str = ""
    """The folder that a file was unpacked into; empty if the package is installed."""
    file: str = ""
    """The file that holds the whole game, if there is only one."""


@cache
def installed() -> Mapping[str, Entry]:
    """Return the entry points of the games that are installed, by id, importing none."""
    from importlib.metadata import entry_points  # noqa: PLC0415 - it loads much

    entries = entry_points(group=GROUP)
    return MappingProxyType(
        {each.name: Entry(each.name, each.module, each.attr) for each in reversed([*entries])}
    )


def card_of(entry: Entry) -> Game[Any]:
    """Import a card, and check that it is the one that was declared."""
    if entry.file:
        return card_in(module_of(Path(entry.file)))
    module = _imported(entry)
    if entry.folder and not is_inside(module, entry.folder):
        what = f"{entry.module!r} ({getattr(module, '__file__', 'built in')})"
        raise GameError(
            "name-taken",
            f"there already is a module {what}; rename yours, or start in another folder",
        )
    card = getattr(module, entry.name, None)
    if not isinstance(card, Game) or card.id != entry.id:
        raise GameError(
            "bad-game", f"{entry.module}:{entry.name} is not the card of a game {entry.id!r}"
        )
    return card


def reach(folder: str) -> None:
    """Let Python find the contents of a folder, after all else.

    The games of the folder don't count as installed, so installed ones have to be listed before.
    """
    installed()
    sys.path.append(folder)
    invalidate_caches()


def is_inside(module: ModuleType, folder: str) -> bool:
    """Tell whether a module is from a file in this folder."""
    file = getattr(module, "__file__", None)
    return isinstance(file, str) and Path(file).is_relative_to(folder)


def _imported(entry: Entry) -> ModuleType:
    try:
        _prefer_given(entry)
        with nothing_ends():
            return import_module(entry.module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever is in a module of others
        what = f"{entry.module} can’t be imported: {told(error)}"
        raise GameError("bad-game", lacking(error) or what) from error


def _prefer_given(entry: Entry) -> None:
    """Import a game's package from the file that was given, though a game is installed by its name.

    Any other module of its name goes before it, so nothing is overwritten.
    """
    package = _package(entry)
    if not entry.folder or package in sys.modules:
        return
    if package not in map(_package, installed().values()):
        return
    spec = PathFinder.find_spec(package, [entry.folder])
    if spec and spec.loader:
        sys.modules[package] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules[package])


def _package(entry: Entry) -> str:
    return entry.module.partition(".")[0]
