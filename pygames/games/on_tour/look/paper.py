"""Handouts to play on paper: maps to write on, and the deck to cut out."""

from __future__ import annotations

from random import Random

from pygames.core import Setup
from pygames.games.on_tour import words
from pygames.games.on_tour.look import words as sentences
from pygames.games.on_tour.look.cards import silhouette
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH, Chart
from pygames.games.on_tour.rules.maps import MAPS, Map
from pygames.look.paper import Card, Cards, Handout, Leaf, Picture, Table
from pygames.look.scene import Scene, glyph, path, text

_ACROSS, _ROWS, _DOWN = 3, 7, 30
"""The cards in a row, the rows on a page, and the height of a card in mm."""
_SIZE = (100, 76)
"""The size of a card's drawing in board units."""
_WIDTHS = {"usa": 211, "europe": 171}
"""The width of each map in mm."""


def _map(setup: Setup, _random: Random) -> list[Leaf]:
    chart = CHARTS[setup.options["map"]]
    land = chart.map
    picture = Picture(_blank(chart), sentences.map_picture(words.MAPS[land.id]), _WIDTHS[land.id])
    score = Table(sentences.SCORE, (), [(row, "") for row in sentences.SCORE_ROWS])
    title = sentences.map_title(words.MAPS[land.id])
    return [
        Leaf(title, sentences.HOW_TO_PLAY, [[picture, score]], sentences.NAME_AND_DATE, wide=True)
    ]


def _blank(chart: Chart) -> Scene:
    """Draw a map with nothing written."""
    land = chart.map
    ground = [
        glyph("sea", f"{land.id}-sea", 0, 0),
        *(glyph(id, f"{land.id}-{id}", 0, 0) for id in land.ids),
        glyph("lines", f"{land.id}-lines", 0, 0),
        *(glyph(f"{id}-tag", f"{land.id}-{id}-tag", 0, 0) for id in chart.tags),
    ]
    names = [
        text(f"{id}-id", x, y, id, 13, weight=700, font="sans", fill="label")
        for id, (x, y) in zip(land.ids, chart.spots, strict=True)
    ]
    return Scene(WIDTH, chart.height, ground, names)


def _deck(setup: Setup, _random: Random) -> list[Leaf]:
    land = MAPS[setup.options["map"]]
    cards = [_card(CHARTS[land.id], land, area) for area in range(len(land.ids))]
    title, advice = sentences.cards_title(words.MAPS[land.id]), sentences.cut_out(len(cards))
    page = _ACROSS * _ROWS
    return [
        Leaf(title, advice, [[Cards(_ACROSS, _DOWN, cards[i : i + page])]])
        for i in range(0, len(cards), page)
    ]


def _card(chart: Chart, land: Map, area: int) -> Card:
    id, (across, down) = land.ids[area], _SIZE
    outline = silhouette(chart, id, across / 2, down / 2, across - 8, down - 8)
    shape = path("land", outline, fill=land.blocks[area][1].lower(), stroke="coast", width=2.4)
    scene = Scene(across, down, [shape], [])
    return Card(words.REGIONS[land.cards[area]], land.names[area], id, scene)


def handouts() -> tuple[Handout, ...]:
    """Offer what can be printed, in the language that is spoken."""
    return (
        Handout("map", sentences.PRINT_MAP, _map, options=("map",)),
        Handout("cards", sentences.PRINT_CARDS, _deck, options=("map",)),
    )
