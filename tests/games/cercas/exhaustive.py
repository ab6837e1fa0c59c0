"""Endings of Cercas by trying everything by the rules, which the reference holds to the clauses."""

from functools import cache

from pygames.core import Setup
from pygames.games.cercas.rules import Cercas


@cache
def lead(state: Cercas) -> int:
    """Return 1, 0 or -1 for X, against best play."""
    returns = state.returns()
    if returns is not None:
        return returns[0]
    sign, best = 1 - 2 * state.current_player(), -1
    for action in state.legal_actions():
        best = max(best, sign * lead(state.child(action)))
        if best == 1:
            break
    return sign * best


def winning(text: str) -> list[str]:
    """Return the actions that win."""
    lead.cache_clear()
    state = Cercas.read(text, Setup(2, {}))
    sign = 1 - 2 * state.current_player()
    return [each for each in state.legal_actions() if sign * lead(state.child(each)) == 1]
