"""The sentences about the swap rule, for every game that has it (S1 to S4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from pygames import words
from pygames.core import SWAP, Action, State
from pygames.grammar.cast import Cast
from pygames.look.phrase import Phrase
from pygames.look.picks import PickPath
from pygames.look.show import Button, Explanation

CLAUSES = ("S1", "S2", "S3", "S4")
"""Rulings of an option, which no course teaches."""
PATH = PickPath(SWAP, (SWAP,))


def phrase() -> Phrase:
    """Name a swap."""
    return Phrase(words.SWAP)


def without(actions: Sequence[Action]) -> Sequence[Action]:
    """Return the actions except the swap, which is the last."""
    return actions[:-1] if actions and actions[-1] == SWAP else actions


def path(state: State) -> Iterator[PickPath]:
    """Yield where to point for a swap, if it is possible."""
    if state.swap == "now":
        yield PATH


def buttons(state: State, label: Callable[[], str]) -> list[Button]:
    """Return the button that swaps, if it is possible; its label says what is taken over."""
    return [Button(SWAP, label())] if state.swap == "now" else []


def is_typed(state: State, text: str) -> bool:
    """Tell whether a typed text is a swap, in a game that has the rule."""
    return state.swap != "off" and text.lower() == SWAP


def note(state: State, cast: Cast) -> str:
    """Tell the first player that the first action may be taken over (S1)."""
    return words.can_be_taken_over(cast) if state.swap == "ahead" else ""


def explain(state: State, picks: Sequence[str], cast: Cast) -> Explanation | None:
    """Say why there is no swap; None if the rule isn't played, or this was no try to swap."""
    if SWAP not in picks or state.swap == "off":
        return None
    return Explanation(words.swap_at_first_only(cast), "S1")
