"""Handouts: boards with or without cities, and a sheet for the moves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from pygames.core import Setup
from pygames.games.eight_cities import words
from pygames.games.eight_cities.board import TILE, TILES
from pygames.games.eight_cities.ground import BARE_LAND, city_id
from pygames.games.eight_cities.layout import HEIGHT, MIDDLE, WIDTH
from pygames.games.eight_cities.position import CITIES
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, Shape, circle, glyph


def _with_cities(_setup: Setup, random: Random) -> list[Leaf]:
    cities = sorted(random.sample(TILES, CITIES))  # K2
    return [_leaf(words.BOARD, words.BOARD_HOW, cities, words.board_label(cities))]


def _empty(_setup: Setup, _random: Random) -> list[Leaf]:
    return [_leaf(words.EMPTY_BOARD, words.EMPTY_HOW, (), words.EMPTY_LABEL)]


def _leaf(title: str, how: str, cities: Sequence[str], label: str) -> Leaf:
    empty = [""] * CITIES
    flags = [(row, *empty) for row in words.FLAGS_ROWS]
    table = Table(words.FLAGS_TITLE, (words.FLAGS_HEADING, *(cities or empty)), flags)
    scene = Scene(WIDTH, HEIGHT, [*BARE_LAND, *_dots(cities)], _cities(cities))
    # Wider letters may need a line more.
    board = Picture(scene, label, 166)
    return Leaf(title, how, [[board], [table]], (*words.PLAYERS, words.DATE))


def _cities(cities: Sequence[str]) -> list[Shape]:
    return [glyph(city_id(name), "city", *MIDDLE[TILE[name]]) for name in cities]


def _dots(cities: Sequence[str]) -> Iterator[Shape]:
    """Mark the middles of tiles, where roads meet."""
    for name in TILES:
        if name not in cities:
            yield circle(f"dot-{name}", *MIDDLE[TILE[name]], 3.4, fill="wEdge")


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed, in the language that is spoken."""
    return (
        Handout("board", words.BOARD_HANDOUT, _with_cities, chance=True),
        Handout("empty", words.EMPTY_HANDOUT, _empty),
        moves_sheet(*words.PLAYERS, words.MOVES_HOW),
    )
