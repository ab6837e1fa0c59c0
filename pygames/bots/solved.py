"""Endings that are solved before any search: how, and what games tell the solver.

A search of yes or no asks whether the player to move can win, and if not, whether it can draw. It
follows the bounds of the result that the game knows, and tries first what the game says is
likeliest. A win is then followed in all its branches, so that it is known how many moves it takes
at most.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from pygames.bots.budget import Budget, Meter, OutOfBudgetError
from pygames.bots.tree import Rewards
from pygames.core import TERMINAL, Action, Player

P = TypeVar("P")
P_contra = TypeVar("P_contra", contravariant=True)
M = TypeVar("M", bound=Hashable)


class Outlook(NamedTuple):
    """The bounds of a result."""

    least: int
    """The fewest points by which the first player can lead at the end; negative for the second."""
    most: int
    """The most."""
    key: Hashable
    """A key of the rest of the game: equal only for positions that are worth the same."""


class Endgame(Protocol[P, M]):
    """A game of two without chance, as the solver sees it."""

    def player(self, position: P) -> Player:
        """Return whose decision is next, or TERMINAL when the game is over."""

    def moves(self, position: P) -> Sequence[M]:
        """List the moves of the player."""

    def child(self, position: P, move: M) -> P:
        """Return the position after a move."""

    def outlook(self, position: P) -> Outlook:
        """Return the bounds of the result; they are equal once the game is over."""

    def promise(self, position: P, player: Player) -> float:
        """Say how good a position looks for a player: what looks best is tried first."""

    def effort(self, position: P) -> float:
        """Estimate how many positions solving looks at."""


@dataclass(frozen=True)
class Solution(Generic[M]):
    """The proven result of a position of two players."""

    rewards: Rewards
    line: tuple[M, ...]
    """The best move and what follows: to the end, if a player wins and the budget allows to follow
    it. The winner is not slower than this, however long the other holds out."""


@dataclass(frozen=True)
class Exact:
    """What is known for certain of an action."""

    win: tuple[float, ...]
    """Each player's chance of winning after it, if all play best: 1, 0, or what dice leave open."""
    line: tuple[Action, ...]
    """What is expected, beginning with the action: to the end, if a player wins for certain."""


Known = Mapping[Action, Exact]
"""What is known of the best action, which comes first, and of others."""


class Settle(Protocol[P_contra]):
    """A game's knowledge of its endings."""

    def __call__(
        self, state: P_contra, actions: Sequence[Action], budget: Budget
    ) -> tuple[Known, Budget]:
        """Return what is known of these actions and the best, and what is left of the budget.

        Where a budget won't do, nothing is known.
        """


PART = 0.5
"""The part of a budget that goes into solving at most: the rest is left for playouts."""
WORTH_A_TRY = 3
"""An estimate may exceed the room by this factor: it is often too high by as much."""
PATIENCE = 500
"""Positions that showing a win to its end may always take."""
_STRIDE = 4
"""Positions between looks at the clock."""


@dataclass(frozen=True)
class Solver(Generic[P, M]):
    """Solves the endings of a game, if a budget seems to allow it."""

    game: Endgame[P, M]
    per_playout: float
    """Positions looked at for each playout of a budget: they take the same time."""
    a_second: int
    """Positions looked at in a second, on a fast device."""

    def __call__(self, position: P, budget: Budget) -> tuple[Solution[M] | None, int]:
        """Return the solution, or None, and the playouts that could have been made instead."""
        meter = self._meter(position, budget)
        if meter is None:
            return None, 0
        try:
            solution = self._solved(position, meter)
        except OutOfBudgetError:
            solution = None
        return solution, int(meter.count / self.per_playout)

    def after(
        self, position: P, moves: Sequence[M], budget: Budget
    ) -> tuple[dict[M, Solution[M]], int]:
        """Return the solutions after the best move and after these, and the playouts they took."""
        meter = self._meter(position, budget)
        if meter is None:
            return {}, 0
        try:
            best = self._solved(position, meter)
            solutions = {best.line[0]: best}
            for move in moves:
                if move not in solutions:
                    solutions[move] = self._after(position, move, meter)
        except OutOfBudgetError:
            solutions = {}
        return solutions, int(meter.count / self.per_playout)

    def _after(self, position: P, move: M, meter: Meter) -> Solution[M]:
        """Return the solution if this move is made."""
        child = self.game.child(position, move)
        if self.game.player(child) == TERMINAL:
            lead = self.game.outlook(child).least
            return Solution(_rewards(lead), (move,))
        rest = self._solved(child, meter)
        return Solution(rest.rewards, (move, *rest.line))

    def _meter(self, position: P, budget: Budget) -> Meter | None:
        """Return a meter of positions; None if solving isn't worth a try."""
        part = budget.part(PART)
        if budget.unit != "seconds":
            part = Budget("nodes", max(1, int(self.per_playout * PART * budget.amount)))
        room = part.amount * (self.a_second if part.unit == "seconds" else 1)
        worth = self.game.effort(position) <= WORTH_A_TRY * room
        return Meter(part, stride=_STRIDE) if worth else None

    def _solved(self, position: P, meter: Meter) -> Solution[M]:
        player = self.game.player(position)
        wins = Question(self.game, player, 1, meter)
        if wins.answer(position):
            return Solution(_rewards(-1 if player else 1), wins.line(position))
        draws = Question(self.game, player, 0, meter)
        if draws.answer(position):
            return Solution(_rewards(0), (draws.first(position),))
        return Solution(_rewards(1 if player else -1), draws.line(position))


