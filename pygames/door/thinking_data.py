"""The types of bots' answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, NotRequired, TypedDict

from pygames.core import Action
from pygames.door.fits import Within
from pygames.door.weigh import Grade

Win = Sequence[Annotated[float, Within(0, 1)]]
"""Each player's chance of winning."""


class Thought(TypedDict):
    """A bot's decision; it counts nodes or playouts."""

    action: Action
    win: Sequence[float]
    nodes: NotRequired[int]
    playouts: NotRequired[int]
    depth: int
    line: Sequence[Action]


class HintWin(TypedDict):
    """Each player's chance of winning at first sight, and once the action has been found."""

    now: Sequence[float]
    after: Sequence[float]


class Hint(TypedDict):
    """What a strong bot would do; `words` are its reason."""

    action: Action
    phrase: str
    picks: Sequence[str]
    win: HintWin
    words: str
    line: Sequence[Action]


class Evaluation(TypedDict):
    """What a strong bot expects: a chance of winning for each player."""

    win: Sequence[float]
    exact: bool
    action: Action | None
    phrase: str | None
    line: Sequence[Action]


class Named(TypedDict):
    """An action: its notation and its phrase."""

    text: Action
    phrase: str


class Step(Named):
    """An action of a line, with its words for small spaces."""

    brief: str


class Compared(TypedDict):
    """The chances after the best action, and after the one that is weighed."""

    best: Win
    after: Win


class Weighed(TypedDict):
    """What an action costs beside the best one; `points` if the game is for points."""

    action: Step
    best: Step
    tenths: int | None
    """How often the best action wins, in tenths; None if points count or a proof decides."""
    odds: str
    """How often the best action wins, in words: "7 in 10"; empty if points count, or a proof."""
    grade: Grade
    serious: bool
    right: bool
    cost: float
    points: float | None
    proven: bool
    win: Compared | None
    words: str
    because: str
    """Why it costs much, in a sentence that names the players; or nothing."""
    why: str
    """What the best action brings at once, by the rules: "closes an area of 5"; or nothing."""
    reply: Sequence[Action]
    line: Sequence[Action]


class BestLine(TypedDict):
    """An action that may be best, what it is worth, and what is expected to follow it."""

    steps: Sequence[Step]
    win: Sequence[float] | None
    chance: float | None
    """The chance of winning of the player to move; None if points count or all is proven."""
    points: float | None
    proven: bool
    words: str
    why: str
    """What it brings at once, by the rules; or nothing."""


class Lines(TypedDict):
    """The best few actions, the best first."""

    lines: Sequence[BestLine]
