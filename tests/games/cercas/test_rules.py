"""Cercas clause by clause, C1 to C12, with the worked examples of the rules."""

import pytest

from pygames.core import TERMINAL, Setup
from pygames.door.perft import perft
from pygames.games import find
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import FENCES, LINES, SPACES
from pygames.games.cercas.position import load
from pygames.games.cercas.rules import Cercas
from tests.support.shown import played

GAME = find("cercas")
SETUP = Setup(2, {})
NO_ROWS = "0000000/0000000/0000000/0000000/0000000/0000000"
NO_MARKS = "7/7/7/7/7/7/7"


def start() -> Cercas:
    return Cercas.initial(SETUP)


def read(
    across: str = NO_ROWS, upright: str = NO_ROWS, marks: str = NO_MARKS, side: str = "x"
) -> Cercas:
    return Cercas.read(f"{across} {upright} {marks} {side}", SETUP)


def fences(state: Cercas) -> list[str]:
    """Return the fences that have an action, in the order of the actions."""
    return list(dict.fromkeys(action.split(":")[0] for action in state.legal_actions()))


def with_fence(state: Cercas, fence: str) -> list[str]:
    """Return the spaces that can be marked after a fence."""
    return [a.split(":")[1] for a in state.legal_actions() if a.startswith(f"{fence}:")]


def area_at(state: Cercas, space: str) -> Area | None:
    return next((area for area in state.areas if space in area.names), None)


# C1, C2: the board


def test_c1_seven_by_seven_spaces_have_the_names_of_the_dots_at_their_lower_left() -> None:
    assert SPACES[0] == "a1"
    assert SPACES[-1] == "g7"
    assert len(SPACES) == 49
    assert with_fence(start(), "b2-c2") == ["b1", "b2"]
    assert with_fence(start(), "b2-b3") == ["a2", "b2"]


def test_c1_rows_count_from_the_bottom_and_columns_from_the_left() -> None:
    assert read(marks="x6/7/7/7/7/7/6o").board.mark_on(1 << SPACES.index("a7")) == "x"
    assert read(marks="x6/7/7/7/7/7/6o").board.mark_on(1 << SPACES.index("g1")) == "o"


def test_c2_there_are_84_inner_lines_and_the_edge_is_there_from_the_start() -> None:
    assert len(LINES) == 84
    assert [load(0, dot) for dot in (0, 1, 7, 9, 56, 63)] == [2, 2, 2, 0, 2, 2]


def test_c2_player_0_begins_and_then_they_take_turns() -> None:
    assert start().current_player() == 0
    assert played(start(), "b2-e2:c2").current_player() == 1
    assert played(start(), "b2-e2:c2", "f4-f5:f4").current_player() == 0


# C3, C4: the fence


def test_c3_a_fence_is_one_two_or_three_lines_long() -> None:
    counts = [sum(fence.lines.bit_count() == n for fence in FENCES) for n in (1, 2, 3, 4)]
    assert counts == [84, 72, 60, 0]


@pytest.mark.parametrize("fence", ["b2-f2", "b2-c3", "b2-b2", "b2-b6", "a2-i2"])
def test_c3_no_longer_or_slanting_fence(fence: str) -> None:
    assert fence not in fences(start())


def test_c4_no_line_of_a_fence_may_be_there_already() -> None:
    state = played(start(), "c2-d2:c2")
    now = fences(state)
    for overlapping in ("c2-d2", "b2-d2", "c2-e2", "a2-d2", "b2-e2", "c2-f2"):
        assert overlapping not in now
    assert "d2-e2" in now
    assert "a2-c2" in now


@pytest.mark.parametrize("fence", ["a1-b1", "a1-d1", "a8-b8", "h1-h4", "a5-a6", "g8-h8"])
def test_c4_the_outer_edge_is_there_already(fence: str) -> None:
    assert fence not in fences(start())


# C5: at most three lines in a dot


def test_c5_fences_never_cross() -> None:
    state = played(start(), "b2-d2:c2")
    now = fences(state)
    for crossing in ("c1-c3", "c1-c4"):
        assert crossing not in now


