"""What a player sees and hears of Murus Gallicus: places, labels, motions, explanations."""

import pytest

from pygames.games.murus_gallicus import GAME
from pygames.look.picks import tree
from pygames.look.scene import Shape
from pygames.look.show import Explanation
from tests.games.murus_gallicus.helpers import ROUND, alternating, read, start, turned
from tests.support.shown import Looker, begun, heard, picture, played, shapes

SEEN = Looker(GAME)
show, after, explain = SEEN.show, SEEN.after, SEEN.explain


# Places


def test_each_square_says_what_stands_on_it() -> None:
    places = shapes(show(read("8/8/8/3b4/3W4/1B6/w7 w")))
    assert places["sq-d3"].get("label") == "d3, white stack"
    assert places["sq-d3"].get("mark", {}).get("words") == "can move"
    assert places["sq-d4"].get("label") == "d4, single black stone"
    assert places["sq-b2"].get("label") == "b2, black stack"
    assert places["sq-a1"].get("label") == "a1, single white stone"
    assert places["sq-c3"].get("label") == "c3, empty"
    labelled = [id[:3] for id, shape in places.items() if "label" in shape]
    assert labelled == ["sq-"] * 56


def test_an_action_is_picked_by_its_stack_and_its_target() -> None:
    """A distribution passes the nearer square, and a sacrifice none; marks tell them apart."""
    display = show(read("8/8/8/3b4/3W4/8/8 w"))
    picks, paths = tree(display.paths), {path.action: path.via for path in display.paths}
    assert list(picks) == ["sq-d3"]
    ways = picks["sq-d3"]
    assert isinstance(ways, dict)
    assert (ways["sq-d1"], ways["sq-d4"]) == ("d3-d1", "d3xd4")
    assert (paths["d3-f5"], paths["d3xd4"]) == (("sq-e4",), ())
    forms = {id: shapes(display)[f"sq-{id}"]["mark"]["form"] for id in ("d3", "d4", "c3")}
    assert forms == {"d3": "ring", "d4": "cross", "c3": "dot"}


def test_stones_stand_on_their_square_a_stack_of_two() -> None:
    pieces = show(read("8/8/8/8/3W4/8/w7 w")).scene.pieces
    assert [piece["of"] for piece in pieces].count("sq-d3") == 3
    assert [piece["of"] for piece in pieces].count("sq-a1") == 2
    assert len(pieces) == 5


def test_each_player_is_noted_with_the_stacks_that_are_left() -> None:
    notes = [player.note for player in show(read("8/8/8/3b4/3W4/1B6/BB6 w")).players]
    assert notes == ["1 stack", "3 stacks"]


# The board turned for player 1


def _middle(shape: Shape) -> tuple[float, float]:
    points = shape["points"]
    return sum(points[::2]) / 4, sum(points[1::2]) / 4


@pytest.mark.parametrize("seat", [0, 1])
def test_the_player_at_the_seat_has_the_home_row_at_the_bottom(seat: int) -> None:
    places = shapes(show(start(), seat))
    mine, theirs = (_middle(places[f"sq-a{row}"]) for row in ("17", "71")[seat])
    assert mine[1] > theirs[1]
    left, right = (_middle(places[f"sq-{column}1"]) for column in ("ah", "ha")[seat])
    assert left[0] < right[0]


# What has just happened


def test_a_distribution_slides_one_stone_to_each_square() -> None:
    display = after(start(), "d1-f3")
    arriving = {shape["id"]: shape["enter"] for shape in display.scene.pieces if "enter" in shape}
    assert {"e2-1", "f3-1"} <= set(arriving)
    assert {motion["motion"] for motion in arriving.values()} == {"slide"}
    assert list(display.changed) == ["sq-d1", "sq-e2", "sq-f3"]
    assert list(display.scene.gone) == []
    assert display.said == "White moved d1–f3"


def test_only_the_upper_stone_arrives_where_a_singleton_stood() -> None:
    display = after(read("B7/8/8/8/3w4/8/3W4 w"), "d1-d3")
    arriving = {shape["id"] for shape in display.scene.pieces if "enter" in shape}
    assert "d3-2" in arriving
    assert "d3-1" not in arriving


