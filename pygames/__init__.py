"""Board games: exact rules, bots, and scenes to draw, in the standard library alone.

Play, in a program or a notebook:

    game = pygames.Play("cercas", seed="friday")   # or a record, to go on from it
    game.legal, game.push("c3-e3:c2"), game.pop(), game.over, game.ask(level=2).action
    pygames.ask(record, level=2)                   # what a bot would do, and what it sees
    pygames.random_game("cercas", "friday")        # a whole game, at random
    pygames.svg(record)                            # the board; a notebook shows records itself
    pygames.read(text)                             # the games of an export, a record or a link
    with pygames.Engine("python3 mine.py") as engine:
        engine.go(record, seconds=1)["action"]     # an engine of other authors

Records and positions, which never change:

    new, extend, parse             begin a game, add an action, read a record's data
    final, states, outcome         the last position, all of them, how the game stands
    Record, State, Setup           a header and actions; a position; what a game begins from
    outcome_of, Outcome            how a position stands
    CHANCE, TERMINAL               whose turn it is if no player's
    Action, Player                 a short text; a number from 0

Games, and everything by JSON:

    catalog, find, Game            all cards, the card of a game by its id, a card
    answer                         the door: JSON text in, JSON text out
    GameError                      what can't be done, in words

These names are stable; help(pygames.Play) tells more. To write a game, also use `pygames.game`,
`pygames.look`, `pygames.bots` and `pygames.conformance`.
"""

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING
from typing import Any as _Any

from pygames.core import CHANCE as CHANCE
from pygames.core import TERMINAL as TERMINAL
from pygames.core import Action as Action
from pygames.core import Outcome as Outcome
from pygames.core import Player as Player
from pygames.core import Setup as Setup
from pygames.core import State as State
from pygames.core import outcome_of as outcome_of
from pygames.errors import GameError as GameError
from pygames.game import Game as Game
from pygames.games import catalog as catalog
from pygames.games import find as find
from pygames.record import Record as Record
from pygames.record import extend as extend
from pygames.record import final as final
from pygames.record import new as new
from pygames.record import outcome as outcome
from pygames.record import parse as parse
from pygames.record import states as states

if _TYPE_CHECKING:
    from pygames.cli.client import Engine as Engine
    from pygames.door.bridge import answer as answer
    from pygames.programs.playing import Play as Play
    from pygames.programs.playing import ask as ask
    from pygames.programs.playing import random_game as random_game
    from pygames.programs.reader import read as read
    from pygames.vector import svg as svg

__version__ = "1.0.0"

_LATER = {
    "Engine": "pygames.cli.client",
    "Play": "pygames.programs.playing",
    "answer": "pygames.door.bridge",
    "ask": "pygames.programs.playing",
    "random_game": "pygames.programs.playing",
    "read": "pygames.programs.reader",
    "svg": "pygames.vector",
}
"""Names imported on first use: of their modules, the wheel of a page has only `answer`'s."""


def __getattr__(name: str) -> _Any:
    """Import a name of `_LATER` on first use."""
    if name in _LATER:
        return getattr(_import_module(_LATER[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """List the names of `_LATER` too."""
    return sorted({*globals(), *_LATER})
