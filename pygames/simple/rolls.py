"""Which outcomes of a game are rolls of a die: those that `die` has made, whatever they are called.

A record holds texts, and so does a field of a position, so a class notes them as it lists them.
"""

from __future__ import annotations

from contextlib import suppress
from functools import wraps
from typing import Any, cast

from pygames.core import Action, State
from pygames.simple.outcomes import Outcomes, Roll

_NOTED = "_rolls_"
_AHEAD = 60
"""After so many actions of a game, its first roll has been listed."""


def know_rolls(states: type) -> None:
    """Let the positions of a class note what dice can show."""
    list_outcomes = vars(states).get("chance_outcomes")
    if not callable(list_outcomes):
        return
    noted: set[str] = set()
    setattr(states, _NOTED, noted)

    @wraps(list_outcomes)
    def answer(self: Any) -> Outcomes:
        outcomes = cast("Outcomes", list_outcomes(self))
        with suppress(TypeError, ValueError):  # the check says what is wrong with them
            noted.update(each for each, _ in outcomes if type(each) is Roll)
        return outcomes

    setattr(states, "chance_outcomes", answer)  # noqa: B010


def as_it_is(state: State, outcome: Action) -> Action:
    """Return an outcome as the roll that it is, or as a plain text."""
    noted = getattr(type(state), _NOTED, ())
    return Roll(outcome) if outcome in noted else str.__str__(outcome)


def look_ahead(state: State) -> None:
    """Come to the first roll, so that a die that lies there from the start is one."""
    try:
        for _ in range(_AHEAD):
            outcomes = [each for each, _ in state.chance_outcomes()]
            actions = outcomes or [*state.legal_actions()]
            if outcomes or not actions:
                return
            state = state.child(actions[0])
    except Exception:  # noqa: BLE001 - the check says it, where it belongs
        return
