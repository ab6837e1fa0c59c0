"""What is printed to play Cercas on paper: sheets for one game or for two, and a move sheet."""

from __future__ import annotations

from random import Random

from pygames.core import Setup
from pygames.games.cercas.board import DOTS
from pygames.games.cercas.paper import EDGE, EXTENT, SHEET, dot_at
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, circle

_AREAS = 10
"""So many areas can be written down."""
_NUMBERS = [str(number) for number in range(1, _AREAS + 1)]
_WORDS = (
    "Draw a fence of one to three lines, then put your mark beside it. At the end, write down "
    "each closed area of one to five spaces for whoever has more marks in it."
)


def _sheet(width: float) -> Picture:
    dots = [circle(f"dot-{name}", *dot_at(i), 7.5, fill="dot") for i, name in enumerate(DOTS)]
    scene = Scene(EXTENT, EXTENT, SHEET, [*EDGE, *dots])
    return Picture(scene, "The sheet, eight by eight dots inside the outer edge", width)


def _one(_setup: Setup, _random: Random) -> list[Leaf]:
    blank = [""] * (_AREAS + 1)
    table = Table("Spaces won", ("Area", *_NUMBERS, "Score"), [("X", *blank), ("O", *blank)])
    return [Leaf("Sheet", _WORDS, [[_sheet(178)], [table]], ("X", "O", "Date"))]


def _two(_setup: Setup, _random: Random) -> list[Leaf]:
    lines = [(line, "", "") for line in (*_NUMBERS, "Score")]
    game = [_sheet(105), Table("Spaces won", ("Area", "X", "O"), lines)]
    return [Leaf("Two games", _WORDS, [game, game], ("X", "O", "Date"))]


HANDOUTS = (
    Handout("one", "Sheet for one game", _one),
    Handout("two", "Sheet for two games", _two),
    moves_sheet("X", "O", "the fence, a colon and the space marked, such as b2-e2:c2"),
)
