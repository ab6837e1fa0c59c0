"""Every bot keeps its time: it reads the clock often, and ends soon after its time is over."""

from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from pygames.bots import budget
from pygames.bots.budget import Budget, Meter
from pygames.core import State
from pygames.game import Game
from pygames.games import catalog
from pygames.record import Record, extend, final, make_header, settle

MOST = {"playouts": 4, "nodes": 512}
"""Between two looks at the clock: a millisecond or two of work, in Pyodide too."""
SECONDS = 0.1
LATE = 0.05
STEP = 0.001
"""What a look at the clock takes: as if a millisecond of work lay between two looks."""

CASES = [(game, level) for game in catalog() for level in game.bots.levels]
EACH = pytest.mark.parametrize(
    ("game", "level"), CASES, ids=[f"{game.id}-{level}" for game, level in CASES]
)


class Clock:
    """A clock that advances by a step whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def perf_counter(self) -> float:
        """Return the time."""
        self.now += STEP
        return self.now


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """Let all budgets be kept by such a clock."""
    clock = Clock()
    monkeypatch.setattr(budget, "time", SimpleNamespace(perf_counter=clock.perf_counter))
    return clock


@pytest.fixture
def gaps(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Collect what each meter counts between two looks; what it is given isn't counted."""
    counts: list[int] = []
    tick, reach, look = Meter.tick, Meter.reach, Meter._look

    def work(meter: Meter, more: int) -> None:
        meter.__dict__["work"] = meter.__dict__.get("work", 0) + more

    def count_one(meter: Meter) -> None:
        work(meter, 1)
        tick(meter)

    def count_more(meter: Meter, count: int) -> int:
        work(meter, count - meter.count)
        return reach(meter, count)

    def collect(meter: Meter) -> None:
        counts.append(meter.__dict__.pop("work", 0))
        look(meter)

    monkeypatch.setattr(Meter, "tick", count_one)
    monkeypatch.setattr(Meter, "reach", count_more)
    monkeypatch.setattr(Meter, "_look", collect)
    return counts


def moments(game: Game[Any]) -> Iterator[State]:
    """Yield decisions from the beginning, the middle and near the end of random games."""
    for players in sorted({*game.players}):
        record, random = (
            settle(Record(make_header(game, players, {}, None), seed="clock")),
            Random(1),
        )
        line = [final(record)]
        while not final(record).is_terminal():
            line.append(final(record))
            record = extend(record, random.choice(final(record).legal_actions()))
        yield from (line[0], line[len(line) // 2], line[-3])


@EACH
def test_a_bot_reads_the_clock_often(game: Game[Any], level: int, gaps: list[int]) -> None:
    for state in moments(game):
        gaps.clear()
        thought = game.bots.choose(state, level, Budget("seconds", SECONDS), Random(1))
        assert max(gaps, default=0) <= MOST[thought.unit]
        assert thought.count <= MOST[thought.unit] * (len(gaps) + 1)


@EACH
def test_a_bot_ends_soon_after_its_time_is_over(game: Game[Any], level: int, clock: Clock) -> None:
    for state in moments(game):
        start = clock.now
        game.bots.choose(state, level, Budget("seconds", SECONDS), Random(1))
        assert clock.now - start <= SECONDS + LATE


@EACH
def test_a_bot_without_any_time_still_chooses(game: Game[Any], level: int) -> None:
    for state in moments(game):
        thought = game.bots.choose(state, level, Budget("seconds", STEP / 2), Random(1))
        assert thought.action in state.legal_actions()
