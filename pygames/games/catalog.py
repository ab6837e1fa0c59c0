"""Finds the games: every folder beside this file whose package has a `GAME`."""

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


@cache
def catalog() -> tuple[Game[Any], ...]:
    """Return the cards of all games, in the order of their titles."""
    return tuple(sorted(map(_card, _folders()), key=lambda game: game.title))


def ids() -> tuple[str, ...]:
    """List the ids of all games, without loading any."""
    return tuple(map(_id, _folders()))


def find(id: str) -> Game[Any]:
    """Return the card of the game with this id, loading no other game: that takes a while."""
    for game in _guests:
        if game.id == id:
            return game
    for name in _folders():
        if id == _id(name):
            return _card(name)
    known = ", ".join(ids())
    raise GameError("unknown-game", f"unknown game {id[:40]!r}; available: {known}")


_guests: list[Game[Any]] = []


@contextmanager
def guest(game: Game[Any]) -> Iterator[None]:
    """Let `find` know a game that may have no folder here, as long as it is being checked."""
    _guests.insert(0, game)
    try:
        yield
    finally:
        _guests.remove(game)


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
