"""Contrasts after WCAG 2: of the page's words and controls, and of what a board says."""

from __future__ import annotations

import pytest

from tests.look.color import contrast
from tests.look.tokens import THEMES, blocks, color, page

# What it is, in front of what, and the least contrast. Where two colours are named, one of them
# has to have it: a mark and its halo, on any ground.
ROWS = [
    ("ink", "ground surface sunken", 7),
    ("ink-2", "ground surface", 4.5),
    ("ink-3", "ground", 4.5),
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
    ("murus-gallicus.frameText", "murus-gallicus.frame", 4.5),
    ("murus-gallicus.bEdge", "murus-gallicus.a murus-gallicus.b", 3),
    ("murus-gallicus.wJoint", "murus-gallicus.wTop", 2.5),
    ("murus-gallicus.last", "murus-gallicus.a murus-gallicus.b", 2.5),
    ("pick pick-halo", "murus-gallicus.a murus-gallicus.b", 3),
    ("eight-cities.frameText", "eight-cities.frame", 4.5),
    ("eight-cities.wRoad", "eight-cities.wEdge", 4.5),
    ("eight-cities.bRoad", "eight-cities.bEdge", 4.5),
    ("eight-cities.last", "eight-cities.a eight-cities.b", 3),
    ("pick pick-halo", "eight-cities.a eight-cities.b", 3),
    ("cercas.pencil", "cercas.paper", 4.5),
    ("cercas.x", "cercas.paper", 4.5),
    ("cercas.o", "cercas.paper", 4.5),
    ("cercas.last", "cercas.paper", 4.5),
    ("pick", "cercas.paper", 3),
    ("eight-by-eight.frameText", "eight-by-eight.frame", 4.5),
    ("eight-by-eight.railText", "eight-by-eight.rail", 4.5),
    ("eight-by-eight.last", "eight-by-eight.wood", 3),
    ("eight-by-eight.yellow", "eight-by-eight.pegEdge", 3),
    ("eight-by-eight.redInk", "eight-by-eight.red", 3),
    ("eight-by-eight.blueInk", "eight-by-eight.blue", 3),
    ("eight-by-eight.yellowInk", "eight-by-eight.yellow", 3),
    ("eight-by-eight.greenInk", "eight-by-eight.green", 3),
    ("eight-by-eight.dieEdge", "eight-by-eight.die", 7),
    ("pick pick-halo", "eight-by-eight.wood", 3),
    ("on-tour.ink", "on-tour.w on-tour.c on-tour.e", 4.5),
    ("on-tour.ring", "on-tour.e", 3),
    ("on-tour.label", "on-tour.e on-tour.c on-tour.sea", 4.5),
    ("on-tour.coast", "on-tour.sea", 3),
    ("on-tour.route", "on-tour.routeHalo", 4.5),
    ("on-tour.x", "on-tour.e", 3),
    ("on-tour.cardText", "on-tour.card", 7),
    ("on-tour.dieEdge", "on-tour.die", 7),
    ("pick pick-halo", "on-tour.w on-tour.c on-tour.e", 3),
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(("front", "behind", "least"), ROWS)
def test_it_stands_out(front: str, behind: str, least: float, theme: str) -> None:
    fronts = [color(theme, name) for name in front.split()]
    for name in behind.split():
        ground = color(theme, name)
        best = max(contrast(each, ground) for each in fronts)
        assert best >= least, f"{front} on {name}: {best:.2f}"


def test_high_contrast_is_the_same_chosen_or_asked_for_by_the_system() -> None:
    chosen, asked = (
        body
        for selector, body in blocks()
        if "--ground" in body and ("contrast" in selector or ":not" in selector)
    )
    assert chosen.split() == asked.split()


def test_every_theme_has_every_colour() -> None:
    light, dark, high = (set(page()[theme]) for theme in THEMES)
    assert len(light) > 20
    assert light == dark
    assert high - light == {"edge"}, "an outline of its own, which is transparent elsewhere"
