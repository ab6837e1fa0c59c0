"""A map with little height: the same places, laid out flatter."""

from collections.abc import Sequence

import pytest

from pygames.core import Setup
from pygames.games import find
from pygames.games.on_tour.look.scene import show
from pygames.games.on_tour.rules.rules import Tour
from pygames.look.show import Moment
from pygames.record import states
from tests.games.on_tour.helpers import USA, on_route, sheet
from tests.games.on_tour.test_scene import shapes
from tests.support.playthrough import golden
from tests.support.shown import played

NARROW = 44 / 500 * 960
"""A target of 44 CSS pixels on a map 500 wide, in board units."""


def _tours(name: str) -> Sequence[Tour]:
    return [state for state in states(golden(find("on-tour"), name)) if isinstance(state, Tour)]


@pytest.mark.parametrize("name", ["bots-on-the-usa-map", "eight-at-random"])
def test_everything_below_a_low_map_fits_in_one_row(name: str) -> None:
    for state in _tours(name)[::7]:
        low, usual = (show(Moment(state, compact=True, low=low)).scene for low in (True, False))
        assert low.height < usual.height - 100
        for shape in [*low.ground, *low.pieces]:
            if shape["id"].startswith(("card-", "num-")) and "points" in shape:
                across, down = shape["points"][::2], shape["points"][1::2]
                assert 0 <= min(across) <= max(across) <= low.width
                assert max(down) <= low.height
                assert max(down) - min(down) >= NARROW


def test_a_low_map_shows_all_points_at_the_end() -> None:
    parts = shapes(show(Moment(_tours("eight-at-random")[-1], low=True)))
    assert all("best" in str(parts[f"drawn-{player}-score"]["text"]) for player in range(8))


def test_small_maps_show_all_numbers_until_a_tour_is_begun_and_then_all_tours() -> None:
    filled = sheet(USA, "10CA 20NV", others="X")
    before = on_route(USA, filled, filled)
    for state, dots in ((before, True), (played(before, ">CA"), False)):
        parts = shapes(show(Moment(state, compact=True)))
        assert [f"drawn-{player}-plain" in parts for player in (0, 1)] == [dots] * 2


def test_a_small_map_may_be_taller_and_stays_so_when_a_tour_is_drawn() -> None:
    """A map of another size is drawn as printed, and so is what shows on paper."""
    filled = sheet(USA, "10CA 20NV", others="X")
    drawing, turn = on_route(USA, filled), Tour.initial(Setup(1, {"map": "usa"}))
    small = [show(Moment(state, compact=True)).scene for state in (turn, drawing)]
    assert small[0].stretch is not None
    assert small[0].height == small[0].stretch["to"] + small[0].stretch["below"]
    assert small[1].height == small[0].height
    others = Moment(turn), Moment(turn, compact=True, low=True), Moment(turn, paper=True)
    assert [show(moment).scene.stretch for moment in others] == [None] * 3


def test_all_of_a_small_map_is_stretched_and_nothing_written_on_it() -> None:
    parts = shapes(show(Moment(_tours("bots-on-the-usa-map")[-1], compact=True)))
    land = {id for id, shape in parts.items() if shape.get("stretch")}
    assert land == {"sea", "lines", "MC-tag", *USA.ids}
