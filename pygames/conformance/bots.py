"""What a bot promises."""

from __future__ import annotations

import math
from random import Random
from typing import Any

from pygames.bots.budget import Budget, Thought
from pygames.conformance.promise import promise
from pygames.core import State
from pygames.errors import GameError, MistakeError
from pygames.game import Game

_AMOUNTS = {"nodes": 60, "playouts": 6}


def check_bot(game: Game[Any], state: State, players: int, level: int) -> None:
    """Check one decision at a small budget."""
    bot = f"bot {level}"
    thought = _thought(game, state, level)
    _check_thought(state, thought, players, bot)
    counts = game.bots.counts
    promise(thought.unit == counts, f"{bot}: it counts {thought.unit}, the card says {counts}")
    again = _thought(game, state, level)
    promise(again.action == thought.action, f"{bot}: the same seed, another action")


def _thought(game: Game[Any], state: State, level: int) -> Thought:
    counts = game.bots.counts
    budget = Budget(counts, _AMOUNTS[counts])
    try:
        return game.bots.choose(state, level, budget, Random("bot"))
    except GameError as error:
        raise MistakeError(
            f"bot {level}: the card says that it counts {counts}, but: {error.message}"
        ) from error


def _check_thought(state: State, thought: Thought, players: int, bot: str) -> None:
    promise(thought.action in state.legal_actions(), f"{bot}: {thought.action!r} is not legal")
    promise(len(thought.win) == players, f"{bot}: {len(thought.win)} chances for {players}")
    promise(all(0 <= chance <= 1 for chance in thought.win), f"{bot}: chances {thought.win}")
    promise(math.isclose(sum(thought.win), 1), f"{bot}: the chances sum to {sum(thought.win)}")
    promise(thought.count >= 0 and thought.depth >= 0, f"{bot}: it counts below 0")
    promise(
        not thought.line or thought.line[0] == thought.action,
        f"{bot}: its line {thought.line} doesn't begin with {thought.action!r}",
    )
