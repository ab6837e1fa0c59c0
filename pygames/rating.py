"""Ratings by Glicko-2, as Mark Glickman's paper "Example of the Glicko-2 system" describes it.

Everybody begins at 1500. A period is a day: all games of a day count at once, against the ratings
that its players had before it. A rating gets less certain with each day without a game.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations

SCALE = 173.7178
"""What a unit of the paper's inner scale is in points."""
TAU = 0.5
"""How much a volatility may change: the paper advises 0.3 to 1.2."""
_CLOSE = 1e-6
_CERTAIN = 30.0
"""Where the better player's win is as good as certain: nothing counts as more certain than this."""
_MOST = 350.0
"""The deviation of somebody about whom nothing is known: it never gets larger."""


@dataclass(frozen=True)
class Rating:
    """How strong somebody seems to be, and how certain that is."""

    points: float = 1500.0
    deviation: float = _MOST
    volatility: float = 0.06


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
    mu, phi = _inner(player)  # 2
    weights = [(_g(_inner(other)[1]), _expected(mu, *_inner(other))) for other, _ in games]
    variance = 1 / math.fsum(g * g * e * (1 - e) for g, e in weights)  # 3
    gain = math.fsum(g * (won - e) for (g, e), (_, won) in zip(weights, games, strict=True))
    sigma = _volatility(phi, player.volatility, variance, variance * gain)  # 4, 5
    before = phi * phi + sigma * sigma  # 6
    after = 1 / (1 / before + 1 / variance)  # 7
    points = SCALE * (mu + after * gain) + 1500  # 7, 8
    return Rating(points, min(_MOST, SCALE * math.sqrt(after)), sigma)


def rested(player: Rating, days: int) -> Rating:
    """Return a rating after days without a game: it is less certain."""
    phi = math.hypot(_inner(player)[1], player.volatility * math.sqrt(days))
    return Rating(player.points, min(_MOST, SCALE * phi), player.volatility)


def careers(games: Iterable[Played]) -> dict[str, Career]:
    """Rate everybody who played; in a game of several, each two of them have played each other."""
    found: dict[str, Career] = {}
    days: dict[int, list[Played]] = {}
    for game in games:
        days.setdefault(game.day, []).append(game)
    for day in sorted(days):
        _count(found, day, _pairs(days[day]))
    return found


def _pairs(games: Iterable[Played]) -> dict[str, list[tuple[str, float]]]:
    """Return, for each player of a day, the opponents and what came of each game."""
    found: dict[str, list[tuple[str, float]]] = {}
    for game in games:
        standing = zip(game.players, game.places, strict=True)
        for (one, here), (other, there) in combinations(standing, 2):
            if one == other:
                continue  # two bots of one level tell nothing about it
            won = 0.5 if here == there else float(here < there)
            found.setdefault(one, []).append((other, won))
            found.setdefault(other, []).append((one, 1 - won))
    return found


def _count(
    careers: dict[str, Career], day: int, pairs: Mapping[str, Sequence[tuple[str, float]]]
) -> None:
    """Count the games of a day."""
    before = {name: _on(careers.get(name), day) for name in pairs}
    for name, games in pairs.items():
        rating = updated(before[name], [(before[other], won) for other, won in games])
        career = careers.setdefault(name, Career())
        career.rating, career.last = rating, day
        career.history.append((day, rating))


def _on(career: Career | None, day: int) -> Rating:
    """Return the rating with which somebody comes to a day's games."""
    return Rating() if career is None else career.on(day - 1)


def _inner(rating: Rating) -> tuple[float, float]:
    return (rating.points - 1500) / SCALE, rating.deviation / SCALE


def _g(phi: float) -> float:
    return 1 / math.sqrt(1 + 3 * phi * phi / math.pi**2)


def _expected(mu: float, other_mu: float, other_phi: float) -> float:
    ahead = _g(other_phi) * (mu - other_mu)
    return 1 / (1 + math.exp(-max(-_CERTAIN, min(_CERTAIN, ahead))))


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
