"""The bot of Eight-by-Eight: five levels of one Monte Carlo tree search."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from pygames.bots.budget import Budget, Thought
from pygames.bots.levels import Level, Player, Trust
from pygames.bots.mcts import Levers
from pygames.games.eight_by_eight import words
from pygames.games.eight_by_eight.guide import Guide
from pygames.games.eight_by_eight.rules import EightByEight

LEVELS = {
    1: Level(playouts=100, blur=2.2),
    2: Level(playouts=150, blur=0.7),
    3: Level(playouts=200, blur=0.25),
    4: Level(playouts=250, blur=0.15),
    5: Level(),
}
PLAYER = Player(Guide(), LEVELS, Levers(curiosity=0.6), Trust(lead=-0.85))


def choose(state: EightByEight, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; of a blackout, say what it risks."""
    thought = PLAYER(state, level, budget, random)
    if thought.action[0] != "x":
        return thought
    player, after = state.board.player, state.child(thought.action).board
    if after.over or not after.hand(player):
        return thought
    return replace(thought, note=words.risk(after.blackouts[player].bit_count()))
