"""What a small game has to print: its board at the start, and a sheet for the moves."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from pygames.core import Setup
from pygames.look.paper import ROOM, Handout, Leaf, Picture, moves_sheet
from pygames.look.show import Moment
from pygames.simple import words
from pygames.simple.own import own
from pygames.simple.painting import Painting
from pygames.simple.state import State, pieces_of
from pygames.simple.style import Style


def handouts(style: Style, begin: Callable[[Setup], State]) -> tuple[Handout, ...]:
    """Return the handouts of a game."""

    def board(setup: Setup, _: Random) -> list[Leaf]:
        start = begin(setup)
        scene = Painting(style, Moment(start, paper=True), ()).bare()
        across, down = ROOM["upright"]
        width = min(across, down * scene.width / scene.height)
        how = words.START_SHEET if pieces_of(start) else words.BOARD_SHEET
        return [Leaf(words.BOARD, how, [[Picture(scene, words.BOARD_LABEL, width)]])]

    several = style.fewest != len(style.names)
    sheet = Handout("board", words.BOARD, board, players=several, derived=True)
    if len(style.names) != 2:
        return (sheet,)
    first, second = map(own, style.names)
    return sheet, moves_sheet(first, second, words.EXAMPLE)
