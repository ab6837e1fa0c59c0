"""What a record of 1,000 actions costs: to open it, to play on, and to look back.

No game of ours gets that long (the longest random ones have about 300 actions), so the toy game is
played with very many counters. Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import json
from dataclasses import replace

from pygames import record
from pygames.core import Action, Setup
from pygames.door import bridge, moves
from pygames.game import Game
from pygames.games import guest
from tests.bench.measure import timed
from tests.toy.dice_nim import GAME
from tests.toy.dice_nim.rules import Nim

ACTIONS = 1_000
# The number of counters left.
LEFT = 9
TRIES = 5


Data = dict[str, object]
Cost = tuple[str, float, int, int]
"""What was asked, the seconds it took, and how many characters request and answer had."""


def figures() -> list[Cost]:
    """Measure at a short and at a long record what a page asks while it is played."""
    return [cost for actions in (ACTIONS // 10, ACTIONS) for cost in _costs(actions)]


def long_game(actions: int) -> Game[Nim]:
    """Return the toy game with a few more counters than the actions take."""

    def initial(setup: Setup) -> Nim:
        return Nim(actions // 2 + LEFT, (True,) * setup.players)

    return replace(GAME, rules=replace(GAME.rules, initial=initial))


def long_record(actions: int, *more: Action) -> Data:
    """Return a record of this many actions: counters are taken one by one."""
    played = [*("r1", "t1") * (actions // 2), *more]
    head = {"game": GAME.id, "format": record.FORMAT, "options": {}, "players": 2}
    return {**head, "actions": played}


def _costs(actions: int) -> list[Cost]:
    """Measure the opening of a record, an action more, and a look back."""
    known, longer = long_record(actions), long_record(actions, "r1")
    back = actions - 2 * LEFT
    with guest(long_game(actions)):
        return [
            _cost(f"{actions:,} actions: open", known, actions),
            _cost(f"{actions:,} actions: one more", longer, actions + 1, known),
            _cost(f"{actions:,} actions: look back", known, back, known),
        ]


def _cost(asked: str, played: Data, at: int, known: Data | None = None) -> Cost:
    """Measure a view of ply `at`, where another record has been looked at before."""

    def once() -> float:
        forget()
        if known:
            _ask(known, 0)
        return timed(lambda: _ask(played, at))[0]

    forget()
    request, answer = _ask(played, at)
    assert '"ok"' in answer
    return asked, min(once() for _ in range(TRIES)), len(request), len(answer)


def forget() -> None:
    """Forget all records that were looked at."""
    record.forget()
    moves.forget()


def _ask(played: Data, at: int) -> tuple[str, str]:
    request = json.dumps({"id": 1, "call": "view", "record": played, "at": at, "seat": 0})
    return request, bridge.answer(request)
