"""What lies below the map during a turn: the dice, the two numbers, and the cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from pygames.core import Action, Player
from pygames.games.on_tour.maps import REGIONS
from pygames.games.on_tour.parts import TURN, band, dice, number
from pygames.games.on_tour.places import CHARTS, WIDTH, Chart
from pygames.games.on_tour.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.games.on_tour.small import other_maps, tours
from pygames.look.scene import Shape, box, path, text

GAP = 14
EDGE = 2
"""What is left free at the sides, for the outlines."""


class Room(NamedTuple):
    """The sizes of what lies below the map."""

    dice: float = 104
    cards: float = 176
    band: float = 45
    """The head of a card, with its region."""
    region: float = 27
    name: float = 32
    caption: float = 25
    """The words over a small map."""
    land: float = 0.42
    """How wide the area on a card is drawn, as a part of the card."""

    @property
    def depth(self) -> float:
        """How much of the scene lies below the map."""
        return GAP + self.dice + GAP + self.cards + EDGE


ROOM = Room()
COMPACT = Room(dice=112, cards=258, band=62, region=42, name=46, caption=38, land=0.5)
"""For a map that is drawn small."""


def table(
    state: Tour, action: Action | None, seat: Player, room: Room
) -> tuple[list[Shape], list[Shape]]:
    """Draw what lies below the map, as ground and as pieces."""
    top = CHARTS[state.map.id].height + GAP
    if state.phase == "route":
        return [], list(tours(state, top, room.depth - GAP, room.caption))
    rolled = action is not None and action[0] == "r"
    drawn = state.map.index[action[1:]] if action and action[0] == "#" else None
    places, figures = _numbers(state, top, room)
    pieces = [
        *dice(state, (52, top + room.dice / 2), 108, 1, rolled=rolled),
        *figures,
        *other_maps(state, seat, top, room.dice),
        *_cards(state, top + room.dice + GAP, drawn, room),
    ]
    return places, pieces


def _numbers(state: Tour, top: float, room: Room) -> tuple[list[Shape], list[Shape]]:
    """Draw the two numbers, to be picked first (T4): their places and their figures."""
    places: list[Shape] = []
    figures: list[Shape] = []
    if state.phase != "turn" or state.roll is None or state.turn.starred:
        return places, figures
    for i, value in enumerate(state.turn.numbers):
        place, figure = number(value, (222 + 182 * i, top + 2, 170, room.dice - 4), 56)
        places.append(place)
        figures.append(figure)
    return places, figures


def _cards(state: Tour, top: float, drawn: int | None, room: Room) -> Iterator[Shape]:
    places = max(SET_UP_CARDS if state.phase == "set-up" else TURN_CARDS, len(state.shown))
    across = (WIDTH - 2 * EDGE - GAP * (places - 1)) / places
    for i, card in enumerate(state.shown):
        shapes = list(_card(state, card, EDGE + (across + GAP) * i, top, (across, room)))
        if card == drawn:
            for shape in shapes:
                shape["enter"] = TURN
        yield from shapes
    if state.phase == "turn" and state.left <= 2 and not state.shown:
        words = "No cards any more: every empty area will do."
        size = min(room.name, 40)
        yield text("no-cards", WIDTH / 2, top + 60, words, size, fill="ink")


def _card(
    state: Tour, card: int, x: float, top: float, size: tuple[float, Room]
) -> Iterator[Shape]:
    """Draw a card: the region, and the area that it shows."""
    id, name, region = state.map.ids[card], state.map.names[card], state.map.cards[card]
    across, room = size
    middle, words = x + across / 2, REGIONS[region]
    yield box(
        f"card-{id}", x, top, across, room.cards, 14, fill="card", stroke="cardEdge", width=2.4,
        label=f"Card of {name}, {words}",
        mark={"form": "area", "x": middle, "y": top + room.cards / 2},
    )  # fmt: skip
    yield band(f"{id}-band", (x + 1.2, top + 1.2), (across - 2.4, room.band), region)
    if region == "S":
        half = 2.1 * room.region
        yield box(f"{id}-plate", middle - half, top + 7, 2 * half, room.band - 12, 9, fill="sea")
    y = top + room.band / 2 + 1.5
    yield text(f"{id}-region", middle, y, words, room.region, weight=700, font="sans", fill="ink")
    outline = silhouette(
        CHARTS[state.map.id],
        id,
        middle,
        top + (room.band + room.cards - 1.6 * room.name) / 2 + 2,
        across * room.land,
        room.cards - room.band - 1.8 * room.name,
    )
    column = state.map.blocks[card][1].lower()
    yield path(f"{id}-land", outline, fill=column, stroke="coast", width=2.4)
    high = min(room.name, 1.6 * across / len(name))
    y = top + room.cards - 0.78 * room.name
    yield text(f"{id}-name", middle, y, name, round(high, 1), fill="cardText")


@lru_cache(maxsize=256)
def silhouette(chart: Chart, id: str, x: float, y: float, across: float, down: float) -> str:
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
