"""Positions of 8 Cities in words."""

from __future__ import annotations

from pygames.games.eight_cities import GAME
from tests.support.reading import begun, read


def test_a_city_is_read_with_what_lies_round_it() -> None:
    state = begun(GAME)
    action = next(action for action in state.legal_actions() if action != "pass")
    state = begun(GAME, action)
    assert read(GAME, state, "White").startswith("1 road: ")
    assert GAME.look.read is not None
    cities = [reading for reading in GAME.look.read(state, 0) if reading.kind == "area"]
    assert len(cities) == 8
    assert any("White’s road" in city.words for city in cities)
