"""The budgets of bots."""

import pytest

from pygames.bots.budget import Budget, Meter, OutOfBudgetError


def ticks(meter: Meter, most: int) -> None:
    for _ in range(most):
        meter.tick()


def test_counted_budgets_end_at_their_count() -> None:
    for budget in (Budget("nodes", 10), Budget("playouts", 10)):
        meter = Meter(budget)
        with pytest.raises(OutOfBudgetError):
            ticks(meter, 100)
        assert meter.count == 10


def test_a_timed_budget_ends_when_its_time_is_over() -> None:
    now = 0.0
    meter = Meter(Budget("seconds", 5), clock=lambda: now, stride=10)
    ticks(meter, 95)
    now = 5.0
    with pytest.raises(OutOfBudgetError):
        ticks(meter, 10)
    assert meter.count == 100


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_each_level_has_its_time(level: int) -> None:
    budget = Budget.of_level(level)
    assert budget.unit == "seconds"
    assert 0 < budget.amount <= 5
