"""The figures in the rules of Cercas show what the clauses mean."""

from __future__ import annotations

from pygames.games.cercas import GAME
from tests.support.figures import picture


def test_a_fence_ends_where_no_four_lines_meet() -> None:
    dots = picture(GAME, "where-a-fence-may-go")["picks"]["dot-c4"]
    assert sorted(dots) == [f"dot-{dot}" for dot in "a4 b4 c3 c5 c6 c7 d4 e4 f4".split()]


def test_a_mark_keeps_off_the_opponents() -> None:
    dots = picture(GAME, "where-a-mark-may-go")["picks"]["dot-c4"]
    assert sorted(dots["dot-f4"]) == ["space-c4", "space-e4"]
