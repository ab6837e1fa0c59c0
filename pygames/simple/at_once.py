"""A search for games in which all choose at once: no player in it knows another's choice.

Each position of the tree is one round. In it every player mixes their choices by regret matching:
what would have been better against the same choices of the others is chosen more often. The mean of
these mixtures approaches an equilibrium where two play against each other, and the bot draws from
it. So it can't be read, and it needs to know nothing that is secret. (Lisý, Kovařík, Lanctot and
Bošanský, "Convergence of Monte Carlo Tree Search in Simultaneous Move Games", 2013.)
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Self

from pygames.bots.budget import Budget, Meter, OutOfBudgetError, Thought, Vote
from pygames.bots.levels import chances
from pygames.bots.tree import Rewards
from pygames.core import Action, Player, State, draw_outcome
from pygames.errors import GameError
from pygames.simple.by_states import MOST_PLIES, ByStates

PLAYOUTS = {1: 10, 2: 40, 3: 200, 4: 1000, 5: 1 << 60}
"""Maximum number of playouts of each level."""
_STRAY = 0.1
"""How often the search tries a choice that its mixture would not make."""
_RARE = 0.15
"""A choice that is made so much more rarely than the most frequent one is left out: the first
tries make it, before much is known."""

Chosen = tuple[Action, ...]


class Together(State):
    """A position in which all choose at once, as this search needs it."""

    players: int

    @abstractmethod
    def whole(self) -> Self:
        """Return the position at the beginning of the round."""

    @abstractmethod
    def _choosers_(self) -> Mapping[Player, Sequence[Action]]:
        """Return what each player can choose, without those who wait."""

    @abstractmethod
    def _together_(self, chosen: Mapping[Player, Action]) -> Self:
        """Return the position after these choices of all who have any."""


@dataclass(slots=True)
class _Mixture:
    """How a player chooses in a position."""

    actions: Sequence[Action]
    regrets: list[float] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    """How often each was to be chosen; later tries count for more."""
    visits: list[int] = field(default_factory=list)
    totals: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        many = len(self.actions)
        self.regrets, self.shares, self.totals = [0.0] * many, [0.0] * many, [0.0] * many
        self.visits = [0] * many

    def now(self) -> list[float]:
        """Return how likely each choice is now."""
        total = sum(self.regrets)
        if total <= 0:
            return [1 / len(self.actions)] * len(self.actions)
        return [regret / total for regret in self.regrets]

    def draw(self, weight: int, random: Random) -> int:
        """Draw a choice, and count the mixture that it is from."""
        odds = self.now()
        for place, share in enumerate(odds):
            self.shares[place] += weight * share
        if random.random() < _STRAY:
            return random.randrange(len(odds))
        return random.choices(range(len(odds)), odds)[0]

    def mean(self, place: int, otherwise: float) -> float:
        """Return what a choice has brought on average."""
        return self.totals[place] / self.visits[place] if self.visits[place] else otherwise

    def settled(self) -> list[float]:
        """Return the weight of each choice once the search is done."""
        most = max(self.shares)
        if not most:
            return [1.0] * len(self.shares)
        return [share if share >= _RARE * most else 0.0 for share in self.shares]


class _Node:
    """A round: what each player can choose, and what came of it."""

    __slots__ = ("children", "means", "mixtures", "seen", "visits")

    def __init__(self, position: Together) -> None:
        over = position.is_terminal() or position.chance_outcomes()
        choosers = {} if over else position._choosers_()
        self.mixtures = {player: _Mixture(actions) for player, actions in choosers.items()}
        self.children: dict[Chosen, _Node] = {}
        self.seen: dict[Chosen, tuple[int, Rewards]] = {}
        """How often all have chosen so, and what it has brought in sum."""
        self.visits, self.means = 0, list[float]()

    def learn(self, choice: Chosen, places: Mapping[Player, int], rewards: Rewards) -> None:
        """Add what these choices have brought, and what others would have brought instead."""
        self.visits += 1
        old = self.means or [0.0] * len(rewards)
        self.means = [
            mean + (reward - mean) / self.visits for mean, reward in zip(old, rewards, strict=True)
        ]
        if not places:
            return
        many, sums = self.seen.get(choice, (0, [0.0] * len(rewards)))
        sums = [total + reward for total, reward in zip(sums, rewards, strict=True)]
        self.seen[choice] = many + 1, sums
        for order, (player, place) in enumerate(places.items()):
            mixture = self.mixtures[player]
            mixture.visits[place] += 1
            mixture.totals[place] += rewards[player]
            self._regret(mixture, player, (choice[:order], choice[order + 1 :]), rewards[player])

    def _regret(
        self, mixture: _Mixture, player: Player, others: tuple[Chosen, Chosen], reward: float
    ) -> None:
        """Count what each choice would have brought beyond this reward; never less than nothing."""
        before, after = others
        for place, action in enumerate(mixture.actions):
            many, sums = self.seen.get((*before, action, *after), (0, []))
            value = sums[player] / many if many else mixture.mean(place, self.means[player])
            mixture.regrets[place] = max(0.0, mixture.regrets[place] + value - reward)


class AtOnceBot:
    """Five levels for any game in which all choose at once."""

    def __init__(self, game: ByStates) -> None:
        """Make it; `game` values the ends."""
        self._game = game

    def __call__(self, state: Together, level: int, budget: Budget, random: Random) -> Thought:
        """Choose an action for the player to move, from what that player may know."""
        if budget.unit == "nodes":
            raise GameError("not-supported", "this bot counts playouts, not nodes")
        player, position = state.current_player(), state.whole()
        meter = Meter(budget, stride=4)
        root = _Node(position)
        try:
            while meter.count < PLAYOUTS[level]:
                self._try(root, position, random)
                meter.tick()
        except OutOfBudgetError:
            pass
        return _thought(root, player, meter.count, random)

    def _try(self, root: _Node, position: Together, random: Random) -> None:
        """Go down the tree, add a round, play to the end, and learn from it on the way back."""
        path: list[tuple[_Node, Chosen, Mapping[Player, int]]] = []
        node: _Node | None = root
        while node is not None:
            choice, places = _drawn(node, position, random)
            path.append((node, choice, places))
            if not choice:
                break
            position = _following(position, choice, places)
            following = node.children.get(choice)
            if following is None:
                node.children[choice] = _Node(position)
            node = following
        rewards = self._played_out(position, random)
        for each, choice, places in reversed(path):
            each.learn(choice, places, rewards)

    def _played_out(self, position: Together, random: Random) -> Rewards:
        """Play at random to the end."""
        for _ in range(MOST_PLIES):
            if position.is_terminal():
                return self._game.final(position)
            if position.chance_outcomes():
                position = position.child(draw_outcome(position, random))
                continue
            choosers = position._choosers_().items()
            position = position._together_({who: random.choice(each) for who, each in choosers})
        return [1 / position.players] * position.players


def _drawn(node: _Node, position: Together, random: Random) -> tuple[Chosen, Mapping[Player, int]]:
    """Draw what all choose, or what chance does; nothing at the end of the game."""
    if node.mixtures:
        weight = node.visits + 1
        places = {who: each.draw(weight, random) for who, each in node.mixtures.items()}
        return tuple(node.mixtures[who].actions[at] for who, at in places.items()), places
    if position.chance_outcomes():
        return (draw_outcome(position, random),), {}
    return (), {}


def _following(position: Together, choice: Chosen, choosers: Mapping[Player, int]) -> Together:
    """Return the position after what all have chosen, or after an outcome of chance."""
    if choosers:
        return position._together_(dict(zip(choosers, choice, strict=True)))
    return position.child(choice[0])


def _thought(root: _Node, player: Player, count: int, random: Random) -> Thought:
    """Draw from the player's mixture; where nobody else chooses, take what is best."""
    mixture = root.mixtures[player]
    weights = mixture.settled()
    several = len(root.mixtures) > 1
    place = (
        random.choices(range(len(weights)), weights)[0]
        if several
        else max(range(len(weights)), key=lambda each: weights[each])
    )
    action = mixture.actions[place]
    votes = tuple(
        Vote(each, weights[at] + 1e-9, mixture.mean(at, root.means[player]))
        for at, each in enumerate(mixture.actions)
    )
    win = chances(root.means, 1.0)
    return Thought(action, win, count, "playouts", 1, (action,), votes=votes)
