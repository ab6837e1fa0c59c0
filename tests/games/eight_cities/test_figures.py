"""The figures in the rules of 8 Cities show what the clauses mean."""

from __future__ import annotations

from pygames.games.eight_cities import GAME
from tests.support.figures import picture


def test_a_loose_end_can_be_continued_in_three_ways() -> None:
    picks = picture(GAME, "loose-end")["picks"]
    assert sorted(picks) == ["road-c3c4", "road-c4c5", "road-c4d4"]


def test_a_chain_of_two_roads_is_lost() -> None:
    gone = picture(GAME, "chain-reaction")["scene"]["gone"]
    crosses = [shape["id"] for shape in gone if shape.get("name") == "lost"]
    assert crosses == ["c4d4-joints", "b4c4-joints"]
    assert not any(shape["kind"] == "text" for shape in gone), "numbers would lie over numbers"


def test_the_next_most_important_cities_decide() -> None:
    display = picture(GAME, "deciding-cities")
    assert display["reason"].startswith(
        "5 flags to 1 for White in each of b2 and d1, after equal flags in a5, b4, d3 and d4. "
    )
