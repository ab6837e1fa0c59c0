"""Finds the games: every folder beside this file whose package has a `GAME`, and added games."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from pygames.errors import GameError
from pygames.game import Game


def catalog() -> tuple[Game[Any], ...]:
    """Return the cards of all games, in the order of their titles."""
    return tuple(sorted((*_ours(), *_added), key=lambda game: game.title))


def ids() -> tuple[str, ...]:
    """List the ids of all games, without loading any."""
    return (*map(_id, _folders()), *(game.id for game in _added))


def find(id: str) -> Game[Any]:
    """Return the card of the game with this id, loading no other game: that takes a while."""
    for game in (*_guests, *_added):
        if game.id == id:
            return game
    for name in _folders():
        if id == _id(name):
            return _card(name)
    known = ", ".join(ids())
    raise GameError("unknown-game", f"unknown game {id[:40]!r}; available: {known}")


_guests: list[Game[Any]] = []
_added: list[Game[Any]] = []


def add(game: Game[Any]) -> None:
    """Let everybody find a game that has no folder here (`pygames.added` checks it first)."""
    _added.append(game)


@contextmanager
def guest(game: Game[Any]) -> Iterator[None]:
    """Let `find` know a game that may have no folder here, as long as it is being checked."""
    _guests.insert(0, game)
    try:
        yield
    finally:
        _guests.remove(game)


@cache
def _ours() -> tuple[Game[Any], ...]:
    return tuple(map(_card, _folders()))


@cache
def _folders() -> tuple[str, ...]:
    """Name the packages of the games."""
    names = [module.name for module in pkgutil.iter_modules([str(Path(__file__).parent)])]
    return tuple(name for name in names if name != "catalog")


def _id(name: str) -> str:
    return name.replace("_", "-")


def _card(name: str) -> Game[Any]:
    game = getattr(import_module(f"pygames.games.{name}"), "GAME", None)
    if not isinstance(game, Game) or game.id != _id(name):
        raise TypeError(f"pygames/games/{name} must have a GAME with the id of its folder")
    return game
