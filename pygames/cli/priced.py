"""What each move of a game costs: all are weighed briefly, and serious ones again."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pygames.bots.budget import Budget
from pygames.cli import words
from pygames.core import Action, State
from pygames.door.costs import AGAIN, GLANCE
from pygames.door.weigh import Weighed, because, compare, weigh
from pygames.record import Record, states

GLANCED = Budget("seconds", GLANCE)
"""The default budget for each move."""
_CLOSER = AGAIN / GLANCE
"""How much more a second look gets."""


@dataclass(frozen=True)
class Priced:
    """A move, beside the best one that was found."""

    grade: str
    """One of the words of `weigh.Grade`."""
    cost: str
    """The cost in words; "" if nothing can be said."""
    best: Action
    better: str = ""
    """The best move in words, if the cost is serious."""
    why: str = ""
    """What this move allows, as a sentence without its full stop; perhaps nothing."""

    def __str__(self) -> str:
        """Write how good the move was, and what it has cost."""
        grade = words.GRADES[self.grade]
        return f"{grade}, {self.cost}" if self.cost else grade

    def advice(self) -> str:
        """Write what would have been better, and why; "" if the cost isn't serious."""
        sentences = (words.better(self.better) if self.better else "", self.why)
        return " ".join(f"{each}." for each in sentences if each)


def priced(record: Record, ply: int, budget: Budget, seed: str | None) -> Priced | None:
    """Weigh the action after a ply; None if there was nothing to decide."""
    state = states(record)[ply]
    if len(state.legal_actions()) < 2:
        return None
    weighed = _weighed(record, state, record.actions[ply], budget, Random(seed))
    if not weighed.serious:
        return Priced(weighed.grade, _cost(weighed), weighed.best)
    better = record.game.look.phrase(state, weighed.best).words
    why = because(record.game, state, weighed)
    return Priced(weighed.grade, _cost(weighed), weighed.best, better, why)


def _weighed(
    record: Record, state: State, action: Action, budget: Budget, random: Random
) -> Weighed:
    """Weigh an action; of two looks at one that seems serious, the one that finds less counts."""
    first = weigh(record.game, state, action, budget, random)
    if not first.serious or first.proven:
        return first
    closer = Budget(budget.unit, budget.amount * _CLOSER)
    again = compare(record.game, state, (first.best, action), closer, random)
    return min(first, again, key=lambda look: look.cost)


def _cost(weighed: Weighed) -> str:
    if weighed.points is not None:
        points = round(weighed.points)
        return words.cost_in_points(points) if points else ""
    percent = round(100 * weighed.cost)
    return words.cost_in_wins(percent) if percent else ""
