"""The colours of a picture: the game's, and the page's own for its marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from pygames.game import SCHEMES, Game, Scheme

Theme = Literal["light", "dark", "contrast", "paper", "auto"]
"""The schemes, and `auto` for the reader's choice of light and dark."""
THEMES: tuple[Theme, ...] = get_args(Theme)

_MARKS: Mapping[Scheme, Mapping[str, str]] = {
    "light": {"pick": "#6a22b5", "halo": "#ffffff"},
    "dark": {"pick": "#d3aeff", "halo": "#1a0b2b"},
    "contrast": {"pick": "#6200c4", "halo": "#ffffff"},
    "paper": {"pick": "#6a22b5", "halo": "#ffffff"},
}
"""The page's colours of picks and their halos: `--pick` and `--pick-halo`."""
_INK: Mapping[Scheme, str] = {
    "light": "#15201d",
    "dark": "#edf2ec",
    "contrast": "#000000",
    "paper": "#000000",
}
"""The page's colour of marks for which a game has none: `--ink`."""


@dataclass(frozen=True)
class Palette:
    """Colours by their tokens; `pick` and `halo` are the page's."""

    colors: Mapping[str, str]
    rich: bool
    """Whether decorative textures are wanted."""
    style: str = ""
    """The style sheet for colours, if the reader's theme chooses them."""

    def color(self, token: str) -> str:
        """Return the colour of a token."""
        return self.colors[token]


def palette(game: Game[Any], theme: Theme, rich: bool = True) -> Palette:
    """Return the colours of a game in a theme."""
    if theme == "auto":
        names = all_colors(game, "light")
        return Palette({name: f"var(--{name})" for name in names}, rich, _style(game))
    return Palette(all_colors(game, theme), rich and theme in ("light", "dark"))


def all_colors(game: Game[Any], scheme: Scheme) -> dict[str, str]:
    """Return the game's colours and those of marks."""
    return {"last": _INK[scheme], **game.colors()[scheme], **_MARKS[scheme]}


def marks() -> dict[Scheme, Mapping[str, str]]:
    """Return the colours of marks in each scheme."""
    return {scheme: _MARKS[scheme] for scheme in SCHEMES}


def variables(game: Game[Any], scheme: Scheme) -> str:
    """Write the colours of a scheme as CSS."""
    return ";".join(f"--{name}:{color}" for name, color in all_colors(game, scheme).items())


def _style(game: Game[Any]) -> str:
    light, dark = variables(game, "light"), variables(game, "dark")
    return f"#{{id}}{{{light}}}@media(prefers-color-scheme:dark){{#{{id}}{{{dark}}}}}"
