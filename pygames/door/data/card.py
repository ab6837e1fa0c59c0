"""A game's card and its rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypedDict

from pygames.door.data.view import Crop, Glyphs, View
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
    shares: Sequence[int]
    ponders: Sequence[int]
    draws: bool
    arranges: bool
    feats: Sequence[Feat]
    sheets: str
    paper: Sequence[Handout]
    tip: str
    courses: Sequence[CourseName]
    daily: bool
    puzzles: bool
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


class Span(TypedDict):
    """A stretch of words with a mark; it holds text, or further spans."""

    mark: Literal["", "strong", "em", "code"]
    text: str
    spans: Sequence[Span]


class Heading(TypedDict):
    """A heading; the title of the article has level 1."""

    kind: Literal["heading"]
    level: int
    spans: Sequence[Span]


class Paragraph(TypedDict):
    """A paragraph without a number."""

    kind: Literal["paragraph"]
    spans: Sequence[Span]


class Clause(TypedDict):
    """A numbered paragraph: what was published, and our ruling; either may be empty."""

    kind: Literal["clause"]
    number: str
    spans: Sequence[Span]
    ruling: Sequence[Span]


class ListBlock(TypedDict):
    """A list, with numbers or without."""

    kind: Literal["list"]
    ordered: bool
    items: Sequence[Sequence[Span]]


Block = Heading | Paragraph | Clause | ListBlock


class Caption(TypedDict):
    """The name of a figure, and the words below it."""

    name: str
    caption: str


class FigureLine(Caption):
    """A figure as it stands between blocks; it is not sent."""

    kind: Literal["figure"]


class Section(TypedDict):
    """A block, and the figures that illustrate it; null where figures stand before all blocks."""

    text: Block | None
    figures: Sequence[Caption]


class Rules(TypedDict):
    """The rules that players read, as Markdown and as sections, and the figures in them."""

    text: str
    sections: Sequence[Section]
    figures: Mapping[str, Figure]
