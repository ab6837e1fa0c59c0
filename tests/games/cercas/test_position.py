"""The position text of Cercas, both ways, and what is refused."""

import pytest

from pygames.core import Setup
from pygames.games import find
from pygames.games.cercas.rules import Cercas

GAME = find("cercas")
ROWS = "0000000/0000000/0000000/0000000/0000000/0000000"
MARKS = "7/7/7/7/7/7/7"
START = f"{ROWS} {ROWS} {MARKS} x"
SAMPLE = (
    "1100000/0000000/1111100/1110000/0111000/0000111 "
    "0000111/1110011/1110001/0000111/0000000/0111000 "
    "1x1o2o/x1x4/1x2x2/7/o1xx3/6o/1o1o3 o"
)


def read(text: str) -> Cercas:
    return Cercas.read(text, Setup(2, {}))


def test_the_start_is_the_example_of_the_rules() -> None:
    assert Cercas.initial(Setup(2, {})).position() == START
    assert read(START) == Cercas.initial(Setup(2, {}))


@pytest.mark.parametrize("text", [START, SAMPLE])
def test_it_is_written_in_the_form_that_was_read(text: str) -> None:
    assert read(text).position() == text


def test_horizontal_lines_go_from_row_2_up_and_from_the_left() -> None:
    text = read(START).child("b2-e2:c2").position()
    assert text == f"0111000{ROWS[7:]} {ROWS} 7/7/7/7/7/2x4/7 o"
    top = read(START).child("f7-h7:g7").position()
    assert top == f"{ROWS[:-7]}0000011 {ROWS} 6x/7/7/7/7/7/7 o"


def test_vertical_lines_go_from_column_b_to_the_right_and_from_the_bottom() -> None:
    text = read(START).child("b1-b3:a1").position()
    assert text == f"{ROWS} 1100000{ROWS[7:]} 7/7/7/7/7/7/x6 o"
    right = read(START).child("g6-g8:f7").position()
    assert right == f"{ROWS} {ROWS[:-7]}0000011 5x1/7/7/7/7/7/7 o"


@pytest.mark.parametrize(
    "text",
    [
        "", "x", START.upper(), START + " ", " " + START, START.replace(" ", "  "), START[:-2],
        START[:-1] + "X", f"{ROWS} {ROWS} {MARKS}/7 x", f"{ROWS}/0000000 {ROWS} {MARKS} x",
        f"{ROWS[:-1]} {ROWS} {MARKS} x", f"{ROWS[:-1]}2 {ROWS} {MARKS} x",
        f"{ROWS} {ROWS} 7/7/7/7/7/7/6 x", f"{ROWS} {ROWS} 7/7/7/7/7/7/8 x",
        f"{ROWS} {ROWS} 7/7/7/7/7/7/6xx x", f"{ROWS} {ROWS} 7/7/7/7/7/7/3x4 x",
        f"{ROWS} {ROWS} 7/7/7/7/7/7/43 x", f"{ROWS} {ROWS} 7/7/7/7/7/7/1111111 x",
        f"{ROWS} {ROWS} 7/7/7/7/7/7/\N{ARABIC-INDIC DIGIT SEVEN} x", f"{ROWS} {ROWS} {MARKS} x\n",
    ],
)  # fmt: skip
def test_only_the_exact_form_is_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"expected|has"):
        read(text)


def test_c5_four_lines_in_a_dot_are_refused() -> None:
    across = "0110000" + ROWS[7:]  # b2-d2
    upright = "0000000/1100000/0000000/0000000/0000000/0000000"  # c1-c3
    with pytest.raises(ValueError, match="four lines meet at c2"):
        read(f"{across} {upright} {MARKS} x")
    three = "0000000/1000000/0000000/0000000/0000000/0000000"
    assert read(f"{across} {three} {MARKS} x").position() == f"{across} {three} {MARKS} x"


@pytest.mark.parametrize("marks", ["7/7/7/7/2xo3/7/7", "7/7/7/2o4/2x4/7/7", "7/7/7/7/7/7/5ox"])
def test_c7_opponents_next_to_each_other_are_refused(marks: str) -> None:
    with pytest.raises(ValueError, match="is beside an x"):
        read(f"{ROWS} {ROWS} {marks} x")


def test_c7_even_with_a_fence_between() -> None:
    upright = "0000000/0000000/0010000/0000000/0000000/0000000"
    with pytest.raises(ValueError, match="the o on d3"):
        read(f"{ROWS} {upright} 7/7/7/7/2xo3/7/7 x")


def test_c7_diagonally_and_over_the_end_of_a_row_is_fine() -> None:
    for marks in ("7/7/7/3o3/2x4/7/7", "7/7/7/7/7/o6/6x"):
        assert read(f"{ROWS} {ROWS} {marks} x").position() == f"{ROWS} {ROWS} {marks} x"


def test_whether_a_start_can_be_reached_is_not_asked() -> None:
    assert read(f"{ROWS} {ROWS} xxxxxxx/7/7/7/7/7/7 x").position() is not None


def test_a_position_can_be_drawn_as_text() -> None:
    state = read(START).child("b2-e2:c2").child("f4-f5:f4").child("a7-b7:a7")
    assert state.text().splitlines() == [
        "8  +---+---+---+---+---+---+---+",
        "   | X                         |",
        "7  +---+   +   +   +   +   +   +",
        "   |                           |",
        "6  +   +   +   +   +   +   +   +",
        "   |                           |",
        "5  +   +   +   +   +   +   +   +",
        "   |                   | O     |",
        "4  +   +   +   +   +   +   +   +",
        "   |                           |",
        "3  +   +   +   +   +   +   +   +",
        "   |         X                 |",
        "2  +   +---+---+---+   +   +   +",
        "   |                           |",
        "1  +---+---+---+---+---+---+---+",
        "   a   b   c   d   e   f   g   h",
    ]
