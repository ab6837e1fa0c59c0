"""Printable sheets to play on paper: for one game or two, and a move sheet."""

from __future__ import annotations

from random import Random

from pygames.core import Setup
from pygames.games.cercas import words
from pygames.games.cercas.board import DOTS
from pygames.games.cercas.ground import EDGE, EXTENT, SHEET, dot_at
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, circle

_AREAS = 10
"""Number of areas that there is room for."""
_NUMBERS = [str(number) for number in range(1, _AREAS + 1)]


def _fields() -> tuple[str, ...]:
    return (*words.NAMES, words.DATE)


def _sheet(width: float) -> Picture:
    dots = [circle(f"dot-{name}", *dot_at(i), 7.5, fill="dot") for i, name in enumerate(DOTS)]
    scene = Scene(EXTENT, EXTENT, SHEET, [*EDGE, *dots])
    return Picture(scene, words.SHEET_LABEL, width)


def _one(_setup: Setup, _random: Random) -> list[Leaf]:
    columns = (words.AREA, *_NUMBERS, words.SCORE)
    lines = [(name, *[""] * (_AREAS + 1)) for name in words.NAMES]
    table = Table(words.SPACES_WON, columns, lines)
    return [Leaf(words.SHEET_TITLE, _instructions(), [[_sheet(172)], [table]], _fields())]


def _two(_setup: Setup, _random: Random) -> list[Leaf]:
    lines = [(line, "", "") for line in (*_NUMBERS, words.SCORE)]
    game = [_sheet(102), Table(words.SPACES_WON, (words.AREA, *words.NAMES), lines)]
    return [Leaf(words.TWO_GAMES, _instructions(), [game, game], _fields())]


def _instructions() -> str:
    return f"{words.SHORT.turn} {words.SHORT.end} {words.SHORT.score}"


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed, in the language that is spoken."""
    return (
        Handout("one", words.SHEET_FOR_ONE, _one),
        Handout("two", words.SHEET_FOR_TWO, _two),
        moves_sheet(*words.NAMES, words.NOTATION),
    )
