"""What is printed to play On Tour on paper: maps to write on, and the deck to cut out."""

from __future__ import annotations

from random import Random

from pygames.core import Setup
from pygames.games.on_tour.maps import MAPS, REGIONS, Map
from pygames.games.on_tour.places import CHARTS, Chart
from pygames.games.on_tour.scene import blank
from pygames.games.on_tour.table import silhouette
from pygames.look.paper import Card, Cards, Handout, Leaf, Picture, Table
from pygames.look.scene import Scene, path

_ACROSS, _ROWS, _DOWN = 3, 7, 30
"""Cards on a page, and the height of one in mm."""
_SIZE = (100, 76)
"""The size of a card's drawing in board units."""
_WIDTHS = {"usa": 211, "europe": 171}


def _map(setup: Setup, _random: Random) -> list[Leaf]:
    chart = CHARTS[setup.options["map"]]
    words = (
        "Roll two ten-sided dice and draw three cards for all. Write both numbers, each in the "
        "region of a card; circle a number in the very area of its card. When the map is full, "
        "draw one tour along which the numbers never fall: a point for each area, and one more if "
        "it is circled."
    )
    picture = Picture(blank(chart), f"The map: {chart.map.title}", _WIDTHS[chart.map.id])
    lines = ("On the tour", "Circled", "Points", "All circles")
    score = Table("Score", (), [(line, "") for line in lines])
    title = f"Map: {chart.map.title}"
    return [Leaf(title, words, [[picture, score]], ("Name", "Date"), wide=True)]


def _deck(setup: Setup, _random: Random) -> list[Leaf]:
    land = MAPS[setup.options["map"]]
    cards = [_card(CHARTS[land.id], land, area) for area in range(len(land.ids))]
    words = f"The {len(cards)} cards: print them on stiff paper, cut along the lines, and shuffle."
    page = _ACROSS * _ROWS
    return [
        Leaf(f"Cards: {land.title}", words, [[Cards(_ACROSS, _DOWN, cards[i : i + page])]])
        for i in range(0, len(cards), page)
    ]


def _card(chart: Chart, land: Map, area: int) -> Card:
    id, (across, down) = land.ids[area], _SIZE
    outline = silhouette(chart, id, across / 2, down / 2, across - 8, down - 8)
    shape = path("land", outline, fill=land.blocks[area][1].lower(), stroke="coast", width=2.4)
    return Card(REGIONS[land.cards[area]], land.names[area], id, Scene(across, down, [shape], []))


HANDOUTS = (
    Handout("map", "Map to write on", _map, options=("map",)),
    Handout("cards", "Cards to cut out", _deck, options=("map",)),
)
