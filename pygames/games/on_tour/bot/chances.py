"""All players' chances of winning, from finals of all maps under the same luck.

Once all maps are filled, each one's best result is known.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.bots.levels import chances as doubtful
from pygames.core import Action
from pygames.games.on_tour.bot.luck import ahead, cards_after, future
from pygames.games.on_tour.bot.playout import (
    DIRECTIONS,
    FIRST_DIRECTION,
    LOST,
    Plan,
    Written,
    plan_to,
)
from pygames.games.on_tour.rules.maps import Map
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import STAR, Sheet
from pygames.games.on_tour.rules.solver import best_rest

FINALS = 100
"""Maximum number of finals drawn."""
DOUBT = 1.2
"""The lead in points that multiplies the odds by e in a final. Players don't follow plans exactly,
so a final says only so much; docs/figures/chances.csv says how well this fits."""
EVEN = 2
"""So many finals more are taken to be even, so that a few of them don't say too much."""


def chances(
    state: Tour, action: Action, budget: Budget, random: Random
) -> tuple[tuple[float, ...], int]:
    """Return each player's chance of winning after an action, and the maps played out for it.

    They are exactly 1 or 0 only if the best tours of all players are proved, and if no other
    way of writing may be better.
    """
    players = len(state.sheets)
    if players == 1:
        return (1.0,), 0
    after = state if state.phase == "route" else state.child(action)
    if after.phase != "route":
        win, count = _sampled(state, action, budget, random)
        return doubtful(win, 1.0), count
    ranks, proved = _ranks(after)
    win = _shares(ranks)
    best = state is after or win[state.mover] == 1 or len(state.legal_actions()) == 1
    return (win if proved and best else doubtful(win, 1.0)), 0


def _ranks(state: Tour) -> tuple[list[tuple[int, int]], bool]:
    """Return the deciding values (T15): points as drawn, or of the best tour, then circles.

    Also return whether no tour can be better.
    """
    points, proved = [], True
    for player, sheet in enumerate(state.sheets):
        points.append(sheet.score())
        if player >= state.mover:
            rest = best_rest(state.map, sheet)
            points[player] += rest.score
            proved &= rest.proved
    circles = [sheet.circled.bit_count() for sheet in state.sheets]
    return list(zip(points, circles, strict=True)), proved


def _shares(ranks: Sequence[tuple[int, int]]) -> tuple[float, ...]:
    """Return a win, shared among the best."""
    best = max(ranks)
    count = ranks.count(best)
    return tuple((rank == best) / count for rank in ranks)


def _sampled(
    state: Tour, action: Action, budget: Budget, random: Random
) -> tuple[tuple[float, ...], int]:
    """Share out the wins of drawn finals; players still to write in this turn do so by a plan."""
    players = range(len(state.sheets))
    after, meter = state.child(action), Meter(budget, stride=1)
    sheets = [Written.on(sheet) for sheet in after.sheets]
    plans = [fitting(state.map, sheet) for sheet in after.sheets]
    areas = after.sheets[state.mover].empty.bit_count()
    cards, now = cards_after(state, areas), ahead(state.turn)
    wins = [EVEN / len(players)] * len(players)
    try:
        for _ in range(FINALS):
            turns = future(state.map, cards, random)
            points = []
            for player in players:
                meter.tick()
                coming = turns if player <= state.mover else [now, *turns]
                points.append(plans[player].play_out(sheets[player], coming))
            wins = [total + share for total, share in zip(wins, _likely(points), strict=True)]
    except OutOfBudgetError:
        pass
    whole = math.fsum(wins)
    return tuple(each / whole for each in wins), meter.count


def _likely(points: Sequence[int]) -> list[float]:
    """Return the chances in a final that is only foreseen."""
    odds = [math.exp((own - max(points)) / DOUBT) for own in points]
    total = math.fsum(odds)
    return [each / total for each in odds]


def fitting(land: Map, sheet: Sheet) -> Plan:
    """Return the plan whose aims fit a map best; the first plan for an empty map."""
    numbers = [(value, area) for area, value in enumerate(sheet.values) if value < STAR]

    def off(plan: Plan) -> float:
        return math.fsum(min(abs(value - plan.aims[area]), LOST) for value, area in numbers)

    directions = sorted(DIRECTIONS, key=lambda direction: direction != FIRST_DIRECTION[land.id])
    return min((plan_to(land, *direction) for direction in directions), key=off)
