"""One thought of several: what searches of one position, made side by side, agree on.

Each search counts its votes: for every action what stands behind it and what it promises. Votes
for an action are added up, so that what one search has seen by luck the others outvote; what one
has proven is proven for all.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from pygames.bots.budget import Thought, Vote
from pygames.core import Action


def agree(thoughts: Sequence[Thought]) -> Thought:
    """Make one thought of some, one at the least, about the same position by the same level."""
    if len(thoughts) == 1:
        return thoughts[0]
    votes = _added(vote for thought in thoughts for vote in _votes(thought))
    best = _best(votes)
    count, depth = sum(t.count for t in thoughts), max(t.depth for t in thoughts)
    # Who chose it can say most about it; where it was everybody's second, all speak.
    speakers = [thought for thought in thoughts if thought.action == best] or list(thoughts)
    said = speakers[0] if speakers[0].action == best else Thought(best, (), 0, line=(best,))
    return replace(
        said, win=_mean(speakers), count=count, unit=thoughts[0].unit, depth=depth, votes=votes
    )


def _votes(thought: Thought) -> Sequence[Vote]:
    """Return a thought's votes; one without votes has one, for its action."""
    return thought.votes or (Vote(thought.action, max(1, thought.count), 0.0),)


def _added(votes: Iterable[Vote]) -> tuple[Vote, ...]:
    """Add up the votes for each action."""
    sums: dict[Action, Vote] = {}
    for vote in votes:
        known = sums.get(vote.action)
        sums[vote.action] = vote if known is None else _sum(known, vote)
    return tuple(sums.values())


def _sum(one: Vote, other: Vote) -> Vote:
    """Add two votes for an action; what is sure needs no mean."""
    weight = one.weight + other.weight
    if one.sure or other.sure:
        return replace(one if one.sure else other, weight=weight)
    value = one.value + (other.value - one.value) * other.weight / weight
    return Vote(one.action, weight, value)


def _best(votes: Sequence[Vote]) -> Action:
    """Return the action with the most behind it, unless another is sure to be as good."""
    likely = max(
        (vote for vote in votes if not vote.sure), key=lambda v: (v.weight, v.value), default=None
    )
    sure = max((vote for vote in votes if vote.sure), key=lambda v: v.value, default=None)
    if likely is None or (sure is not None and sure.value >= likely.value):
        assert sure is not None
        return sure.action
    return likely.action


def _mean(thoughts: Sequence[Thought]) -> tuple[float, ...]:
    """Return everybody's chance of winning, each thought weighted by what was behind it."""
    weights = [max(1, thought.count) for thought in thoughts]
    pairs = list(zip(weights, (thought.win for thought in thoughts), strict=True))
    seats = range(len(thoughts[0].win))
    return tuple(sum(weight * win[seat] for weight, win in pairs) / sum(weights) for seat in seats)
