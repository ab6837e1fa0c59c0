"""What a bot promises."""

from __future__ import annotations

import math
from random import Random
from typing import Any, get_args

from pygames.bots.budget import Budget, Thought, Unit
from pygames.conformance.promise import promise
from pygames.core import Game, State
from pygames.errors import GameError

_COUNTED = (Budget("nodes", 60), Budget("playouts", 6))


def check_bot(game: Game[Any], state: State, players: int, level: int) -> None:
    """Check one decision at a small budget."""
    budget = next((budget for budget in _COUNTED if _takes(game, state, level, budget)), None)
    if budget is None:
        promise(False, f"bot {level}: it counts neither nodes nor playouts")
        return
    thought = game.choose(state, level, budget, Random("bot"))
    _check_thought(state, thought, players, f"bot {level}")
    again = game.choose(state, level, budget, Random("bot"))
    promise(again.action == thought.action, f"bot {level}: the same seed, another action")


def _takes(game: Game[Any], state: State, level: int, budget: Budget) -> bool:
    try:
        game.choose(state, level, budget, Random(0))
    except GameError as error:
        promise(error.kind == "not-supported", f"bot {level}: {error.kind}: {error.message}")
        return False
    return True


def _check_thought(state: State, thought: Thought, players: int, bot: str) -> None:
    promise(thought.action in state.legal_actions(), f"{bot}: {thought.action!r} is not legal")
    promise(len(thought.win) == players, f"{bot}: {len(thought.win)} chances for {players}")
    promise(all(0 <= chance <= 1 for chance in thought.win), f"{bot}: chances {thought.win}")
    promise(math.isclose(sum(thought.win), 1), f"{bot}: the chances sum to {sum(thought.win)}")
    promise(thought.unit in get_args(Unit)[1:], f"{bot}: it counts {thought.unit}")
    promise(thought.count >= 0 and thought.depth >= 0, f"{bot}: it counts below 0")
    promise(
        not thought.line or thought.line[0] == thought.action,
        f"{bot}: its line {thought.line} doesn't begin with {thought.action!r}",
    )
