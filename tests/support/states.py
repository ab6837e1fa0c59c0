"""Positions made up for tests."""

from __future__ import annotations

from collections.abc import Sequence

from pygames.core import TERMINAL, Action, State


class Ended(State):
    """The end of a game, with these returns and scores."""

    def __init__(self, returns: Sequence[int], scores: Sequence[int] | None = None) -> None:
        self._returns = tuple(returns)
        self._scores = self._returns if scores is None else tuple(scores)

    def current_player(self) -> int:
        return TERMINAL

    def legal_actions(self) -> Sequence[Action]:
        return ()

    def child(self, action: Action) -> Ended:
        raise AssertionError(action)

    def returns(self) -> tuple[int, ...]:
        return self._returns

    def scores(self) -> tuple[int, ...]:
        return self._scores

    def reason(self) -> str:
        return "It is over."
