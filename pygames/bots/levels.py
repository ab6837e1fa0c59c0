"""Levels of a bot that searches by playouts, and how it decides."""

from __future__ import annotations

import math
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from random import Random
from typing import Any, Generic, TypeVar

from pygames.bots.budget import Budget, Meter, Thought, Vote, now
from pygames.bots.mcts import DEFAULT, Found, Guided, Levers, Search, Tried
from pygames.bots.solved import Exact, Known, Solution, Solver
from pygames.bots.tree import Rewards
from pygames.core import CHANCE, TERMINAL, Action
from pygames.errors import GameError

P = TypeVar("P")
M = TypeVar("M", bound=Hashable)

UNLIMITED = 1 << 60
_FORCED = 200
"""Playouts when there is only one move: enough to estimate the chances."""
_STRIDE = 4
"""Playouts between looks at the clock: one may take a millisecond."""


@dataclass(frozen=True)
class Level:
    """How a level thinks. Every level takes a win in one, and none allows one that it can avoid."""

    playouts: int = UNLIMITED
    """Maximum number of playouts."""
    blur: float = 0
    """The most by which it misjudges the logit of a move's reward. So it chooses among the moves
    that its search has tried, none of them worse than the best by more than twice as much."""
    guide: Guided[Any, Any] | None = None
    """What its search goes by, if not by the bot's own game."""
    levers: Levers | None = None
    """The levers of its search, if they differ from the bot's."""


@dataclass(frozen=True)
class Trust:
    """What the mean rewards of a search say about the result; fitted to games, docs/strength.md."""

    early: float = 1.0
    """What the logits of the means are multiplied by where there are `many` moves."""
    late: float = 1.0
    """What they are multiplied by where hardly a move is left: a search sees the end then."""
    lead: float = 0.0
    """What beginning is worth in a game of two beyond what the means know: it's added to the
    logit of the player who began, and taken from the other's; less where few moves are left."""
    turn: float = 0.0
    """The same for the player to move: below 0, since a search favours who has the choice."""
    many: int = 30
    playouts: int = 100
    """How long the searches were that this was fitted to."""

    def openness(self, moves: int) -> float:
        """Return how open a game with this many moves is: from 1, if many, down to 0."""
        return min(1.0, moves / self.many)

    def chances(
        self, means: Rewards, moves: int, began: int = 0, mover: int = 0
    ) -> tuple[float, ...]:
        """Return the chances of winning in a position with this many moves."""
        openness = self.openness(moves)
        sharpness = self.early * openness + self.late * (1 - openness)
        lead = (-self.lead if began else self.lead) * openness
        return chances(means, sharpness, lead + (-self.turn if mover else self.turn))


def between(trusts: Sequence[Trust], playouts: int) -> Trust:
    """Return the trust in a search of this length: between two that are known, by its logarithm."""
    below = max((each for each in trusts if each.playouts <= playouts), key=_length, default=None)
    above = min((each for each in trusts if each.playouts > playouts), key=_length, default=None)
    if below is None or above is None:
        nearest = below or above
        assert nearest
        return nearest
    part = math.log(playouts / below.playouts) / math.log(above.playouts / below.playouts)
    mixed = {
        name: getattr(below, name) + part * (getattr(above, name) - getattr(below, name))
        for name in ("early", "late", "lead", "turn")
    }
    return replace(below, **mixed)


def _length(trust: Trust) -> int:
    return trust.playouts


