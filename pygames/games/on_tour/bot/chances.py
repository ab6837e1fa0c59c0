"""Everybody's chance of winning: finals of all maps under the same luck, drawn again and again.

Once all maps are written it is known what each can reach.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.core import Action
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.luck import ahead, cards_after, future
from pygames.games.on_tour.maps import Map
from pygames.games.on_tour.playout import LOST, Plan, Written
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.search import DIRECTIONS, USUAL, plan_to
from pygames.games.on_tour.sheet import STAR, Sheet

FINALS = 100
"""How many finals are drawn at the most."""
DOUBT = 1.2
"""How many points ahead in a final multiply the odds by e. Nobody writes as a plan does, so that a
final is known only so far; docs/strength.md says how well it fits."""


def chances(
    state: Tour, action: Action, budget: Budget, random: Random
) -> tuple[tuple[float, ...], int]:
    """Give each player's chance of winning after an action, and the finals drawn to see it."""
    players = len(state.sheets)
    if players == 1:
        return (1.0,), 0
    written = state if state.phase == "route" else state.child(action)
    if written.phase == "route":
        return _shares(_ranks(written)), 0
    return _sampled(state, action, budget, random)


def _ranks(state: Tour) -> list[tuple[int, int]]:
    """Give what decides (T15): points as drawn, or as the best tour would have, then circles."""
    points = [best_of(state.map, sheet.values, sheet.circled).score for sheet in state.sheets]
    for player in range(state.mover):
        points[player] = state.sheets[player].score()
    circles = [sheet.circled.bit_count() for sheet in state.sheets]
    return list(zip(points, circles, strict=True))


def _shares(ranks: Sequence[tuple[int, int]]) -> tuple[float, ...]:
    """Share a win among the best."""
    best = max(ranks)
    count = ranks.count(best)
    return tuple((rank == best) / count for rank in ranks)


def _sampled(
    state: Tour, action: Action, budget: Budget, random: Random
) -> tuple[tuple[float, ...], int]:
    """Share out finals; who has not written in this turn writes by a plan as well."""
    players = range(len(state.sheets))
    after, meter = state.child(action), Meter(budget, stride=1)
    written = [Written.on(sheet) for sheet in after.sheets]
    plans = [fitting(state.map, sheet) for sheet in after.sheets]
    left = after.sheets[state.mover].empty.bit_count()
    cards, now = cards_after(state, left), ahead(state.turn)
    wins = [0.0] * len(players)
    try:
        for _ in range(FINALS):
            turns = future(state.map, cards, random)
            points = []
            for player in players:
                meter.tick()
                coming = turns if player <= state.mover else [now, *turns]
                points.append(plans[player].play_out(written[player], coming))
            wins = [total + share for total, share in zip(wins, _likely(points), strict=True)]
    except OutOfBudgetError:
        pass
    if not any(wins):
        wins = [1.0] * len(players)
    return tuple(total / sum(wins) for total in wins), meter.count


def _likely(points: Sequence[int]) -> list[float]:
    """Give chances for a final that is only foreseen."""
    odds = [math.exp((own - max(points)) / DOUBT) for own in points]
    return [each / sum(odds) for each in odds]


def fitting(land: Map, sheet: Sheet) -> Plan:
    """Give the plan whose aims are nearest to what stands on a map; the usual one for an empty."""
    numbers = [(value, area) for area, value in enumerate(sheet.values) if value < STAR]

    def off(plan: Plan) -> float:
        return sum(min(abs(value - plan.aims[area]), LOST) for value, area in numbers)

    directions = sorted(DIRECTIONS, key=lambda direction: direction != USUAL[land.id])
    return min((plan_to(land, *direction) for direction in directions), key=off)
