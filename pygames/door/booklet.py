"""A booklet to print: puzzles of a game by difficulty, and the answers behind them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from random import Random
from typing import Any

from pygames import words
from pygames.door.arguments import ABSENT, read_random
from pygames.door.leaf import leaves_data
from pygames.door.paper_data import Leaves
from pygames.door.puzzles import beginning, read_puzzle
from pygames.door.schema import SEED, TEXT, TEXTS, Call
from pygames.door.standing import BANDS_OF
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.look.paper import GAP, LINE, ROOM, TITLE, Leaf, Picture, Table
from pygames.look.show import Moment
from pygames.puzzles import Puzzle
from pygames.record import states

MOST = 24
"""Maximum number of puzzles in a booklet."""
_ASKED, _ANSWERED = 40, 95
"""The length of a line below a board, and of one in the answers."""


def booklet(
    game: Game[Any], texts: Sequence[str], random: Random, bands: Sequence[int] | None = None
) -> Iterator[Leaf]:
    """Yield the leaves of a booklet: puzzles drawn from these texts, then their answers.

    They stand by difficulty: by these bands, if they are given, else by those of the texts.

    Raises GameError: `not-supported` if the game has no puzzles, `bad-puzzle`, and
    `bad-request` without a text.
    """
    if not texts:
        raise GameError("bad-request", "puzzles: expected at least one text")
    if bands is not None and len(bands) != len(texts):
        raise GameError("bad-request", "bands: expected one for each puzzle")
    sample = random.sample(list(texts), min(MOST, len(texts)))
    by_text = dict(zip(texts, bands, strict=True)) if bands else {}
    tasks = [(text, read_puzzle(game, text)) for text in sample]
    puzzles = [each for _, each in sorted(tasks, key=lambda one: by_text.get(one[0], one[1].band))]
    # A sheet to write on has a line for itself.
    across = 1 if game.sheets else 2
    boards = [_board(game, puzzle, i, across) for i, puzzle in enumerate(puzzles, 1)]
    for i in range(0, len(boards), 2 * across):
        page = [boards[j : j + across] for j in (i, i + across)]
        yield Leaf(words.PUZZLES, words.ANSWERS_AT_THE_END, page)
    several = any(each.moves > 1 for each in puzzles)
    heading = words.OTHERS_AMONG_THEM if several else words.OTHER_ANSWERS
    for rows in _pages([(f"{i}.", " ".join(each.line)) for i, each in enumerate(puzzles, 1)]):
        yield Leaf(words.ANSWERS, heading, [[Table("", (), rows)]])


def _board(game: Game[Any], puzzle: Puzzle, number: int, across: int) -> Picture:
    """Show where a puzzle begins, with what it asks; two are above each other on a leaf."""
    moment = Moment(states(beginning(game, puzzle))[-1], None, None, puzzle.player, paper=True)
    scene, asks = game.look.show(moment).scene, f"{number}. {puzzle.asks}"
    room = (ROOM["upright"][1] - GAP) / 2 - TITLE * _lines(asks, _ASKED)
    widest = (ROOM["upright"][0] - GAP) / across
    width = min(widest, room * scene.width / scene.height)
    return Picture(scene, words.puzzle(number), width, asks)


def _pages(answers: Sequence[tuple[str, str]]) -> Iterator[list[tuple[str, str]]]:
    """Share answers out to pages that have room for them."""
    page: list[tuple[str, str]] = []
    lines = ROOM["upright"][1] / LINE
    for number, line in answers:
        if lines < _lines(line, _ANSWERED):
            yield page
            page, lines = [], ROOM["upright"][1] / LINE
        page.append((number, line))
        lines -= _lines(line, _ANSWERED)
    yield page


def _lines(text: str, letters: int) -> int:
    return ceil(len(text) / letters)


def _booklet(
    game: str, puzzles: list[str], bands: list[int] | None = None, seed: object = ABSENT
) -> Leaves:
    return leaves_data(booklet(find(game), puzzles, read_random(seed), bands))


CALLS = {
    "booklet": Call(_booklet, {"game": TEXT, "puzzles": TEXTS}, {"bands": BANDS_OF, "seed": SEED})
}
