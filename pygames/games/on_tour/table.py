"""What lies below the map during a turn: the dice, the two numbers, and the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from pygames.core import Action, Player
from pygames.games.on_tour.maps import REGIONS
from pygames.games.on_tour.places import CHARTS, WIDTH, Chart
from pygames.games.on_tour.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.games.on_tour.small import other_maps, tours
from pygames.scene import Motion, Shape, box, glyph, path, text

GAP = 14
EDGE = 2
"""What is left free at the sides, for the outlines."""
DICE = 104
CARDS = 176
DEPTH = GAP + DICE + GAP + CARDS + EDGE
"""How much of the scene lies below the map."""

_ROLL: Motion = {"motion": "fall", "duration": 480, "ease": "settle", "sound": "die"}
_TURN: Motion = {"motion": "turn", "duration": 180, "ease": "settle", "sound": "card"}


def table(state: Tour, action: Action | None, seat: Player) -> tuple[list[Shape], list[Shape]]:
    """Draw what lies below the map, as ground and as pieces."""
    top = CHARTS[state.map.id].height + GAP
    if state.phase == "route":
        return [], list(tours(state, top, DEPTH - GAP))
    rolled = action is not None and action[0] == "r"
    drawn = state.map.index[action[1:]] if action and action[0] == "#" else None
    places, figures = _numbers(state, top)
    pieces = [
        *_dice(state, top, rolled),
        *figures,
        *other_maps(state, seat, top, DICE),
        *_cards(state, top + DICE + GAP, drawn),
    ]
    return places, pieces


def _dice(state: Tour, top: float, rolled: bool) -> Iterator[Shape]:
    for i in (0, 1):
        x, y = 52 + 108 * i, top + DICE / 2
        shapes = [glyph(f"die-{i}", "die", x, y)]
        if state.roll:
            face = text(f"face-{i}", x, y - 6, str(state.roll[i]), 36, weight=700, fill="dieEdge")
            shapes.append(face)
        if rolled:
            for shape in shapes:
                shape["enter"] = {**_ROLL, "from": (x - 60 + 20 * i, y - 30)}
        yield from shapes


def _numbers(state: Tour, top: float) -> tuple[list[Shape], list[Shape]]:
    """Draw the two numbers, to be picked first (T4): their places and their figures."""
    places: list[Shape] = []
    figures: list[Shape] = []
    if state.phase != "turn" or state.roll is None or state.turn.starred:
        return places, figures
    for i, number in enumerate(state.turn.numbers):
        left, id, y = 222 + 182 * i, f"num-{number:02}", top + DICE / 2
        place = box(
            id, left, top + 2, 170, DICE - 4, 14, fill="card", stroke="cardEdge", width=2.4,
            label=f"The number {number:02}", mark={"form": "area", "x": left + 85, "y": y},
        )  # fmt: skip
        places.append(place)
        figure = f"{number:02}"
        figures.append(text(f"{id}-text", left + 85, y + 2, figure, 56, fill="cardText", of=id))
    return places, figures


def _cards(state: Tour, top: float, drawn: int | None) -> Iterator[Shape]:
    places = max(SET_UP_CARDS if state.phase == "set-up" else TURN_CARDS, len(state.shown))
    across = (WIDTH - 2 * EDGE - GAP * (places - 1)) / places
    for i, card in enumerate(state.shown):
        shapes = list(_card(state, card, EDGE + (across + GAP) * i, top, across))
        if card == drawn:
            for shape in shapes:
                shape["enter"] = _TURN
        yield from shapes
    if state.phase == "turn" and state.left <= 2 and not state.shown:
        words = "No cards any more: every empty area will do."
        yield text("no-cards", WIDTH / 2, top + 60, words, 30, fill="ink")


def _card(state: Tour, card: int, x: float, top: float, across: float) -> Iterator[Shape]:
    """Draw a card: the region, and the area that it shows."""
    id, name, region = state.map.ids[card], state.map.names[card], state.map.cards[card]
    middle, words = x + across / 2, REGIONS[region]
    yield box(
        f"card-{id}", x, top, across, CARDS, 14, fill="card", stroke="cardEdge", width=2.4,
        label=f"Card of {name}, {words}",
        mark={"form": "area", "x": middle, "y": top + CARDS / 2},
    )  # fmt: skip
    yield _band(f"{id}-band", x + 1.2, top + 1.2, across - 2.4, region)
    if region == "S":
        yield box(f"{id}-plate", middle - 56, top + 7, 112, 33, 9, fill="sea")
    yield text(f"{id}-region", middle, top + 24, words, 27, weight=700, font="sans", fill="ink")
    outline = _silhouette(CHARTS[state.map.id], id, middle, top + 93, across * 0.42, 74)
    column = state.map.blocks[card][1].lower()
    yield path(f"{id}-land", outline, fill=column, stroke="coast", width=2.4)
    size = min(32, 1.75 * across / len(name))
    yield text(f"{id}-name", middle, top + CARDS - 25, name, round(size, 1), fill="cardText")


def _band(id: str, x: float, top: float, across: float, region: str) -> Shape:
    """Draw the head of a card: halftone dots for the South, the tint of a column."""
    token = {"N": "sea", "S": "sea"}.get(region, region.lower())
    right, bottom = x + across, top + 45
    d = (
        f"M{x:.1f} {bottom:.1f}V{top + 13:.1f}A13 13 0 0 1 {x + 13:.1f} {top:.1f}"
        f"H{right - 13:.1f}A13 13 0 0 1 {right:.1f} {top + 13:.1f}V{bottom:.1f}Z"
    )
    band = path(id, d, fill=token)
    if region == "S":
        band["texture"], band["ink"] = "dots", "coast"
    return band


@lru_cache(maxsize=256)
def _silhouette(chart: Chart, id: str, x: float, y: float, across: float, down: float) -> str:
    """Give an area's outline, fitted round (x, y)."""
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
