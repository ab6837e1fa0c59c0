"""What bots say, and what a review makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NotRequired, TypedDict

from pygames.core import Action
from pygames.door.data.view import Panel
from pygames.door.weigh import Grade

Vote = tuple[Action, float, float, bool]
"""An action, what is behind it, its value, and whether that is proven."""


Look = Literal["glance", "close", "again"]
"""How a decision is weighed: briefly, closely, and once more against what a close look found."""


class Thought(TypedDict):
    """A bot's decision; it counts nodes or playouts. `note` and `votes` come with a share."""

    action: Action
    win: Sequence[float]
    nodes: NotRequired[int]
    playouts: NotRequired[int]
    depth: int
    line: Sequence[Action]
    note: NotRequired[str]
    votes: NotRequired[Sequence[Vote]]


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


class Judged(TypedDict):
    """What an evaluation has found at a ply."""

    ply: int
    win: Sequence[float]
    action: Action | None


class Named(TypedDict):
    """An action: its notation and its phrase."""

    text: Action
    phrase: str


class Compared(TypedDict):
    """The chances after the best action, and after the one that is weighed."""

    best: Sequence[float]
    after: Sequence[float]


class Weighed(TypedDict):
    """What an action costs beside the best one; `points` if the game is for points."""

    action: Named
    best: Named
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

    steps: Sequence[Named]
    win: Sequence[float] | None
    points: float | None
    proven: bool
    words: str
    why: str
    """What it brings at once, by the rules; or nothing."""


class Lines(TypedDict):
    """The best few actions, the best first."""

    lines: Sequence[BestLine]


class Looked(TypedDict):
    """What weighing a decision has found; all but how it was looked at as it was found."""

    ply: int
    look: Look
    better: Action
    cost: float
    win: Compared | None
    because: str


class Cost(TypedDict):
    """What a decision cost, as a part of a win, and what would have been better."""

    ply: int
    player: int
    cost: float
    points: float | None
    """What it cost in points; null if several play."""
    action: Named
    better: Named
    because: str
    """Why it cost so much, in a sentence that names the players; or nothing."""
    why: str
    """What the better action would have brought at once, by the rules; or nothing."""


class Review(TypedDict):
    """A game's own review of a finished game."""

    sentences: Sequence[str]
    panels: Sequence[Panel]


class Question(TypedDict):
    """What a bot is to be asked of a ply: its chances, or what was done there to be weighed."""

    call: Literal["evaluate", "weigh"]
    at: int
    seconds: float
    look: NotRequired[Look]
    """How a decision is weighed."""
    best: NotRequired[Action]
    """What it is to be weighed against."""


class Chances(TypedDict):
    """Everybody's chance of winning at a ply."""

    ply: int
    win: Sequence[float]


class Costs(TypedDict):
    """What is still to be asked of a game, and what is known of it so far."""

    next: Sequence[Question]
    """Side by side or one by one; empty once all is known."""
    done: float
    """How much of it is known, from 0 to 1."""
    costs: Sequence[Cost]
    """The decisions that cost most."""
    chances: Sequence[Chances]
    """By ply, without those right after chance: what was to be expected before it tells more."""
