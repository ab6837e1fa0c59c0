"""The best route: against exhaustive search, and what the budget does."""

from itertools import pairwise
from random import Random

import pytest

from pygames.games.on_tour.rules.maps import MAPS, bits
from pygames.games.on_tour.rules.sheet import CROSS, STAR, Sheet
from pygames.games.on_tour.rules.solver import best_rest, best_route
from tests.games.on_tour.helpers import USA, filled, on_route, sheet
from tests.support.effort import seeds
from tests.support.shown import played

BATCHES = seeds(6, 20)
EACH = 150


def exhaustive(around: list[int], values: bytes, circled: int) -> int:
    """Try every route (T13, T14)."""

    def longest(area: int, used: int, climb: int) -> int:
        best = 0
        for other in bits(around[area] & ~used):
            if climb <= values[other] <= STAR:
                least = climb if values[other] == STAR else values[other]
                best = max(best, longest(other, used | 1 << other, least))
        return best + 1 + (circled >> area & 1)

    starts = (area for area, value in enumerate(values) if value <= STAR)
    return max(
        (longest(a, 1 << a, -1 if values[a] == STAR else values[a]) for a in starts), default=0
    )


def points(around: list[int], values: bytes, circled: int, route: tuple[int, ...]) -> int:
    """Check a route by the clause, and count it."""
    assert len(set(route)) == len(route)
    assert all(around[one] >> two & 1 for one, two in pairwise(route))
    numbers = [values[area] for area in route if values[area] != STAR]
    assert numbers == sorted(numbers)
    assert CROSS not in numbers
    return sum(1 + (circled >> area & 1) for area in route)


def small_map(random: Random) -> tuple[list[int], bytes, int]:
    """Return a random map of up to nine areas, with stars, X's and equal numbers."""
    count = random.randint(1, 9)
    around = [0] * count
    density = random.uniform(0.15, 0.7)
    for i in range(count):
        for j in range(i):
            if random.random() < density:
                around[i] |= 1 << j
                around[j] |= 1 << i
    most = random.choice((0, 3, 9, 99))
    stars, crosses = random.choice(((0, 0), (0.2, 0.1), (0.5, 0), (0.9, 0)))
    values = bytes(
        STAR if (luck := random.random()) < stars
        else CROSS if luck < stars + crosses
        else random.randint(0, most)
        for _ in range(count)
    )  # fmt: skip
    return around, values, random.getrandbits(count)


@pytest.mark.parametrize("batch", BATCHES)
def test_t13_the_best_route_is_that_of_exhaustive_search(batch: int) -> None:
    random = Random(batch)
    for _ in range(EACH):
        around, values, circled = small_map(random)
        best = best_route(around, values, circled)
        assert best.proved
        assert best.score == exhaustive(around, values, circled)
        assert best.score == points(around, values, circled, best.route)


@pytest.mark.parametrize("batch", BATCHES)
def test_out_of_its_budget_the_route_still_holds_and_never_claims_too_much(batch: int) -> None:
    random = Random(f"budget {batch}")
    for _ in range(EACH // 5):
        around, values, circled = small_map(random)
        best = best_route(around, values, circled, steps=random.randint(0, 20))
        assert best.score == points(around, values, circled, best.route)
        right = exhaustive(around, values, circled)
        assert best.score <= right
        assert best.score == right or not best.proved


def with_stars(one: Sheet, stars: int, random: Random) -> bytes:
    values = bytearray(one.values)
    rest = [area for area, value in enumerate(values) if value != STAR]
    for area in random.sample(rest, max(0, stars - (len(values) - len(rest)))):
        values[area] = STAR
    return bytes(values)


@pytest.mark.parametrize("seed", range(6))
def test_twelve_stars_are_within_the_budget(seed: int) -> None:
    name = ("usa", "europe")[seed % 2]
    one = filled(f"stars {seed}", name).sheets[0]
    values = with_stars(one, 12, Random(seed))
    around = list(MAPS[name].around)
    best = best_route(around, values, one.circled)
    assert best.proved
    assert best.score == points(around, values, one.circled, best.route)


def test_a_map_beyond_the_budget_gives_a_route_that_is_not_proved() -> None:
    best = best_route(USA.around, bytes([STAR] * 41), USA.full)
    assert not best.proved
    assert best.score == points(list(USA.around), bytes([STAR] * 41), USA.full, best.route)
    assert best.score > 50


def test_an_empty_or_crossed_out_map_has_no_route() -> None:
    assert best_route([], b"", 0) == (0, (), True)
    assert best_route([0], bytes([CROSS]), 1) == (0, (), True)


def test_the_rest_of_a_route_continues_from_its_end() -> None:
    one = sheet(USA, "10CA 20NV (15OR) 30UT 25WA (*ID)", others="X")
    state = played(on_route(USA, one), ">CA >OR")
    rest = best_rest(USA, state.sheets[0])
    assert [USA.ids[area] for area in rest.route] == ["NV", "UT", "ID"]
    assert rest.score == 4
    state = played(on_route(USA, one), ">UT")
    assert [USA.ids[area] for area in best_rest(USA, state.sheets[0]).route] == ["ID"]


@pytest.mark.parametrize("seed", range(5))
def test_the_rest_from_a_stop_of_the_best_route_is_as_good_as_its_rest(seed: int) -> None:
    state = filled(f"rest {seed}")
    best = best_rest(USA, state.sheets[0])
    for count in range(1, len(best.route)):
        part = state.sheets[0]._replace(route=best.route[:count])
        assert part.score() + best_rest(USA, part).score == best.score
