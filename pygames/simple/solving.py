"""Games that are small enough to be solved: every position, from the end back.

All positions that can be reached are listed first; then wins and losses spread from the ends to
the positions before them, the nearest first. So it is known how many actions a win takes, and games
in which positions come again are no trouble: what neither player can force is a draw.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field

from pygames.core import Action, State, outcome_of

MOST = 400_000
"""Maximum number of positions: they are kept in memory."""
_BATCH = 200
"""Positions between two looks at the clock."""


class UnsolvableError(Exception):
    """Raised where a game can't be solved in this way, with the reason as a key of words."""


@dataclass
class Solving:
    """The positions of a game that were looked at, and what is certain of them."""

    states: list[State]
    index: dict[Hashable, int]
    children: list[list[int]] = field(default_factory=list)
    values: list[int | None] = field(default_factory=list)
    """Who wins a position if both play best: 0 or 1; None for a draw, or while nobody knows."""
    lengths: list[int] = field(default_factory=list)
    """How many actions a win takes, if the other player holds out."""

    @classmethod
    def of(cls, state: State) -> Solving:
        """Begin with a position, whose states can be told apart."""
        try:
            return cls([state], {state: 0})
        except TypeError as error:
            raise UnsolvableError("alike") from error

    @property
    def complete(self) -> bool:
        """Whether all positions are listed."""
        return len(self.children) == len(self.states)

    def listing(self) -> Iterator[int]:
        """List the positions that can be reached; yield now and then how many there are."""
        while not self.complete and len(self.states) <= MOST:
            state = self.states[len(self.children)]
            self.children.append([self._place(state.child(action)) for action in _actions(state)])
            if len(self.children) % _BATCH == 0:
                yield len(self.states)

    def _place(self, state: State) -> int:
        place = self.index.setdefault(state, len(self.states))
        if place == len(self.states):
            self.states.append(state)
        return place

    def settle(self) -> None:
        """Find out who wins which position, and how soon, once all are listed."""
        count = len(self.states)
        self.values, self.lengths = [None] * count, [0] * count
        before: list[list[int]] = [[] for _ in range(count)]
        for place, children in enumerate(self.children):
            for child in children:
                before[child].append(place)
        left, queue = [len(each) for each in self.children], deque[int]()
        for place, state in enumerate(self.states):
            if not self.children[place] and len(winners := outcome_of(state).winners) == 1:
                self.values[place] = winners[0]
                queue.append(place)
        while queue:
            place = queue.popleft()
            for parent in before[place]:
                left[parent] -= 1
                wins = self.states[parent].current_player() == self.values[place]
                if self.values[parent] is None and (wins or not left[parent]):
                    self.values[parent] = self.values[place]
                    self.lengths[parent] = self.lengths[place] + 1
                    queue.append(parent)

    def line(self, place: int = 0) -> list[Action]:
        """Return best play from a position to the end of the game; nothing where it is drawn."""
        actions: list[Action] = []
        while self.children[place] and self.values[place] is not None:
            action, place = self._best(place)
            actions.append(action)
        return actions

    def best(self, place: int = 0) -> Mapping[Action, int]:
        """Return the actions that keep what a position is worth, and where they lead."""
        pairs = zip(_actions(self.states[place]), self.children[place], strict=True)
        return {
            action: child for action, child in pairs if self.values[child] == self.values[place]
        }

    def _best(self, place: int) -> tuple[Action, int]:
        """Return the winner's quickest action, or one with which the other holds out longest."""
        wins = self.states[place].current_player() == self.values[place]
        choose = min if wins else max
        return choose(self.best(place).items(), key=lambda each: self.lengths[each[1]])


def _actions(state: State) -> list[Action]:
    """Return the actions of a position; raise UnsolvableError where something stays open."""
    if outcome_of(state).over:
        return []
    if state.chance_outcomes():
        raise UnsolvableError("chance")
    if state._at_once_:
        raise UnsolvableError("secrets")
    return list(state.legal_actions())
