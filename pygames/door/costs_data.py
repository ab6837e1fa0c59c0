"""The types of what the moves of a game cost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, NotRequired, TypedDict

from pygames.core import Action
from pygames.door.fits import Within
from pygames.door.thinking_data import Compared, Named, Win

Look = Literal["glance", "close", "again"]
"""How a decision is weighed: briefly, closely, and once more against what a close look found."""


class Judged(TypedDict):
    """What an evaluation has found at a ply."""

    ply: int
    win: Win
    action: Action | None


class Looked(TypedDict):
    """The result of weighing a decision: the answer of `weigh`, and the kind of look."""

    ply: int
    look: Look
    better: Action
    cost: Annotated[float, Within(0)]
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
    """Each player's chance of winning at a ply."""

    ply: int
    win: Sequence[float]


class TurningPoint(TypedDict):
    """The decision by which a game has turned."""

    ply: int
    action: Named


class Costs(TypedDict):
    """The questions that are left about a game, and the results so far."""

    next: Sequence[Question]
    """To be asked side by side or one by one; empty once all is known."""
    done: float
    """How much of it is known, from 0 to 1."""
    costs: Sequence[Cost]
    """The decisions that cost most."""
    chances: Sequence[Chances]
    """By ply, without those right after chance: the expectation before it says more."""
    turned: TurningPoint | None
    """Since when the player who leads at the end leads; null where they were never behind.

    It is null, too, until all is known."""
