"""A view, and what a position has to say."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypedDict

from pygames.core import Action
from pygames.ending import Ended
from pygames.look.picks import Tree
from pygames.look.scene import Shape
from pygames.look.spoken import Kind as ReadingKind
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
    aside: NotRequired[str]
    glyphs: NotRequired[Sequence[str]]


class Turn(TypedDict):
    """What a player did in one go, with its outcomes of chance; of null, chance alone."""

    player: int | None
    plies: Sequence[int]


class Round(TypedDict):
    """Turns that stand together in the list of moves; 0 is a set-up by chance."""

    number: int
    turns: Sequence[Turn]


class View(TypedDict):
    """One ply, ready to show."""

    ply: int
    plies: int
    seat: int
    compact: bool
    low: bool
    to_move: int | Literal["chance"] | None
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
    moves: Sequence[Move]
    rounds: Sequence[Round]
    rows: Sequence[int]
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
    hold: int
    hand: Sequence[str]


class State(TypedDict):
    """The last position of a record."""

    to_move: int | Literal["chance"] | None
    legal: Sequence[Action]
    chance: Sequence[tuple[Action, tuple[int, int]]]
    phrases: Sequence[str]
    """What each of these outcomes is, in words."""
    over: bool
    returns: Sequence[int] | None
    scores: Sequence[int] | None
    reason: str | None
    position: str | None


class Arranged(TypedDict):
    """A game that begins from a position, and what can be changed in that."""

    record: GameRecord
    position: str
    how: str
    picks: Tree
    buttons: Sequence[ViewButton]


class Explained(TypedDict):
    """Why picks can't be made, and the clause that says so."""

    clause: str
    sentence: str


class Typed(TypedDict):
    """The action that a typed text means, or why it means none."""

    action: Action | None
    clause: str | None
    sentence: str | None


class Reading(TypedDict):
    """One part of a position in words."""

    kind: ReadingKind
    title: str
    words: str
    places: Sequence[str]


class Readings(TypedDict):
    """A position in words, and what was last done before it."""

    last: str
    readings: Sequence[Reading]


class Frames(TypedDict):
    """The plies that an animation shows."""

    plies: Sequence[int]
