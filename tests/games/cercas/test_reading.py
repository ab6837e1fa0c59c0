"""Positions of Cercas in words."""

from __future__ import annotations

from pygames.games.cercas import GAME
from tests.support.reading import begun, read


def test_fences_are_read_on_the_way() -> None:
    state = begun(GAME, "b4-e4:c4")
    assert read(GAME, state, "Column c") == "c1 to c3 empty, fence, c4 X, c5 to c7 empty"
    assert read(GAME, state, "X").startswith("1 mark: c4.")
    assert read(GAME, state, "Not closed yet").startswith(
        "X: c4; O: none; empty: a1 to g1, a2 to g2, a3 to g3, a4 to b4, d4 to g4, a5 to g5"
    )


def test_what_is_no_action_is_not_read_as_one() -> None:
    read_action = GAME.rules.read_action
    assert read_action is not None
    assert read_action(begun(GAME), "B4 e4 C4") == ["dot-b4", "dot-e4", "space-c4"]
    for words in ("", "b4", "b4-e9", "b4-e4:c4:c5", "fence"):
        assert read_action(begun(GAME), words) is None
