"""Contrasts after WCAG 2: of the page's words and controls, and of what a board says."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog
from tests.look.color import contrast
from tests.look.tokens import THEMES, color, named, page
from tests.support.looks import Contrast, look_of

# What it is, in front of what, and the least contrast.
PAGE = [
    ("ink", "ground surface sunken", 7),
    ("ink-2", "ground surface", 4.5),
    ("on-action", "action action-hover", 4.5),
    ("on-banner", "banner", 4.5),
    ("on-banner-button", "banner-button", 4.5),
    ("on-ledge", "ledge", 4.5),
    ("rule-strong", "ground", 3),
    ("danger", "ground surface", 4.5),
    ("ok", "ground surface", 4.5),
    ("warn", "ground surface", 4.5),
    ("pick", "pick-halo", 4.5),
    ("focus", "focus-halo", 7),
]


GAMES = [
    pytest.param(game, wanted, id=f"{game.id}: {wanted.front} on {wanted.behind}")
    for game in catalog()
    for wanted in look_of(game).contrasts
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "behind", "least"), PAGE)
def test_what_the_page_says_stands_out(front: str, behind: str, least: float, theme: str) -> None:
    for name in behind.split():
        ratio = contrast(page()[theme][front], page()[theme][name])
        assert ratio >= least, f"{front} on {name}: {ratio:.2f}"


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("game", "pair"), GAMES)
def test_what_a_board_says_stands_out(game: Game[Any], pair: Contrast, theme: str) -> None:
    fronts = named(game, theme, pair.front)
    for name in pair.behind.split():
        ground = color(game, theme, name)
        best = max(contrast(each, ground) for each in fronts)
        assert best >= pair.least, f"{pair.front} on {name}: {best:.2f}"


def test_every_theme_has_every_colour() -> None:
    light, dark, high = (set(page()[theme]) for theme in THEMES)
    assert len(light) > 20
    assert light == dark
    assert high - light == {"edge"}, "an outline of its own, which is transparent elsewhere"
