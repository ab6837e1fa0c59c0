"""The bot: legal, honest about its budget, the same for the same luck."""

import os
from dataclasses import replace
from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.cli.arena import Alone, solo_scores
from pygames.games import find
from pygames.games.on_tour.bot.bot import choose
from pygames.games.on_tour.bot.chances import chances
from pygames.games.on_tour.bot.estimate import estimate
from pygames.games.on_tour.bot.luck import cards_after, future
from pygames.games.on_tour.bot.playout import (
    DIRECTIONS,
    Plan,
    Written,
    neighbours_of,
    plan_to,
)
from pygames.games.on_tour.bot.search import Search
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.sheet import EMPTY, STAR
from pygames.games.on_tour.rules.solver import best_rest, best_route
from tests.games.on_tour.helpers import (
    USA,
    areas,
    filled,
    new,
    on_route,
    random_action,
    sheet,
    turn,
)
from tests.support.effort import often
from tests.support.shown import played

pytestmark = pytest.mark.slow

GAMES = int(os.environ.get("PYGAMES_FUZZ", often(4, 6)))
FEW = Budget("playouts", 15)


def alone(bot: str, land: str = "usa", games: int = GAMES) -> float:
    """Return a bot's mean score."""
    solo = Alone("on-tour", bot, "strength", {"map": land})
    return sum(solo_scores(solo, games, 1)) / games


@pytest.mark.parametrize("land", ["usa", "europe"])
def test_few_playouts_are_far_better_than_greed(land: str) -> None:
    # three points less than what these games gain: 8 or more on each map
    assert alone("bot5:playouts=50", land) > alone("greedy", land) + 5


def test_greed_is_better_than_chance_and_a_glance_better_than_greed() -> None:
    assert alone("scatter") + 4 < alone("greedy") < alone("bot2") - 2


@pytest.mark.parametrize("name", ["greedy", "roomy"])
def test_yardsticks_write_the_first_number_that_makes_a_tour_longer(name: str) -> None:
    """California is next to Oregon, New York to nothing that is written."""
    state = turn(USA, "CA NY", roll="37")
    start = sheet(USA, "30OR", others="X")._replace(empty=areas(USA, "CA NY"))
    values = bytearray(start.values)
    values[USA.index["CA"]] = values[USA.index["NY"]] = EMPTY
    state = replace(state, sheets=(start._replace(values=bytes(values)),))
    assert find("on-tour").bots.yardsticks[name](state, Random(1)) == "37CA,73NY"


def test_the_estimate_is_near_below_the_best() -> None:
    short = []
    for seed in range(8 * GAMES):
        last = filled(f"bound {seed}")
        values, circled = last.sheets[0].values, last.sheets[0].circled
        keys = [value << 6 | area for area, value in enumerate(values) if value < STAR]
        stars = [area for area, value in enumerate(values) if value == STAR]
        short.append(
            best_route(USA.around, values, circled).score
            - estimate(neighbours_of(USA), keys, stars, circled)
        )
    assert min(short) >= 0
    assert sum(short) <= 2.2 * len(short)  # up to nine stars stand on maps filled at random


def at_a_glance(land: str, left: int, seed: str) -> Tour:
    """Return a state of a game that level 2 plays alone, with no more areas empty."""
    random, state = Random(seed), new(1, land)
    while state.current_player() < 0 or state.left > left:
        chance = state.current_player() < 0
        state = played(
            state,
            random_action(state, random) if chance else choose(state, 2, FEW, random).action,
        )
    return state


@pytest.mark.parametrize("land", ["usa", "europe"])
def test_lessons_better_a_plan_by_more_than_a_point(land: str) -> None:
    state = at_a_glance(land, 22, "lessons")
    start, cards = Written.on(state.sheets[0]), cards_after(state, state.left)
    some = [future(state.map, cards, Random(i)) for i in range(200)]

    def mean(plan: Plan) -> float:
        return sum(plan.play_out(start, turns) for turns in some) / len(some)

    learned = Search(state, Budget("playouts", 500), Random(1))._plan()
    assert mean(learned) > 1 + max(mean(plan_to(state.map, *way)) for way in DIRECTIONS)


