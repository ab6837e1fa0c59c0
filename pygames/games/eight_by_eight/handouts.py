"""What is printed to play Eight-by-Eight on paper: a board for two, three or four players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygames.core import Setup
from pygames.games.eight_by_eight.glyphs import COLOURS
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.games.eight_by_eight.scene import WIDTH, blank
from pygames.games.eight_by_eight.table import HAND
from pygames.look.paper import Handout, Leaf, Part, Picture, Table
from pygames.look.scene import Scene, Shape, box, glyph

_ROW, _BOX, _LEFT = 46, 26, 84
"""The rows of boxes that count pieces: their height, a box, and where the boxes begin."""
_STEP, _GROUP = 31, 13
"""From box to box, and what comes between groups of five."""
_WIDTHS = {2: 142, 3: 130, 4: 118}
"""The width of the board for so many players, whose rails make it taller."""
_WORDS = (
    "You need an eight-sided die. Pieces never move, so a pencil will do: draw your mark on the "
    "space, and tick a box for each piece that you use. On the rail above the columns, cross out "
    "the numbers that you black out."
)


def _board(setup: Setup, _random: Random) -> list[Leaf]:
    state = EightByEight.initial(setup)
    names = [colour.capitalize() for colour in COLOURS[: setup.players]]
    board = Picture(
        blank(state), "The board, with each player's rail above it", _WIDTHS[setup.players]
    )
    tally = Scene(WIDTH, _ROW * setup.players, [], list(_tally(setup.players)))
    score = Table(
        "At the end",
        ("", *names),
        [("Longest line", *[""] * len(names)), ("Blackouts", *[""] * len(names)),
         ("Pieces on the board", *[""] * len(names))],
    )  # fmt: skip
    rows: list[list[Part]] = [
        [board],
        [Picture(tally, f"{HAND} boxes for each player's pieces", 140)],
        [score],
    ]
    return [Leaf("Board", _WORDS, rows, (*names, "Date"))]


def _tally(players: int) -> Iterator[Shape]:
    for player, colour in enumerate(COLOURS[:players]):
        y = _ROW * player + _ROW / 2
        yield glyph(f"small-{colour}", f"small-{colour}", 50, y)
        for i in range(HAND):
            x = _LEFT + _STEP * i + _GROUP * (i // 5)
            yield box(f"{colour}-{i}", x, y - _BOX / 2, _BOX, _BOX, 4, stroke="railText", width=1.6)


HANDOUTS = (Handout("board", "Board", _board, players=True),)
