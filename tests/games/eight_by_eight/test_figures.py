"""The figures in the rules of Eight-by-Eight show what the clauses mean."""

from __future__ import annotations

from pygames.games.eight_by_eight import GAME
from tests.support.figures import picture


def test_a_line_of_five_has_yellow_play_on() -> None:
    display = picture(GAME, "line-of-five")
    assert not display["over"]
    assert "Yellow" in display["status"]