@dataclass(frozen=True)
class Player(Generic[P, M]):
    """A game's bot."""

    game: Guided[P, M]
    levels: Mapping[int, Level]
    levers: Levers = DEFAULT
    trusts: Sequence[Trust] = (Trust(),)
    """What makes its mean rewards chances of winning, by the length of its searches."""
    solver: Solver[P, M] | None = None
    """What settles endings, for the levels without a limit of playouts."""

    def __call__(self, state: Any, level: int, budget: Budget, random: Random) -> Thought:
        """Choose an action; the same for the same level, playouts and random numbers."""
        if budget.unit == "nodes":
            raise GameError("not-supported", "this bot counts playouts, not nodes")
        meter = Meter(budget, stride=_STRIDE)
        game, how = self.game, self.levels[level]
        position = game.start(state)
        moves = list(game.moves(position))
        at_once = self._winning(position, moves)
        if at_once is not None:
            move, rewards = at_once
            action = game.action(move)
            return Thought(action, tuple(rewards), 0, "playouts", 1, (action,))
        if self.solver and how.playouts == UNLIMITED:
            solution, spent = self.solver(position, budget)
            meter.count = spent
            if solution:
                return self._solved(solution, spent)
        most = min(how.playouts, _FORCED if len(moves) == 1 else UNLIMITED)
        # A level that is weak through few playouts would be stronger with those of earlier moves,
        # and an incomplete tree would mislead.
        memory = budget.memory if how.playouts == UNLIMITED else None
        search = Search(how.guide or game, meter, random, how.levers or self.levers)
        result = search.run(position, most, memory)
        line = tuple(map(game.action, result.line))
        win, votes = self._win(state, result, moves), self._votes(result)
        if not self._is_settled(position, result, how):
            ranked = _ranked(result, how.blur, random)
            move = self._guarded(position, ranked)
            if move != result.move:
                line = (game.action(move),)
                votes = self._votes(self._safe(position, result, move))
        return Thought(line[0], win, meter.count, "playouts", result.depth, line, votes=votes)

    def settle(self, state: Any, actions: Sequence[Action], budget: Budget) -> tuple[Known, Budget]:
        """Return what is known of the best action and of these, and what is left of the budget."""
        assert self.solver
        began, position = now(), self.game.start(state)
        by_action = {self.game.action(move): move for move in self.game.moves(position)}
        moves = [by_action[each] for each in actions]
        solutions, spent = self.solver.after(position, moves, budget)
        lines = [tuple(map(self.game.action, each.line)) for each in solutions.values()]
        values = {
            line[0]: Exact(tuple(each.rewards), line)
            for each, line in zip(solutions.values(), lines, strict=True)
        }
        return values, budget.less(spent, now() - began)

    def _solved(self, solution: Solution[M], spent: int) -> Thought:
        """Say what the solver has proven."""
        line, win = tuple(map(self.game.action, solution.line)), tuple(solution.rewards)
        return Thought(line[0], win, spent, "playouts", len(line), line, exact=True)

    def _is_settled(self, position: P, result: Found[M], how: Level) -> bool:
        """Return whether the search's choice stands: it wins, or a level without blur proved it."""
        won = result.exact and result.means[self.game.player(position)] >= 1
        return won or (result.proven and how.playouts == UNLIMITED)

    def _win(self, state: Any, result: Found[M], moves: Sequence[M]) -> tuple[float, ...]:
        """Return the chances of winning, exactly 1 or 0 only if the position is proven."""
        if result.proven:
            return tuple(result.means)
        if result.exact:
            return chances(result.means, 1.0)
        trust = between(self.trusts, sum(one.visits for one in result.tried))
        mover = self.game.player(self.game.start(state))
        return trust.chances(result.means, len(moves), self.game.began(state), mover)

    def _votes(self, result: Found[M]) -> tuple[Vote, ...]:
        """Say of each move how often it was tried, and what it promises."""
        return tuple(
            Vote(self.game.action(one.move), one.visits, one.mean, one.proven)
            for one in result.tried
        )

    def _guarded(self, position: P, moves: list[M]) -> M:
        """Return the first move after which no other player wins at once, or the first if all lose.

        If none of the moves will do, one that the search hasn't tried may.
        """
        rest = (move for _, move in reversed(self.game.ranked(position)))
        safe = (move for move in chain(moves, rest) if not self._gives_away(position, move))
        return next(safe, moves[0])

    def _safe(self, position: P, result: Found[M], move: M) -> Found[M]:
        """Return what was found of moves that give no win away, with another choice among them."""
        safe = [one for one in result.tried if not self._gives_away(position, one.move)]
        if all(one.move != move for one in safe):
            safe.append(Tried(move, 1, 0.0, proven=False))
        return replace(result, move=move, tried=tuple(safe))

    def _gives_away(self, position: P, move: M) -> bool:
        """Return whether another player can win at once after a move."""
        child = self.game.child(position, move)
        follower = self.game.player(child)
        if follower in {self.game.player(position), CHANCE}:
            return False
        if follower == TERMINAL:
            return self.game.final(child)[self.game.player(position)] <= 0
        return self._winning(child, list(self.game.moves(child))) is not None

    def _winning(self, position: P, moves: list[M]) -> tuple[M, Rewards] | None:
        """Return a move that wins at once."""
        mover = self.game.player(position)
        for move in moves:
            child = self.game.child(position, move)
            if self.game.player(child) == TERMINAL:
                rewards = self.game.final(child)
                if rewards[mover] >= 1:
                    return move, rewards
        return None


def _ranked(result: Found[M], blur: float, random: Random) -> list[M]:
    """Return the moves that were tried as a level sees them, the best first.

    Sure losses come last; without a blur the search's own choice is first.
    """

    def seen(one: Tried[M]) -> tuple[bool, float]:
        safe = one.move not in result.losing
        if blur:
            return safe, logit(one.mean) + random.uniform(-blur, blur)
        return safe, math.inf if one.move == result.move else one.mean

    return [one.move for one in sorted(result.tried, key=seen, reverse=True)]


def logit(mean: float) -> float:
    """Return the logarithm of the odds, finite for what is certain."""
    inner = min(max(mean, 1e-3), 1 - 1e-3)
    return math.log(inner / (1 - inner))


def chances(means: Rewards, sharpness: float, lead: float = 0.0) -> tuple[float, ...]:
    """Turn mean rewards into chances of winning that sum to 1."""
    leads = (lead, -lead) if len(means) == 2 else (0.0,) * len(means)
    odds = [
        math.exp(sharpness * logit(mean) + more) for mean, more in zip(means, leads, strict=True)
    ]
    shares = [each / (1 + each) for each in odds]
    total = math.fsum(shares)
    return tuple(share / total for share in shares)
