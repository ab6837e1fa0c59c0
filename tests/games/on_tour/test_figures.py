"""The figures in the rules of On Tour show what the clauses mean."""

from __future__ import annotations

from pygames.games.on_tour import GAME
from tests.support.figures import picture


def test_a_tour_of_26_points() -> None:
    (player,) = picture(GAME, "a-tour")["players"]
    assert (player["note"], player["score"]) == ("15 areas, 11 circled", 26)
