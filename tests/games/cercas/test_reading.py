"""Positions of Cercas in words."""

from __future__ import annotations

from pygames.games.cercas import GAME
from tests.support.reading import begun, read, titles


def test_fences_are_read_on_the_way() -> None:
    state = begun(GAME, "b4-e4:c4")
    assert read(GAME, state, "Column c") == "c1 to c3 empty, fence, c4 X, c5 to c7 empty"
    assert read(GAME, state, "X").startswith("1 mark: c4.")
    assert read(GAME, state, "Not closed yet").startswith("X: c4; O: none; empty: a1,")


def test_rows_and_columns_are_read() -> None:
    assert titles(GAME, begun(GAME), "row")
    assert titles(GAME, begun(GAME), "column")
