"""Positions of Murus Gallicus in words."""

from __future__ import annotations

from pygames.games.murus_gallicus import GAME
from tests.support.reading import begun, read


def test_rows_are_read() -> None:
    state = begun(GAME, "d1-d3")
    assert read(GAME, state, "Row 1") == "a1 to c1 white stacks, d1 empty, e1 to h1 white stacks"
    assert read(GAME, state, "White").endswith("; 2 single stones: d2, d3")
