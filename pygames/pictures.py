"""The pictures of a game outside of its table: its sample, and the figures of its rules."""

from __future__ import annotations

import re
from typing import Any

from pygames.core import Figure, Game, Sample
from pygames.record import Record, make_header
from pygames.view import Data, view

FIGURE = re.compile(r"^!\[([^\]]*)\]\(([^)]*)\)$", re.MULTILINE)
"""A figure in `rules.md`: a line of its own, `![caption](name)`."""


def shown(game: Game[Any], sample: Sample) -> Data:
    """Give the view that a picture is a part of."""
    players = sample.players or game.players[0]
    header = make_header(game, players, dict(sample.options), sample.start)
    record = Record(header, sample.actions)
    return view(record, len(record.actions), sample.seat)


def rules(game: Game[Any]) -> Data:
    """Give the rules that players read, and the figures in them."""
    figures = {name: _figure(game, figure) for name, figure in game.figures.items()}
    return {"text": rules_text(game), "figures": figures}


def rules_text(game: Game[Any]) -> str:
    """Read the rules, as Markdown."""
    return (game.folder / "rules.md").read_text("utf-8")


def _figure(game: Game[Any], figure: Figure) -> Data:
    picks = None if figure.picks is None else list(figure.picks)
    seen = shown(game, figure)
    return {"view": seen, "picks": picks, "gone": figure.gone, "crop": list(figure.crop)}
