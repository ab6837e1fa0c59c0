"""What a record of 1,000 actions costs: to open it, to play on, and to look back.

No game of ours gets that long (the longest random ones have about 300 actions), so the toy game is
played with very many counters. Standard library and pygames alone: Pyodide imports this file too.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

from pygames import record
from pygames.door import bridge, moves
from pygames.games import guest
from tests.support.long_games import LEFT, Data, long_game, long_record

ACTIONS = 1_000
TRIES = 5


Cost = tuple[str, float, int, int]
"""What was asked, the seconds it took, and how many characters request and answer had."""


def figures() -> list[Cost]:
    """Measure at a short and at a long record what a page asks while it is played."""
    return [cost for actions in (ACTIONS // 10, ACTIONS) for cost in _costs(actions)]


def _costs(actions: int) -> list[Cost]:
    """Measure the opening of a record, an action more, and a look back."""
    base, longer = long_record(actions), long_record(actions, "r1")
    back = actions - 2 * LEFT
    with guest(long_game(actions)):
        return [
            _cost(f"{actions:,} actions: open", base, actions),
            _cost(f"{actions:,} actions: one more", longer, actions + 1, base),
            _cost(f"{actions:,} actions: look back", base, back, base),
        ]


def _cost(words: str, data: Data, at: int, earlier: Data | None = None) -> Cost:
    """Measure a view of ply `at`, where another record has been looked at before."""

    def once() -> float:
        forget()
        if earlier:
            _ask(earlier, 0)
        return timed(lambda: _ask(data, at))[0]

    forget()
    request, answer = _ask(data, at)
    assert '"ok"' in answer
    return words, min(once() for _ in range(TRIES)), len(request), len(answer)


def timed(work: Callable[[], Any]) -> tuple[float, Any]:
    """Return how many seconds the work took, and its result."""
    start = time.perf_counter()
    result = work()
    return time.perf_counter() - start, result


def forget() -> None:
    """Forget all records that were looked at."""
    record.forget()
    moves.forget()


def _ask(data: Data, at: int) -> tuple[str, str]:
    request = json.dumps({"id": 1, "call": "view", "record": data, "at": at, "seat": 0})
    return request, bridge.answer(request)
