"""Players and states can be told apart: by colour in every theme, else by shape."""

from __future__ import annotations

from dataclasses import asdict
from itertools import combinations
from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from tests.look.color import EYES, difference
from tests.look.tokens import THEMES, color, named
from tests.support.looks import CLEAR, NOTICED, Apart, look_of

CASES = [
    pytest.param(game, apart, id=f"{game.id}: {apart.what}")
    for game in catalog()
    for apart in look_of(game).apart
]
# The colours and names of a drawing, not its form.
STYLE = {"fill", "stroke", "ink", "texture", "id"}


@pytest.mark.parametrize(("game", "apart"), CASES)
def test_a_game_asks_for_colours_that_differ_clearly_or_says_what_else_does(
    game: Game[Any], apart: Apart
) -> None:
    least = asdict(apart.least)
    assert list(least) == list(EYES), game.id
    assert min(least.values()) >= (NOTICED if apart.otherwise else CLEAR), game.id


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("game", "apart"), CASES)
def test_colours_of_a_set_differ(game: Game[Any], apart: Apart, eyes: str, theme: str) -> None:
    colors = named(game, theme, apart.tokens)
    smallest = min(difference(one, other, eyes) for one, other in combinations(colors, 2))
    assert smallest >= asdict(apart.least)[eyes]


def _outline(shapes: Any) -> list[dict[str, Any]]:
    return [{key: value for key, value in shape.items() if key not in STYLE} for shape in shapes]


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_players_marks_differ_without_their_colours(game: Game[Any]) -> None:
    marks = [_outline(game.look.glyphs[seat.glyph]) for seat in game.seats]
    for one, other in combinations(marks, 2):
        assert one != other


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize(("game", "apart"), CASES)
def test_the_mark_of_a_pick_differs_from_every_players_colour(
    game: Game[Any], apart: Apart, eyes: str, theme: str
) -> None:
    """Violet stands on its halo: one of the two differs from each player's colour."""
    marks = [color(game, theme, name) for name in ("page.pick", "page.pick-halo")]
    for token in apart.tokens.split():
        own = color(game, theme, token)
        assert max(difference(own, mark, eyes) for mark in marks) > 20, token
