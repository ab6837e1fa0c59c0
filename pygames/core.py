"""The vocabulary of every game, after OpenSpiel: state, player, chance, action, returns."""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Literal, Self, TypeVar

Player = int
Action = str
"""A short ASCII text without white space: the notation that players read."""

CHANCE: Player = -1
TERMINAL: Player = -4

_POINTS = 1 << 53
"""How many numbers `Random.random` draws from."""

Options = Mapping[str, str]

UNSEEN: Action = "?"
"""Stands for a choice that has been made in secret. With a number after it, as in `?2`, it is a
sealed choice: a promise, which its player opens later (docs/fair-dice.md)."""

SWAP: Action = "swap"
"""Takes over the first player's beginning, by our optional rule (S1)."""
Swap = Literal["off", "ahead", "now", "past", "taken"]
"""Where that rule stands: it isn't played; the first action can be taken over; it can be now; it
was not; it was."""


def swap_at_first(options: Options) -> Swap:
    """Return where the rule stands before the first action; without the option it is off."""
    return "ahead" if options.get(SWAP) == "on" else "off"


def swap_after(swap: Swap, action: Action) -> Swap:
    """Return where the rule stands after a player's action."""
    if action == SWAP:
        return "taken"
    return "now" if swap == "ahead" else "past" if swap == "now" else swap


class State(ABC):
    """A position as an immutable value. It trusts its caller: `child` takes legal actions only."""

    __slots__ = ()

    @abstractmethod
    def current_player(self) -> Player:
        """Return whose decision is next: a player from 0, `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """List every action of the current player in the game's stable order; none for chance."""

    @abstractmethod
    def child(self, action: Action) -> Self:
        """Return the state after a legal action, or after an outcome of chance."""

    @abstractmethod
    def returns(self) -> tuple[int, ...] | None:
        """Return one number for each player once the game is over, else None.

        For several players 1 for each winner and -1 for the others, or 0 for all in a draw; for
        a player alone the score.
        """

    @abstractmethod
    def reason(self) -> str | None:
        """Return a sentence that says why the game ended as it did, else None."""

    def scores(self) -> tuple[int, ...] | None:
        """Return the game's own final scores; a game without scores returns its returns."""
        return self.returns()

    def chance_outcomes(self) -> Sequence[tuple[Action, Fraction]]:
        """List outcomes and exact probabilities at a chance node, in stable order, else nothing."""
        return ()

    def turn_of(self) -> Player | None:
        """Return whose turn it is, also while chance decides; None if no turn has begun.

        A game in which an outcome can end a turn says so: lists show it as that player's own.
        """
        return None

    @property
    def swap(self) -> Swap:
        """Where the swap rule stands; off in games without it."""
        return "off"

    @property
    def _at_once_(self) -> bool:
        """Whether others decide at the same time, and nobody sees how before all have decided.

        Such decisions are still actions one after the other; bots and pages keep them secret.
        """
        return False

    def _secret_(self) -> int:
        """Count the last actions that only their players may know, until all have decided."""
        return 0

    def _opener_(self) -> Player | None:
        """Return who opens a sealed choice next, once all have decided; chance is next then.

        Its outcomes are what that player may have chosen.
        """
        return None

    def _sealed_(self) -> Action:
        """Return the sealed choice that is opened next."""
        return ""

    def _unseen_(self) -> Self:
        """Return the position as the player to move may know it: without what is secret."""
        return self

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.current_player() == TERMINAL

    def position(self) -> str | None:
        """Return the position text, None if the rules define none."""
        return None

    def text(self) -> str:
        """Draw the position as text, for a terminal."""
        return self.position() or ""


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setup:
    """What a new game begins from: the number of players, and a value for every option."""

    players: int
    options: Options


@dataclass(frozen=True)
class Table:
    """All that can be done in a game with a given set-up, for programs that need fixed numbers."""

    actions: tuple[str, ...]
    """Every action, or every part of one if actions are `joined`."""
    length: int
    """The number of actions, or of parts, and of outcomes that games stay below. Where the rules
    set no limit, it is far more than any real game has."""
    outcomes: tuple[Action, ...] = ()
    """Every outcome of chance."""
    joined: str = ""
    """What stands between the parts of an action; empty if an action is one text."""
    best: int = 1
    """The highest return."""


@dataclass(frozen=True)
class Outcome:
    """How a position stands: whether the game is over, and if so who has won, and why."""

    over: bool
    returns: tuple[int, ...] | None = None
    scores: tuple[int, ...] | None = None
    """None also if a game was ended early."""
    reason: str | None = None
    winners: tuple[Player, ...] = ()
    """Who has won, or shares the win; empty in a draw, and for a player alone."""

    def ranking(self) -> tuple[Player, ...]:
        """List the players of a game that is over, the best first: winners, then by score."""
        scores = self.scores or self.returns or ()
        return tuple(
            sorted(range(len(scores)), key=lambda seat: (seat not in self.winners, -scores[seat]))
        )

    def places(self) -> tuple[int, ...]:
        """Return each player's place, from 0: winners share the first, and in a draw all do."""
        scores = self.scores or self.returns or ()
        if not self.winners:
            return (0,) * len(scores)
        keys = [(0,) if seat in self.winners else (1, -each) for seat, each in enumerate(scores)]
        return tuple(sum(other < key for other in keys) for key in keys)


def outcome_at(state: State, point: Fraction) -> Action:
    """Return the outcome of chance at a point from 0 to below 1.

    Each outcome has a stretch as long as its probability, in the order in which they are listed.
    """
    end = Fraction(0)
    for outcome, probability in state.chance_outcomes():
        end += probability
        if end > point:
            return outcome
    raise AssertionError("the probabilities of chance must sum to 1")


def draw_outcome(state: State, random: Random) -> Action:
    """Draw an outcome of chance by its probability."""
    # The same point as Fraction(random.random()), which a page would load more of Pyodide for.
    return outcome_at(state, Fraction(int(random.random() * _POINTS), _POINTS))


def seeded(seed: str, index: int) -> Fraction:
    """Return the point from 0 to below 1 at which a seed draws chance for an action's index.

    It is SHA-256 of `seed:index`, as docs/protocol.md says of records.
    """
    digest = hashlib.sha256(f"{seed}:{index}".encode("ascii")).digest()
    return Fraction(int.from_bytes(digest, "big"), 1 << 256)


def outcome_of(state: State) -> Outcome:
    """Return how a position stands: the one place that says who has won."""
    returns = state.returns()
    if returns is None:
        return Outcome(over=False)
    several = len(returns) > 1
    winners = tuple(seat for seat, value in enumerate(returns) if several and value > 0)
    return Outcome(True, returns, state.scores(), state.reason(), winners)
