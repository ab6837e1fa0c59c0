"""Handouts: a board for two, three or four players."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from pygames.core import Setup
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.glyphs import COLOURS
from pygames.games.eight_by_eight.ground import WIDTH, bare
from pygames.games.eight_by_eight.position import HAND
from pygames.look.paper import Handout, Leaf, Part, Picture, Table
from pygames.look.scene import Scene, Shape, box, glyph

_ROW, _BOX, _LEFT = 46, 26, 84
"""The boxes that count pieces: the height of a row, the size of a box, and where rows begin."""
_STEP, _GROUP = 31, 13
"""The step from box to box, and the extra gap between groups of five."""
_WIDTHS = {2: 142, 3: 130, 4: 118}
"""The width of the board by number of players: each player's rail makes it taller."""


def _board(setup: Setup, _random: Random) -> list[Leaf]:
    names = words.PLAYERS[: setup.players]
    board = Picture(bare(setup.players), words.BOARD_LABEL, _WIDTHS[setup.players])
    tally = Scene(WIDTH, _ROW * setup.players, [], list(_tally(setup.players)))
    empty = [""] * setup.players
    score = Table(words.SCORE_TITLE, ("", *names), [(row, *empty) for row in words.SCORE_ROWS])
    rows: list[list[Part]] = [[board], [Picture(tally, words.tally_label(HAND), 140)], [score]]
    return [Leaf(words.HANDOUT, words.HOW_TO_USE, rows, (*names, words.DATE))]


def _tally(players: int) -> Iterator[Shape]:
    for player, colour in enumerate(COLOURS[:players]):
        y = _ROW * player + _ROW / 2
        yield glyph(f"small-{colour}", f"small-{colour}", 50, y)
        for i in range(HAND):
            x = _LEFT + _STEP * i + _GROUP * (i // 5)
            yield box(f"{colour}-{i}", x, y - _BOX / 2, _BOX, _BOX, 4, stroke="railText", width=1.6)


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed, in the language that is spoken."""
    return (Handout("board", words.HANDOUT, _board, players=True),)
