"""What lies below the map: dice, the two numbers and the cards; at the end everybody's tour."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pygames.core import Action, Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look.small_maps import other_maps, points, tours
from pygames.games.on_tour.look.status import number_pick
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH, Chart
from pygames.games.on_tour.rules.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.look.scene import Motion, Shape, box, glyph, path, text

_ROLL: Motion = {"motion": "fall", "duration": 480, "ease": "settle", "sound": "die"}
_TURN: Motion = {"motion": "turn", "duration": 180, "ease": "settle", "sound": "card"}
_EDGE = 2
"""What is left free at the sides, for the outlines."""


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
    fit: float = 1.6
    """The size of a name that fits, times its letters, as a part of the card's width."""
    land: float = 0.42
    """How wide the area is drawn, as a part of the card's width; 0 for a card without it."""


class Layout(NamedTuple):
    """The sizes of what lies below the map, in board units."""

    one_row: bool = False
    """Whether dice, numbers and cards share one row, without the others' maps."""
    gap: float = 14
    row: float = 104
    """The height of the row of dice."""
    dice: tuple[float, float, float] = 52, 108, 1
    """The middle of the first die, the distance of the second, and the scale of both."""
    numbers: tuple[float, float, float] = 222, 182, 170
    """Where the first number begins, the distance of the second, and the width of both."""
    inset: float = 2
    """How much less high than their row the numbers are, above and below."""
    figure: float = 56
    cards: float = _EDGE
    """Where the first card of a turn begins."""
    card: CardSizes = CardSizes()
    sentence: tuple[float, float] = 32, 60
    """The size of the sentence that stands in place of cards, and how far down its middle is."""
    caption: float = 25
    """The words over a small map."""

    @property
    def depth(self) -> float:
        """How much of the scene lies below the map."""
        below = 0 if self.one_row else self.gap + self.card.height
        return self.gap + self.row + below + _EDGE


NORMAL = Layout()
COMPACT = Layout(
    row=112,
    card=CardSizes(height=258, band=62, region=42, name=46, land=0.5),
    sentence=(40, 60),
    caption=38,
)
"""For a map that is drawn small."""
LOW = Layout(
    one_row=True,
    gap=12,
    row=92,
    dice=(47, 86, 0.84),
    numbers=(184, 128, 116),
    inset=0,
    figure=52,
    cards=440,
    card=CardSizes(height=92, band=40, inset=5, name=30, fit=1.7, land=0),
    sentence=(32, 46),
)
"""For a map with little height below it."""


def table(
    state: Tour, action: Action | None, seat: Player, layout: Layout
) -> tuple[list[Shape], list[Shape]]:
    """Return what lies below the map, as ground and as pieces."""
    top = CHARTS[state.map.id].height + layout.gap
    if state.phase == "route":
        if layout.one_row:
            return [], list(points(state, top, layout.row))
        return [], list(tours(state, top, layout.depth - layout.gap, layout.caption))
    boxes, figures = _numbers(state, top, layout)
    pieces = [*_dice(state, action, top, layout), *figures]
    if layout.one_row:
        return boxes, [*pieces, *_cards(state, action, top, layout)]
    others = other_maps(state, seat, top, layout.row)
    cards = _cards(state, action, top + layout.row + layout.gap, layout)
    return boxes, [*pieces, *others, *cards]


def _dice(state: Tour, action: Action | None, top: float, layout: Layout) -> Iterator[Shape]:
    """Draw the two dice, which fall if they have just been rolled."""
    left, apart, scale = layout.dice
    for i in (0, 1):
        x, y = left + apart * i, top + layout.row / 2
        die = glyph(f"die-{i}", "die", x, y)
        if scale != 1:
            die["scale"] = scale
        shapes = [die]
        if state.roll:
            face, size = str(state.roll[i]), 36 * scale
            shapes.append(
                text(f"face-{i}", x, y - 6 * scale, face, size, weight=700, fill="dieEdge")
            )
        if action is not None and action[0] == "r":
            for shape in shapes:
                shape["enter"] = {**_ROLL, "from": (x - 60 + 20 * i, y - 30)}
        yield from shapes


def _numbers(state: Tour, top: float, layout: Layout) -> tuple[list[Shape], list[Shape]]:
    """Draw the two numbers, to be picked first (T4): their boxes and their figures."""
    boxes: list[Shape] = []
    figures: list[Shape] = []
    if state.phase != "turn" or state.roll is None or state.turn.starred:
        return boxes, figures
    left, apart, across = layout.numbers
    middle, down = top + layout.row / 2, layout.row - 2 * layout.inset
    for i, number in enumerate(state.turn.numbers):
        id, x = number_pick(number), left + apart * i
        boxes.append(box(
            id, x, top + layout.inset, across, down, 14, fill="card", stroke="cardEdge", width=2.4,
            label=words.number_label(number),
            mark={"form": "area", "x": x + across / 2, "y": middle, "words": words.CAN_BE_WRITTEN},
        ))  # fmt: skip
        figure = words.two_digits(number)
        figures.append(
            text(f"{id}-text", x + across / 2, middle + 2, figure, layout.figure, fill="cardText")
        )
    return boxes, figures


def _cards(state: Tour, action: Action | None, top: float, layout: Layout) -> Iterator[Shape]:
    """Draw the cards on the table; in one row, those of the set-up have all of it."""
    first = state.phase == "set-up"
    left = _EDGE if first else layout.cards
    count = max(SET_UP_CARDS if first else TURN_CARDS, len(state.shown))
    across = (WIDTH - _EDGE - left - layout.gap * (count - 1)) / count
    for i, card in enumerate(state.shown):
        x = left + (across + layout.gap) * i
        shapes = list(_card(state, card, (x, top, across), layout.card))
        if action == f"#{state.map.ids[card]}":
            for shape in shapes:
                shape["enter"] = _TURN
        yield from shapes
    if state.phase == "turn" and state.left <= 2 and not state.shown:
        size, down = layout.sentence
        sentence = words.NO_CARDS_SHORT if layout.one_row else words.NO_CARDS
        middle = (left + WIDTH - _EDGE) / 2
        yield text("no-cards", middle, top + down, sentence, size, fill="ink")


def _card(
    state: Tour, card: int, at: tuple[float, float, float], sizes: CardSizes
) -> Iterator[Shape]:
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
    if sizes.land:
        yield _land(state, card, at, sizes)
        y = top + sizes.height - 0.78 * sizes.name
    else:
        y = top + (sizes.band + sizes.height) / 2 + 1
    size = min(sizes.name, sizes.fit * across / len(name))
    yield text(f"{id}-name", middle, y, name, round(size, 1), fill="cardText")


def _head(
    id: str, region: str, at: tuple[float, float, float], sizes: CardSizes
) -> Iterator[Shape]:
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


def _land(state: Tour, card: int, at: tuple[float, float, float], sizes: CardSizes) -> Shape:
    """Draw the area of a card between its region and its name."""
    x, top, across = at
    id, column = state.map.ids[card], state.map.blocks[card][1].lower()
    outline = silhouette(
        CHARTS[state.map.id],
        id,
        x + across / 2,
        top + (sizes.band + sizes.height - 1.6 * sizes.name) / 2 + 2,
        across * sizes.land,
        sizes.height - sizes.band - 1.8 * sizes.name,
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
