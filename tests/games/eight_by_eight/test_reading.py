"""Positions of Eight-by-Eight in words."""

from __future__ import annotations

from pygames.games.eight_by_eight import GAME
from tests.support.reading import begun, read


def test_blackouts_are_read() -> None:
    state = begun(GAME)
    roll = state.legal_actions()[-1][1]
    state = begun(GAME, f"x{roll}")
    assert read(GAME, state, "Blackouts") == f"Red {roll}; Yellow nothing"
    assert "In hand: 24" in read(GAME, state, "Red")
