"""Below the map: dice, the two numbers and the cards; at the end all tours."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygames.core import Action, Player
from pygames.games.on_tour import words
from pygames.games.on_tour.look.cards import CardSizes, back, card_shapes
from pygames.games.on_tour.look.small_maps import maps_below, maps_beside, points, tours
from pygames.games.on_tour.look.status import number_pick
from pygames.games.on_tour.rules.charts import CHARTS, WIDTH
from pygames.games.on_tour.rules.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.look.scene import Motion, Shape, box, glyph, text
from pygames.look.show import Moment

_ROLL: Motion = {"motion": "fall", "duration": 480, "ease": "settle", "sound": "die"}
_TURN: Motion = {"motion": "turn", "duration": 180, "ease": "settle", "sound": "card"}
_EDGE = 2
"""The space at the sides, for the outlines."""


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
    """The place of the first number, the distance of the second, and the width of both."""
    wide: tuple[float, float, float] = 222, 374, 362
    """The same if no maps stand beside the numbers."""
    inset: float = 2
    """How much less high than their row the numbers are, above and below."""
    figure: float = 56
    written: float = 28
    """The size of a number that is put on the map."""
    cards: float = _EDGE
    """The place of the first card of a turn."""
    card: CardSizes = CardSizes()
    sentence: tuple[float, float] = 32, 60
    """The size of the sentence that stands in place of cards, and how far down its middle is."""
    caption: float = 25
    """The words over a small map, or in its place."""
    beside: int = 8
    """Maximum number of players whose maps stand beside the numbers; else they have own rows."""
    maps: float = 150
    """The height of a row of the others' maps; two rows are half as high again."""

    def rows(self, players: int) -> int:
        """Return how many rows of the others' maps there are below the cards."""
        if self.one_row or players <= self.beside:
            return 0
        return 1 if players < 6 else 2

    def depth(self, players: int) -> float:
        """Return how much of the scene lies below the map."""
        below = 0 if self.one_row else self.gap + self.card.height
        return self.gap + self.row + below + self.for_maps(players) + _EDGE

    def for_maps(self, players: int) -> float:
        """Return the height of all rows of maps, with the gap above them."""
        rows = self.rows(players)
        return self.gap * rows + self.maps * (1 + 0.5 * (rows - 1)) if rows else 0


NORMAL = Layout()
COMPACT = Layout(
    row=112,
    written=33,
    card=CardSizes(height=168, band=58, region=40, name=46, land=0),
    sentence=(40, 60),
    caption=38,
    beside=3,
)
"""For a map that is drawn small."""
LOW = Layout(
    one_row=True,
    gap=12,
    row=92,
    dice=(47, 86, 0.84),
    numbers=(184, 128, 116),
    wide=(184, 128, 116),
    inset=0,
    figure=52,
    written=33,
    cards=440,
    card=CardSizes(height=92, band=38, inset=5, name=30, land=0),
    sentence=(32, 46),
    caption=30,
)
"""For a map with little height below it."""


def layout_for(moment: Moment[Tour]) -> Layout:
    """Return the layout below a map, which has as much room as the page says."""
    if moment.low or moment.paper:
        return LOW
    return COMPACT if moment.compact else NORMAL


