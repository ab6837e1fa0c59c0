"""Lessons and puzzles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NotRequired, TypedDict

from pygames.look.lessons import CourseName, StepKind
from pygames.puzzles.puzzle import Verdict as Answered
from pygames.record import GameRecord


class LessonStep(TypedDict):
    """A step of a course: a position, what is said about it, and one thing to do."""

    kind: StepKind
    words: str
    task: str
    clauses: Sequence[str]
    record: GameRecord
    seat: int
    marked: Sequence[str]
    places: Sequence[str]
    shown: str
    replies: int


class LessonCourse(TypedDict):
    """A course: its steps in order."""

    name: CourseName
    steps: Sequence[LessonStep]


class Lessons(TypedDict):
    """The courses that teach a game, none without steps."""

    courses: Sequence[LessonCourse]


class Attempted(TypedDict):
    """What was said to something tried in a step, and the game after it."""

    right: bool
    sentence: str
    clause: str
    record: GameRecord


class PuzzlePack(TypedDict):
    """The puzzles of a game: their texts, how hard each is, and which have each theme."""

    game: str
    puzzles: Sequence[str]
    bands: Sequence[int]
    themes: Mapping[str, Sequence[int]]


class PuzzleTask(TypedDict):
    """A puzzle: where it begins, whose move it is, and what is asked of them."""

    record: GameRecord
    player: int
    asks: str
    moves: int
    band: int
    themes: Sequence[str]


class PuzzleAnswer(TypedDict):
    """What is said of an answer, and the game with what follows it."""

    record: GameRecord
    verdict: Answered
    said: str
    lost: NotRequired[float]


class PuzzleSolution(TypedDict):
    """The solution of a puzzle with the longest defence.

    `turns` says how many actions each turn has: an own one, that of the others, and so on.
    """

    actions: Sequence[str]
    turns: Sequence[int]
