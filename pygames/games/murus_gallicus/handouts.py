"""What is printed to play Murus Gallicus on paper: the board, stones to cut out, a move sheet."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygames.core import Setup
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.scene import board
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, Shape, circle, glyph

_GAMES = range(1, 5)
_STONES = 32
_ACROSS = 8
_STEP, _ROUND = 104, 48
"""From stone to stone, and the radius of what is cut out."""


def _board(setup: Setup, _random: Random) -> list[Leaf]:
    words = (
        "Each home row begins with a stack of two stones on every square: White on row 1, Black "
        "on row 7. White moves first. You need 16 light and 16 dark stones: counters, coins, or "
        "the stones to cut out."
    )
    picture = Picture(board(Murus.initial(setup)), "The board, eight columns by seven rows", 182)
    games = Table("Games", ("", "White", "Black", "Won by"), [(str(i), "", "", "") for i in _GAMES])
    return [Leaf("Board", words, [[picture], [games]])]


def _stones(_setup: Setup, _random: Random) -> list[Leaf]:
    words = (
        "Print on stiff paper and cut along the dashed lines. White takes the square stones, "
        "Black the hexagons; two of a player's own on one square are a stack."
    )
    scene = Scene(_ACROSS * _STEP, _STONES // _ACROSS * _STEP, [], list(_cut_out()))
    return [Leaf("Stones", words, [[Picture(scene, "16 white and 16 black stones", 182)]])]


def _cut_out() -> Iterator[Shape]:
    for i in range(_STONES):
        row, column = divmod(i, _ACROSS)
        x, y = _STEP * column + _STEP / 2, _STEP * row + _STEP / 2
        side = "w" if i < _STONES // 2 else "b"
        yield circle(f"cut-{i}", x, y, _ROUND, stroke="line", width=1.6, dash=(5, 5))
        yield glyph(f"stone-{i}", f"stone-{side}", x, y + 4)


HANDOUTS = (
    Handout("board", "Board", _board),
    Handout("stones", "Stones to cut out", _stones),
    moves_sheet("White", "Black", "d1-d3 for a distribution, d4xe5 for a sacrifice"),
)
