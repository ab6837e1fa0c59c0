"""Whether a bot plays perfectly near the end: it is held beside a search of everything.

For games of two players in which chance decides nothing after the set-up.
"""

from functools import cache
from random import Random
from typing import Any

import pytest

from pygames.bots.budget import Budget
from pygames.core import State
from pygames.game import Game
from pygames.record import Record, extend, final, make_header, settle

ENOUGH = 400
"""Maximum number of positions in an ending."""


class TooLongError(Exception):
    """Raised if there are more than ENOUGH positions to look at."""


def exact(state: State) -> dict[str, int]:
    """Return what each action is worth to the player to move, against best play."""
    count = 0

    @cache
    def returned(state: Any) -> tuple[int, ...]:
        nonlocal count
        count += 1
        if count > ENOUGH:
            raise TooLongError
        returns: tuple[int, ...] | None = state.returns()
        if returns is not None:
            return returns
        player = state.current_player()
        results = [returned(state.child(action)) for action in state.legal_actions()]
        return max(results, key=lambda result: result[player])

    player = state.current_player()
    return {action: returned(state.child(action))[player] for action in state.legal_actions()}


def endings(game: Game[Any], number: int) -> list[tuple[State, dict[str, int]]]:
    """Play at random and keep positions in which it matters what is played."""
    ends: list[tuple[State, dict[str, int]]] = []
    seed = 0
    while len(ends) < number:
        seed += 1
        random = Random(f"endings {seed}")
        record = settle(Record(make_header(game, 2, {}, None), seed=str(seed)))
        states = []
        while not (state := final(record)).is_terminal():
            states.append(state)
            actions = [a for a in state.legal_actions() if a != "pass"] or ["pass"]
            record = extend(record, random.choice(actions))
        end = None
        for state in states[:-1][::-1]:
            try:
                values = exact(state)
            except TooLongError:
                break
            if len(set(values.values())) > 1:
                end = state, values
        if end:
            ends.append(end)
    return ends


def check_endings(game: Game[Any]) -> None:
    """Fail where the strongest bot plays less than perfectly, or doesn't know how it stands."""
    assert game.bots.settle
    for state, values in endings(game, 6):
        player = state.current_player()
        values_of, _ = game.bots.settle(state, state.legal_actions(), Budget("playouts", 4000))
        assert {action: 2 * one.win[player] - 1 for action, one in values_of.items()} == values
        thought = game.bots.choose(state, 5, Budget("playouts", 1000), Random(1))
        best = max(values.values())
        assert values[thought.action] == best, state.position()
        mine = thought.win[state.current_player()]
        assert mine == pytest.approx((best + 1) / 2, abs=0.1), state.position()
