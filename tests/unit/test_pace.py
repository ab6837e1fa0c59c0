"""On a slow device each level stays itself, and so thinks longer."""

from itertools import count

import pytest

from pygames.bots.pace import MOST, USUAL, measured, stretch
from pygames.door import thinking
from pygames.games import catalog, find


def test_a_level_that_counts_may_take_four_times_as_long() -> None:
    game = find("cercas")
    limits = [thinking._time(game, level).amount for level in game.bots.counted]
    assert limits == [0.4, 1.2, 2.0, 4.0]


def test_a_level_that_does_not_count_thinks_longer_by_the_pace_of_the_device(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking, "_stretch", lambda: 2.5)
    assert thinking._time(find("cercas"), 5).amount == 7.5


def test_all_levels_below_the_strongest_count() -> None:
    assert all(game.bots.counted == game.bots.levels[:-1] for game in catalog())


@pytest.mark.parametrize(("slowness", "longer"), [(0.5, 1), (1.9, 1), (2.5, 2.5), (4, 3), (9, 3)])
def test_a_slow_device_thinks_longer_but_not_for_ever(slowness: float, longer: float) -> None:
    assert stretch(USUAL * slowness) == pytest.approx(longer)
    assert longer <= MOST


def test_the_best_of_three_tries_counts_since_a_device_may_be_busy() -> None:
    times = iter([0.0, 9.0, 10.0, 10.0 + USUAL, 20.0, 29.0])
    assert measured(lambda: next(times)) == 1
    slow = count()
    assert measured(lambda: next(slow) * USUAL * 2.5) == pytest.approx(2.5)
