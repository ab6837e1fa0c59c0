"""What is printed to play 8 Cities on paper: boards with cities or without, and a move sheet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from pygames.core import Setup
from pygames.games.eight_cities.geometry import HEIGHT, MIDDLE, WIDTH
from pygames.games.eight_cities.grid import TILE, TILES
from pygames.games.eight_cities.rules import CITIES
from pygames.games.eight_cities.scene import LAND
from pygames.look.paper import Handout, Leaf, Picture, Table, moves_sheet
from pygames.look.scene import Scene, Shape, circle, glyph

_HOW = (
    "Each player takes a pencil of another colour and draws roads from dot to dot; what is lost "
    "is rubbed out. White begins with one road, and from then on every turn is two."
)


def _with_cities(_setup: Setup, random: Random) -> list[Leaf]:
    cities = sorted(random.sample(TILES, CITIES))  # K2
    label = f"The board, with cities on {', '.join(cities)}"
    return [_leaf("Board", _HOW, cities, label)]


def _empty(_setup: Setup, _random: Random) -> list[Leaf]:
    words = f"Draw eight cities on eight different tiles, chosen by lot. {_HOW}"
    return [_leaf("Empty board", words, (), "The board, six by six tiles")]


def _leaf(title: str, words: str, cities: Sequence[str], label: str) -> Leaf:
    names = cities or [""] * CITIES
    flags = [(row, *[""] * CITIES) for row in ("White's flags", "Black's flags", "Together")]
    table = Table("Flags at the end", ("City", *names), flags)
    picture = Picture(Scene(WIDTH, HEIGHT, [*LAND, *_dots(cities)], _cities(cities)), label, 172)
    return Leaf(title, words, [[picture], [table]], ("White", "Black", "Date"))


def _cities(cities: Sequence[str]) -> list[Shape]:
    return [glyph(f"city-{name}", "city", *MIDDLE[TILE[name]]) for name in cities]


def _dots(cities: Sequence[str]) -> Iterator[Shape]:
    """Mark the middles of tiles, where roads meet."""
    for name in TILES:
        if name not in cities:
            yield circle(f"dot-{name}", *MIDDLE[TILE[name]], 3.4, fill="wEdge")


HANDOUTS = (
    Handout("board", "Board with cities drawn at random", _with_cities, chance=True),
    Handout("empty", "Board without cities", _empty),
    moves_sheet("White", "Black", "both roads of a turn, such as c3-c4 c4-d4, or pass"),
)
