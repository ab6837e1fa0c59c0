"""The cards of On Tour: each shows an area and the region that it counts for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pygames.games.on_tour import words
from pygames.games.on_tour.rules.charts import CHARTS, Chart
from pygames.games.on_tour.rules.rules import Tour
from pygames.look.scene import Shape, box, path, text

Corner = tuple[float, float, float]
"""The left and top of a card, and its width."""
_LETTER, _CAPITAL = 0.63, 0.8
"""How wide a letter of a name is, as a part of its size."""
_LETTERS = {"i": 0.36, "l": 0.36, "t": 0.44, "r": 0.52, "s": 0.54, " ": 0.3, "m": 0.98, "w": 0.88}
"""The same for letters that are much narrower or wider."""
_MARGIN = 14
"""The space beside a name."""
_SPLIT = 0.9
"""A name that would have to be smaller than this part of its size takes two lines."""
_LINE = 1.02
"""The distance of two lines, as a part of their size."""


class CardSizes(NamedTuple):
    """The sizes of a card."""

    height: float = 176
    band: float = 45
    """The head of a card, with its region."""
    inset: float = 6
    """How far the plate behind the region is from the edge of a dotted band."""
    region: float = 27
    name: float = 32
    """The largest size of an area's name."""
    land: float = 0.42
    """How wide the area is drawn, as a part of the card's width; 0 for a card without it."""


def card_shapes(state: Tour, card: int, at: Corner, sizes: CardSizes) -> Iterator[Shape]:
    """Draw a card: the region, and the area that it shows."""
    x, top, across = at
    id, name, region = state.map.ids[card], state.map.names[card], state.map.cards[card]
    middle = x + across / 2
    yield box(
        f"card-{id}", x, top, across, sizes.height, 14, fill="card", stroke="cardEdge", width=2.4,
        label=words.card_label(name, region),
        mark={"form": "area", "x": middle, "y": top + sizes.height / 2},
    )  # fmt: skip
    yield from _head(id, region, at, sizes)
    lines, size = fitted(name, across, sizes.name)
    if sizes.land:
        yield _land(state, card, at, sizes, len(lines))
        y = top + sizes.height - 0.78 * sizes.name - _LINE * size * (len(lines) - 1)
    else:
        y = top + (sizes.band + sizes.height - _LINE * size * (len(lines) - 1)) / 2 + 1
    for i, line in enumerate(lines):
        at_line = y + _LINE * size * i
        yield text(f"{id}-name-{i}", middle, at_line, line, round(size, 1), fill="cardText")


def back(id: str, at: Corner, sizes: CardSizes) -> Shape:
    """Draw the back of a card that is still to be turned over."""
    x, top, across = at
    card = box(id, x, top, across, sizes.height, 14, fill="sea", stroke="cardEdge", width=2.4)
    card["texture"], card["ink"] = "waves", "seaLine"
    return card


def fitted(name: str, across: float, size: float) -> tuple[list[str], float]:
    """Return a name in one line, or in two if it would be much smaller otherwise, and its size.

    `across` is the width of the card.
    """
    room = across - 2 * _MARGIN
    whole = min(size, room / _width(name))
    if whole >= _SPLIT * size or " " not in name:
        return [name], whole
    spaces = [i for i, letter in enumerate(name) if letter == " "]
    middle = min(spaces, key=lambda i: abs(2 * i - len(name)))
    lines = [name[:middle], name[middle + 1 :]]
    split = min(_SPLIT * size, room / max(map(_width, lines)))
    return (lines, split) if split > whole else ([name], whole)


def _width(text: str) -> float:
    """Return how wide a text is, about, as a part of its size."""
    return sum(_LETTERS.get(letter, _CAPITAL if letter.isupper() else _LETTER) for letter in text)


def _head(id: str, region: str, at: Corner, sizes: CardSizes) -> Iterator[Shape]:
    """Draw the head of a card with its region, on a plate where the band is dotted."""
    x, top, across = at
    middle, name = x + across / 2, words.REGIONS[region]
    yield _band(f"{id}-band", (x + 1.2, top + 1.2), (across - 2.4, sizes.band), region)
    if region == "S":
        half = min(2.1 * sizes.region, across / 2 - 8)
        down = sizes.band - 2 * sizes.inset
        yield box(
            f"{id}-plate", middle - half, top + sizes.inset + 1, 2 * half, down, 9, fill="sea"
        )
    size = min(sizes.region, 1.7 * across / len(name))
    y = top + sizes.band / 2 + 1.5
    yield text(f"{id}-region", middle, y, name, size, weight=700, font="sans", fill="ink")


def _band(id: str, corner: tuple[float, float], size: tuple[float, float], region: str) -> Shape:
    """Draw the head's band: halftone dots for the South, the tint of a column."""
    token = {"N": "sea", "S": "sea"}.get(region, region.lower())
    (x, top), (across, down) = corner, size
    right, bottom = x + across, top + down
    d = (
        f"M{x:.1f} {bottom:.1f}V{top + 13:.1f}A13 13 0 0 1 {x + 13:.1f} {top:.1f}"
        f"H{right - 13:.1f}A13 13 0 0 1 {right:.1f} {top + 13:.1f}V{bottom:.1f}Z"
    )
    band = path(id, d, fill=token)
    if region == "S":
        band["texture"], band["ink"] = "dots", "coast"
    return band


def _land(state: Tour, card: int, at: Corner, sizes: CardSizes, lines: int) -> Shape:
    """Draw the area of a card between its region and its name, which takes one line or two."""
    x, top, across = at
    below = sizes.name * (1.6 if lines == 1 else 2.3)
    id, column = state.map.ids[card], state.map.blocks[card][1].lower()
    outline = silhouette(
        CHARTS[state.map.id],
        id,
        x + across / 2,
        top + (sizes.band + sizes.height - below) / 2 + 2,
        across * sizes.land,
        sizes.height - sizes.band - below - 0.2 * sizes.name,
    )
    return path(f"{id}-land", outline, fill=column, stroke="coast", width=2.4)


@lru_cache(maxsize=256)
def silhouette(chart: Chart, id: str, x: float, y: float, across: float, down: float) -> str:
    """Return an area's outline, fitted round (x, y)."""
    outline = chart.outlines.areas[id]
    numbers = [float(number) for number in re.findall(r"[\d.]+", outline)]
    left, right = min(numbers[::2]), max(numbers[::2])
    high, low = min(numbers[1::2]), max(numbers[1::2])
    scale = min(across / (right - left), down / (low - high))
    fitted = chain.from_iterable(
        (x + (u - (left + right) / 2) * scale, y + (v - (high + low) / 2) * scale)
        for u, v in zip(numbers[::2], numbers[1::2], strict=True)
    )
    return re.sub(r"[\d.]+", lambda _: f"{next(fitted):.1f}", outline)
