"""What the handouts of a game promise: each can be made and painted, and fits its page."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from pygames.conformance.promise import distinct, promise, words
from pygames.conformance.shapes import Palette, check_shapes
from pygames.core import Setup
from pygames.game import Game
from pygames.look.paper import GAP, ROOM, Cards, Handout, Leaf, Part, Picture, Table
from pygames.look.scene import Scene

_HAIR = 0.01
"""Millimetres that no printer tells apart: sizes are quotients, and so are rounded."""


def check_paper(game: Game[Any]) -> None:
    """Check every handout, with every choice that changes it."""
    distinct((handout.id for handout in game.look.paper), "paper: ids")
    options = {option.id for option in game.options}
    for handout in (each for each in game.look.paper if not each.derived):
        what = f"handout {handout.id}"
        words(handout.title, f"{what}: title")
        promise(re.fullmatch(r"[a-z]+(-[a-z]+)*", handout.id), f"{what}: an id of small letters")
        unknown = sorted(set(handout.options) - options)
        promise(not unknown, f"{what}: there is no option {', '.join(unknown)}")
        _check_made(game, handout, what)


def _check_made(game: Game[Any], handout: Handout, what: str) -> None:
    palette = Palette.of(game)
    copies = {}
    for setup in _setups(game, handout):
        for seed in ("one", "other"):
            leaves = handout.make(setup, Random(seed))
            promise(leaves, f"{what}: no pages")
            for leaf in leaves:
                _check_leaf(leaf, palette, f"{what}, {leaf.title}")
            copies[setup.players, tuple(setup.options.items()), seed] = leaves
    differ = any(copies[(*key[:2], "one")] != copies[(*key[:2], "other")] for key in copies)
    promise(differ == handout.chance, f"{what}: chance is not what it says")


def _setups(game: Game[Any], handout: Handout) -> Iterator[Setup]:
    """Yield every setup that may differ on paper."""
    fewest, most = game.players
    counts = range(fewest, most + 1) if handout.players else (most,)
    options = [option for option in game.options if option.id in handout.options]
    values = [[value for value, _ in option.choices] for option in options]
    for players, combination in product(counts, product(*values)):
        settings = dict(zip((option.id for option in options), combination, strict=True))
        yield Setup(players, game.defaults() | settings)


def _check_leaf(leaf: Leaf, palette: Palette, what: str) -> None:
    for text in (leaf.title, leaf.words, *leaf.fields):
        words(text, what)
    across, down = ROOM["wide" if leaf.wide else "upright"]
    tall = 0.0
    for row in leaf.rows:
        promise(row, f"{what}: an empty row")
        wide = sum(part.width for part in row) + GAP * (len(row) - 1)
        fits = wide <= across + _HAIR
        promise(fits, f"{what}: a row of {wide:g} mm, and there is room for {across}")
        tall += max(_check_part(part, palette, what) for part in row)
    tall += GAP * (len(leaf.rows) - 1)
    promise(tall <= down + _HAIR, f"{what}: {tall:.0f} mm tall, and there is room for {down}")


def _check_part(part: Part, palette: Palette, what: str) -> float:
    """Check a part, and give its height."""
    if isinstance(part, Picture):
        words(part.label, f"{what}: label")
        _check_scene(part.scene, palette, what)
    elif isinstance(part, Table):
        lengths = {len(row) for row in part.rows} | ({len(part.columns)} if part.columns else set())
        promise(len(lengths) == 1, f"{what}: rows of a table are of several lengths")
    elif isinstance(part, Cards):
        promise(part.cards, f"{what}: no cards")
        for card in part.cards:
            words(card.name, f"{what}: a card's name")
            _check_scene(card.scene, palette, f"{what}, {card.name}")
    return part.height


def _check_scene(scene: Scene, palette: Palette, what: str) -> None:
    promise(min(scene.width, scene.height) > 0, f"{what}: a scene without a size")
    check_shapes([*scene.ground, *scene.pieces], palette, what)
