"""What lies beside the map: the dice, the two numbers, the cards, and everybody's small maps."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import chain

from pygames.core import Action, Player
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.ending import NAMES
from pygames.games.on_tour.maps import REGIONS
from pygames.games.on_tour.places import CHARTS, WIDTH, Chart
from pygames.games.on_tour.rules import SET_UP_CARDS, TURN_CARDS, Tour
from pygames.games.on_tour.sheet import Sheet
from pygames.scene import Motion, Shape, box, glyph, line, path, text

GAP = 14
DICE = 104
CARDS = 176
DEPTH = GAP + DICE + GAP + CARDS
"""How much of the scene lies below the map."""

_ROLL: Motion = {"motion": "fall", "duration": 480, "ease": "settle", "sound": "die"}
_TURN: Motion = {"motion": "turn", "duration": 180, "ease": "settle", "sound": "card"}


def table(state: Tour, action: Action | None, seat: Player) -> tuple[list[Shape], list[Shape]]:
    """Draw what lies below the map: ground and pieces."""
    top = CHARTS[state.map.id].height + GAP
    if state.phase == "route":
        return [], list(_tours(state, top))
    rolled = action is not None and action[0] == "r"
    drawn = state.map.index[action[1:]] if action and action[0] == "#" else None
    dice = _dice(state, top, rolled)
    cards = _cards(state, top + DICE + GAP, drawn)
    others = [player for player, _ in enumerate(state.sheets) if player != seat]
    return list(_numbers(state, top)), [*dice, *cards, *_others(state, others, top)]


def _dice(state: Tour, top: float, rolled: bool) -> Iterator[Shape]:
    for i in (0, 1):
        x, y = 52 + 108 * i, top + DICE / 2
        die = glyph(f"die-{i}", "die", x, y)
        shapes = [die]
        if state.roll:
            face = text(f"face-{i}", x, y - 6, str(state.roll[i]), 36, weight=700, fill="dieEdge")
            shapes.append(face)
        if rolled:
            for shape in shapes:
                shape["enter"] = {**_ROLL, "from": (x - 60 + 20 * i, y - 30)}
        yield from shapes


def _numbers(state: Tour, top: float) -> Iterator[Shape]:
    """Draw the two numbers, to be picked first (T4)."""
    if state.phase != "turn" or state.roll is None or state.turn.starred:
        return
    for i, number in enumerate(state.turn.numbers):
        x, id = 224 + 192 * i, f"num-{number:02}"
        place = box(id, x, top, 178, DICE, corner=14, fill="card", stroke="cardEdge", width=2.4)
        place["label"] = f"The number {number:02}"
        place["mark"] = {"form": "area", "x": x + 89, "y": top + DICE / 2}
        yield place
        figure = f"{number:02}"
        yield text(f"{id}-text", x + 89, top + DICE / 2 + 2, figure, 54, fill="cardText")


def _cards(state: Tour, top: float, drawn: int | None) -> Iterator[Shape]:
    places = max(SET_UP_CARDS if state.phase == "set-up" else TURN_CARDS, len(state.shown))
    across = (WIDTH - GAP * (places - 1)) / places
    for i, card in enumerate(state.shown):
        shapes = list(_card(state, card, (across + GAP) * i, top, across))
        if card == drawn:
            for shape in shapes:
                shape["enter"] = _TURN
        yield from shapes
    if state.roll and not state.shown and state.phase == "turn":
        words = "No cards any more: any empty area will do."
        yield text("no-cards", WIDTH / 2, top + 40, words, 30, fill="ink")


def _card(state: Tour, card: int, x: float, top: float, across: float) -> Iterator[Shape]:
    id, name, region = state.map.ids[card], state.map.names[card], state.map.cards[card]
    middle = x + across / 2
    base = box(
        f"card-{id}", x, top, across, CARDS, corner=14, fill="card", stroke="cardEdge", width=2.4,
        label=f"Card of {name}, {REGIONS[region]}",
    )  # fmt: skip
    base["mark"] = {"form": "area", "x": middle, "y": top + CARDS / 2}
    yield base
    yield _band(f"{id}-band", x + 2, top + 2, across - 4, region)
    yield box(f"{id}-plate", middle - 62, top + 8, 124, 32, corner=9, fill="sea")
    words = REGIONS[region]
    yield text(f"{id}-region", middle, top + 24, words, 27, weight=700, font="sans", fill="ink")
    outline = _silhouette(CHARTS[state.map.id], id, middle, top + 92, across * 0.42, 72)
    column = state.map.blocks[card][1].lower()
    yield path(f"{id}-land", outline, fill=column, stroke="coast", width=2.4)
    size = 31 if len(name) < 15 else 25
    yield text(f"{id}-name", middle, top + CARDS - 26, name, size, fill="cardText")


def _band(id: str, x: float, top: float, across: float, region: str) -> Shape:
    """Draw the head of a card: halftone dots for the South, a tint for a column."""
    token = {"N": "sea", "S": "sea"}.get(region, region.lower())
    d = (
        f"M{x} {top + 44}V{top + 13}A13 13 0 0 1 {x + 13} {top}H{x + across - 13}"
        f"A13 13 0 0 1 {x + across} {top + 13}V{top + 44}Z"
    )
    band = path(id, d, fill=token)
    if region == "S":
        band["texture"], band["ink"] = "dots", "coast"
    return band


@lru_cache(maxsize=128)
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


def _others(state: Tour, players: Sequence[Player], top: float) -> Iterator[Shape]:
    """Draw the other players' maps, small, to the right of the numbers."""
    rows = 1 if len(players) < 3 else 2
    down = DICE if rows == 1 else (DICE - 8) / 2
    scale = down / CHARTS[state.map.id].height
    across = WIDTH * scale
    for i, player in enumerate(players):
        column, row = i // rows, i % rows
        x = WIDTH - (across + 26) * (column + 1) + 26
        y = top + (down + 8) * row
        yield _scaled(f"other-{player}", _seat_glyph(player), x - 13, y + 12, 0.26)
        yield from _small_map(state, f"small-{player}", x, y, scale, state.sheets[player])


