"""Combine the thoughts of several searches of one position into one.

Each search reports votes: for every action, how much it was tried and what it promises. Votes for
an action are added up, so that the lucky find of one search is outvoted by the others. What one
search has proven is proven for all: no vote is held about it, and no mean is taken.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace

from pygames.bots.budget import Thought, Vote
from pygames.core import Action


def agree(thoughts: Sequence[Thought]) -> Thought:
    """Combine one or more thoughts about the same position by the same level."""
    if len(thoughts) == 1:
        return thoughts[0]
    votes = _added(vote for thought in thoughts for vote in _votes(thought))
    count, depth = sum(t.count for t in thoughts), max(t.depth for t in thoughts)
    if proof := next(filter(_is_proof, thoughts), None):
        return replace(proof, count=count, depth=depth, votes=votes)
    best = _best(votes)
    # Those who chose it know most about it; if it was nobody's first choice, all count.
    speakers = [thought for thought in thoughts if thought.action == best] or list(thoughts)
    thought = speakers[0] if speakers[0].action == best else Thought(best, (), 0, line=(best,))
    return replace(
        thought, win=_mean(speakers), count=count, unit=thoughts[0].unit, depth=depth, votes=votes
    )


def _is_proof(thought: Thought) -> bool:
    """Return whether a thought proves that a player wins, or can't win any more."""
    return min(thought.win) <= 0


def _votes(thought: Thought) -> Sequence[Vote]:
    """Return a thought's votes; one without votes has one, for its action."""
    return thought.votes or (Vote(thought.action, max(1, thought.count), 0.0),)


def _added(votes: Iterable[Vote]) -> tuple[Vote, ...]:
    """Add up the votes for each action."""
    sums: dict[Action, Vote] = {}
    for vote in votes:
        total = sums.get(vote.action)
        sums[vote.action] = vote if total is None else _sum(total, vote)
    return tuple(sums.values())


def _sum(one: Vote, other: Vote) -> Vote:
    """Add two votes for an action; a proven value needs no mean."""
    weight = one.weight + other.weight
    if one.sure or other.sure:
        return replace(one if one.sure else other, weight=weight)
    value = one.value + (other.value - one.value) * other.weight / weight
    return Vote(one.action, weight, value)


def _best(votes: Sequence[Vote]) -> Action:
    """Return the action with the most behind it, unless another is proven to be as good."""
    likely = max(
        (vote for vote in votes if not vote.sure), key=lambda v: (v.weight, v.value), default=None
    )
    sure = max((vote for vote in votes if vote.sure), key=lambda v: v.value, default=None)
    if likely is None or (sure is not None and sure.value >= likely.value):
        assert sure is not None
        return sure.action
    return likely.action


def _mean(thoughts: Sequence[Thought]) -> tuple[float, ...]:
    """Return each player's chance of winning, the thoughts weighted by what was behind them."""
    weights = [max(1, thought.count) for thought in thoughts]
    pairs = list(zip(weights, (thought.win for thought in thoughts), strict=True))
    seats = range(len(thoughts[0].win))
    total = sum(weights)
    return tuple(math.fsum(weight * win[seat] for weight, win in pairs) / total for seat in seats)
