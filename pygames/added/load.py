"""Imports the games of a folder, checks them, and adds them to the catalogue."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pygames import words
from pygames.added.declared import declared
from pygames.conformance import BrokenPromiseError, check
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import add, catalog, ids
from pygames.workshop.elsewhere import Entry, card_of, is_inside, reach
from pygames.workshop.one_file import CARD, SUFFIX, card_in, module_of

_SECONDS = 8.0
"""How long games are checked to their ends: pages wait 30 s, and are slower."""
_loaded: list[str] = []
"""The folders and files that added games came from."""


def load(folder: Path) -> tuple[Game[Any], ...]:
    """Make the games of an unpacked wheel known: all of them, or none.

    It can also be the file of a game that has only one.
    """
    if folder.suffix == SUFFIX:
        return (_load_file(folder.resolve()),)
    with _importable(folder):
        games = _cards(folder)
        for game in games.values():
            check_in_short(game)
    _know(folder, games)
    return tuple(games.values())


def _load_file(file: Path) -> Game[Any]:
    """Make the game of a file known; a newer version of it takes its place."""
    card = card_in(module_of(file))
    if card in catalog():
        return card
    if card.id in ids() and str(file) not in _loaded:
        raise _taken(card.id)
    check_in_short(card)
    _know_file(file, card)
    return card


def _know_file(file: Path, card: Game[Any]) -> None:
    add(card, Entry(card.id, "", CARD, file=str(file)))
    if str(file) not in _loaded:
        _loaded.append(str(file))


def folders() -> tuple[str, ...]:
    """Return the folders and files of the added games, for `know_again` in another process."""
    return tuple(_loaded)


def know_again(loaded: Sequence[str]) -> None:
    """Add games that another process has checked; some processes begin like this."""
    for folder in map(Path, loaded):
        if str(folder) in _loaded:
            continue
        if folder.suffix == SUFFIX:
            _know_file(folder, card_in(module_of(folder)))
        else:
            with _importable(folder):
                games = _cards(folder)
            _know(folder, games)


def _know(folder: Path, games: Mapping[Entry, Game[Any]]) -> None:
    for entry, game in games.items():
        add(game, entry)
    _loaded.append(str(folder))


def _cards(folder: Path) -> dict[Entry, Game[Any]]:
    entries = declared(folder)
    counts = Counter([*ids(), *(entry.id for entry in entries)])
    for entry in entries:
        if counts[entry.id] > 1:
            raise _taken(entry.id)
    return {entry: card_of(entry) for entry in entries}


def _taken(id: str) -> GameError:
    return GameError("name-taken", words.name_taken(id))


def check_in_short(game: Game[Any]) -> None:
    """Check the game in short: one random game stands for many, or its beginning if it is long."""
    try:
        check(game, games=1, seconds=_SECONDS)
    except BrokenPromiseError as error:
        if error.at:
            raise GameError("broken-promise", str(error), error.at.line or None) from error
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
