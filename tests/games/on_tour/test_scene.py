"""What is shown: places, picks, words, and that all of it stays lean."""

from __future__ import annotations

import json
import re
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from pygames.door.view import view
from pygames.games import find
from pygames.games.on_tour.look.scene import show
from pygames.games.on_tour.rules.charts import CHARTS, TAG, WIDTH, read_outlines
from pygames.games.on_tour.rules.maps import MAPS
from pygames.games.on_tour.rules.rules import Tour
from pygames.look.picks import tree
from pygames.look.show import Moment, Show
from pygames.record import Record, make_header
from tests.games.on_tour.helpers import (
    USA,
    new,
    on_route,
    random_action,
    sheet,
    turn,
)
from tests.support.shown import played

if TYPE_CHECKING:
    from pygames.look.scene import Motion

MOST_BYTES = 75_000
"""A first turn with nearly all areas open is the largest; most views have half of it."""


def shown(state: Tour, *actions: str, seat: int = 0) -> Show:
    """Show a position after these actions."""
    before, last = None, None
    for action in actions:
        before, last, state = state, action, played(state, action)
    return show(Moment(state, before, last, seat))


def shapes(display: Show) -> dict[str, dict[str, object]]:
    return {shape["id"]: dict(shape) for shape in [*display.scene.ground, *display.scene.pieces]}


def test_numbers_are_picked_first_and_in_either_order() -> None:
    picks = tree(shown(turn(USA, "TX NY FL", cards="TX OH PA")).paths)
    assert set(picks) == {"num-37", "num-73"}
    assert picks["num-37"]["TX"]["NY"] == picks["num-73"]["NY"]["TX"] == "37TX,73NY"  # type: ignore[index]


def test_a_number_with_an_x_then_asks_where_the_x_goes() -> None:
    display = shown(turn(USA, "CA NV AZ", cards="TX WV PA"))
    picks = tree(display.paths)
    assert picks["num-73"]["CA"] == {"AZ": "73CA,XAZ", "NV": "73CA,XNV"}  # type: ignore[index]
    assert display.prompts["num-73 CA"] == "Where does the X go?"
    assert display.status == "Only one number fits: 37 or 73?"


def test_two_xs_go_in_either_order_and_a_star_is_one_pick() -> None:
    display = shown(turn(USA, "WA OR ID", cards="FL TX PA"))
    picks = tree(display.paths)
    assert picks["OR"] == {"ID": "XID,XOR", "WA": "XOR,XWA"}
    assert display.prompts["OR"] == "Where does the other X go?"
    starred = shown(turn(USA, "CA NY", cards="TX OH PA", roll="55"))
    assert tree(starred.paths) == {"CA": "*CA", "NY": "*NY"}
    assert starred.status == "Write a star in the South, North or East"


def test_a_route_is_drawn_area_by_area_and_ended_by_a_button() -> None:
    state = on_route(USA, sheet(USA, "10CA 20NV (30UT)", others="X"))
    start = {"CA": ">CA", "NV": ">NV", "UT": ">UT", "best": ">CA"}
    assert tree(shown(state).paths) == start
    assert [button.id for button in shown(state).buttons] == ["best"]
    display = shown(state, ">CA", ">NV")
    assert tree(display.paths) == {"UT": ">UT", "end": "end", "best": ">UT"}
    assert [button.id for button in display.buttons] == ["best", "end"]
    assert (display.players[0].note, display.players[0].score) == ("2 areas, 0 circled", 2)
    assert (display.status, display.said) == ("Where to from Nevada?", "The tour went on to Nevada")
    assert display.changed == ["NV"]


def test_a_button_draws_the_best_tour_to_its_end_from_wherever_it_has_come() -> None:
    state = on_route(USA, sheet(USA, "10CA 20NV (30UT) 15OR", others="X"))
    draw, rest = shown(state).buttons[0], shown(state, ">CA").buttons[0]
    assert (draw.label, draw.more) == ("Draw my best tour", (">OR", ">NV", ">UT", "end"))
    assert (rest.label, rest.more) == ("Draw the rest", (">NV", ">UT", "end"))
    tour = played(state, ">CA", *draw.more)
    assert tour.scores() == (5,)


