"""Who sits where, as written on a command line: person, random, bot3, bot3:nodes=2000."""

from __future__ import annotations

import re
from dataclasses import dataclass
from random import Random
from typing import Any

from pygames.bots.budget import Budget, Unit
from pygames.core import Action, Game, State
from pygames.errors import GameError

_FORM = re.compile(r"bot(\d)(?::(seconds|nodes|playouts)=([0-9.]+))?")


@dataclass(frozen=True)
class Bot:
    """A bot of a level, with its budget for a move; level 0 plays at random."""

    name: str
    level: int
    budget: Budget | None = None

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose an action for the player to move."""
        if self.level == 0:
            return random.choice(state.legal_actions())
        budget = self.budget or Budget.of_level(self.level)
        return game.choose(state, self.level, budget, random).action


def read_bot(name: str, game: Game[Any]) -> Bot:
    """Read the name of a bot: random, or a level with or without a budget."""
    if name == "random":
        return Bot(name, 0)
    match = _FORM.fullmatch(name)
    if match is None or int(match[1]) not in game.levels:
        levels = ", ".join(f"bot{level}" for level in game.levels)
        raise GameError("bad-request", f"no bot {name[:40]!r}; expected random, {levels}")
    return Bot(name, int(match[1]), _budget(match[2], match[3]))


def _budget(unit: Any, amount: str | None) -> Budget | None:
    if amount is None:
        return None
    kind: Unit = unit
    try:
        number = float(amount)
    except ValueError:
        number = 0.0
    if number <= 0:
        raise GameError("bad-request", f"{unit}: expected a number above 0")
    return Budget(kind, number)
