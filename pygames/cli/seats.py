"""Who sits where, as written on a command line: random, bot3, bot3:nodes=2000, uct:playouts=500.

`bot2.5` has a strength between two levels (`bots/strength.py`). `bot5:seconds=1,memory=kept` begins
each search with what its last one has found, and `memory=ponders` also thinks in the turns of
others. A game may have yardsticks besides: fixed players with names of their own.
`my_bot.py:seconds=0.5` asks the function `choose` of a file.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from math import inf
from pathlib import Path
from random import Random
from typing import Any, Protocol, get_args

from pygames.bots.budget import Budget, Memory, Meter, Unit
from pygames.bots.strength import by_lot, is_strength, level_for
from pygames.bots.uct import States, Uct
from pygames.cli.guest import PREFIX, FaultError, Guest
from pygames.core import Action, State
from pygames.errors import GameError
from pygames.game import Game
from pygames.workshop.one_file import fault_in, function_in
from pygames.workshop.own_bot import NAME as CHOOSE
from pygames.workshop.own_bot import OwnBot
from pygames.workshop.refused import nothing_ends

_FORM = re.compile(
    r"(bot\d(?:\.\d{1,2})?|uct)(?::(seconds|nodes|playouts)=([0-9.]+)"
    r"(?:,memory=(kept|ponders))?)?"
)
_ENGINE = "engine:seconds=1:COMMAND"
_SECOND = Budget("seconds", 1.0)
"""Plain UCT's default budget for a move."""


_FILE = re.compile(r"(.+\.py)(?::seconds=([0-9.]+))?")


class Seated(Protocol):
    """Decides for the player to move."""

    @property
    def name(self) -> str:
        """The name on the command line."""

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose one of the legal actions."""


@dataclass(frozen=True)
class Careless:
    """Plays at random."""

    name: str = "random"

    def choose(self, _game: Game[Any], state: State, random: Random) -> Action:
        """Draw one of the legal actions."""
        return random.choice(state.legal_actions())


@dataclass(frozen=True)
class Bot:
    """The game's own bot of a level, or of another strength, with its budget for a move."""

    name: str
    level: float
    budget: Budget | None = None
    memory: Memory | None = None
    ponders: bool = False
    """Whether it thinks in the turns of others as well."""

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose as the game's bot does."""
        level = level_for(self.level, random)
        budget = replace(self.budget or Budget.of_level(level), memory=self.memory)
        thought = game.bots.choose(state, level, budget, random)
        return by_lot(thought, self.level, state.legal_actions(), random).action


@dataclass(frozen=True)
class Fixed:
    """A yardstick of the game's own."""

    name: str

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose as the yardstick does."""
        return game.bots.yardsticks[self.name](state._unseen_(), random)


@dataclass(frozen=True)
class PlainUct:
    """UCT with random playouts."""

    name: str
    budget: Budget | None = None

    def choose(self, game: Game[Any], state: State, random: Random) -> Action:
        """Choose by playouts."""
        playable = game.bots.playable or States()
        meter = Meter(self.budget or _SECOND, stride=4)
        return playable.action(Uct(playable, meter, random).run(playable.start(state)))


@dataclass(frozen=True)
class Written:
    """A bot of a player's own, in a file: `choose(state, seconds)`."""

    name: str
    bot: OwnBot
    seconds: float

    def choose(self, _game: Game[Any], state: State, _random: Random) -> Action:
        """Ask it; FaultError with its line if it fails or does what isn't legal."""
        try:
            with nothing_ends():
                return self.bot.choose(state, self.seconds)
        except (Exception, SystemExit) as error:
            raise FaultError(fault_in(self.bot.decide, error).message) from error


def read_seat(name: str, game: Game[Any]) -> Seated | Guest:
    """Read the name of a bot, or of an engine: "engine:seconds=0.5:python3 mine.py"."""
    if not name.startswith(PREFIX):
        return read_bot(name, game)
    _check_open(game, name)
    amount, _, command = name.removeprefix(PREFIX).partition(":")
    budget = _written(amount)
    if budget is None or not command.strip():
        raise GameError("bad-request", f"no engine {name[:60]!r}; expected {_ENGINE}")
    return Guest(name, command, budget)


def read_bot(name: str, game: Game[Any]) -> Seated:
    """Read the name of a bot: random, uct, a level, with or without a budget, or a yardstick."""
    if name == "random":
        return Careless()
    if file := _FILE.fullmatch(name):
        seconds = _budget("seconds", file[2]) or _SECOND
        return Written(name, OwnBot(function_in(Path(file[1]), CHOOSE)), seconds.amount)
    if name in game.bots.yardsticks:
        return Fixed(name)
    match = _FORM.fullmatch(name)
    if match is None:
        raise _unknown(name, game)
    budget = _budget(match[2], match[3])
    if match[1] == "uct":
        if match[4]:
            raise GameError("bad-request", "uct has no memory")
        if budget and budget.unit == "nodes":
            raise GameError("bad-request", "uct counts playouts, not nodes")
        _check_open(game, name)
        return PlainUct(name, budget)
    level = float(match[1].removeprefix("bot"))
    if not is_strength(level, game.bots.levels):
        raise _unknown(name, game)
    return Bot(name, level, budget, Memory() if match[4] else None, match[4] == "ponders")


def _check_open(game: Game[Any], name: str) -> None:
    """Refuse what would see the choices of others."""
    if game.secrets:
        raise GameError(
            "not-supported", f"{name[:40]} sees everything, and {game.title} has secrets"
        )


def read_budget(text: str) -> Budget:
    """Read the budget for a decision: "seconds=0.5"."""
    if budget := _written(text):
        return budget
    raise GameError("bad-request", f"--go: expected {', '.join(get_args(Unit))}, as in seconds=1")


def _written(text: str) -> Budget | None:
    unit, _, amount = text.partition("=")
    return _budget(unit, amount) if unit in get_args(Unit) else None


def _unknown(name: str, game: Game[Any]) -> GameError:
    names = [
        "random",
        "uct",
        "my_bot.py",
        *game.bots.yardsticks,
        *(f"bot{level}" for level in game.bots.levels),
    ]
    return GameError("bad-request", f"no bot {name[:40]!r}; expected {', '.join(names)}")


def _budget(unit: Any, amount: str | None) -> Budget | None:
    if amount is None:
        return None
    kind: Unit = unit
    try:
        number = float(amount)
    except ValueError:
        number = 0.0
    if not 0 < number < inf:
        raise GameError("bad-request", f"{unit}: expected a number above 0")
    return Budget(kind, number)
