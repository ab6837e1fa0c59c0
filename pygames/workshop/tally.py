"""The result of a match: wins, draws and losses, the share of the points, and Elo."""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace

_Z = 1.959964
"""Standard errors on either side of a 95% interval."""
EVIDENCE = math.log(0.95 / 0.05)
"""Wald's bound for a sequential test that errs in one of twenty matches on either side."""
MARGIN = 0.07
_ADDED = (0.0, 0.0, 1.0, 1.0)
"""Pairs added to the count, so that an interval has a width even if all are alike."""


@dataclass(frozen=True)
class Score:
    """What one side of a match has reached: wins, draws and losses."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    def plus(self, value: int) -> Score:
        """Count a game that returned `value` to this side against the other."""
        if value > 0:
            return replace(self, wins=self.wins + 1)
        if value < 0:
            return replace(self, losses=self.losses + 1)
        return replace(self, draws=self.draws + 1)

    def interval(self) -> tuple[float, float]:
        """Return Wilson's 95% interval of the share of decisive games that this side wins."""
        games = self.wins + self.losses
        if games == 0:
            return 0.0, 1.0
        share, spread = self.wins / games, _Z * _Z / games
        middle = (share + spread / 2) / (1 + spread)
        half = _Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
        return max(0.0, middle - half), min(1.0, middle + half)

    def evidence(self, share: float) -> float:
        """Return the log odds that the share is this large rather than seven points smaller."""
        less = share - MARGIN
        return self.wins * math.log(share / less) + self.losses * math.log((1 - share) / (1 - less))

    def __str__(self) -> str:
        """Write it in words."""
        return f"{self.wins} won, {self.draws} drawn, {self.losses} lost"


@dataclass(frozen=True)
class Estimate:
    """A share of the points, from 0 to 1, with its 95% interval."""

    share: float
    low: float
    high: float

    def points(self) -> str:
        """Write the share in per cent."""
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"

    def elo(self) -> str:
        """Write it as a difference in Elo."""
        share, low, high = (signed(elo(each)) for each in (self.share, self.low, self.high))
        return f"{share} ({low} to {high})"


def estimate(pairs: Sequence[tuple[int, int]]) -> Estimate:
    """Return the share of the points in some pairs of games, a draw counting half.

    The interval is Agresti and Coull's, with pairs as the observations: the two games of a pair
    share dice and opening, so they don't count as independent.
    """
    shares = [statistics.fmean((1 + _sign(value)) / 2 for value in pair) for pair in pairs]
    wider = [*shares, *_ADDED]
    middle = statistics.fmean(wider)
    half = _Z * statistics.pstdev(wider) / math.sqrt(len(wider))
    return Estimate(statistics.fmean(shares), max(0.0, middle - half), min(1.0, middle + half))


def elo(share: float) -> float:
    """Return the difference in Elo at which this share of the points is expected."""
    if share in {0, 1}:
        return math.copysign(math.inf, share - 0.5)
    return 400 * math.log10(share / (1 - share))


def signed(value: float) -> str:
    """Write a difference in Elo."""
    if math.isinf(value):
        return "+∞" if value > 0 else "-∞"
    return f"{value:+.0f}"


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)