def test_a_sacrifice_lets_one_stone_fall_on_the_other_which_breaks() -> None:
    display = after(read("B7/8/8/4b3/3W4/8/8 w"), "d3xe4")
    gone = {shape["id"]: shape["exit"]["motion"] for shape in display.scene.gone}
    assert gone == {"e4-1": "break", "d3-2": "fall"}
    assert list(display.changed) == ["sq-d3", "sq-e4"]
    assert display.said == "White hit e4 from d3; each side lost a stone"


def test_nothing_moves_in_a_position_that_nothing_led_to() -> None:
    display = show(start())
    assert not [shape for shape in display.scene.pieces if "enter" in shape]
    assert list(display.changed) == []
    assert display.said is None


# Why not


@pytest.mark.parametrize(
    ("picks", "clause", "words"),
    [
        (["sq-e5"], "M4", "e5 is empty"),
        (["sq-d4"], "M4", "Black’s"),
        (["sq-b2"], "M4", "Black’s"),
        (["sq-a1"], "M4", "single stone"),
        (["sq-d3", "sq-d3"], "M4", "where this stack goes"),
        (["sq-d3", "sq-h8"], "M1", "squares of the board"),
        (["sq-d3", "sq-d7"], "M4", "two nearest squares"),
        (["sq-d3", "sq-e5"], "M4", "two nearest squares"),
        (["sq-d3", "sq-e3"], "M4", "Choose the farther"),
        (["sq-d3", "sq-c3"], "M5", "stacks can’t be hit"),
        (["sq-d3", "sq-b3"], "M4", "Black has a piece on c3"),
        (["sq-d3", "sq-f1"], "M3", "two stones at most"),
        (["sq-d3", "sq-e2"], "M3", "two stones at most"),
        *(([pick], "M1", "squares of the board") for pick in ("frame", "a1", "d1", "nowhere")),
        *((["sq-d3", pick], "M1", "squares of the board") for pick in ("d3", "sq-")),
    ],
)
def test_a_wrong_pick_is_explained_by_its_clause(picks: list[str], clause: str, words: str) -> None:
    explanation = explain(read("8/8/8/3b4/2BW4/1B2W3/w7 w"), *picks)
    assert explanation.clause == clause
    assert words in explanation.sentence


def test_a_stack_that_is_shut_in_and_a_second_stone_off_the_board_are_explained() -> None:
    shut_in = explain(read("8/8/8/3W4/BBB5/BBB5/WBB5 w"), "sq-a1")
    assert shut_in == Explanation("The stack on a1 has nowhere to go and nothing to hit.", "M4")
    beyond = explain(read("8/8/8/8/8/6W1/8 w"), "sq-g2", "sq-h2")
    assert beyond == Explanation("The second stone would leave the board.", "M4")


def test_after_the_end_every_pick_is_answered_by_the_clause_that_ended_it() -> None:
    broken_through = played(read("B7/8/3W4/8/8/8/8 w"), "d5-d7")
    repeated = played(read("7B/7B/8/8/8/W7/W7 w"), *alternating(ROUND, turned(ROUND)) * 2)
    for over, clause in ((broken_through, "M7"), (read("8/8/8/8/8/8/8 w"), "M8"), (repeated, "M9")):
        assert explain(over, "sq-a1") == Explanation("The game is over.", clause)


# Figures, and positions in words


def test_a_stack_may_distribute_or_sacrifice() -> None:
    display = picture(GAME, "what-a-stack-may-do")
    actions = display["picks"]["sq-f5"].values()
    assert sorted(actions) == ["f5-d3", "f5-d7", "f5-f3", "f5-h5", "f5-h7", "f5xg4"]


def test_a_stack_that_can_break_through() -> None:
    assert "sq-d7" in picture(GAME, "breakthrough")["picks"]["sq-d5"]


def test_rows_are_read() -> None:
    state = begun(GAME, "d1-d3")
    assert heard(GAME, state, "Row 1") == "a1 to c1 white stacks, d1 empty, e1 to h1 white stacks"
    assert heard(GAME, state, "White").endswith("; 2 single stones: d2, d3")
