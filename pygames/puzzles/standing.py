"""A solver's rating, and the next puzzle of a pack.

A puzzle is named by its place in the pack, and its difficulty by its band.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from random import Random

from pygames.puzzles.puzzle import BANDS
from pygames.rating import Rating, rested, updated

RECENT = 100
"""The answers that a rating follows from: earlier ones would hardly change it."""
ENOUGH = 10
"""The answers after which a rating says something about its solver."""
MISSES = 3
"""A run ends after this many unsolved puzzles."""
STEP = 3
"""In a run, this many puzzles of each band come before those of the next one."""
FAILED, SOLVED = 1, 3
"""Grades of an answer; 2, solved with help, is between them."""
_SPREAD = 300
"""The points between two bands."""
_DEVIATION = 87.0
"""How far puzzles of a band are from its middle: evenly spread, by 300 points / √12."""


@dataclass(frozen=True)
class Answer:
    """The first answer to a puzzle: its day, its grade, and the band of the puzzle."""

    day: int
    grade: int
    band: int


@dataclass(frozen=True)
class Run:
    """Puzzles of growing difficulty: the seed of their order, and the grades so far."""

    seed: int
    grades: Sequence[int]

    @property
    def solved(self) -> int:
        """How many puzzles were solved, with help or without."""
        return sum(grade != FAILED for grade in self.grades)

    @property
    def missed(self) -> int:
        """How many were failed or skipped."""
        return len(self.grades) - self.solved

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.missed >= MISSES


def points_of(band: int) -> float:
    """Return the rating of puzzles of a band."""
    return 600.0 + _SPREAD * band


def ratings_of(answers: Sequence[Answer]) -> list[float]:
    """Rate a solver before and after each of the latest answers, the oldest first.

    Each answer is a game against a puzzle.
    """
    rating = Rating(points_of(BANDS[0]))
    points, latest = [rating.points], answers[-RECENT:]
    for before, answer in zip([*latest[:1], *latest], latest, strict=False):
        puzzle = Rating(points_of(answer.band), _DEVIATION)
        result = (answer.grade - FAILED) / (SOLVED - FAILED)
        rating = updated(rested(rating, max(0, answer.day - before.day)), [(puzzle, result)])
        points.append(rating.points)
    return points


def until_rated(answers: int) -> int:
    """Return how many more answers a solver has to give before a rating is shown."""
    return max(0, ENOUGH - answers)


def of_day(bands: Sequence[int], day: int) -> int | None:
    """Return the puzzle of a day, which is the same for everyone."""
    return next(iter(_drawn(bands, day)), None)


def best_for(
    points: float,
    bands: Sequence[int],
    among: Iterable[int] | None,
    tries: Collection[int],
    skipped: Collection[int],
) -> int | None:
    """Return the puzzle nearest to a rating that wasn't tried; skipped ones come last."""
    places = _drawn(bands, 0) if among is None else among
    fresh = [at for at in places if at not in tries]
    unseen = [at for at in fresh if at not in skipped]
    band = round((points - points_of(0)) / _SPREAD)
    return min(unseen or fresh, key=lambda at: abs(bands[at] - band), default=None)


def next_in(run: Run, bands: Sequence[int]) -> int | None:
    """Return the next puzzle of a run, which repeats none; None once it has ended."""
    if run.over:
        return None
    by_band: dict[int, list[int]] = {}
    for at in reversed(_drawn(bands, run.seed)):
        by_band.setdefault(bands[at], []).append(at)
    best = None
    for count in range(len(run.grades) + 1):
        filled = [band for band in by_band if by_band[band]]
        if not filled:
            return None
        aim = BANDS[min(count // STEP, len(BANDS) - 1)]
        best = by_band[min(filled, key=lambda band: (abs(band - aim), band))].pop()
    return best


def _drawn(bands: Sequence[int], seed: int) -> list[int]:
    """Return all places in an order that follows from the seed, on every machine."""
    random = Random(seed)
    keys = [random.random() for _ in bands]
    return sorted(range(len(bands)), key=keys.__getitem__)
