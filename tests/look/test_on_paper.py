"""The paper scheme: on white, and legible and told apart in grey."""

from __future__ import annotations

import pytest

from pygames.games import catalog, find
from tests.look.color import contrast, difference

WHITE = "#FFFFFF"
GROUNDS = [
    "cercas.paper", "eight-by-eight.frame", "eight-by-eight.wood", "eight-cities.frame",
    "eight-cities.a", "eight-cities.b", "murus-gallicus.frame", "murus-gallicus.a",
    "murus-gallicus.b", "on-tour.sea", "on-tour.card",
]  # fmt: skip
# What is read or looked for, on what, and the least contrast.
ROWS = [
    ("cercas.text", "cercas.paper", 7),
    ("cercas.dot", "cercas.paper", 7),
    ("cercas.x", "cercas.paper", 4.5),
    ("cercas.o", "cercas.paper", 4.5),
    ("eight-by-eight.frameText", "eight-by-eight.frame", 7),
    ("eight-by-eight.railText", "eight-by-eight.rail", 7),
    ("eight-cities.frameText", "eight-cities.frame", 7),
    ("eight-cities.wallEdge", "eight-cities.a", 7),
    ("murus-gallicus.frameText", "murus-gallicus.frame", 7),
    ("murus-gallicus.line", "murus-gallicus.a", 3),
    ("on-tour.label", "on-tour.sea", 4.5),
    ("on-tour.label", "on-tour.e", 4.5),
    ("on-tour.ink", "on-tour.e", 7),
    ("on-tour.coast", "on-tour.e", 7),
]
# What differs by its grey, and how much at the least.
GREYS = [
    ("on-tour.w", "on-tour.c", 3),
    ("on-tour.c", "on-tour.e", 4),
    ("eight-cities.wRoad", "eight-cities.bRoad", 50),
    ("murus-gallicus.wTop", "murus-gallicus.bTop", 40),
    ("murus-gallicus.a", "murus-gallicus.homeA", 4),
]


def _color(name: str) -> str:
    game, token = name.split(".")
    return find(game).colors()["paper"][token]


@pytest.mark.parametrize("ground", GROUNDS)
def test_what_is_large_is_white(ground: str) -> None:
    assert _color(ground) == WHITE


@pytest.mark.parametrize(("front", "behind", "least"), ROWS)
def test_it_can_be_read(front: str, behind: str, least: float) -> None:
    assert contrast(_color(front), _color(behind)) >= least


@pytest.mark.parametrize(("one", "other", "least"), GREYS)
def test_greys_are_told_apart(one: str, other: str, least: float) -> None:
    assert difference(_color(one), _color(other), "greyscale") >= least


def test_every_game_has_a_white_ground_that_is_looked_at() -> None:
    assert {ground.split(".")[0] for ground in GROUNDS} == {game.id for game in catalog()}
