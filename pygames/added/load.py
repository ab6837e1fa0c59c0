"""Imports the games of a folder, checks them, and lets everybody find them."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import Any

from pygames.added.declared import Entry, declared
from pygames.conformance import BrokenPromiseError, check
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import add, ids

_loaded: list[str] = []
"""The folders that added games came from."""


def load(folder: Path) -> tuple[Game[Any], ...]:
    """Make the games of an unpacked wheel known: all of them, or none."""
    with _importable(folder):
        games = _cards(folder)
        for game in games:
            _check(game)
    _know(folder, games)
    return games


def folders() -> tuple[str, ...]:
    """Name the folders of the added games, for `know_again` in another process."""
    return tuple(_loaded)


def know_again(loaded: Sequence[str]) -> None:
    """Make games known that another process has checked; some processes begin knowing them."""
    for folder in map(Path, loaded):
        if str(folder) not in _loaded:
            with _importable(folder):
                games = _cards(folder)
            _know(folder, games)


def _know(folder: Path, games: Sequence[Game[Any]]) -> None:
    for game in games:
        add(game)
    _loaded.append(str(folder))


def _cards(folder: Path) -> tuple[Game[Any], ...]:
    entries = declared(folder)
    taken = Counter([*ids(), *(entry.id for entry in entries)])
    for entry in entries:
        if taken[entry.id] > 1:
            raise GameError(
                "name-taken", f"there already is a game {entry.id!r}; choose another id"
            )
    return tuple(_card(entry, folder) for entry in entries)


def _card(entry: Entry, folder: Path) -> Game[Any]:
    module = _imported(entry)
    if not _is_inside(module, folder):
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


def _imported(entry: Entry) -> ModuleType:
    try:
        return import_module(entry.module)
    except KeyboardInterrupt:
        raise
    except BaseException as error:  # whatever stands in a module of others
        what = f"{type(error).__name__}: {error}"
        raise GameError("bad-game", f"{entry.module} can’t be imported: {what}") from error


def _check(game: Game[Any]) -> None:
    """Check it in short: one random game stands for many."""
    try:
        check(game, games=1)
    except BrokenPromiseError as error:
        raise GameError(
            "broken-promise",
            f"{error}. Every game has to keep this promise; pygames.conformance.check finds more",
        ) from error


@contextmanager
def _importable(folder: Path) -> Iterator[None]:
    """Let Python find what is in a folder, and forget it if the games are refused.

    What Python finds elsewhere goes before it, so nothing is overwritten.
    """
    before = set(sys.modules)
    sys.path.append(str(folder))
    invalidate_caches()
    try:
        yield
    except BaseException:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if _is_inside(sys.modules[name], folder):
                del sys.modules[name]
        raise


def _is_inside(module: ModuleType, folder: Path) -> bool:
    file = getattr(module, "__file__", None)
    return isinstance(file, str) and Path(file).is_relative_to(folder)
