"""The vocabulary of every game, after OpenSpiel: state, player, chance, action, returns."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Self, TypeVar

Player = int
Action = str
"""A short ASCII text without white space: the notation that players read."""

CHANCE: Player = -1
TERMINAL: Player = -4

Options = Mapping[str, str]


class State(ABC):
    """A position as an immutable value. It trusts its caller: `child` takes legal actions only."""

    __slots__ = ()

    @abstractmethod
    def current_player(self) -> Player:
        """Whose decision is next: a player from 0, `CHANCE`, or `TERMINAL`."""

    @abstractmethod
    def legal_actions(self) -> Sequence[Action]:
        """Every action of the current player in the game's stable order; none for chance."""

    @abstractmethod
    def child(self, action: Action) -> Self:
        """The state after a legal action, or after an outcome of chance."""

    @abstractmethod
    def returns(self) -> tuple[int, ...] | None:
        """One number for each player once the game is over, else None."""

    @abstractmethod
    def reason(self) -> str | None:
        """One sentence that says why the game ended as it did, else None."""

    def scores(self) -> tuple[int, ...] | None:
        """The game's own final scores; a game without scores of its own gives its returns."""
        return self.returns()

    def chance_outcomes(self) -> Sequence[tuple[Action, Fraction]]:
        """Outcomes and exact probabilities at a chance node, in stable order, else nothing."""
        return ()

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player() == TERMINAL

    def position(self) -> str | None:
        """The position text, None where the rules define none."""
        return None

    def text(self) -> str:
        """The position as a board of text, for a terminal."""
        return self.position() or ""


S = TypeVar("S", bound=State)


@dataclass(frozen=True)
class Setup:
    """What a new game begins from: the number of players, and a value for every option."""

    players: int
    options: Options
