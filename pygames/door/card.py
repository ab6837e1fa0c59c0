"""The calls of cards and rules, with the pictures in both."""

from __future__ import annotations

from typing import Any

from pygames.bots.budget import SECONDS
from pygames.door import card_data, view_data
from pygames.door.article import article
from pygames.door.data import data_of
from pygames.door.schema import TEXT, Call
from pygames.door.view import view
from pygames.game import SCHEMES, Figure, Game, Option, Sample
from pygames.games import catalog, find
from pygames.look.lessons import COURSES
from pygames.record import Record, make_header


def card(game: Game[Any]) -> card_data.Card:
    """Return the card; docs/protocol.md lists its fields."""
    colors = game.colors()
    return {
        "id": game.id,
        "title": game.title,
        "authors": list(game.authors),
        "summary": game.summary,
        "short": data_of(card_data.InShort, game.short),
        "players": game.players,
        "minutes": game.minutes,
        "seats": [data_of(card_data.Seat, seat) for seat in game.seats],
        "options": list(map(_option, game.options)),
        "levels": list(game.bots.levels),
        "seconds": [SECONDS[level] for level in game.bots.levels],
        "ponders": list(game.bots.ponders),
        "secrets": game.secrets,
        "draws": game.draws,
        "arranges": game.rules.arranging is not None,
        "feats": list(game.feats),
        "sheets": game.sheets,
        "paper": [data_of(card_data.Handout, handout) for handout in game.look.paper],
        "tip": game.tip,
        "courses": [name for name in COURSES if game.lessons().course(name)],
        "daily": game.daily is not None,
        "puzzles": None if game.puzzles is None else dict(game.puzzle_themes),
        "colors": {scheme: colors[scheme] for scheme in SCHEMES},
        "glyphs": {name: list(shapes) for name, shapes in game.look.glyphs.items()},
        "sample": {"view": shown(game, game.look.sample), "crop": game.look.sample.crop},
    }


def _option(option: Option) -> card_data.GameOption:
    choices = [{"value": value, "title": title} for value, title in option.choices]
    return data_of(card_data.GameOption, option, choices=choices)


def shown(game: Game[Any], sample: Sample) -> view_data.View:
    """Return the view that a picture is a part of."""
    return view(_record(game, sample), len(sample.actions), sample.seat)


def _record(game: Game[Any], sample: Sample) -> Record:
    players = sample.players or game.players[0]
    header = make_header(game, players, dict(sample.options), sample.start)
    return Record(header, sample.actions)


def rules(game: Game[Any]) -> card_data.Rules:
    """Return the rules that players read, as Markdown and as sections, and their figures."""
    text = game.text()
    figures = {name: _figure(game, figure) for name, figure in game.look.figures.items()}
    return {"text": text, "sections": article(text), "figures": figures}


def _figure(game: Game[Any], figure: Figure) -> card_data.Figure:
    view, record = shown(game, figure), _record(game, figure).data()
    return data_of(card_data.Figure, figure, view=view, record=record)


def _catalog() -> card_data.Catalog:
    return {"games": [card(game) for game in catalog()]}


def _card(game: str) -> card_data.Card:
    return card(find(game))


def _rules(game: str) -> card_data.Rules:
    return rules(find(game))


CALLS = {
    "catalog": Call(_catalog, {}, {}),
    "card": Call(_card, {"game": TEXT}, {}),
    "rules": Call(_rules, {"game": TEXT}, {}),
}