def test_c5_example_two_lines_on_from_c2_but_not_one_after_the_other() -> None:
    """After b2-d2, c2-c3 and c1-c2 are both allowed, but then the other would be the fourth."""
    state = read("0110000" + NO_ROWS[7:])
    assert "c2-c3" in fences(state)
    assert "c1-c2" in fences(state)
    up = played(state, "c2-c4:b3")
    assert not [fence for fence in fences(up) if "c2" in fence]
    assert "c1-c2" not in fences(up)
    down = played(state, "c1-c2:b1")
    assert "c2-c3" not in fences(down)


def test_c5_a_fence_may_end_on_another_from_the_side() -> None:
    state = played(start(), "b2-e2:d2", "c2-c5:b3")
    assert load(state.board.lines, 10) == 3


def test_c5_a_fence_may_touch_the_edge_anywhere_but_at_a_corner() -> None:
    now = fences(start())
    assert all(f"a{row}-b{row}" in now for row in range(2, 8))
    assert all(f"{column}1-{column}2" in now for column in "bcdefg")
    ends = {dot for fence in now for dot in fence.split("-")}
    assert ends.isdisjoint({"a1", "a8", "h1", "h8"})


def test_c5_a_dot_of_the_edge_takes_one_fence() -> None:
    """Only one line can be added at a dot of the edge: the other two are the edge itself."""
    state = played(start(), "a3-b3:a2")
    assert not [fence for fence in fences(state) if "a3" in fence]


def test_c5_three_fences_may_meet_in_a_dot_and_then_it_is_full() -> None:
    state = played(start(), "c3-d3:c2", "d3-e3:d3", "d3-d5:c4")
    assert load(state.board.lines, 3 + 2 * 8) == 3
    assert "d2-d3" not in fences(state)
    assert "d1-d3" not in fences(state)
    assert "d1-d2" in fences(state)


# C6, C7, C8: the mark


def test_c6_the_mark_goes_beside_one_of_the_lines_on_either_side() -> None:
    assert with_fence(start(), "b2-e2") == ["b1", "c1", "d1", "b2", "c2", "d2"]
    assert with_fence(start(), "d3-d5") == ["c3", "d3", "c4", "d4"]


def test_c6_only_an_empty_space_can_be_marked() -> None:
    state = read(marks="7/7/7/7/7/2x4/7", side="x")
    assert "c2" not in with_fence(state, "c2-d2")
    assert "c1" in with_fence(state, "c2-d2")


def test_c7_example_x_on_c3_keeps_o_from_its_four_sides_but_not_from_its_corners() -> None:
    state = read(marks="7/7/7/7/2x4/7/7", side="o")
    spaces = {action.split(":")[1] for action in state.legal_actions()}
    assert spaces.isdisjoint({"b3", "d3", "c2", "c4", "c3"})
    assert spaces >= {"b2", "d4", "b4", "d2"}


def test_c7_even_with_fences_in_between() -> None:
    """Fences all around c3 make no difference."""
    boxed = read(
        "0000000/0010000/0010000/0000000/0000000/0000000",
        "0000000/0010000/0010000/0000000/0000000/0000000",
        "7/7/7/7/2x4/7/7",
        "o",
    )
    spaces = {action.split(":")[1] for action in boxed.legal_actions()}
    assert spaces.isdisjoint({"b3", "d3", "c2", "c4", "c3"})
    assert spaces >= {"b2", "d4", "b4", "d2"}


def test_c7_ones_own_marks_may_touch() -> None:
    state = read(marks="7/7/7/7/2x4/7/7", side="x")
    spaces = {action.split(":")[1] for action in state.legal_actions()}
    assert spaces >= {"b3", "d3", "c2", "c4"}


def test_c8_example_a_fence_without_a_mark_may_not_be_drawn() -> None:
    """After b2-d2:c2, O can't draw c2-c3: b2 and c2 are X's or next to it."""
    state = played(start(), "b2-d2:c2")
    assert "c2-c3" not in fences(state)
    assert "c2-c4" in fences(state)
    assert with_fence(state, "c2-c4") == ["b3"]


def test_c8_there_is_no_passing() -> None:
    assert all(":" in action for action in start().legal_actions())


def test_c8_both_halves_are_one_action() -> None:
    state = played(start(), "b2-e2:c2")
    assert state.board.lines.bit_count() == 3
    assert state.board.marks == (1 << SPACES.index("c2"), 0)


# C9: regions and closed areas

