"""The types of a view."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from pygames.core import Action
from pygames.ending import Ended
from pygames.look.picks import Tree
from pygames.look.scene import Shape, Stretch
from pygames.record import GameRecord

Glyphs = Mapping[str, Sequence[Shape]]


Crop = tuple[int, int, int, int]
"""x, y, width and height in board units."""


class Scene(TypedDict):
    """A picture: what lies, what stands, and what has just gone."""

    width: float
    height: float
    ground: Sequence[Shape]
    pieces: Sequence[Shape]
    gone: Sequence[Shape]
    zoom: bool
    stretch: NotRequired[Stretch]


class ViewButton(TypedDict):
    """An action with no place on the board."""

    id: str
    label: str
    ask: str
    more: Sequence[Action]


class ViewPlayer(TypedDict):
    """A player at the table."""

    name: str
    glyph: str
    note: str
    score: float | None
    unit: str
    standing: str


class Cell(TypedDict):
    """A word or a glyph in a panel, both, or neither."""

    text: str
    glyph: str
    label: str


class PanelRow(TypedDict):
    """A row of a panel."""

    label: str
    cells: Sequence[Cell]
    group: bool


class Panel(TypedDict):
    """A small table beside the board."""

    title: str
    rows: Sequence[PanelRow]
    note: str


class Move(TypedDict):
    """An action in the list of moves: its notation and its phrase, and what may stand for it."""

    player: int | Literal["chance"]
    text: str
    phrase: str
    brief: NotRequired[str]
    glyphs: NotRequired[Sequence[str]]
    aside: NotRequired[str]


class Turn(TypedDict):
    """What a player did in one go, with its outcomes of chance; of null, chance alone."""

    player: int | None
    plies: Sequence[int]


class Round(TypedDict):
    """Turns that stand together in the list of moves; 0 is a set-up by chance."""

    number: int
    turns: Sequence[Turn]


class Standing(TypedDict):
    """Whose turn it is, or how the game has ended."""

    to_move: int | Literal["chance"] | None
    secret: int
    """How many of the last actions others may not see until all have decided."""
    over: bool
    returns: Sequence[int] | None
    winners: Sequence[int]
    ranking: Sequence[int]
    places: Sequence[int]
    status: str
    result: str | None
    reason: str | None
    ended: str | None
    endings: Sequence[Ended]


class ViewTip(TypedDict):
    """What is explained where it is first met."""

    id: str
    words: str


class Sight(TypedDict):
    """What is seen, what can be picked, and what is said."""

    scene: Scene
    picks: Tree
    via: Mapping[Action, Sequence[str]]
    prompts: Mapping[str, str]
    buttons: Sequence[ViewButton]
    players: Sequence[ViewPlayer]
    panels: Sequence[Panel]
    said: str | None
    told: str
    changed: Sequence[str]
    note: str
    tips: Sequence[ViewTip]
    hold: int
    hand: Sequence[str]


class View(Standing, Sight):
    """One ply, ready to show."""

    ply: int
    plies: int
    seat: int
    compact: bool
    low: bool
    moves: Sequence[Move]
    rounds: Sequence[Round]
    rows: Sequence[int]


class Acted(TypedDict):
    """A longer record, and the view of the ply of the action that was played."""

    record: GameRecord
    view: View
