"""The figures in the rules of Murus Gallicus show what the clauses mean."""

from __future__ import annotations

from pygames.games.murus_gallicus import GAME
from tests.support.figures import picture


def test_a_stack_may_distribute_or_sacrifice() -> None:
    display = picture(GAME, "what-a-stack-may-do")
    actions = display["picks"]["sq-f5"].values()
    assert sorted(actions) == ["f5-d3", "f5-d7", "f5-f3", "f5-h5", "f5-h7", "f5xg4"]


def test_a_stack_that_can_break_through() -> None:
    assert "sq-d7" in picture(GAME, "breakthrough")["picks"]["sq-d5"]
