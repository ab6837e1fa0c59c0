"""The types of a game's card and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TypedDict

from pygames.door.article import Section
from pygames.door.view_data import Crop, Glyphs, View
from pygames.game import Feat, Scheme
from pygames.look.lessons import CourseName
from pygames.record import GameRecord


class Seat(TypedDict):
    """What the rules call a player, and the glyph beside the name."""

    name: str
    glyph: str


class OptionChoice(TypedDict):
    """A value that an option can have."""

    value: str
    title: str


class GameOption(TypedDict):
    """A choice made before the game."""

    id: str
    title: str
    choices: Sequence[OptionChoice]
    default: str


class Handout(TypedDict):
    """What a game offers to print, and which choices change it."""

    id: str
    title: str
    options: Sequence[str]
    players: bool
    chance: bool


class Sample(TypedDict):
    """The picture that stands for a game on the shelf."""

    view: View
    crop: Crop


class InShort(TypedDict):
    """A game in four sentences."""

    goal: str
    turn: str
    end: str
    score: str


class Card(TypedDict):
    """A game on the shelf."""

    id: str
    title: str
    authors: Sequence[str]
    summary: str
    short: InShort
    players: tuple[int, int]
    minutes: int
    seats: Sequence[Seat]
    options: Sequence[GameOption]
    levels: Sequence[int]
    seconds: Sequence[float]
    ponders: Sequence[int]
    secrets: bool
    draws: bool
    arranges: bool
    feats: Sequence[Feat]
    sheets: str
    paper: Sequence[Handout]
    tip: str
    courses: Sequence[CourseName]
    daily: bool
    puzzles: Mapping[str, str] | None
    colors: Mapping[Scheme, Mapping[str, str]]
    glyphs: Glyphs
    sample: Sample


class Figure(TypedDict):
    """A picture in the rules."""

    view: View
    record: GameRecord
    picks: Sequence[str] | None
    gone: bool
    crop: Crop


class Catalog(TypedDict):
    """All games."""

    games: Sequence[Card]


class Rules(TypedDict):
    """The rules that players read, as Markdown and as sections, and the figures in them."""

    text: str
    sections: Sequence[Section]
    figures: Mapping[str, Figure]
