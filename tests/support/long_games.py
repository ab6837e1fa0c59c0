"""Games longer than any of ours: the toy game, played with very many counters."""

from dataclasses import replace

from pygames import record
from pygames.core import Action, Setup
from pygames.game import Game
from tests.toy.dice_nim import GAME
from tests.toy.dice_nim.rules import Nim

LEFT = 9
"""The number of counters left."""
Data = dict[str, object]


def long_game(actions: int) -> Game[Nim]:
    """Return the toy game with a few more counters than the actions take."""

    def initial(setup: Setup) -> Nim:
        return Nim(actions // 2 + LEFT, (True,) * setup.players)

    return replace(GAME, rules=replace(GAME.rules, initial=initial))


def long_record(actions: int, *more: Action) -> Data:
    """Return a record of this many actions: counters are taken one by one."""
    line = [*("r1", "t1") * (actions // 2), *more]
    head = {"game": GAME.id, "format": record.FORMAT, "options": {}, "players": 2}
    return {**head, "actions": line}