def _scaled(id: str, name: str, x: float, y: float, scale: float) -> Shape:
    shape = glyph(id, name, x, y)
    shape["scale"] = round(scale, 4)
    return shape


def _seat_glyph(player: Player) -> str:
    return f"seat-{NAMES[player].lower()}"


def _small_map(
    state: Tour, id: str, x: float, y: float, scale: float, sheet: Sheet
) -> Iterator[Shape]:
    """Draw a map with a dot for everything written, larger where it is circled."""
    chart = CHARTS[state.map.id]
    yield _scaled(id, f"{state.map.id}-small", x, y, scale)
    for name, areas, token in (
        ("plain", ~sheet.empty & ~sheet.circled, "ink"),
        ("circled", ~sheet.empty & sheet.circled, "ring"),
    ):
        dots = [
            f"M{x + u * scale:.1f} {y + v * scale:.1f}H{x + u * scale:.1f}"
            for area, (u, v) in enumerate(chart.spots)
            if areas >> area & 1
        ]
        if dots:
            size = max(2.6, 34 * scale) * (1 if name == "plain" else 1.3)
            yield path(f"{id}-{name}", "".join(dots), stroke=token, width=round(size, 1))


def _tours(state: Tour, top: float) -> Iterator[Shape]:
    """Draw everybody's tour, and at the end the best possible one beside it."""
    seats = len(state.sheets)
    columns = 1 if seats == 1 else 2 if seats <= 4 else 4
    rows = 1 if seats <= 2 else 2
    across, down = (WIDTH + GAP) / columns, (DEPTH - GAP + 10) / rows
    for player in range(seats):
        x, y = across * (player % columns), top + down * (player // columns)
        yield from _tour(state, player, x, y, across - GAP, down - 10)


def _tour(
    state: Tour, player: Player, x: float, y: float, across: float, down: float
) -> Iterator[Shape]:
    sheet, over = state.sheets[player], state.is_terminal()
    yield _scaled(f"tour-{player}", _seat_glyph(player), x + 13, y + 14, 0.32)
    head = 32
    chart = CHARTS[state.map.id]
    scale = min((across - 10) / 2 / WIDTH, (down - head) / chart.height)
    wide = WIDTH * scale
    left = x if len(state.sheets) > 1 else x + (across - 10) / 2 - wide
    yield _caption(
        f"points-{player}", left if left > x + 30 else x + 34, y + 15, f"{sheet.score()}"
    )
    yield from _route_map(state, f"drawn-{player}", left, y + head, scale, sheet.route, "route")
    if not over:
        return
    best = best_of(state.map, sheet.values, sheet.circled)
    right = left + wide + 10
    words = f"best {best.score}" if best.proved else f"at least {best.score}"
    yield _caption(f"best-{player}-score", right, y + 15, words)
    yield from _route_map(state, f"best-{player}", right, y + head, scale, best.route, "ring")


def _caption(id: str, x: float, y: float, words: str) -> Shape:
    shape = text(id, x, y, words, 25, weight=700, font="sans", fill="ink")
    shape["align"] = "start"
    return shape


def _route_map(
    state: Tour, id: str, x: float, y: float, scale: float, route: Sequence[int], token: str
) -> Iterator[Shape]:
    chart = CHARTS[state.map.id]
    yield _scaled(id, f"{state.map.id}-small", x, y, scale)
    points = [
        round(n, 1)
        for area in route
        for n in (x + chart.spots[area][0] * scale, y + chart.spots[area][1] * scale)
    ]
    if len(points) == 2:
        points += points
    if points:
        yield line(f"{id}-halo", points, stroke="routeHalo", width=round(28 * scale + 2.5, 1))
        yield line(f"{id}-line", points, stroke=token, width=round(15 * scale + 1.2, 1))
