"""Finds the games: every folder beside this file whose package has a `GAME`, and added games.

Elsewhere than on a page it also finds games that are installed as packages of their own.
"""

from __future__ import annotations

import copyreg
import pkgutil
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from pygames import words
from pygames.errors import GameError
from pygames.game import Game
from pygames.language import ENGLISH, spoken

if TYPE_CHECKING:
    from types import ModuleType

    from pygames.workshop.elsewhere import Entry


def catalog() -> tuple[Game[Any], ...]:
    """Return the cards of all games, in the order of their titles."""
    return tuple(sorted((*_ours(), *_known()), key=lambda game: game.title))


def ids() -> tuple[str, ...]:
    """List the ids of all games, without loading any."""
    return (*map(_id, _folders()), *(game.id for game in _known()))


def find(id: str) -> Game[Any]:
    """Return the card of the game with this id, loading no other game: that takes a while."""
    for game in (*_guests, *_known()):
        if game.id == id:
            return game
    for name in _folders():
        if id == _id(name):
            return _card(name)
    if entry := _installed().get(id):
        return _add_from(entry)
    all_ids = list(dict.fromkeys((*ids(), *_installed())))
    raise GameError("unknown-game", words.unknown_game(id[:40], all_ids))


_guests: list[Game[Any]] = []
_added: list[tuple[Game[Any], Entry | None]] = []


def add(game: Game[Any], entry: Entry | None = None) -> None:
    """Let everybody find a game that has no folder here (`pygames.added` checks it first).

    A game in one file replaces an earlier version of itself.
    """
    if game.states is not None:
        _added[:] = [each for each in _added if each[0].id != game.id]
    _added.append((game, entry))


def card_for(game: Game[Any] | str) -> Game[Any]:
    """Return a card. A card passed in is found by its id from then on."""
    if isinstance(game, str):
        return find(game)
    if game.id in map(_id, _folders()):
        if not _is_ours(game):
            raise GameError("name-taken", f"there already is a game {game.id!r}")
    elif all(each is not game for each in (*_guests, *_known())):
        add(game)
    return game


def add_installed() -> None:
    """Let the catalogue list all games that are installed, not only those that were looked for."""
    for id in _installed():
        find(id)


def _known() -> Iterator[Game[Any]]:
    return (game for game, _ in _added)


def _installed() -> Mapping[str, Entry]:
    """Return where installed games are; a page has nothing that looks for them."""
    try:
        from pygames.workshop.elsewhere import installed  # noqa: PLC0415 - seldom wanted, and slow
    except ModuleNotFoundError:
        return {}
    return installed()


def _add_from(entry: Entry) -> Game[Any]:
    from pygames.workshop.elsewhere import card_of, reach  # noqa: PLC0415 - as above

    if entry.folder and entry.folder not in sys.path:
        reach(entry.folder)
    game = card_of(entry)
    add(game, entry)
    return game


def _again(id: str, entry: Entry | None) -> Game[Any]:
    """Find a card that was pickled, perhaps in a process that doesn't know the game yet."""
    if entry is not None and id not in ids():
        return _add_from(entry)
    return find(id)


def _reduced(game: Game[Any]) -> str | tuple[Any, ...]:
    """Pickle a card as its id: its functions can't be pickled. A card of no catalogue stays as is.

    Copying a card gives the card itself.
    """
    entry = next((entry for each, entry in _added if each is game), None)
    if entry or _is_ours(game):
        return _again, (game.id, entry)
    if game.states is not None:
        from pygames.workshop.one_file import reduced  # noqa: PLC0415 - pages load it when needed

        return reduced(game) or game.__reduce_ex__(2)
    return game.__reduce_ex__(2)


def _is_ours(game: Game[Any]) -> bool:
    """Tell whether a card is one of the package, in English or in the language that is spoken."""
    name = _name(game.id)
    return name in _folders() and (_english(name) is game or _card(name) is game)


copyreg.pickle(Game, _reduced)


@contextmanager
def guest(game: Game[Any]) -> Iterator[None]:
    """Let `find` know a game without a folder here while it is being checked."""
    _guests.insert(0, game)
    try:
        yield
    finally:
        _guests.remove(game)


def _ours() -> tuple[Game[Any], ...]:
    return tuple(map(_card, _folders()))


@cache
def _folders() -> tuple[str, ...]:
    """Name the packages of the games."""
    names = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)])]
    return tuple(name for name in names if name != "catalog")


def _id(name: str) -> str:
    return name.replace("_", "-")


def _name(id: str) -> str:
    return id.replace("-", "_")


def _card(name: str) -> Game[Any]:
    """Return a card in the language that is spoken."""
    return _english(name) if spoken() == ENGLISH else _translated(name, spoken())


@cache
def _translated(name: str, _language: str) -> Game[Any]:
    english = _english(name)
    card: Game[Any] = getattr(_module(name), "card", lambda: english)()
    return card


def _english(name: str) -> Game[Any]:
    game = getattr(_module(name), "GAME", None)
    if not isinstance(game, Game) or game.id != _id(name):
        raise TypeError(f"pygames/games/{name} must have a GAME with the id of its folder")
    return game


def _module(name: str) -> ModuleType:
    try:
        return import_module(f"pygames.games.{name}")
    except TypeError as error:
        from pygames.workshop.needed import lacking  # noqa: PLC0415 - as above

        if what := lacking(error):
            raise TypeError(f"pygames/games/{name}: {what}") from error
        raise
