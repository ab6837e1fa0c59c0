"""The bot of Cercas: random games from the likeliest actions, more of them where they pay."""

from __future__ import annotations

import math
from dataclasses import dataclass
from random import Random

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought
from pygames.core import Action, Player
from pygames.errors import GameError
from pygames.games.cercas.areas import closed_areas, points
from pygames.games.cercas.board import BY_BIT, Fence, parts
from pygames.games.cercas.position import Board
from pygames.games.cercas.rules import Cercas

PLAYOUTS = {1: 20, 2: 80, 3: 400, 4: 2000, 5: 1 << 30}
"""How many random games each level plays at the most for one decision."""
CARELESS = {1: 0.35, 2: 0.15}
"""How often a gentle level plays any action at all, where it doesn't see a win."""
CANDIDATES = 24
"""How many actions are looked at with random games, the likeliest at first sight."""
GLANCES = 250
"""How many actions are looked at at all, taken at random where there are more."""
ROOM = 0.15
"""What one more space to mark than the opponent is worth, in points."""
EXPLORE = 0.5
_STRIDE = 4
"""Random games between looks at the clock: each takes about a millisecond."""


def choose(state: Cercas, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the same for the same level, playouts and random numbers."""
    if budget.unit == "nodes":
        raise GameError("not-supported", "this bot counts playouts, not nodes")
    meter = Meter(budget, stride=_STRIDE)
    board, actions = state.board, state.legal_actions()
    for action in actions:
        if _wins(board, action):
            return Thought(action, _both(1.0, board.player), 0, "playouts", 1, (action,))
    arms = _candidates(board, actions, random)
    _play(arms, board.player, meter, PLAYOUTS[level], random)
    best = max(arms, key=lambda arm: (arm.games, arm.mean))
    action, win = best.action, _both(best.chance, board.player)
    if random.random() < CARELESS.get(level, 0):
        action = random.choice(actions)
    return Thought(action, win, meter.count, "playouts", 1, (action,))


def _both(chance: float, player: Player) -> tuple[float, float]:
    """Give the chance of winning for X and O from that of one of them."""
    return (chance, 1 - chance) if player == 0 else (1 - chance, chance)


def _wins(board: Board, action: Action) -> bool:
    """Tell whether an action ends the game with the higher score (C10, C12)."""
    child = board.after(*parts(action))
    return next(child.choices(), None) is None and _lead(child, board.player) > 0


def _lead(board: Board, player: Player) -> int:
    x, o = points(closed_areas(board))
    return x - o if player == 0 else o - x


@dataclass
class _Arm:
    """An action that is looked at, and how the random games after it went."""

    action: Action
    board: Board
    games: int = 0
    won: float = 0

    @property
    def mean(self) -> float:
        return self.won / self.games if self.games else 0.5

    @property
    def chance(self) -> float:
        """The chance of winning, as if one more game had been won and one lost."""
        return (self.won + 1) / (self.games + 2)


def _candidates(board: Board, actions: tuple[Action, ...], random: Random) -> list[_Arm]:
    """Take the likeliest actions: by the points as they stand, and room for more marks."""
    seen = random.sample(actions, min(GLANCES, len(actions)))
    arms = [_Arm(action, board.after(*parts(action))) for action in seen]
    arms.sort(key=lambda arm: -_promise(arm.board, board.player))
    return arms[:CANDIDATES]


def _promise(board: Board, player: Player) -> float:
    room = board.free[player].bit_count() - board.free[1 - player].bit_count()
    return _lead(board, player) + ROOM * room


def _play(arms: list[_Arm], player: Player, meter: Meter, most: int, random: Random) -> None:
    """Spend the budget on the arms: the better one does, the more often it is tried (UCB1)."""
    try:
        for played in range(most):
            arm = max(arms, key=lambda arm: _bound(arm, played))
            arm.won += _playout(arm.board, player, random)
            arm.games += 1
            meter.tick()
    except OutOfBudgetError:
        return


def _bound(arm: _Arm, played: int) -> float:
    if not arm.games:
        return math.inf
    return arm.mean + EXPLORE * math.sqrt(math.log(played) / arm.games)


def _playout(board: Board, player: Player, random: Random) -> float:
    """Play to the end at random: 1 for a win of the player, 0.5 for a draw, 0 for a loss.

    What a player can't draw and mark now will never be possible again: lines only come, free
    spaces only go. So each player draws fences from a lot, and throws away what doesn't fit.
    """
    fences = _fences(board)
    lots = (fences, fences.copy())
    while True:
        drawn = _draw(board, lots[board.player], random)
        if drawn is None:
            break
        board = board.after(*drawn)
    lead = _lead(board, player)
    return 0.5 if lead == 0 else float(lead > 0)


def _fences(board: Board) -> list[Fence]:
    return [fence for bit, fence in BY_BIT.items() if board.fences & bit]


def _draw(board: Board, lot: list[Fence], random: Random) -> tuple[Fence, int] | None:
    """Draw a fence that the player to move can use, and a space beside it."""
    mine = board.free[board.player]
    while lot:
        at = int(random.random() * len(lot))
        lot[at], lot[-1] = lot[-1], lot[at]
        fence = lot.pop()
        spaces = fence.beside & mine
        if spaces and board.fences & fence.bit:
            return fence, _any(spaces, random)
    return None


def _any(spaces: int, random: Random) -> int:
    """Take one of some spaces."""
    for _ in range(int(random.random() * spaces.bit_count())):
        spaces &= spaces - 1
    return spaces & -spaces
