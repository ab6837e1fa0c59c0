"""Positions in words, as a game reads them to those who hear the board."""

from __future__ import annotations

from typing import Any, cast

from pygames.core import S, State
from pygames.game import Game
from pygames.record import Record, final, make_header, settle


def read(game: Game[Any], state: State, title: str, kind: str = "") -> str:
    """Return the words of the part with this title, and of this kind if given."""
    assert game.look.read is not None
    return next(
        reading.words
        for reading in game.look.read(state, 0)
        if reading.title == title and kind in ("", reading.kind)
    )


def titles(game: Game[Any], state: State, kind: str) -> list[str]:
    """Return the titles of the parts of one kind, in order."""
    assert game.look.read is not None
    return [reading.title for reading in game.look.read(state, 0) if reading.kind == kind]


def begun(game: Game[S], *actions: str) -> S:
    """Return the state after some actions, with dice from a seed before and after them."""
    record = settle(Record(make_header(game, game.players[0], {}, None), seed="read"))
    return cast("S", final(settle(Record(record.header, (*record.actions, *actions), "read"))))