def table(
    state: Tour, action: Action | None, seat: Player, layout: Layout
) -> tuple[list[Shape], list[Shape]]:
    """Return what lies below the map, as ground and as pieces."""
    top, players = CHARTS[state.map.id].height + layout.gap, len(state.sheets)
    if state.phase == "route":
        if layout.one_row:
            return [], list(points(state, top, layout.row, layout.caption))
        depth = layout.depth(players) - layout.gap
        return [], list(tours(state, seat, top, depth, layout.caption))
    boxes, figures = _numbers(state, top, layout)
    pieces = [*_dice(state, action, top, layout), *figures]
    if layout.one_row:
        return [*_backs(state, top, layout), *boxes], [*pieces, *_cards(state, action, top, layout)]
    below = top + layout.row + layout.gap
    boxes = [*_backs(state, below, layout), *boxes]
    cards = list(_cards(state, action, below, layout))
    if rows := layout.rows(players):
        down = below + layout.card.height + layout.gap
        maps = maps_below(state, seat, down, layout.for_maps(players) - layout.gap, rows)
    else:
        maps = maps_beside(state, seat, top, layout.row)
    return boxes, [*pieces, *maps, *cards]


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
    """Draw the two numbers, to be picked (T4): their boxes, empty before the roll, and figures."""
    boxes: list[Shape] = []
    figures: list[Shape] = []
    if state.phase != "turn" or (state.roll is not None and state.turn.starred):
        return boxes, figures
    alone = layout.rows(len(state.sheets)) or len(state.sheets) == 1
    left, apart, across = layout.wide if alone else layout.numbers
    middle, down = top + layout.row / 2, layout.row - 2 * layout.inset
    for i in (0, 1):
        x = left + apart * i
        outline = box(f"box-{i}", x, top + layout.inset, across, down, 14)
        if state.roll is None:
            boxes.append(outline | {"stroke": "cardEdge", "width": 2.4, "dash": (8, 8)})
            continue
        number, at = state.turn.numbers[i], (x + across / 2, middle)
        boxes.append(_number(outline, number, at, layout))
        id, figure = number_pick(number), f"{number:02}"
        figure_text = text(
            f"{id}-text", at[0], middle + 2, figure, layout.figure, fill="cardText", of=id
        )
        figures.append(figure_text)
    return boxes, figures


def _number(outline: Shape, number: int, at: tuple[float, float], layout: Layout) -> Shape:
    """Return the place of a number, which can be put on the map."""
    id, figure = number_pick(number), f"{number:02}"
    put = text(f"{id}-put", 0, 1, figure, layout.written, weight=700, font="sans", fill="ink")
    put["stroke"], put["width"] = "routeHalo", 8  # areas may be smaller than what is put there
    return outline | {
        "id": id, "fill": "card", "stroke": "cardEdge", "width": 2.4,
        "label": words.number_label(number), "puts": put,
        "mark": {"form": "area", "x": at[0], "y": at[1], "words": words.CAN_BE_WRITTEN},
    }  # fmt: skip


class _Rack(NamedTuple):
    """The places of the cards, and how many there is room for."""

    places: int
    left: float
    step: float
    across: float


def _rack(state: Tour, layout: Layout) -> _Rack:
    """Return the places of the cards; in one row, those of the set-up fill it."""
    first = state.phase == "set-up"
    left = _EDGE if first else layout.cards
    count = max(SET_UP_CARDS if first else TURN_CARDS, len(state.shown))
    across = (WIDTH - _EDGE - left - layout.gap * (count - 1)) / count
    return _Rack(count, left, across + layout.gap, across)


def _backs(state: Tour, top: float, layout: Layout) -> list[Shape]:
    """Draw cards face down, which are turned over one after the other."""
    if state.phase == "turn" and state.left <= 2:
        return []  # T11
    count, left, step, across = _rack(state, layout)
    return [back(f"back-{i}", (left + step * i, top, across), layout.card) for i in range(count)]


def _cards(state: Tour, action: Action | None, top: float, layout: Layout) -> Iterator[Shape]:
    """Draw the cards on the table."""
    _, left, step, across = _rack(state, layout)
    for i, card in enumerate(state.shown):
        shapes = list(card_shapes(state, card, (left + step * i, top, across), layout.card))
        if action == f"#{state.map.ids[card]}":
            for shape in shapes:
                shape["enter"] = _TURN
        yield from shapes
    if state.phase == "turn" and state.left <= 2 and not state.shown:
        size, down = layout.sentence
        middle = (left + WIDTH - _EDGE) / 2
        yield text("no-cards", middle, top + down, words.NO_CARDS, size, fill="ink")