def _rewards(lead: int) -> tuple[float, float]:
    return (1.0, 0.0) if lead > 0 else (0.0, 1.0) if lead else (0.5, 0.5)


Ending = tuple[int, int, Any]
"""How many moves the winner still makes, how many there are in all, and the first of them."""


class Question(Generic[P, M]):
    """Whether a player can reach a lead of at least this many points."""

    def __init__(self, game: Endgame[P, M], player: Player, points: int, meter: Meter) -> None:
        self.game = game
        self.player = player
        self.points = points
        self.meter = meter
        self.known: dict[Hashable, bool] = {}
        self._endings: dict[Hashable, Ending] = {}

    def glance(self, position: P) -> tuple[bool | None, Hashable]:
        """Return the answer where bounds or the table have it, else None; and the key."""
        self.meter.tick()
        least, most, key = self.game.outlook(position)
        if self.player:
            least, most = -most, -least
        if least >= self.points:
            return True, key
        if most < self.points:
            return False, key
        return self.known.get(key), key

    def answer(self, position: P) -> bool:
        """Search for the answer."""
        answer, key = self.glance(position)
        return self._searched(position, key) if answer is None else answer

    def _searched(self, position: P, key: Hashable) -> bool:
        wish = self.game.player(position) == self.player
        answer = self.known[key] = wish if self._reaches(position, wish) else not wish
        return answer

    def _reaches(self, position: P, wish: bool) -> bool:
        """Return whether one of the moves leads to the answer that the player to move wishes."""
        children: dict[Hashable, P] = {}
        for move in self.game.moves(position):
            after = self.game.child(position, move)
            answer, key = self.glance(after)
            if answer is wish:
                return True
            if answer is None:
                children[key] = after
        mover = self.game.player(position)
        for key, after in sorted(
            children.items(), key=lambda each: self.game.promise(each[1], mover), reverse=True
        ):
            value = self.known.get(key)
            if (self._searched(after, key) if value is None else value) is wish:
                return True
        return False

    def first(self, position: P) -> M:
        """Return a move that is sure of the answer, for who gets its will; else what looks best."""
        plan = self._plan(position)
        return self._ranked(position)[0][0] if plan is None else plan

    def line(self, position: P) -> tuple[M, ...]:
        """Return the moves to the end, once the question is answered; one if the rest is far.

        To follow a win takes about half as long as to find it; this allows as long again.
        """
        spent, self.meter = self.meter, Meter(Budget("nodes", self.meter.count + PATIENCE))
        moves = [self.first(position)]
        try:
            moves[0] = self._ending(position)[2]
            while self.game.player(position := self.game.child(position, moves[-1])) != TERMINAL:
                moves.append(self._ending(position)[2])
        except OutOfBudgetError:
            del moves[1:]
        spent.count += self.meter.count
        self.meter = spent
        return tuple(moves)

    def _ending(self, position: P) -> Ending:
        """Return how the game ends if who gets its will keeps to one plan, and the other resists.

        The plan is the first that is sure, among what looks best.
        """
        key = self.game.outlook(position).key
        value = self._endings.get(key)
        if value is None:
            value = self._endings[key] = self._followed(position)
        return value

    def _followed(self, position: P) -> Ending:
        mover = self.game.player(position)
        if mover == TERMINAL:
            return 0, 0, None
        winner = self.player if self.answer(position) else 1 - self.player
        if mover == winner:
            move = self.first(position)
            own, plies, _ = self._ending(self.game.child(position, move))
            return own + 1, plies + 1, move
        ends = {move: self._ending(after) for move, after in self._children(position)}
        move = max(ends, key=lambda each: ends[each][:2])
        own, plies, _ = ends[move]
        return own, plies + 1, move

    def _plan(self, position: P) -> M | None:
        """Return a move that is sure of the answer; one that takes no search, if there is one."""
        wish, ranked = self.game.player(position) == self.player, self._ranked(position)
        sure = (move for move, after in ranked if self.glance(after)[0] is wish)
        others = (move for move, after in ranked if self.answer(after) is wish)
        return next(chain(sure, others), None)

    def _children(self, position: P) -> list[tuple[M, P]]:
        return [(move, self.game.child(position, move)) for move in self.game.moves(position)]

    def _ranked(self, position: P) -> list[tuple[M, P]]:
        """List the moves and where they lead, the most promising first."""
        mover = self.game.player(position)
        return sorted(self._children(position), key=lambda each: -self.game.promise(each[1], mover))
