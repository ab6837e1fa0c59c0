"""Boards as SVG: the scenes that the page paints, written without a browser."""

from __future__ import annotations

from os import urandom
from typing import Any

from pygames.core import State
from pygames.door.arguments import read_ply, read_seat
from pygames.door.card_data import Figure
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import catalog
from pygames.look.show import Moment
from pygames.record import Record, states
from pygames.vector.animation import animated
from pygames.vector.palette import THEMES, Palette, Theme, palette
from pygames.vector.picture import (
    COMPACT_WIDTH,
    WIDTH,
    of_figure,
    of_record,
    of_show,
    still,
)


def svg(
    shown: Record | State, *, at: int | None = None, seat: int | None = None,
    theme: Theme = "light", compact: bool = False, animate: bool = False, name: str = "",
) -> str:  # fmt: skip
    """Draw the current position of a game, or that of an earlier ply, as an SVG.

    `seat` is the player at the bottom, or whose sheet it is, from 0. `theme` is "light", "dark",
    "contrast", "paper", or "auto" for the reader's own. A board that is drawn small is `compact`:
    360 pixels wide, not 640, and without textures that only decorate. With `animate` it is the
    whole game, up to the ply. A state of a game in the catalogue can be drawn too, but what changed
    last is known to a record alone. Two pictures of one position in one page need a `name` each, of
    letters and digits, for their ids: a browser takes clips from the first, which may be hidden.
    """
    picture = _drawn(shown, at, seat, theme, compact=compact, animate=animate)
    return picture.replace(_id_of(picture), f"{_id_of(picture)}-{name}") if name else picture


def in_notebook(record: Record) -> str:
    """Draw the current position, with a name of its own: cells may show one position again."""
    return svg(record, name=urandom(4).hex())


def _id_of(picture: str) -> str:
    """Return what all ids of a picture begin with."""
    return picture.partition(' id="')[2].partition('"')[0]


def _drawn(
    shown: Record | State, at: int | None, seat: int | None, theme: Theme, *, compact: bool,
    animate: bool,
) -> str:  # fmt: skip
    if theme not in THEMES:
        raise GameError("bad-request", f"theme: expected {', '.join(THEMES)}")
    width = COMPACT_WIDTH if compact else WIDTH
    if not isinstance(shown, Record):
        return _state(shown, seat or 0, theme, compact=compact)
    ply = read_ply(shown, at)
    states(shown)
    looker = read_seat(shown, ply, seat)
    colors = palette(shown.game, theme, rich=not compact)
    if animate:
        plies = [of_record(shown, each, looker, compact=compact) for each in range(ply + 1)]
        return animated(plies, shown.game, colors, width, fine=not compact)
    picture = of_record(shown, ply, looker, compact=compact)
    return still(picture, shown.game, colors, width, fine=not compact)


def figure(game: Game[Any], picture: Figure, caption: str, colors: Palette, width: float) -> str:
    """Draw a figure of the rules, so many CSS pixels wide."""
    return still(of_figure(picture, caption), game, colors, width)


def _state(state: State, seat: int, theme: Theme, *, compact: bool) -> str:
    game = _game_of(state)
    moment = Moment(state, seat=seat, compact=compact)
    picture = of_show(game, game.look.show(moment))
    colors = palette(game, theme, rich=not compact)
    return still(picture, game, colors, COMPACT_WIDTH if compact else WIDTH, fine=not compact)


def _game_of(state: State) -> Game[Any]:
    """Find the game whose folder, or whose class, a state is from."""
    parts = type(state).__module__.split(".")
    for game in catalog():
        if game.folder.name in parts or game.states is type(state):
            return game
    raise GameError("bad-request", "expected a record, or a state of a game in the catalogue")