COLUMN_OF_FIVE = "0000000/0000000/0000000/0000000/1000000/0000000"
COLUMN_OF_SIX = "0000000/0000000/0000000/0000000/0000000/1000000"
WALL_OF_FIVE = "1111100/0000000/0000000/0000000/0000000/0000000"
WALL_OF_SIX = "1111110/0000000/0000000/0000000/0000000/0000000"


def test_c9_a_region_of_five_is_closed() -> None:
    state = read(COLUMN_OF_FIVE, WALL_OF_FIVE, "7/7/7/7/7/7/x6")
    assert area_at(state, "a5") == area_at(state, "a1")
    assert state.points == (5, 0)


def test_c9_a_region_of_six_is_open_even_with_lines_all_round() -> None:
    state = read(COLUMN_OF_SIX, WALL_OF_SIX, "7/7/7/7/7/7/x6")
    assert area_at(state, "a1") is None
    assert state.points == (0, 0)


def test_c9_an_open_region_may_be_divided_later() -> None:
    state = read(COLUMN_OF_SIX, WALL_OF_SIX, "7/7/7/7/7/7/x6")
    divided = played(state, "a3-b3:a2")
    assert divided.points == (2, 0)
    assert area_at(divided, "a3") == Area(0b1000000100000010000001 << 14, (0, 0))


def test_c9_a_line_inside_an_area_divides_nothing() -> None:
    """A fence that ends in the middle of an area of four leaves it whole."""
    state = read(
        "0000000/1100000/0000000/0000000/0000000/0000000",
        "0100000/1100000/0000000/0000000/0000000/0000000",
    )
    area = area_at(state, "a1")
    assert area is not None
    assert area.names == ["a1", "b1", "a2", "b2"]


@pytest.mark.parametrize(
    ("spaces", "corner"),
    [
        ("a1", "a1"),
        ("a1 b1 c1", "a1"),
        ("a1 b1 b2", "b2"),
        ("c1 a2 b2 c2 d2", "a2"),
        ("g1 g2", "g2"),
        ("d4 e4 f4 g4", "d4"),
        ("b3 c3 a4", "a4"),
    ],
)
def test_the_leftmost_space_of_its_top_row_names_an_area(spaces: str, corner: str) -> None:
    area = Area(sum(1 << SPACES.index(space) for space in spaces.split()), (0, 0))
    assert SPACES[area.corner] == corner


def test_c9_a_corner_does_not_join() -> None:
    state = read(
        "1000000/0000000/0000000/0000000/0000000/0000000",
        "1000000/0000000/0000000/0000000/0000000/0000000",
    )
    assert [area.names for area in state.areas] == [["a1"]]


# C10, C11, C12: the end

FULL_OF_X = "xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx/xxxxxxx"


def test_c10_the_game_ends_when_the_player_to_move_has_no_action() -> None:
    state = read(marks=FULL_OF_X, side="o")
    assert state.current_player() == TERMINAL
    assert state.is_terminal()
    assert state.legal_actions() == ()


def test_c10_though_the_opponent_would_have_one() -> None:
    """O has room nowhere, X has room on a1."""
    marks = "xxxxxxx/" * 6 + "1xxxxxx"
    assert read(marks=marks, side="o").is_terminal()
    assert not read(marks=marks, side="x").is_terminal()


def test_c10_a_start_without_an_action_is_over_at_once() -> None:
    state = read(marks=FULL_OF_X, side="x")
    assert state.is_terminal()
    assert state.position() is None
    assert state.returns() is not None
    assert state.scores() is not None
    assert state.reason() is not None


@pytest.mark.parametrize(
    ("marks", "points"),
    [
        ("7/7/7/7/7/1o5/x6", (0, 0)),  # one X and one O
        ("7/7/7/7/7/7/xx5", (4, 0)),
        ("7/7/7/7/7/7/2o4", (0, 0)),  # outside
        ("7/7/7/7/7/o6/1o5", (0, 4)),
        ("7/7/7/7/7/7/7", (0, 0)),
    ],
)
def test_c11_example_an_area_of_four(marks: str, points: tuple[int, int]) -> None:
    four = "0000000/1100000/0000000/0000000/0000000/0000000"
    upright = "0000000/1100000/0000000/0000000/0000000/0000000"
    assert read(four, upright, marks).points == points


