"""Positions of On Tour in words."""

from __future__ import annotations

from pygames.games.on_tour import GAME
from tests.support.reading import begun, read, titles


def test_an_area_is_read_with_its_neighbours() -> None:
    state = begun(GAME)
    words = read(GAME, state, "Florida", "area")
    assert words.startswith("FL, ")
    assert "Next to it: Alabama" in words
    assert "Georgia" in words
    assert read(GAME, state, "Red").count("circled") == 4


def test_rows_and_columns_are_read() -> None:
    assert titles(GAME, begun(GAME), "row")
    assert titles(GAME, begun(GAME), "column")
