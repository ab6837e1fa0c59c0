"""Handouts to play on paper: the board, stones to cut out, and a move sheet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygames.core import Setup
from pygames.games.murus_gallicus import words
from pygames.games.murus_gallicus.position import SINGLES
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.scene import board
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, Shape, circle, glyph

_WIDTH = 182
_GAMES = range(1, 5)
_STONES = 32
_ACROSS = 8
_STEP, _RADIUS = 104, 48
"""From stone to stone, and the radius of what is cut out."""


def _board(setup: Setup, _random: Random) -> list[Leaf]:
    picture = Picture(board(Murus.initial(setup)), words.BOARD_LABEL, _WIDTH)
    lines = [(str(number), "", "", "") for number in _GAMES]
    games = Table(words.GAMES, ("", *words.NAMES, words.WON_BY), lines)
    return [Leaf(words.BOARD_TITLE, words.BOARD_SHEET, [[picture], [games]])]


def _stones(_setup: Setup, _random: Random) -> list[Leaf]:
    scene = Scene(_ACROSS * _STEP, _STONES // _ACROSS * _STEP, [], list(_cut_out()))
    picture = Picture(scene, words.STONES_LABEL, _WIDTH)
    return [Leaf(words.STONES_TITLE, words.STONES_SHEET, [[picture]])]


def _cut_out() -> Iterator[Shape]:
    for i in range(_STONES):
        row, column = divmod(i, _ACROSS)
        x, y = _STEP * column + _STEP / 2, _STEP * row + _STEP / 2
        side = SINGLES[0 if i < _STONES // 2 else 1]
        yield circle(f"cut-{i}", x, y, _RADIUS, stroke="line", width=1.6, dash=(5, 5))
        yield glyph(f"stone-{i}", f"stone-{side}", x, y + 4)


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed, in the language that is spoken."""
    return (
        Handout("board", words.BOARD_TITLE, _board),
        Handout("stones", words.STONES_OFFER, _stones),
        moves_sheet(*words.NAMES, words.NOTATION),
    )
