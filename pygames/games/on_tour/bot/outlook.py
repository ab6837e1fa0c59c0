"""The worth of a map beyond its playouts, learned from games.

A playout follows one plan to the end, but a player makes a new plan each turn. So a map scores more
than its playouts, and how much more depends on what is written there: circled areas and equal
neighbours fit into many tours, numbers far from where a tour would have them into few.
"""

from __future__ import annotations

import math
from bisect import bisect_left
from operator import mul

from pygames.games.on_tour.bot.playout import DIRECTIONS, neighbours_of, plan_to
from pygames.games.on_tour.rules.maps import Map
from pygames.games.on_tour.rules.sheet import EMPTY, STAR, Sheet

AT = (0, 10, 20, 30, 38)
"""Numbers of empty areas. Each but the first has a column of weights: a full map is worth what it
is. Between them, weights are interpolated."""
WEIGHTS = (
    (0.242, 0.388, 0.620, 1.029),  # a star
    (0.072, 0.100, 0.272, 0.757),  # a circled number
    (0.012, 0.023, 0.030, 0.060),  # a number beside an empty area
    (0.047, 0.097, 0.213, 0.620),  # two numbers beside each other that differ by less than 3
    (0.015, 0.045, 0.095, 0.222),  # by less than 10
    (-0.020, -0.017, -0.062, 0.015),  # by less than 20
    (-0.017, -0.014, -0.055, -0.126),  # by less than 40
    (-0.004, 0.001, -0.020, -0.045),  # by more
    (0.017, 0.017, 0.062, 0.097),  # a number below 10 or above 89
    (-0.012, -0.025, -0.069, -0.171),  # a number 20 to 40 from its area's aim
    (-0.030, -0.033, -0.123, -0.260),  # a number farther from it
    (-1.907, -1.558, 0.641, 2.922),  # any map
)
"""Points that each adds: eight tenths of what games taught (`lab/tune/outlook.py`). The
last row decides nothing: with it, what is promised is what comes on the whole."""
STEPS = tuple(0 if apart < 3 else 1 if apart < 10 else 2 if apart < 20 else 3 if apart < 40 else 4
              for apart in range(100))  # fmt: skip


def outlook(land: Map, sheet: Sheet) -> float:
    """Return how many points more than its playouts a map will score."""
    parts = phases(sheet.empty.bit_count())
    return math.fsum(
        number * sum(map(mul, parts, weights))
        for number, weights in zip(features(land, sheet), WEIGHTS, strict=True)
        if number
    )


def phases(draws: int) -> list[float]:
    """Return how much each column of weights counts with this many areas empty."""
    above = bisect_left(AT, draws, 1, len(AT) - 1)
    part = min(1.0, (draws - AT[above - 1]) / (AT[above] - AT[above - 1]))
    parts = [0.0] * len(AT)
    parts[above - 1 : above + 1] = 1 - part, part
    return parts[1:]


def features(land: Map, sheet: Sheet) -> list[int]:
    """Return the features that the weights multiply: their counts on a map."""
    values, circled = sheet.values, sheet.circled
    stars = values.count(STAR)
    numbers = [(area, number) for area, number in enumerate(values) if number < STAR]
    beside, pairs = 0, [0] * 5
    for area, number in numbers:
        for other in neighbours_of(land)[area]:
            if values[other] == EMPTY:
                beside += 1
            elif other < area and values[other] < STAR:
                pairs[STEPS[abs(number - values[other])]] += 1
    circles = sum(circled >> area & 1 for area, _ in numbers)
    ends = sum(1 for _, number in numbers if not 10 <= number < 90)
    directions = [plan_to(land, *direction).aims for direction in DIRECTIONS]
    off = min(
        ([abs(number - aims[area]) for area, number in numbers] for aims in directions), key=sum
    )
    near, far = (
        sum(1 for each in off if low <= each < high) for low, high in ((20, 40), (40, 101))
    )
    return [stars, circles, beside, *pairs, ends, near, far, 1]
