"""A bot that a player has written: a function `choose(state, seconds)` that returns an action."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from pygames.bots.budget import now
from pygames.core import Action, State
from pygames.errors import MistakeError

NAME = "choose"
"""What the function is called."""
PATIENCE = 10.0
"""By so many seconds it may be late."""


@dataclass(frozen=True)
class OwnBot:
    """Decides as a function of a player's own does."""

    decide: Callable[[Any, float], object]

    def choose(self, state: State, seconds: float) -> Action:
        """Return what it chose; MistakeError if that is not legal, or came too late."""
        start = now()
        action = self.decide(state._unseen_(), seconds)
        if (late := now() - start) > seconds + PATIENCE:
            raise MistakeError(f"{NAME} took {late:.0f} s, and had {seconds:g}", NAME)
        legal = state.legal_actions()
        if action not in legal:
            few = " ".join(legal[:6]) + (" …" if len(legal) > 6 else "")
            raise MistakeError(f"{NAME} returned {action!r}; expected one of {few}", NAME)
        return str(action)