def test_the_end_of_a_tour_is_asked_for_twice_only_where_much_is_left() -> None:
    state = on_route(USA, sheet(USA, "10CA 20NV (30UT) 15OR", others="X"))
    much, little = (shown(state, *steps).buttons[-1] for steps in ([">CA"], [">CA", ">NV"]))
    assert (much.id, much.ask) == ("end", "End the tour here? 1 of 5 points")
    assert (little.id, little.ask) == ("end", "")


def test_a_tour_is_drawn_with_its_rule_and_its_points_in_sight() -> None:
    state = on_route(USA, sheet(USA, "10CA 20NV (30UT)", others="X"))
    assert shown(state, ">CA").note == (
        "Go from neighbour to neighbour; numbers may not fall. "
        "A point for each area, and one more for each circle."
    )
    assert shapes(shown(state))["drawn-0-score"]["text"] == "0 of 4"
    assert shapes(shown(state, ">CA"))["drawn-0-score"]["text"] == "1 of 4"
    # It can be dragged, and no ring hides a circle.
    marks: list[Any] = [shapes(shown(state))[id]["mark"] for id in USA.ids]
    assert {(mark["form"], mark["drag"]) for mark in marks} == {("area", True)}


def test_the_lower_number_is_in_the_hand_and_shows_in_its_area() -> None:
    display = shown(turn(USA, "TX NY FL", cards="TX OH PA"))
    assert display.hand == ["num-37", "num-73"]
    assert display.status == "Write 37 and 73"
    assert [shapes(display)[id]["puts"]["text"] for id in display.hand] == ["37", "73"]  # type: ignore[index]
    for state in (turn(USA, "CA NV AZ", cards="TX WV PA"), turn(USA, "TX")):
        assert not shown(state).hand, "only one number is written"


@pytest.mark.parametrize("compact", [False, True])
def test_the_empty_areas_of_the_cards_have_a_dotted_circle_and_their_letters(
    compact: bool,
) -> None:
    state = turn(USA, "TX NY FL", cards="TX OH PA")
    parts = shapes(show(Moment(state, compact=compact)))
    rings = {id for id, shape in parts.items() if shape.get("name") == "own"}
    assert rings == {"TX-own"}
    assert parts["TX-id"]["text"] == "TX"
    starred = shapes(shown(turn(USA, "TX NY", cards="TX OH PA", roll="55")))
    assert "TX-own" not in starred


def test_the_open_regions_are_outlined_rather_than_each_area() -> None:
    display = shown(turn(USA, "TX NY FL CA OH", cards="TX OH PA"))
    regions = {USA.cards[USA.index[card]] for card in ("TX", "OH", "PA")}
    parts: dict[str, Any] = dict(shapes(display))
    for id, block in zip(USA.ids, USA.blocks, strict=True):
        assert set(parts[id]["mark"].get("rims", ())) == regions & set(block)
    # With no card in a region, and where a tour is drawn, each place is marked by itself.
    alone: dict[str, Any] = dict(shapes(shown(turn(USA, "TX"))))
    assert "rims" not in alone["TX"]["mark"]


def test_the_first_turns_say_how_a_number_is_circled() -> None:
    note = shown(turn(USA, " ".join(USA.ids[6:]), cards="TX OH PA")).note
    assert note == "A number in its card’s own area is circled."


def test_a_turn_says_what_is_special_and_when_few_areas_are_empty() -> None:
    assert shown(turn(USA, " ".join(USA.ids[20:]), cards="TX OH PA")).note == ""
    empty = "3 areas are still empty."
    usual = shown(turn(USA, "TX NY FL", cards="TX OH PA")).note
    assert usual == empty
    star = shown(turn(USA, "TX NY FL", cards="TX OH PA", roll="55")).note
    assert star == f"A star fits anywhere on a tour, and it is always circled.\n{empty}"
    assert shown(turn(USA, "TX")).note == "Any empty area will do.\n1 area is still empty."


def test_between_two_turns_the_cards_lie_face_down() -> None:
    state = turn(USA, "TX NY FL CA OR", cards="TX OH PA")
    between = shapes(shown(state, "37TX,73NY"))
    assert not [id for id in between if id.startswith(("card-", "num-"))]
    assert {"back-0", "back-1", "back-2", "box-0", "box-1"} <= between.keys()