def test_c11_example_two_x_and_one_o_score_four_for_x() -> None:
    """a1 and c1, with b2 between them for O: an area of four spaces, b1 among them."""
    state = read(
        "1010000/0100000/0000000/0000000/0000000/0000000",
        "0100000/0100000/1000000/0000000/0000000/0000000",
        "7/7/7/7/7/1o5/x1x4",
    )
    area = area_at(state, "b1")
    assert area is not None
    assert area.names == ["a1", "b1", "c1", "b2"]
    assert area.marks == (2, 1)
    assert state.points == (4, 0)


@pytest.mark.parametrize(("marks", "points"), [("x6", (1, 0)), ("o6", (0, 1)), ("7", (0, 0))])
def test_c11_a_single_space_scores_one_with_a_mark_and_nothing_without(
    marks: str, points: tuple[int, int]
) -> None:
    corner = "1000000/0000000/0000000/0000000/0000000/0000000"
    assert read(corner, corner, f"7/7/7/7/7/7/{marks}").points == points


@pytest.mark.parametrize(
    ("marks", "owner", "worth", "tied"),
    [
        ((0, 0), None, 0, False),
        ((1, 1), None, 0, True),
        ((1, 0), 0, 2, False),
        ((0, 1), 1, 2, False),
        ((2, 1), 0, 2, False),
    ],
)
def test_c11_an_area_is_worth_its_spaces_to_who_has_more_marks_in_it(
    marks: tuple[int, int], owner: int | None, worth: int, tied: bool
) -> None:
    area = Area(0b11, marks)
    assert (area.owner, area.worth, area.tied) == (owner, worth, tied)


def test_c12_the_higher_score_wins() -> None:
    corner = "1000000/0000000/0000000/0000000/0000000/0000000"
    for side in "xo":
        state = read(corner, corner, FULL_OF_X, side)
        assert state.scores() == (1, 0)
        assert state.returns() == (1, -1)
        theirs = read(corner, corner, FULL_OF_X.replace("x", "o"), side)
        assert theirs.scores() == (0, 1)
        assert theirs.returns() == (-1, 1)


def test_c12_equal_scores_are_a_draw() -> None:
    state = read(marks=FULL_OF_X)
    assert state.scores() == (0, 0)
    assert state.returns() == (0, 0)


def test_c12_scores_count_at_the_end_only() -> None:
    corner = "1000000/0000000/0000000/0000000/0000000/0000000"
    state = read(corner, corner, "7/7/7/7/7/7/x6")
    assert state.points == (1, 0)
    assert state.scores() is None
    assert state.returns() is None
    assert state.reason() is None


def test_the_reason_gives_the_points_who_is_stuck_and_what_does_not_count() -> None:
    corners = "1000001/0000000/0000000/0000000/0000000/0000000"
    upright = "1000000/0000000/0000000/0000000/0000000/1000000"
    state = read(corners, upright, FULL_OF_X, "o")
    assert state.reason() == (
        "2 to 0 for X. O had no fence left to draw; 47 open spaces count for nobody."
    )


# Notation and order


def test_example_the_start_has_816_actions() -> None:
    actions = start().legal_actions()
    assert len(actions) == 816
    lengths = [len(with_fence(start(), fence)) for fence in ("b2-c2", "b2-d2", "b2-e2")]
    assert lengths == [2, 4, 6]
    assert len(set(actions)) == 816


def test_the_stable_order_of_actions() -> None:
    """Horizontal before vertical, by first dot row by row, by length, by marked space."""
    actions = start().legal_actions()
    assert actions[:8] == (
        "a2-b2:a1", "a2-b2:a2", "a2-c2:a1", "a2-c2:b1", "a2-c2:a2", "a2-c2:b2",
        "a2-d2:a1", "a2-d2:b1",
    )  # fmt: skip
    assert actions[-4:] == ("f7-f8:e7", "f7-f8:f7", "g7-g8:f7", "g7-g8:g7")
    assert actions.index("b1-b2:a1") == 408


def test_an_action_names_the_end_nearer_to_a1_first() -> None:
    for action in start().legal_actions():
        first, last = action.split(":")[0].split("-")
        assert (first[1], first[0]) < (last[1], last[0])


def test_counted_sequences() -> None:
    """The reference gives the same second number."""
    assert perft(start(), 2) == [816, 573016]
