"""Ratings by Glicko-2: the worked example of Glickman's paper, and what is built on it."""

from collections.abc import Sequence
from itertools import combinations
from math import exp, isfinite, log, pi, sqrt
from random import Random

import pytest

from pygames.rating import Played, Rating, careers, compared, most_alike, rested, updated


def test_the_worked_example_of_the_paper() -> None:
    player = Rating(1500, 200, 0.06)
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = updated(player, games)
    assert after.points == pytest.approx(1464.06, abs=0.01)
    assert after.deviation == pytest.approx(151.52, abs=0.01)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


def test_without_a_game_only_the_deviation_grows() -> None:
    """The paper: a player who doesn't compete keeps rating and volatility."""
    player = Rating(1464.06, 151.52, 0.05999)
    after = updated(player, [])
    assert (after.points, after.volatility) == (player.points, player.volatility)
    assert after.deviation == pytest.approx(151.87, abs=0.01)
    assert rested(player, 1) == after
    assert rested(player, 100_000).deviation == 350


def test_who_rests_gets_less_certain_with_each_day_up_to_now() -> None:
    you = careers([Played(day, ("you", "bot1"), (0, 1)) for day in (1, 4)])["you"]
    assert you.on(4).deviation == pytest.approx(you.rating.deviation)
    week = rested(you.rating, 7)
    assert (you.on(11).points, you.on(11).deviation) == (week.points, week.deviation)
    # The clock was set back.
    assert you.on(2).deviation == pytest.approx(you.rating.deviation)


Glicko = tuple[float, float, float]
"""A rating, its deviation, both on the inner scale, and the volatility."""


def _expected(me: Glicko, other: Glicko) -> tuple[float, float]:
    g = 1 / sqrt(1 + 3 * other[1] ** 2 / pi**2)
    return g, 1 / (1 + exp(-g * (me[0] - other[0])))


def _after_day(me: Glicko, games: Sequence[tuple[Glicko, float]]) -> Glicko:
    """Carry out the paper's steps for one day, with a bisection for the volatility."""
    mu, phi, sigma = me
    if not games:
        return mu, min(350 / 173.7178, sqrt(phi**2 + sigma**2)), sigma
    terms = [(*_expected(me, other), won) for other, won in games]
    v = 1 / sum(g * g * e * (1 - e) for g, e, _ in terms)
    gain = sum(g * (won - e) for g, e, won in terms)

    def f(x: float) -> float:
        whole = phi**2 + v + exp(x)
        change = exp(x) * ((v * gain) ** 2 - whole) / (2 * whole**2)
        return change - (x - log(sigma**2)) / 0.25

    low, high = log(sigma**2) - 20, log(sigma**2) + 20
    for _ in range(100):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    sigma = exp(low / 2)
    phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    return mu + phi**2 * gain, min(350 / 173.7178, phi), sigma


def _day_by_day(games: Sequence[Played], last: int) -> dict[str, Glicko]:
    """Rate all players on every day up to the last one, whether they play or not."""
    players: dict[str, Glicko] = {}
    for day in range(min(game.day for game in games), last + 1):
        today = [game for game in games if game.day == day]
        for name in (name for game in today for name in game.players):
            players.setdefault(name, (0.0, 350 / 173.7178, 0.06))
        met: dict[str, list[tuple[Glicko, float]]] = {name: [] for name in players}
        for game in today:
            for (one, here), (two, there) in combinations(
                zip(game.players, game.places, strict=True), 2
            ):
                won = 0.5 if here == there else float(here < there)
                met[one].append((players[two], won))
                met[two].append((players[one], 1 - won))
        players = {name: _after_day(players[name], met[name]) for name in players}
    return players


def test_ratings_are_those_of_a_plain_glicko_2_that_goes_from_day_to_day() -> None:
    random = Random("idle days")
    people = ["you", "bot1", "bot2", "ann"]
    games = []
    for _ in range(60):
        players = random.sample(people, random.choice((2, 2, 3)))
        games.append(
            Played(random.randrange(100, 160), players, random.choices((0, 1), k=len(players)))
        )
    for name, (mu, phi, sigma) in _day_by_day(games, 170).items():
        rating = careers(games)[name].on(170)
        assert rating.points == pytest.approx(173.7178 * mu + 1500, abs=0.01)
        assert rating.deviation == pytest.approx(173.7178 * phi, abs=0.01)
        assert rating.volatility == pytest.approx(sigma, abs=1e-5)


def test_two_bots_of_one_level_tell_nothing_about_it() -> None:
    twice = careers([Played(1, ("you", "bot1", "bot1"), (0, 1, 2))])
    assert set(twice) == {"you", "bot1"}
    assert twice["bot1"] == careers([Played(1, ("you", "bot1"), (0, 1))] * 2)["bot1"]
    assert careers([Played(1, ("bot1", "bot1"), (0, 1))]) == {}


def test_landslides_and_the_games_after_them_are_rated() -> None:
    """Real players don't play like this, but an imported file may say so."""
    won, lost = ("you", "bot1"), ("bot1", "you")
    days = [(1, won, 4000), (2, lost, 3000), (3, lost, 3000), (4, won, 1), (5, lost, 2000)]
    games = [Played(day, players, (0, 1)) for day, players, times in days for _ in range(times)]
    for career in careers(games).values():
        assert len(career.history) == len(days)
        for _, rating in career.history:
            assert all(map(isfinite, (rating.points, rating.deviation, rating.volatility)))


# In words


def test_a_difference_means_the_less_the_less_is_known() -> None:
    assert compared(Rating(1700, 50), Rating(1500, 50)) == "stronger"
    assert compared(Rating(1300, 50), Rating(1500, 50)) == "weaker"
    assert compared(Rating(1700, 150), Rating(1500, 150)) == "seems-stronger"
    assert compared(Rating(1300, 150), Rating(1500, 150)) == "seems-weaker"
    assert compared(Rating(1700, 300), Rating(1500, 300)) == "alike"


def test_the_nearest_is_named_only_where_it_is_about_the_same() -> None:
    own = Rating(1500, 50)
    assert most_alike(own, {"bot2": Rating(1900, 50), "bot3": Rating(1510, 50)}) == "bot3"
    assert most_alike(own, {"bot2": Rating(1900, 50)}) is None
    assert most_alike(own, {}) is None
