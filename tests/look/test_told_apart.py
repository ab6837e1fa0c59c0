"""Players and states can be told apart: by colour in every theme, else by shape."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from tests.look.color import EYES, difference
from tests.look.tokens import THEMES, color

# The smallest CIEDE2000 within a set: a row for each of EYES, in the order of THEMES.
Floors = tuple[tuple[int, int, int], ...]
CASES: dict[str, tuple[str, str, Floors]] = {
    "Murus Gallicus: stone tops": (
        "murus-gallicus",
        "wTop bTop",
        (
            (51, 74, 100),
            (50, 74, 100),
            (51, 75, 100),
            (51, 74, 100),
            (50, 73, 100),
        ),
    ),
    "8 Cities: roads": (
        "eight-cities",
        "wRoad bRoad",
        (
            (86, 90, 100),
            (86, 89, 100),
            (86, 90, 100),
            (85, 89, 100),
            (85, 89, 100),
        ),
    ),
    "Cercas: X and O": (
        "cercas",
        "x o",
        (
            (43, 41, 46),
            (45, 38, 50),
            (56, 43, 60),
            (58, 56, 51),
            (13, 10, 17),
        ),
    ),
    "Eight-by-Eight: two players": (
        "eight-by-eight",
        "red yellow",
        (
            (49, 44, 61),
            (42, 33, 57),
            (30, 22, 41),
            (34, 28, 43),
            (32, 23, 45),
        ),
    ),
    "Eight-by-Eight: three players": (
        "eight-by-eight",
        "red yellow green",
        (
            (37, 34, 36),
            (21, 18, 23),
            (17, 14, 24),
            (34, 28, 43),
            (16, 12, 19),
        ),
    ),
    "Eight-by-Eight: four players": (
        "eight-by-eight",
        "red yellow green blue",
        (
            (37, 34, 36),
            (21, 18, 23),
            (17, 14, 24),
            (30, 25, 38),
            (12, 12, 11),
        ),
    ),
    "On Tour: eight players": (
        "on-tour",
        "seat0 seat1 seat2 seat3 seat4 seat5 seat6 seat7",
        (
            (24, 22, 23),
            (19, 17, 16),
            (15, 12, 24),
            (12, 12, 14),
            (5, 3, 6),
        ),
    ),
    # Regions have heavy borders, names and dots: their tints stay close, so that numbers read.
    "On Tour: regions": (
        "on-tour",
        "w c e",
        (
            (14, 20, 13),
            (5, 8, 5),
            (7, 6, 4),
            (17, 15, 17),
            (4, 5, 3),
        ),
    ),
}
# What gives a drawing its colours and names, not its form.
STYLE = {"fill", "stroke", "ink", "texture", "id"}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("case", CASES)
def test_colours_of_a_set_differ(case: str, eyes: str, theme: str) -> None:
    game, tokens, floors = CASES[case]
    colors = [color(theme, f"{game}.{token}") for token in tokens.split()]
    smallest = min(difference(one, other, eyes) for one, other in combinations(colors, 2))
    assert round(smallest) >= floors[list(EYES).index(eyes)][THEMES.index(theme)]


def _outline(shapes: Any) -> list[dict[str, Any]]:
    return [{key: value for key, value in shape.items() if key not in STYLE} for shape in shapes]


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_players_marks_differ_without_their_colours(game: Game[Any]) -> None:
    marks = [_outline(game.look.glyphs[seat.glyph]) for seat in game.seats]
    for one, other in combinations(marks, 2):
        assert one != other


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
def test_what_can_be_picked_is_no_players_colour(eyes: str, theme: str) -> None:
    """Violet stands on its halo: one of the two differs from each player's colour."""
    for game, tokens, _ in CASES.values():
        for token in tokens.split():
            own = color(theme, f"{game}.{token}")
            marks = (color(theme, "pick"), color(theme, "pick-halo"))
            assert max(difference(own, mark, eyes) for mark in marks) > 20, f"{game}.{token}"
