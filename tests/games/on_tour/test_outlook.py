"""What a map is worth beyond its playouts."""

from random import Random

import pytest

from pygames.bots.budget import Budget
from pygames.games.on_tour.bot.outlook import WEIGHTS, features, outlook
from pygames.games.on_tour.bot.search import Search
from pygames.games.on_tour.rules.maps import MAPS, Map
from pygames.games.on_tour.rules.sheet import Sheet
from tests.games.on_tour.helpers import USA, filled, sheet, turn

NEW = "(27CA) (27GA) (72KS) (72NY)"


def test_what_is_on_a_map_is_counted() -> None:
    # Nevada and California differ by 2, Nevada and Utah by 9, Utah and Colorado by 25;
    # around them the rest holds X's, but for Oregon, beside two of them, and Texas, beside none
    land = sheet(USA, "(05CA) 07NV (16UT) 41CO *FL *GA", others="X")
    left = 1 << USA.index["OR"] | 1 << USA.index["TX"]
    values = bytes(255 if left >> area & 1 else value for area, value in enumerate(land.values))
    numbers = features(USA, land._replace(values=values, empty=left))
    assert numbers[:10] == [2, 2, 2, 1, 1, 0, 1, 0, 2, numbers[9]]
    assert numbers[-1] == 1
    assert len(numbers) == len(WEIGHTS)


@pytest.mark.parametrize("name", ["usa", "europe"])
def test_a_full_map_is_worth_what_it_is(name: str) -> None:
    assert outlook(MAPS[name], filled("full", name).sheets[0]) == 0


def test_a_circle_and_a_star_are_worth_more_and_a_lost_number_less() -> None:
    def gain(text: str) -> float:
        return outlook(USA, sheet(USA, f"{NEW} {text}")) - outlook(USA, sheet(USA, NEW))

    assert gain("(10OR)") > gain("10OR")
    assert gain("(*OR)") > gain("10OR")
    assert gain("27NV") > gain("99NV")


def test_it_decides_among_ways_that_are_played_out() -> None:
    state = turn(USA, "TX NY FL CA NV UT CO WA", cards="TX OH PA")
    area = 1 << USA.index["FL"]

    def liked(land: Map, after: Sheet) -> float:
        return 0.0 if land is not USA or after.empty & area else 100.0

    for seed in range(3):
        search = Search(state, Budget("playouts", 300), Random(seed))
        way = search.run(64, liked)
        assert area & sum(1 << place for _, place in way)
        # what it promises has it too
        assert max(mean for _, _, mean in search.tried) > 100
