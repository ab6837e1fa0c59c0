"""A bot for Dice Nim: level 1 takes any number, level 2 leaves what is best for itself."""

from random import Random

from pygames.bots.budget import Budget, Thought
from tests.toy.dice_nim.rules import Nim

MOST = 3


def choose(state: Nim, level: int, budget: Budget, random: Random) -> Thought:
    """Choose an action; the budget is never spent, since one look suffices."""
    del budget
    order = list(state.legal_actions())
    random.shuffle(order)
    # What is left matters most: nothing is best, and more than one roll can take is safer.
    action = order[0] if level == 1 else max(order, key=lambda action: _worth(state, action))
    share = 1 / len(state.passes)
    win = tuple(share for _ in state.passes)
    return Thought(action, win, count=len(order), depth=1, line=(action,))


def _worth(state: Nim, action: str) -> int:
    left = state.child(action).counters
    return MOST + 1 if left == 0 else min(left, MOST + 1) - 1
