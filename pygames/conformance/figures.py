"""What the pictures of a game promise: the sample on the shelf, and the figures of its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pygames.conformance.promise import FaultError, distinct, promise, words
from pygames.door.article import article
from pygames.door.card import card, rules, rules_text
from pygames.door.card_data import Figure, Sample
from pygames.game import Game
from pygames.look.picks import Tree


def check_sample(game: Game[Any]) -> None:
    """Check the position that represents the game on the shelf."""
    sent = card(game)["sample"]
    _check_crop(sent, "sample")
    promise(not sent["view"]["over"], "sample: the game is over")


def check_figures(game: Game[Any]) -> None:
    """Check that rules.md and the card have the same figures, and that each can be painted."""
    figures = [figure for section in article(rules_text(game)) for figure in section["figures"]]
    names = [figure["name"] for figure in figures]
    for figure in figures:
        name = figure["name"]
        promise(name in game.look.figures, f"rules.md: there is no figure {name!r}")
        words(figure["caption"], f"figure {name}: caption")
    distinct(names, "rules.md: figures")
    unnamed = sorted(game.look.figures.keys() - set(names))
    promise(not unnamed, f"rules.md: nowhere is figure {', '.join(unnamed)}")
    for name, sent in rules(game)["figures"].items():
        _check_crop(sent, f"figure {name}")
        if sent["picks"] is not None:
            _check_picks(sent["view"]["picks"], sent["picks"], f"figure {name}")


def _check_crop(sent: Sample | Figure, what: str) -> None:
    x, y, across, down = sent["crop"]
    scene = sent["view"]["scene"]
    inside = min(x, y) >= 0 and x + across <= scene["width"] and y + down <= scene["height"]
    promise(inside and across > 0 and down > 0, f"{what}: the crop is not a part of the scene")


def _check_picks(node: Tree, picks: Sequence[str], what: str) -> None:
    """Check that these picks can be made, and that more follow."""
    for pick in picks:
        promise(pick in node, f"{what}: {pick} can't be picked")
        step = node[pick]
        if isinstance(step, str):
            raise FaultError(f"{what}: {pick} completes an action")
        node = step
    promise(node, f"{what}: nothing can be picked")
