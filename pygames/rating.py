"""Ratings by Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" describes it.

Everybody begins at 1500. A period is a day: all games of a day count at once, against the ratings
that its players had before it. A rating gets less certain with each day without a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Literal

SCALE = 173.7178
"""What a unit of the paper's inner scale is in points."""
TAU = 0.5
"""How much a volatility may change: the paper advises 0.3 to 1.2."""
_CLOSE = 1e-6
_CERTAIN = 30.0
"""A better player's win is never taken as more certain than this."""
_MOST = 350.0
"""The deviation of an unknown player: it never gets larger."""
_SLIGHT, _CLEAR = 0.5, 1.5
"""In standard deviations: a smaller difference is none, and a larger one is hardly chance."""

Comparison = Literal["weaker", "seems-weaker", "alike", "seems-stronger", "stronger"]
"""How strong a player is beside another; `seems` if games can't tell for certain yet."""


@dataclass(frozen=True)
class Rating:
    """How strong a player seems to be, and how certain that is."""

    points: float = 1500.0
    deviation: float = _MOST
    volatility: float = 0.06

    @cached_property
    def inner(self) -> tuple[float, float]:
        """Points and deviation on the paper's inner scale: mu and phi."""
        return (self.points - 1500) / SCALE, self.deviation / SCALE

    @cached_property
    def weight(self) -> float:
        """How much a game against this player tells: the paper's g."""
        _, phi = self.inner
        return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


@dataclass(frozen=True)
class Played:
    """A game: on which day, who played, and in which place each finished; ties share a place."""

    day: int
    players: Sequence[str]
    places: Sequence[int]


@dataclass
class Career:
    """A player's rating, and what it was after each day of play."""

    rating: Rating = field(default_factory=Rating)
    last: int = 0
    history: list[tuple[int, Rating]] = field(default_factory=list)

    def on(self, day: int) -> Rating:
        """Return the rating at the end of a day, less certain with each day since the last game."""
        return rested(self.rating, max(0, day - self.last))


def updated(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after a period: pairs of an opponent and 1, 0.5 or 0 for a win, draw, loss.

    The numbers of the steps are the paper's.
    """
    if not games:
        return rested(player, 1)
    mu, phi = player.inner  # 2
    weights = [(other.weight, _expected(mu, other)) for other, _ in games]
    variance = 1 / math.fsum(g * g * e * (1 - e) for g, e in weights)  # 3
    gain = math.fsum(g * (won - e) for (g, e), (_, won) in zip(weights, games, strict=True))
    sigma = _volatility(phi, player.volatility, variance, variance * gain)  # 4, 5
    before = phi * phi + sigma * sigma  # 6
    after = 1 / (1 / before + 1 / variance)  # 7
    points = SCALE * (mu + after * gain) + 1500  # 7, 8
    return Rating(points, min(_MOST, SCALE * math.sqrt(after)), sigma)


def rested(player: Rating, days: int) -> Rating:
    """Return a rating after days without a game: it is less certain."""
    phi = math.hypot(player.inner[1], player.volatility * math.sqrt(days))
    return Rating(player.points, min(_MOST, SCALE * phi), player.volatility)


def compared(other: Rating, own: Rating) -> Comparison:
    """Say how strong another player is compared with this one, as far as games can tell yet."""
    apart = (other.points - own.points) / math.hypot(own.deviation, other.deviation)
    if abs(apart) < _SLIGHT:
        return "alike"
    if abs(apart) < _CLEAR:
        return "seems-stronger" if apart > 0 else "seems-weaker"
    return "stronger" if apart > 0 else "weaker"


def most_alike(own: Rating, others: Mapping[str, Rating]) -> str | None:
    """Return the one of several whose rating is nearest, if it is about the same."""
    nearest = min(others, key=lambda who: abs(others[who].points - own.points), default=None)
    return nearest if nearest and compared(others[nearest], own) == "alike" else None


def careers(games: Iterable[Played]) -> dict[str, Career]:
    """Rate everyone who played; in a game of several, each two have played each other."""
    by_person: dict[str, Career] = {}
    days: dict[int, list[Played]] = {}
    for game in games:
        days.setdefault(game.day, []).append(game)
    for day in sorted(days):
        _count(by_person, day, days[day])
    return by_person


def _count(careers: dict[str, Career], day: int, games: Sequence[Played]) -> None:
    """Count the games of a day."""
    names = {name for game in games for name in game.players}
    before = {name: _on(careers.get(name), day) for name in names}
    for name, met in _met(games, before).items():
        rating = updated(before[name], met)
        career = careers.setdefault(name, Career())
        career.rating, career.last = rating, day
        career.history.append((day, rating))


def _met(
    games: Sequence[Played], before: Mapping[str, Rating]
) -> dict[str, list[tuple[Rating, float]]]:
    """Return, for each player of a day, the opponents and results."""
    by_person: dict[str, list[tuple[Rating, float]]] = {}
    for game in games:
        standing = list(zip(game.players, game.places, strict=True))
        for one, here in standing:
            by_person.setdefault(one, []).extend(
                (before[other], 0.5 if here == there else float(here < there))
                for other, there in standing
                if one != other  # two bots of one level say nothing about it
            )
    return {name: met for name, met in by_person.items() if met}


def _on(career: Career | None, day: int) -> Rating:
    """Return the rating with which a player begins a day's games."""
    return Rating() if career is None else career.on(day - 1)


def _expected(mu: float, other: Rating) -> float:
    ahead = other.weight * (mu - other.inner[0])
    if not -_CERTAIN < ahead < _CERTAIN:
        ahead = math.copysign(_CERTAIN, ahead)
    return 1 / (1 + math.exp(-ahead))


def _volatility(phi: float, sigma: float, variance: float, delta: float) -> float:
    """Find the new volatility, by the paper's form of regula falsi (step 5)."""
    start = math.log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + variance + math.exp(x)
        return math.exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - start) / TAU**2

    low, high = start, _bracket(f, start, delta * delta - phi * phi - variance)
    at_low, at_high = f(low), f(high)
    while abs(high - low) > _CLOSE:
        middle = low + (low - high) * at_low / (at_high - at_low)
        at_middle = f(middle)
        if at_middle * at_high <= 0:
            low, at_low = high, at_high
        else:
            at_low /= 2
        high, at_high = middle, at_middle
    return math.exp(low / 2)


def _bracket(f: Callable[[float], float], start: float, excess: float) -> float:
    """Return the other end of an interval in which f changes its sign."""
    if excess > 0:
        return math.log(excess)
    steps = 1
    while f(start - steps * TAU) < 0:
        steps += 1
    return start - steps * TAU
