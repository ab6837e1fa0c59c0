"""Records, links and games by message, and why a request failed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from pygames.door.data.view import View
from pygames.errors import Kind
from pygames.match.arrival import Kind as ReceivedKind
from pygames.record import GameRecord


class DoorError(TypedDict):
    """Why a request failed; `at` is the index of the action to blame, if there is one."""

    kind: Kind
    message: str
    at: NotRequired[int]


class Recorded(TypedDict):
    """A new or longer record."""

    record: GameRecord


class Acted(TypedDict):
    """A longer record, and the view of the ply of the action that was played."""

    record: GameRecord
    view: View


class Foreign(TypedDict):
    """A game from elsewhere, and who played it."""

    record: GameRecord
    names: Sequence[str]


class Linked(TypedDict):
    """A record as the text of a link."""

    link: str


class Match(TypedDict):
    """A game by messages, as far as it was sent."""

    link: str
    id: str
    record: GameRecord
    first: int
    chance: bool
    """Whether chance sets up the game."""
    joined: Sequence[int]
    names: Sequence[str]
    author: int | None
    next: int | None


class Turned(TypedDict):
    """A player's turn as far as they have decided, and what to send once it is whole."""

    seat: int
    record: GameRecord
    match: Match | None


class Received(TypedDict):
    """What a match that has arrived is, and where it is to blame."""

    kind: ReceivedKind
    sentence: str
    at: int | None
    seat: int | None
    match: Match


class Counts(TypedDict):
    """Sequences of actions, counted by length."""

    counts: Sequence[int]
