"""Positions of On Tour in words."""

from __future__ import annotations

from pygames.games.on_tour import GAME
from tests.support.reading import begun, read, titles


def test_an_area_is_read_with_its_neighbours() -> None:
    state = begun(GAME)
    words = read(GAME, state, "Florida", "area")
    assert words == "empty. Next to it: Alabama and Georgia empty"
    assert read(GAME, state, "Red").count("circled") == 4


def test_a_region_tells_what_is_written_and_then_how_many_areas_are_empty() -> None:
    """Who can't see keeps no twenty names in mind; a few are named."""
    state = begun(GAME)
    full = [area for area in titles(GAME, state, "area") if "empty." not in read(GAME, state, area)]
    assert len(full) == 4
    for title in (*titles(GAME, state, "row"), *titles(GAME, state, "column")):
        words = read(GAME, state, title)
        assert words.count("empty") == 1
        assert len(words) < 150
