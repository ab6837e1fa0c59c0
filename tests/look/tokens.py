"""The colours of the page and of the games, read from their sources."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from pygames.game import Game
from tests.support.sites import ROOT

THEMES = ("light", "dark", "contrast")
CSS = ROOT / "web" / "src" / "styles" / "tokens.css"
_BLOCK = re.compile(r"(:root[^{]*)\{([^}]*)\}")
_PAIR = re.compile(r"--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);")
_ONE = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")

Colors = dict[str, str]


def blocks() -> list[tuple[str, str]]:
    """Return the selectors and what they set."""
    matches = _BLOCK.findall(CSS.read_text(encoding="utf-8"))
    return [(selector.strip(), body) for selector, body in matches]


@cache
def page() -> dict[str, Colors]:
    """Return the page's colours in each theme."""
    usual = next(body for selector, body in blocks() if selector == ":root")
    pairs = _PAIR.findall(usual)
    high = next(body for selector, body in blocks() if "contrast" in selector)
    themes = {
        "light": {name: light for name, light, _ in pairs},
        "dark": {name: dark for name, _, dark in pairs},
    }
    return {**themes, "contrast": {**themes["light"], **dict(_ONE.findall(high))}}


def color(game: Game[Any], theme: str, name: str) -> str:
    """Return a colour by its name: `ink` is the game's, `page.ink` the page's."""
    if name.startswith("page."):
        return page()[theme][name.removeprefix("page.")]
    return game.colors()[theme][name]


def named(game: Game[Any], theme: str, names: str) -> list[str]:
    """Return the colours of several names with blanks between them."""
    return [color(game, theme, name) for name in names.split()]
