"""Everybody's chance of winning: finals of all maps under the same luck, drawn again and again."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.core import Action
from pygames.games.on_tour.best import best_of
from pygames.games.on_tour.luck import ahead, cards_after, future
from pygames.games.on_tour.playout import Written
from pygames.games.on_tour.rules import Tour
from pygames.games.on_tour.search import usual

FINALS = 100
"""How many finals are drawn at the most."""
_PRIOR = 0.5
"""Wins that everybody is given before the first final: a chance is never 0 while numbers come."""


def chances(
    state: Tour, action: Action, budget: Budget, random: Random
) -> tuple[tuple[float, ...], int]:
    """Give each player's chance of winning after an action, and the finals drawn to see it."""
    players = len(state.sheets)
    if players == 1:
        return (1.0,), 0
    if state.phase == "route":
        return _shares(_ranks(state)), 0
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
    """Count wins in finals; who has not written in this turn writes by the plan as well."""
    players = range(len(state.sheets))
    after, meter = state.child(action), Meter(budget, stride=1)
    written = [Written.on(sheet) for sheet in after.sheets]
    left = after.sheets[state.mover].empty.bit_count()
    cards, now, plan = cards_after(state, left), ahead(state.turn), usual(state.map)
    wins = [_PRIOR] * len(players)
    try:
        for _ in range(FINALS):
            turns = future(state.map, cards, random)
            points = []
            for player in players:
                meter.tick()
                coming = turns if player <= state.mover else [now, *turns]
                points.append(plan.play_out(written[player], coming))
            ranks = [(point, 0) for point in points]
            wins = [total + share for total, share in zip(wins, _shares(ranks), strict=True)]
    except OutOfBudgetError:
        pass
    return tuple(total / sum(wins) for total in wins), meter.count
