"""The bot of Eight-by-Eight: five levels of one Monte Carlo tree search, and exact last rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought, Vote, now
from pygames.bots.levels import UNLIMITED, Level, Player, Trust
from pygames.bots.mcts import Levers
from pygames.bots.solved import PART, Exact, Known
from pygames.core import Action
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.guide import Guide
from pygames.games.eight_by_eight.last_round import chances, is_counted
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.grammar.common import hundredths

LEVELS = {
    1: Level(playouts=100, blur=2.2),
    2: Level(playouts=150, blur=1.0),
    3: Level(playouts=200, blur=0.25),
    4: Level(playouts=250, blur=0.15),
    5: Level(),
}
TRUSTS = (
    Trust(early=1.03, late=0.78, lead=-0.69, playouts=100),
    Trust(early=1.29, late=1.1, lead=-0.95, turn=-0.07, playouts=500),
)
PLAYER = Player(Guide(), LEVELS, Levers(curiosity=0.6), TRUSTS)


def choose(state: EightByEight, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; say what a blackout risks, and how often the last action wins."""
    if LEVELS[level].playouts == UNLIMITED and budget.unit != "nodes":
        values, budget = settle(state, (), budget)
        if values:
            return _counted(state, values)
    thought = PLAYER(state, level, budget, random)
    if thought.action[0] != "x":
        return thought
    player, after = state.board.player, state.child(thought.action).board
    if after.over or not after.hand(player):
        return thought
    return replace(thought, note=words.risk(after.blackouts[player].bit_count()))


def settle(
    state: EightByEight,
    actions: Sequence[Action],  # noqa: ARG001 - what is known of one is known of all
    budget: Budget,
) -> tuple[Known, Budget]:
    """Return what is known of all actions, the best first, and what is left of the budget.

    A turn of which nothing was known yet counts as a playout.
    """
    if not is_counted(state.board):
        return {}, budget
    began, meter, player = now(), Meter(budget.part(PART), stride=1), state.board.player
    try:
        ranked = sorted(chances(state, meter).items(), key=lambda each: -each[1][player])
    except OutOfBudgetError:
        ranked = []
    values = {action: Exact(win, (action,)) for action, win in ranked}
    return values, budget.less(meter.count, now() - began)


def _counted(state: EightByEight, values: Known) -> Thought:
    """Say how often the best action wins, and beside it the best of the other kind."""
    player, (action, best) = state.board.player, next(iter(values.items()))
    votes = tuple(Vote(each, 1, one.win[player], sure=True) for each, one in values.items())
    places = action[0] != "x"
    other = next((one for each, one in values.items() if (each[0] != "x") != places), None)
    beside = hundredths(other.win[player]) if other else ""
    note = words.counted_hint(hundredths(best.win[player]), beside, places=places)
    return Thought(action, best.win, 0, "playouts", 1, (action,), note, votes, exact=True)
