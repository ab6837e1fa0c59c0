"""Imports the games of a folder, checks them, and adds them to the catalogue."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pygames.added.declared import declared
from pygames.conformance import BrokenPromiseError, check
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import add, ids
from pygames.games.elsewhere import Entry, card_of, is_inside, reach

_loaded: list[str] = []
"""The folders that added games came from."""


def load(folder: Path) -> tuple[Game[Any], ...]:
    """Make the games of an unpacked wheel known: all of them, or none."""
    with _importable(folder):
        games = _cards(folder)
        for game in games.values():
            _check(game)
    _know(folder, games)
    return tuple(games.values())


def folders() -> tuple[str, ...]:
    """Return the folders of the added games, for `know_again` in another process."""
    return tuple(_loaded)


def know_again(loaded: Sequence[str]) -> None:
    """Add games that another process has checked; some processes begin like this."""
    for folder in map(Path, loaded):
        if str(folder) not in _loaded:
            with _importable(folder):
                games = _cards(folder)
            _know(folder, games)


def _know(folder: Path, games: Mapping[Entry, Game[Any]]) -> None:
    for entry, game in games.items():
        add(game, entry)
    _loaded.append(str(folder))


def _cards(folder: Path) -> dict[Entry, Game[Any]]:
    entries = declared(folder)
    taken = Counter([*ids(), *(entry.id for entry in entries)])
    for entry in entries:
        if taken[entry.id] > 1:
            raise GameError(
                "name-taken", f"there already is a game {entry.id!r}; choose another id"
            )
    return {entry: card_of(entry) for entry in entries}


def _check(game: Game[Any]) -> None:
    """Check the game in short: one random game stands for many."""
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
    reach(str(folder))
    try:
        yield
    except BaseException:
        sys.path.remove(str(folder))
        for name in set(sys.modules) - before:
            if is_inside(sys.modules[name], str(folder)):
                del sys.modules[name]
        raise
