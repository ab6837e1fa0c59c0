"""How slow this device is, so that a level that thinks by the clock thinks longer there."""

from __future__ import annotations

from collections.abc import Callable

from pygames.bots.budget import now

USUAL = 0.008
"""Seconds that `_work` takes in a browser on a usual laptop."""
_NOTICED = 2.0
"""Devices less slow than this get no more time: they may just be busy."""
MOST = 3.0
"""People don't wait for more than three times as long."""
_TRIES = 3
_ROUNDS = 60_000


def measured(clock: Callable[[], float] = now) -> float:
    """Return how many times its usual seconds a level should think here; the best try counts."""
    return stretch(min(_time_of_work(clock) for _ in range(_TRIES)))


def stretch(seconds: float) -> float:
    """Return by how much to stretch the time of a level if the work took this many seconds."""
    slowness = seconds / USUAL
    return 1.0 if slowness < _NOTICED else min(slowness, MOST)


def _time_of_work(clock: Callable[[], float]) -> float:
    start = clock()
    _work()
    return clock() - start


def _work() -> int:
    total = 0
    for each in range(_ROUNDS):
        total = (total * 31 + each) & 0xFFFF
    return total
