"""The types of pages to print."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict

from pygames.door.view_data import Scene


class PicturePart(TypedDict):
    """A scene at a width in mm."""

    kind: Literal["picture"]
    scene: Scene
    width: float
    label: str
    caption: str


class TablePart(TypedDict):
    """A small table; an empty text is a box to write in."""

    kind: Literal["table"]
    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]


class PaperCard(TypedDict):
    """A card to cut out."""

    head: str
    name: str
    note: str
    scene: Scene


class CardsPart(TypedDict):
    """Cards of one size in rows; `down` is the height of a card in mm."""

    kind: Literal["cards"]
    across: int
    down: float
    cards: Sequence[PaperCard]


class PaperAction(TypedDict):
    """An action in a printed list of moves."""

    text: str
    chance: bool


class PaperTurn(TypedDict):
    """A turn in a printed list of moves; player -1 is a set-up by chance."""

    player: int
    actions: Sequence[PaperAction]


class MovesPart(TypedDict):
    """All moves of a game, by rounds and turns; `ended` says how people ended it early."""

    kind: Literal["moves"]
    title: str
    names: Sequence[str]
    rounds: Sequence[Sequence[PaperTurn]]
    ended: str


Part = PicturePart | TablePart | CardsPart | MovesPart


class Leaf(TypedDict):
    """One page of paper."""

    title: str
    words: str
    fields: Sequence[str]
    wide: bool
    rows: Sequence[Sequence[Part]]


class Leaves(TypedDict):
    """Pages to print."""

    leaves: Sequence[Leaf]
