"""What lies below the map where there is little height: one row of dice, numbers and cards.

At the end, and while the tours are drawn, everybody's points.
"""

from __future__ import annotations

from collections.abc import Iterator

from pygames.core import Action
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import REGIONS
from pygames.games.on_tour.parts import TURN, band, dice, number
from pygames.games.on_tour.places import CHARTS, WIDTH
from pygames.games.on_tour.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.look.scene import Shape, box, glyph, text

GAP = 12
ROW = 92
DEPTH = GAP + ROW + 2
"""How much of the scene lies below the map."""
_DICE, _DIE, _SCALE = 4, 86, 0.84
"""Where the first die begins, how far apart they lie, and how large they are drawn."""
_NUMBERS, _NUMBER = _DICE + 2 * _DIE + 8, 116
_CARDS = _NUMBERS + 2 * (_NUMBER + GAP)
_HEAD, _REGION, _NAME = 40, 27, 30
_POINTS = 38


def low_table(state: Tour, action: Action | None) -> tuple[list[Shape], list[Shape]]:
    """Draw what lies below the map, as ground and as pieces."""
    top = CHARTS[state.map.id].height + GAP
    if state.phase == "route":
        return [], list(_points(state, top))
    places: list[Shape] = []
    figures: list[Shape] = []
    if state.phase == "turn" and state.roll is not None and not state.turn.starred:
        for i, value in enumerate(state.turn.numbers):
            left = _NUMBERS + (_NUMBER + GAP) * i
            place, figure = number(value, (left, top, _NUMBER, ROW), 52)
            places.append(place)
            figures.append(figure)
    rolled = action is not None and action[0] == "r"
    row = dice(state, (_DICE + _DIE / 2, top + ROW / 2), _DIE, _SCALE, rolled=rolled)
    return places, [*row, *figures, *_cards(state, action, top)]


def _cards(state: Tour, action: Action | None, top: float) -> Iterator[Shape]:
    """Draw the cards without their areas, which the map shows; all the row is theirs at first."""
    first = state.phase == "set-up"
    left = 2 if first else _CARDS
    count = max(SET_UP_CARDS if first else TURN_CARDS, len(state.shown))
    across = (WIDTH - 2 - left - GAP * (count - 1)) / count
    for i, card in enumerate(state.shown):
        shapes = list(_card(state, card, left + (across + GAP) * i, top, across))
        if action == f"#{state.map.ids[card]}":
            for shape in shapes:
                shape["enter"] = TURN
        yield from shapes
    if state.phase == "turn" and state.left <= 2 and not state.shown:
        words = "Every empty area will do."
        yield text("no-cards", (_CARDS + WIDTH) / 2, top + ROW / 2, words, 32, fill="ink")


def _card(state: Tour, card: int, x: float, top: float, across: float) -> Iterator[Shape]:
    id, name, region = state.map.ids[card], state.map.names[card], state.map.cards[card]
    middle, words = x + across / 2, REGIONS[region]
    yield box(
        f"card-{id}", x, top, across, ROW, 14, fill="card", stroke="cardEdge", width=2.4,
        label=f"Card of {name}, {words}",
        mark={"form": "area", "x": middle, "y": top + ROW / 2},
    )  # fmt: skip
    yield band(f"{id}-band", (x + 1.2, top + 1.2), (across - 2.4, _HEAD), region)
    if region == "S":
        half = min(2.1 * _REGION, across / 2 - 8)
        yield box(f"{id}-plate", middle - half, top + 6, 2 * half, _HEAD - 10, 9, fill="sea")
    size = min(_REGION, 1.7 * across / len(words))
    y = top + _HEAD / 2 + 1.5
    yield text(f"{id}-region", middle, y, words, size, weight=700, font="sans", fill="ink")
    high = min(_NAME, 1.7 * across / len(name))
    y = top + (_HEAD + ROW) / 2 + 1
    yield text(f"{id}-name", middle, y, name, round(high, 1), fill="cardText")


def _points(state: Tour, top: float) -> Iterator[Shape]:
    """Give everybody's points, and at the end those of the best possible tour too."""
    seats = len(state.sheets)
    columns = seats if seats < 4 else -(-seats // 2)
    rows = -(-seats // columns)
    high = min(_POINTS, ROW / rows)
    for player, sheet in enumerate(state.sheets):
        x = WIDTH / columns * (player % columns) + high / 2
        y = top + ROW / rows * (player // columns + 0.5)
        mark = glyph(f"tour-{player}", f"seat-{NAMES[player].lower()}", x, y)
        mark["scale"] = round(high / 100, 4)
        yield mark
        words = f"{sheet.score()}"
        if state.is_terminal():
            best = best_of(state.map, sheet.values, sheet.circled)
            words += f", best {best.score}{'' if best.proved else '+'}"
        said = text(
            f"drawn-{player}-score", x + 0.7 * high, y + 1, words, round(0.8 * high, 1),
            weight=700, font="sans", fill="ink",
        )  # fmt: skip
        said["align"] = "start"
        yield said
