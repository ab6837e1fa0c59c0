"""The bot of Eight-by-Eight: games played out at random, most of them after promising actions."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought
from pygames.core import Action, Player
from pygames.errors import GameError
from pygames.games.eight_by_eight.playout import play_out
from pygames.games.eight_by_eight.result import winners
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.games.eight_by_eight.table import Table

PLAYOUTS = {1: 40, 2: 160, 3: 640, 4: 2560, 5: 1 << 60}
"""How many games each level plays out at the most."""
CARELESS = {1: 0.3, 2: 0.1}
"""How often a gentle level plays any action at all, where it doesn't see a win."""
CURIOSITY = 0.7
"""How much an action is tried for being little known."""


@dataclass
class _Arm:
    """An action, and how the games after it went for each player."""

    action: Action
    table: Table
    shares: list[float]
    games: int = 0

    def worth(self, player: Player, log: float) -> float:
        """Bound what the action may be worth from above (UCB1)."""
        if not self.games:
            return math.inf
        return self.shares[player] / self.games + CURIOSITY * math.sqrt(log / self.games)

    def win(self) -> tuple[float, ...]:
        """Give the chance of winning for each player."""
        if not self.games:
            return (1 / len(self.shares),) * len(self.shares)
        return tuple(share / self.games for share in self.shares)


def choose(state: EightByEight, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    arms = _arms(state)
    random.shuffle(arms)
    player = state.table.player
    if won := [arm for arm in arms if arm.table.over and winners(arm.table) == [player]]:
        win = tuple(float(seat == player) for seat in range(len(won[0].shares)))
        return Thought(won[0].action, win, 0, "playouts", 1, (won[0].action,))
    meter = Meter(budget, stride=8)
    _Tries(arms, player, meter, random).run(PLAYOUTS[level])
    best = max(arms, key=lambda arm: (arm.games, arm.shares[player]))
    if random.random() < CARELESS.get(level, 0):
        best = random.choice(arms)
    return Thought(best.action, best.win(), meter.count, "playouts", 1, (best.action,))


def _arms(state: EightByEight) -> list[_Arm]:
    players = len(state.table.pieces)
    return [
        _Arm(action, state.child(action).table, [0.0] * players) for action in state.legal_actions()
    ]


@dataclass
class _Tries:
    """One decision: games played out after each action, the most after the best."""

    arms: list[_Arm]
    player: Player
    meter: Meter
    random: Random
    tried: int = field(default=0)

    def run(self, most: int) -> None:
        """Play out games until there have been enough or the budget is spent."""
        try:
            while self.tried < most:
                self._try()
                self.meter.tick()
        except OutOfBudgetError:
            pass

    def _try(self) -> None:
        log = math.log(self.tried + 1)
        arm = max(self.arms, key=lambda arm: arm.worth(self.player, log))
        best = play_out(arm.table, self.random)
        for winner in best:
            arm.shares[winner] += 1 / len(best)
        arm.games += 1
        self.tried += 1