@pytest.mark.parametrize("players", range(2, 9))
def test_the_others_maps_are_large_enough_to_see_on_a_phone(players: int) -> None:
    state = turn(USA, "TX NY FL", cards="TX OH PA", players=players)
    parts = shapes(show(Moment(state, compact=True)))
    small = [shape for id, shape in parts.items() if re.fullmatch(r"small-\d", id)]
    assert len(small) == players - 1
    for shape in small:
        high = CHARTS["usa"].height * float(str(shape["scale"])) * 382 / WIDTH
        assert high > 40


def test_the_set_up_says_what_is_written() -> None:
    words = "The card of Texas, South: 08 is written there and circled"
    assert shown(new(2), "r08", "#TX").said == words
    third = shown(new(2), "r08", "#TX", "#CA", "#NY").said
    assert third is not None
    assert third.endswith(": 80 is written there and circled")


def test_the_label_says_what_an_area_holds() -> None:
    after = shown(turn(USA, "TX NY FL", cards="TX OH PA"), "37TX,73NY")
    assert after.said == "Written: 37 in Texas (circled) and 73 in New York"
    parts = shapes(after)
    assert parts["TX"]["label"] == "Texas, South Central, 37, circled"
    assert parts["NY"]["label"] == "New York, North East, 73"
    assert parts["FL"]["label"] == "Florida, South East, empty"
    # What was just written comes with the pen.
    assert parts["TX-value"]["enter"]["motion"] == "draw"  # type: ignore[index]
    assert parts["TX-loop"]["enter"]["motion"] == "draw"  # type: ignore[index]
    assert "NY-loop" not in parts
    before = shapes(shown(turn(USA, "TX NY FL", cards="TX OH PA")))
    assert before["TX"]["label"] == "Texas, South Central, empty, on a card"
    assert before["card-OH"]["label"] == "Card of Ohio, North"


def test_a_map_drawn_small_is_written_larger_and_without_ids() -> None:
    state = played(turn(USA, "TX NY FL", cards="TX OH PA"), "37TX,73NY")
    broad, small = (shapes(show(Moment(state, compact=compact))) for compact in (False, True))
    assert (broad["TX-value"]["size"], small["TX-value"]["size"]) == (28, 33)
    assert small["TX-loop"]["scale"] == 1.15
    assert "FL-id" in broad
    assert "FL-id" not in small
    assert show(Moment(state, compact=True)).scene.zoom


def test_the_seat_says_whose_map_is_shown_and_the_others_are_small() -> None:
    state = turn(USA, "TX NY FL CA", cards="TX OH PA", players=3)
    mine, yours = (shown(state, "37TX,73NY", seat=seat) for seat in (0, 1))
    assert "TX-value" in shapes(mine)
    assert "TX-value" not in shapes(yours)
    assert {"small-1", "small-2"} <= shapes(mine).keys()
    small = shapes(mine)["small-1"]
    assert (small["sheet"], small["label"]) == (1, "Yellow’s map")
    assert (mine.changed, yours.changed) == (["TX", "NY"], [])
    assert tree(mine.paths) == tree(yours.paths)


def test_of_a_tour_only_the_last_stop_is_pointed_out() -> None:
    game = find("on-tour")
    actions = game.look.figures["a-tour"].actions
    record = Record(make_header(game, 1, {}, None), actions)
    last_written = len(actions) - 15
    places = [view(record, at, 0)["changed"] for at in (last_written, len(actions))]
    assert places == [["OK"], ["NC"]]


def test_at_the_end_every_player_sees_the_best_tour_below_the_own() -> None:
    sheets = [sheet(USA, "10CA 20NV (30UT)", others="X") for _ in range(2)]
    *actions, end = ">CA end >CA >NV >UT end".split()
    drawing, display = (shown(on_route(USA, *sheets), *actions, *last) for last in ([], [end]))
    own, best = (shapes(display)[f"{name}-1-line"]["width"] for name in ("drawn", "best"))
    assert own < best  # type: ignore[operator]
    maps = ("drawn-0", "drawn-1")
    assert [shapes(drawing)[id] for id in maps] == [shapes(display)[id] for id in maps]
    words = {id: shape.get("text") for id, shape in shapes(display).items()}
    assert (words["drawn-0-score"], words["best-0-score"]) == ("1", "best 4")
    assert (words["drawn-1-score"], words["best-1-score"]) == ("4", "best 4")
    panel = display.panels[0]
    heading, *rows = [[cell.text for cell in row[1]] for row in panel.rows]
    assert heading == ["Drawn", "Best possible"]
    assert rows == [["1", "4"], ["4", "4"]]


