"""What a game's look must keep, as its tests state it: contrasts, and what can be told apart.

A colour is named by its token in the game's `theme.json`, or as `page.<token>` if it is the page's
own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pygames.game import Game
from pygames.look.show import Moment
from pygames.record import Record, final, make_header
from tests.support.tables import stated

CLEAR = 10
"""Colours of a set differ by this much (CIEDE2000) for everyone, unless something else tells."""
NOTICED = 3
"""Even then they differ by this much: a little more than can just be noticed."""


@dataclass(frozen=True)
class Least:
    """The least difference (CIEDE2000) of two colours, for each of those who look."""

    normal: int
    protan: int
    deutan: int
    tritan: int
    greyscale: int

    @classmethod
    def all(cls, least: int) -> Least:
        """Return the same for all viewers."""
        return cls(least, least, least, least, least)


@dataclass(frozen=True)
class Apart:
    """Colours of one meaning each, such as those of the players: in every theme they differ."""

    what: str
    tokens: str
    least: Least
    otherwise: str = ""
    """What else tells them apart, where colours need not: shapes, borders, names."""


@dataclass(frozen=True)
class Contrast:
    """What is read or looked for, in front of what, and the least contrast (WCAG 2).

    Where several colours are in front, one of them has to have it: a mark and its halo, on any
    ground.
    """

    front: str
    behind: str
    least: float


@dataclass(frozen=True)
class Greys:
    """Two colours that differ by their grey on paper, and how much at the least (CIEDE2000)."""

    one: str
    other: str
    least: float


@dataclass(frozen=True)
class Paper:
    """What the paper scheme must keep."""

    white: str = ""
    """What is large, and so white: ink costs money."""
    contrasts: tuple[Contrast, ...] = ()
    greys: tuple[Greys, ...] = ()


@dataclass(frozen=True)
class Look:
    """All that the tests of the look hold a game to."""

    apart: tuple[Apart, ...] = ()
    contrasts: tuple[Contrast, ...] = ()
    paper: Paper = Paper()


def look_of(game: Game[Any]) -> Look:
    """Return what the game's tests state; without that, its lowest ground is white on paper."""
    return stated(game, "look", Look) or Look(paper=Paper(white=_lowest_ground(game)))


def _lowest_ground(game: Game[Any]) -> str:
    state = final(Record(make_header(game, game.players[0], {}, None)))
    fills = (shape.get("fill") for shape in game.look.show(Moment(state)).scene.ground)
    return next((fill for fill in fills if fill), "")
