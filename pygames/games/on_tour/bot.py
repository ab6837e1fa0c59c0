"""The bot of On Tour: it writes by playing the rest of its map out, and knows the best tour.

Nothing that others do concerns a player's map (T12), so only the own map is played out.
"""

from __future__ import annotations

import math
from heapq import nsmallest
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought
from pygames.core import Action
from pygames.errors import GameError
from pygames.games.on_tour.best import best_of, best_rest
from pygames.games.on_tour.look_back import seen
from pygames.games.on_tour.policy import aims, cost, playout
from pygames.games.on_tour.rules import END, Tour
from pygames.games.on_tour.sheet import Entry
from pygames.games.on_tour.writing import entries, entries_text

CANDIDATES = {1: 1, 2: 1, 3: 1, 4: 6, 5: 12}
"""How many ways of writing are played out at each level; a single one is taken as it is."""
CARELESS = {1: 60.0, 2: 25.0, 3: 5.0, 4: 5.0, 5: 5.0}
"""By how much a level misjudges what it writes, at most; a little, so that bots differ."""
SHORT_SIGHTED = (1,)
"""Levels that draw their tour area by area, to the least number."""
ROUNDS = 400
"""How often each candidate is played out at the most."""


def choose(state: Tour, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    meter = Meter(budget, stride=1)
    action = _route(state, level) if state.phase == "route" else _write(state, level, meter, random)
    win, count = _chances(state), meter.count
    return Thought(action, win, count, unit="playouts", line=(action,), note=seen(state, action))


def _write(state: Tour, level: int, meter: Meter, random: Random) -> Action:
    """Take what turns out best when the rest of the map is played out."""
    turn, sheet, aim = state.turn, state.sheets[state.mover], aims(state.map)
    error = CARELESS[level]
    found = nsmallest(
        CANDIDATES[level],
        entries(turn, sheet.empty),
        key=lambda written: cost(turn, written, aim) + error * random.random(),
    )
    best = found[0] if len(found) == 1 else _played_out(state, found, meter, random)
    return entries_text(state.map, best)


def _played_out(
    state: Tour, found: list[tuple[Entry, ...]], meter: Meter, random: Random
) -> tuple[Entry, ...]:
    """Compare the candidates by complete rounds of playouts, each round with the same luck."""
    turn, sheet = state.turn, state.sheets[state.mover]
    sheets = [sheet.written(written, turn.circles(written)) for written in found]
    discards = state.discards | sum(1 << card for card in state.shown)
    totals = [0] * len(found)
    try:
        for _ in range(ROUNDS):
            luck, points = random.random(), []
            for after in sheets:
                points.append(playout(state.map, after, state.deck, discards, Random(luck)))
                meter.tick()
            totals = [total + point for total, point in zip(totals, points, strict=True)]
    except OutOfBudgetError:
        pass
    return found[totals.index(max(totals))]


def _route(state: Tour, level: int) -> Action:
    """Draw the best tour that there is; a gentle level goes on to the least number."""
    sheet, ways = state.sheets[state.mover], state.legal_actions()
    if ways[0] == END or _wins(state):
        return END
    if level in SHORT_SIGHTED:
        return min(ways[: -1 if ways[-1] == END else None], key=lambda way: _number(state, way))
    rest = best_rest(state.map, sheet).route
    return f">{state.map.ids[rest[0]]}" if rest else END


def _wins(state: Tour) -> bool:
    """Whether ending the tour wins at once."""
    if END not in state.legal_actions():
        return False
    returns = state.child(END).returns()
    return returns is not None and len(returns) > 1 and returns[state.mover] > 0


def _number(state: Tour, way: Action) -> int:
    return state.sheets[state.mover].values[state.map.index[way[1:]]]


def _chances(state: Tour) -> tuple[float, ...]:
    """Guess everybody's chance of winning from the best tours through what is written."""
    points = [best_of(state.map, sheet.values, sheet.circled).score for sheet in state.sheets]
    if state.phase == "route":
        points = [
            sheet.score() if player < state.mover else most
            for player, (sheet, most) in enumerate(zip(state.sheets, points, strict=True))
        ]
    spread = 1.0 + state.left / 6
    weights = [math.exp((point - max(points)) / spread) for point in points]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