def test_at_the_end_the_tours_draw_themselves_once_and_then_the_best_ones() -> None:
    sheets = [sheet(USA, "10CA 20NV (30UT)", others="X") for _ in range(2)]
    *actions, end = ">CA end >CA >NV >UT end".split()
    drawing, end_parts = (
        shapes(shown(on_route(USA, *sheets), *actions, *last, seat=1)) for last in ([], [end])
    )
    assert not any("enter" in shape for id, shape in drawing.items() if id.startswith("drawn"))
    first, second, stop, stroke, best = (
        cast("Motion", end_parts[id]["enter"])
        for id in ("leg-0", "leg-1", "UT-stop", "drawn-1-line", "best-1-line")
    )
    halfway, ended = (each["delay"] + each["duration"] for each in (first, second))
    assert (first["delay"], second["delay"], stop["delay"]) == (0, halfway, ended)
    assert (stroke["motion"], stroke["duration"], best["delay"]) == ("draw", ended, ended)


def test_the_tables_name_players_as_people_call_them() -> None:
    sheets = [sheet(USA, "10CA 20NV (30UT)", others="X") for _ in range(2)]
    *actions, end = ">CA end >CA >NV >UT end".split()
    names = ("Ann", "Ben")
    state = on_route(USA, *sheets)
    for action in (*actions, end):
        state = played(state, action)
    bests, tour = show(Moment(state, seat=0, names=names)).panels
    assert [row[0] for row in bests.rows] == ["", "Ann", "Ben"]
    assert tour.title == "Ann’s tour"
    bests, tour = show(Moment(state, seat=0, you=0, names=names)).panels
    assert [row[0] for row in bests.rows] == ["", "You", "Ben"]
    assert tour.title == "Your tour"


@pytest.mark.parametrize("seed", range(4))
def test_views_are_lean_and_the_scene_has_one_size(seed: int) -> None:
    game, random = find("on-tour"), Random(seed)
    options = {"map": ("usa", "europe")[seed % 2]}
    header = make_header(game, (1, 2, 5, 8)[seed], options, None)
    state, actions, sizes = new(header.players, options["map"]), [], set()
    while not state.is_terminal():
        actions.append(random_action(state, random))
        state = state.child(actions[-1])
        if random.random() < 0.1 or state.is_terminal():
            record = Record(header, tuple(actions))
            data = view(record, len(actions), random.randrange(header.players))
            assert len(json.dumps(data, allow_nan=False)) < MOST_BYTES
            sizes.add((data["scene"]["width"], data["scene"]["height"]))
    assert len(sizes) == 1


@pytest.mark.parametrize("name", CHARTS)
def test_every_value_stands_on_the_board_and_apart_from_the_others(name: str) -> None:
    chart = CHARTS[name]
    across, down = TAG
    for x, y in chart.spots:
        assert across / 2 <= x <= WIDTH - across / 2
        assert down / 2 <= y <= chart.height - down / 2
    near = [
        (one, other)
        for i, one in enumerate(chart.spots)
        for other in chart.spots[:i]
        if abs(one[0] - other[0]) < 34 and abs(one[1] - other[1]) < 28
    ]
    assert near == []


@pytest.mark.parametrize("name", CHARTS)
def test_near_by_every_area_of_a_phone_is_a_fingertip_from_the_next(name: str) -> None:
    spots = CHARTS[name].spots
    least = min(
        hypot(x - u, y - v) for i, (x, y) in enumerate(spots) for u, v in spots[:i]
    )  # fmt: skip
    assert least * 2 * 382 / WIDTH > 28


@pytest.mark.parametrize("name", MAPS)
def test_every_area_has_an_outline_and_every_link_a_line(name: str) -> None:
    outlines, land = read_outlines(name), MAPS[name]
    assert sorted(outlines.areas) == list(land.ids)
    assert set(outlines.land) == {"W", "C", "E"}
    for one, other in outlines.links:
        assert land.around[land.index[one]] >> land.index[other] & 1
    assert len(outlines.links) == {"usa": 0, "europe": 11}[name]
