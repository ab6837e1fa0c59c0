"""What the pictures of a game promise: the sample on the shelf, and the figures of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.conformance.promise import distinct, promise, words
from pygames.door.article import article
from pygames.door.card import card, rules
from pygames.door.card_data import Figure, Sample
from pygames.errors import GameError, MistakeError
from pygames.game import Game
from pygames.look.picks import Tree


def check_sample(game: Game[Any]) -> None:
    """Check the position that represents the game on the shelf."""
    try:
        sample = card(game)["sample"]
    except GameError as error:
        raise MistakeError(f"sample: {error.message}", "sample") from error
    _check_crop(sample, "sample")
    over = sample["view"]["over"]
    if game.states and not game.look.sample.actions:
        promise(not over, "the game is over at its start: as long as it goes on, returns says None",
                "returns")  # fmt: skip
    promise(not over, "sample: the game is over after these actions")


def check_figures(game: Game[Any]) -> None:
    """Check that rules.md and the card have the same figures, and that each can be painted."""
    figures = [figure for section in article(game.text()) for figure in section["figures"]]
    names = [figure["name"] for figure in figures]
    for figure in figures:
        name = figure["name"]
        promise(name in game.look.figures, f"rules.md: there is no figure {name!r}")
        words(figure["caption"], f"figure {name}: caption")
    distinct(names, "rules.md: figures")
    unnamed = sorted(game.look.figures.keys() - set(names))
    promise(not unnamed, f"rules.md: nowhere is figure {', '.join(unnamed)}")
    for name, picture in rules(game)["figures"].items():
        _check_crop(picture, f"figure {name}")
        if picture["picks"] is not None:
            _check_picks(picture["view"]["picks"], picture["picks"], f"figure {name}")


def _check_crop(picture: Sample | Figure, what: str) -> None:
    x, y, across, down = picture["crop"]
    scene = picture["view"]["scene"]
    inside = min(x, y) >= 0 and x + across <= scene["width"] and y + down <= scene["height"]
    promise(inside and across > 0 and down > 0, f"{what}: the crop is not a part of the scene")


def _check_picks(node: Tree, picks: Sequence[str], what: str) -> None:
    """Check that these picks can be made, and that more follow."""
    for pick in picks:
        promise(pick in node, f"{what}: {pick} can't be picked")
        step = node[pick]
        if isinstance(step, str):
            raise MistakeError(f"{what}: {pick} completes an action")
        node = step
    promise(node, f"{what}: nothing can be picked")
