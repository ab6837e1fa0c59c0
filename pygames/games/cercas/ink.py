"""What players put on the paper: fences and marks in pencil, and tints for closed areas."""

from __future__ import annotations

import math
from functools import cache
from random import Random

from pygames.core import Player
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import SPACES, members
from pygames.games.cercas.ground import SIZE, corner, middle
from pygames.games.cercas.position import MARKS
from pygames.look.scene import Motion, Shape, circle, line, path, polygon, text

LINE_MS = 240
"""How long the pencil takes for one line."""
STROKE_MS = 90
HATCH_MS = 300
_DISC = 36
_ARM = 23.5
_LOOP = 26
_SPREAD = 1.4
"""Half of how far outside its start the loop ends."""
_OVERSHOOT = 0.09
_STEPS = 28


def fence_line(id: str, points: tuple[float, ...], last: bool, delay: int | None) -> Shape:
    """Return one line of a fence: bolder in the last fence, and drawn after a delay if new."""
    shape = line(
        id, points, stroke="pencil", width=9.5 if last else 6.5, texture="pencil", ink="pencil"
    )
    if delay is not None:
        # The pencil keeps its pace over several lines.
        shape["enter"] = {**_drawn(delay, LINE_MS), "ease": "linear"}
    return shape


def mark(space: int, player: Player, delay: int | None) -> list[Shape]:
    """Return a mark stroke by stroke, on a patch of bare paper; drawn after a delay if new."""
    patch, *strokes = _x(space) if player == 0 else _o(space)
    if delay is None:
        return [patch, *strokes]
    patch = {**patch, "enter": {"motion": "fade", "delay": delay, "duration": STROKE_MS}}
    long = STROKE_MS * 2 // len(strokes)
    return [patch, *_written(strokes, delay, long)]


def _written(strokes: list[Shape], delay: int, long: int) -> list[Shape]:
    return [{**stroke, "enter": _drawn(delay + long * i, long)} for i, stroke in enumerate(strokes)]


def _drawn(delay: int, duration: int) -> Motion:
    return {"motion": "draw", "delay": delay, "duration": duration, "sound": "pencil"}


def _patch(space: int) -> Shape:
    return circle(f"patch-{SPACES[space]}", *middle(space), _DISC, fill="paper", opacity=0.93)


@cache
def _x(space: int) -> tuple[Shape, ...]:
    x, y = middle(space)
    a = _ARM
    ways = ((x - a, y - a, x + a, y + a), (x + a, y - a, x - a, y + a))
    strokes = (
        line(f"x-{SPACES[space]}-{i}", way, stroke="x", width=8.5, texture="pencil", ink="x")
        for i, way in enumerate(ways, 1)
    )
    return (_patch(space), *strokes)


@cache
def _o(space: int) -> tuple[Shape, ...]:
    points = _loop(*middle(space), Random(SPACES[space]))
    return _patch(space), line(f"o-{SPACES[space]}", points, stroke="o", width=8)


def _loop(x: float, y: float, random: Random) -> list[float]:
    """Return a loop drawn by hand: almost a circle, from the top to a little past its start."""
    start = -math.pi / 2 - random.uniform(0.2, 0.6)
    two, three = random.uniform(0.4, 1.2), random.uniform(0.3, 0.8)
    turn_two, turn_three = random.uniform(0, 6), random.uniform(0, 6)
    points = []
    for step in range(_STEPS + 1):
        angle = start + step / _STEPS * (1 + _OVERSHOOT) * 2 * math.pi
        r = _LOOP + _SPREAD * (2 * step / _STEPS - 1)
        r += two * math.cos(2 * angle + turn_two) + three * math.cos(3 * angle + turn_three)
        points += [round(x + r * math.cos(angle), 1), round(y + r * math.sin(angle), 1)]
    return points


def area_id(area: Area) -> str:
    """Return the id of an area's tint: a different one for another owner or other spaces."""
    return f"area-{_side(area)}-{'-'.join(area.names)}"


def _side(area: Area) -> str:
    return "tie" if area.owner is None else MARKS[area.owner]


def tint(area: Area) -> Shape:
    """Return a wash with the owner's hatching (rising for X, falling for O), or dots for a tie."""
    if area.owner is None:
        return path(area_id(area), _dots(area), stroke="tie", width=4, opacity=0.8)
    side = _side(area)
    return polygon(
        area_id(area), outline(area.spaces), fill=f"{side}Wash",
        texture="hatch-up" if area.owner == 0 else "hatch-down", ink=f"{side}Hatch",
    )  # fmt: skip


def worth(area: Area) -> Shape:
    """Return the worth of an area, written in its corner."""
    x, y = corner(area.corner)
    return text(
        f"worth-{area_id(area)}", x + 16, y + 19, str(area.worth), 22, weight=600,
        fill=_side(area), stroke="paper", width=6,
    )  # fmt: skip


@cache
def outline(spaces: int) -> list[int]:
    """Return the outline of connected spaces without a hole (an area is too small for one)."""
    sides = _sides(spaces)
    start = min(sides)
    points, here = [start], sides.pop(start)
    while here != start:
        points.append(here)
        here = sides.pop(here)
    return [n for point in points for n in point]


def _sides(spaces: int) -> dict[tuple[int, int], tuple[int, int]]:
    """Return the outer sides, clockwise: the end of each by its start.

    Sides that two spaces share cancel out. Two spaces of an area never meet only at a corner, so
    no two sides start at the same point.
    """
    sides: set[tuple[tuple[int, int], tuple[int, int]]] = set()
    for space in members(spaces):
        x, y = corner(space)
        around = ((x, y), (x + SIZE, y), (x + SIZE, y + SIZE), (x, y + SIZE))
        for i in range(4):
            begin, end = around[i], around[(i + 1) % 4]
            if (end, begin) in sides:
                sides.remove((end, begin))
            else:
                sides.add((begin, end))
    return dict(sides)


@cache
def _dots_of(spaces: int) -> str:
    corners = map(corner, members(spaces))
    at = [SIZE * (2 * i + 1) / 8 for i in range(4)]
    return "".join(
        f"M{x + dx} {y + dy}H{x + dx + 0.1}" for x, y in corners for dx in at for dy in at
    )


def _dots(area: Area) -> str:
    return _dots_of(area.spaces)
