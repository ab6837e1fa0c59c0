"""The paper scheme: on white, and legible and told apart in grey."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from tests.look.color import contrast, difference
from tests.look.tokens import color
from tests.support.looks import Contrast, Greys, look_of

WHITE = "#FFFFFF"
PAPERS = [(game, look_of(game).paper) for game in catalog()]
CONTRASTS = [
    pytest.param(game, wanted, id=f"{game.id}: {wanted.front} on {wanted.behind}")
    for game, paper in PAPERS
    for wanted in paper.contrasts
]
GREYS = [
    pytest.param(game, greys, id=f"{game.id}: {greys.one} and {greys.other}")
    for game, paper in PAPERS
    for greys in paper.greys
]


@pytest.mark.parametrize("game", catalog(), ids=lambda game: game.id)
def test_large_areas_are_white(game: Game[Any]) -> None:
    white = look_of(game).paper.white.split()
    assert white, "tests/games/<name>/look.py must say which colours are large"
    assert {token: color(game, "paper", token) for token in white} == dict.fromkeys(white, WHITE)


@pytest.mark.parametrize(("game", "pair"), CONTRASTS)
def test_words_and_lines_can_be_read(game: Game[Any], pair: Contrast) -> None:
    front, behind = (color(game, "paper", name) for name in (pair.front, pair.behind))
    assert contrast(front, behind) >= pair.least


@pytest.mark.parametrize(("game", "greys"), GREYS)
def test_greys_are_told_apart(game: Game[Any], greys: Greys) -> None:
    one, other = (color(game, "paper", name) for name in (greys.one, greys.other))
    assert difference(one, other, "greyscale") >= greys.least
