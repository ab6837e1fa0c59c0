"""Games that are small enough to be solved: every position, from the end back.

All positions that can be reached are listed first; then wins and losses spread from the ends to
the positions before them: from ends that are won by most first, and of these the nearest first. So
it is known how many actions a win takes, and games in which positions come again are no trouble:
what neither player can force is a draw.
"""

from __future__ import annotations

from collections import defaultdict, deque
from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field

from pygames.core import Action, Player, State, outcome_of
from pygames.simple.state import State as Small

MOST = 400_000
"""Maximum number of positions: they are kept in memory."""
_BATCH = 200
"""Positions between two looks at the clock."""


class UnsolvableError(Exception):
    """Raised where a game can't be solved in this way, with the reason as a key of words."""


@dataclass
class Solving:
    """The positions of a game that were looked at, and what is certain of them."""

    states: list[State] = field(default_factory=list)
    index: dict[Hashable, int] = field(default_factory=dict)
    children: list[list[int]] = field(default_factory=list)
    values: list[Player | None] = field(default_factory=list)
    """Who wins a position if both play best: 0 or 1; None for a draw, or while nobody knows."""
    margins: list[int] = field(default_factory=list)
    """By how many points at least; by 1 if the game counts none, by 0 where nobody wins."""
    lengths: list[int] = field(default_factory=list)
    """How many actions that takes at most, if the other player holds out."""

    @classmethod
    def of(cls, state: State) -> Solving:
        """Begin with a position, whose states can be told apart."""
        solving = cls()
        solving._place(state)
        return solving

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
        if type(state).__hash__ is object.__hash__:
            raise UnsolvableError("alike")
        try:
            place = self.index.setdefault(state, len(self.states))
        except TypeError as error:
            raise UnsolvableError("alike") from error
        if place == len(self.states):
            self.states.append(state)
        return place

    def settle(self) -> None:
        """Find out who wins which position, by how much and how soon, once all are listed."""
        count = len(self.states)
        self.values, self.margins, self.lengths = [None] * count, [0] * count, [0] * count
        before: list[list[int]] = [[] for _ in range(count)]
        for place, children in enumerate(self.children):
            for child in children:
                before[child].append(place)
        left = [len(each) for each in self.children]
        for margin, ends in sorted(self._ends().items(), reverse=True):
            self._spread(margin, ends, before, left)

    def _ends(self) -> dict[int, list[int]]:
        """Return the places of games that somebody has won, by how much."""
        ends: dict[int, list[int]] = defaultdict(list)
        for place, state in enumerate(self.states):
            if not self.children[place] and len(winners := outcome_of(state).winners) == 1:
                self.values[place] = winners[0]
                ends[_margin(state, winners[0])].append(place)
        return ends

    def _spread(
        self, margin: int, ends: list[int], before: list[list[int]], left: list[int]
    ) -> None:
        """Follow wins by so much to the positions before them, the nearest first."""
        queue = deque(ends)
        for place in ends:
            self.margins[place] = margin
        while queue:
            place = queue.popleft()
            for parent in before[place]:
                left[parent] -= 1
                wins = self.states[parent].current_player() == self.values[place]
                if self.values[parent] is None and (wins or not left[parent]):
                    self.values[parent], self.margins[parent] = self.values[place], margin
                    self.lengths[parent] = self.lengths[place] + 1
                    queue.append(parent)

    def line(self, place: int = 0) -> list[Action]:
        """Return best play from a position to the end of the game; nothing where it is drawn."""
        actions: list[Action] = []
        while self.children[place] and self.values[place] is not None:
            action, place = next(iter(self.perfect(place).items()))
            actions.append(action)
        return actions

    def after(self, place: int = 0) -> Mapping[Action, int]:
        """Return the actions of a position, and where they lead."""
        return dict(zip(_actions(self.states[place]), self.children[place], strict=True))

    def best(self, place: int = 0) -> Mapping[Action, int]:
        """Return the actions that keep what a position is worth, and where they lead."""
        worth = self.values[place], self.margins[place]
        return {
            action: child
            for action, child in self.after(place).items()
            if (self.values[child], self.margins[child]) == worth
        }

    def perfect(self, place: int = 0) -> Mapping[Action, int]:
        """Return the winner's quickest of these, or those with which the other holds out longest.

        All of them where nobody wins.
        """
        best = self.best(place)
        wins = self.states[place].current_player() == self.values[place]
        lengths = [self.lengths[child] for child in best.values()]
        length = (min if wins else max)(lengths, default=0)
        return {action: child for action, child in best.items() if self.lengths[child] == length}

    @property
    def counts_points(self) -> bool:
        """Whether the game says by how much it is won."""
        first = self.states[0]
        return isinstance(first, Small) and first.points() is not None


def _margin(state: State, winner: Player) -> int:
    """Return by how many points a game is won; 1 if it counts none, or they don't say who wins."""
    points = state.points() if isinstance(state, Small) else None
    return max(1, points[winner] - points[1 - winner]) if points else 1


def _actions(state: State) -> list[Action]:
    """Return the actions of a position; raise UnsolvableError where something stays open."""
    if outcome_of(state).over:
        return []
    if state.chance_outcomes():
        raise UnsolvableError("chance")
    if state._at_once_:
        raise UnsolvableError("secrets")
    return list(state.legal_actions())