def test_a_level_with_a_limit_does_not_use_all_of_its_time() -> None:
    state = turn(USA, "TX NY FL CA NV UT CO WA", cards="TX OH PA")
    assert 0 < choose(state, 3, Budget("playouts", 10_000), Random(1)).count <= 200


def test_the_only_way_to_write_needs_no_playouts() -> None:
    search = Search(turn(USA, "ID", roll="55"), Budget("playouts", 30), Random(1))
    assert (len(search.run(8)), search.count) == (1, 0)


def test_once_all_is_written_the_best_tours_say_who_wins() -> None:
    """The last number decides: 9 areas before it for one, and for the other none."""
    state = turn(USA, "TX", players=2)
    long = sheet(USA, "10CA 20NV 30UT 40CO 50OK", others="X")
    values, empty = bytearray(long.values), areas(USA, "TX")
    values[USA.index["TX"]] = EMPTY
    ahead = long._replace(values=bytes(values), empty=empty)
    last = replace(state, sheets=(ahead._replace(empty=0, values=long.values), state.sheets[1]))
    wins, count = chances(replace(last, mover=1), "37TX", FEW, Random(1))
    assert count == 0
    assert 0.99 < wins[0] < 1  # the other number might be better
    drawing = on_route(USA, long, state.sheets[1])
    assert chances(drawing, "end", FEW, Random(1))[0] == (1.0, 0.0)


def test_a_tour_that_was_begun_badly_promises_no_more_than_its_rest() -> None:
    one, other = (sheet(USA, text, others="X") for text in ("10CA 20NV 30UT", "10CA 20NV"))
    assert chances(on_route(USA, one, other), ">CA", FEW, Random(1))[0] == (1.0, 0.0)
    tour = one.extended(USA.index["UT"])
    assert chances(on_route(USA, tour, other), "end", FEW, Random(1))[0] == (0.0, 1.0)


def test_tours_that_are_not_proved_promise_nothing_for_certain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    long, short = (sheet(USA, text, others="X") for text in ("10CA 20NV 30UT", "10CA"))
    state = on_route(USA, long, short)
    best = best_rest(USA, long)
    monkeypatch.setattr(
        "pygames.games.on_tour.bot.chances.best_rest", lambda *_: best._replace(proved=False)
    )
    assert max(chances(state, ">CA", FEW, Random(1))[0]) < 1


def test_a_lead_of_any_size_wins_for_certain_only_at_the_end() -> None:
    """Even if no player ever gets so far in the playouts."""
    state = turn(USA, "TX", players=2)
    ahead = sheet(USA, "10CA 20NV 30UT 40CO 50OK 60KS 70NE 80SD 81ND 82MN 83WI 84IL", others="X")
    values, empty = bytearray(ahead.values), areas(USA, "TX")
    values[USA.index["TX"]] = EMPTY
    state = replace(
        state, sheets=(ahead._replace(values=bytes(values), empty=empty), state.sheets[1])
    )
    wins, _ = chances(state, state.legal_actions()[0], FEW, Random(1))
    assert 0.85 < wins[0] <= 0.999


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_it_draws_its_tour_to_the_end_even_if_it_has_won_before(level: int) -> None:
    sheets = [sheet(USA, text, others="X") for text in ("10NV", "10NV (20UT) 30CO 40KS")]
    state = played(on_route(USA, *sheets), ">NV end")
    while not state.is_terminal():
        state = played(state, choose(state, level, FEW, Random(1)).action)
    assert state.scores() == (1, 5)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_it_ends_a_tour_only_where_no_area_can_follow(level: int) -> None:
    state = filled(f"to the end {level}", players=2)
    while not state.is_terminal():
        action = choose(state, level, FEW, Random(1)).action
        assert action != "end" or state.legal_actions() == ("end",)
        state = played(state, action)


def test_it_draws_the_best_tour_and_the_best_rest_of_a_tour() -> None:
    state = filled("tour")
    best = state
    while not best.is_terminal():
        best = played(best, choose(best, 5, FEW, Random(1)).action)
    sheet = state.sheets[0]
    assert best.scores() == (best_route(USA.around, sheet.values, sheet.circled).score,)
    tour = played(state, state.legal_actions()[5])
    rest = choose(tour, 5, FEW, Random(1)).action
    assert rest in tour.legal_actions()
    assert sum(best.scores() or ()) >= 10
