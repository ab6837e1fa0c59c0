"""The swap rule for bots, in one place for all games that have it (S1 to S4).

The position after a swap is the one before it with the players exchanged. So the player who
swaps gets what the other side had: 1 - v where the position is worth v without a swap.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Generic

from pygames.bots.budget import Budget, Chooser, Thought, Vote
from pygames.core import SWAP, S

MOST_BEGINNINGS = 12
"""Maximum number of first actions that are compared."""


@dataclass(frozen=True)
class WithSwap(Generic[S]):
    """A game's bot that knows the swap rule; without that rule, the bot unchanged."""

    bot: Chooser[S]

    def __call__(self, state: S, level: int, budget: Budget, random: Random) -> Thought:
        """Choose an action, perhaps a swap."""
        if state.swap == "ahead":
            return self._begin(state, level, budget, random)
        thought = self.bot(state, level, budget, random)
        return _swapped(thought, state.current_player()) if state.swap == "now" else thought

    def _begin(self, state: S, level: int, budget: Budget, random: Random) -> Thought:
        """Choose the most even first action, since the opponent may take it over."""
        actions = state.legal_actions()
        sample = random.sample(actions, min(MOST_BEGINNINGS, len(actions)))
        part = budget.part(1 / len(sample))
        thoughts = [self(state.child(action), level, part, random) for action in sample]
        player = state.current_player()
        action, answer = max(
            zip(sample, thoughts, strict=True), key=lambda pair: pair[1].win[player]
        )
        count = sum(each.count for each in thoughts)
        return replace(answer, action=action, count=count, line=(action, *answer.line), votes=())


def _swapped(thought: Thought, player: int) -> Thought:
    """Return a thought with a swap in place of its action, if the position is worse than even."""
    if thought.win[player] >= 1 / 2:
        return thought
    win = thought.win[::-1]
    return replace(thought, action=SWAP, win=win, line=(SWAP,), votes=(*_votes(thought),))


def _votes(thought: Thought) -> Iterator[Vote]:
    """Yield the votes, and for the swap as many as for all others together."""
    if thought.votes:
        values = {vote.action: vote.value for vote in thought.votes}
        weight = sum(vote.weight for vote in thought.votes)
        yield Vote(SWAP, weight, 1 - values[thought.action])
        yield from thought.votes
