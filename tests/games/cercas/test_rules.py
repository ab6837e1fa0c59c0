"""Cercas clause by clause, C1 to C12, with the worked examples of the rules."""

from collections.abc import Mapping
from typing import Any

import pytest

from pygames.core import TERMINAL, Setup
from pygames.door.perft import perft
from pygames.games.cercas.areas import Area
from pygames.games.cercas.board import FENCES, LINES, SPACES
from pygames.games.cercas.rules import Cercas
from tests.support.shown import holds, played

SETUP = Setup(2, {})
NO_ROWS = "0000000/0000000/0000000/0000000/0000000/0000000"
NO_MARKS = "7/7/7/7/7/7/7"
BEGIN = f"{NO_ROWS} {NO_ROWS} {NO_MARKS} x"
WITH_X = f"{NO_ROWS} {NO_ROWS} 7/7/7/7/2x4/7/7"
BOXED = "0000000/0010000/0010000/0000000/0000000/0000000"
SQUARE = "0000000/1100000/0000000/0000000/0000000/0000000"
CORNER = "1000000/0000000/0000000/0000000/0000000/0000000"
FIVE = (
    "0000000/0000000/0000000/0000000/1000000/0000000 "
    "1111100/0000000/0000000/0000000/0000000/0000000 7/7/7/7/7/7/x6 x"
)
SIX = (
    "0000000/0000000/0000000/0000000/0000000/1000000 "
    "1111110/0000000/0000000/0000000/0000000/0000000 7/7/7/7/7/7/x6 x"
)
FULL = "/".join(["xxxxxxx"] * 7)
STUCK = (
    "1000001/0000000/0000000/0000000/0000000/0000000 "
    f"1000000/0000000/0000000/0000000/0000000/1000000 {FULL} o"
)

# fmt: off
ROWS = (
    # What a clause says, a position, the actions from there, what can be drawn with which marks,
    # what can't be drawn (nor marked), and what else holds.
    ("C2: then the other", BEGIN, "b2-e2:c2", {}, "", {"current_player": 1}),
    ("C2: in turns", BEGIN, "b2-e2:c2 f4-f5:f4", {}, "", {"current_player": 0}),
    ("C3: no longer or slanting fence", BEGIN, "", {}, "b2-f2 b2-c3 b2-b2 b2-b6 a2-i2", {}),
    ("C4: no line twice", BEGIN, "c2-d2:c2", {"d2-e2": "d1", "a2-c2": "a1 b1 a2"},
     "c2-d2 b2-d2 c2-e2 a2-d2 b2-e2 c2-f2", {}),
    ("C4: the edge is there", BEGIN, "", {}, "a1-b1 a1-d1 a8-b8 h1-h4 a5-a6 g8-h8", {}),
    ("C5: fences never cross", BEGIN, "b2-d2:c2", {}, "c1-c3 c1-c4", {}),
    ("C5: from c2 either line", f"0110000{NO_ROWS[7:]} {NO_ROWS} {NO_MARKS} x", "",
     {"c2-c3": "b2 c2", "c1-c2": "b1 c1"}, "", {}),
    ("C5: but not the other after it", f"0110000{NO_ROWS[7:]} {NO_ROWS} {NO_MARKS} x", "c2-c4:b3",
     {}, "c1-c2 b2-c2 c2-d2", {}),
    ("C5: nor the other way round", f"0110000{NO_ROWS[7:]} {NO_ROWS} {NO_MARKS} x", "c1-c2:b1",
     {}, "c2-c3", {}),
    ("C5: to the edge, but at no corner", BEGIN, "",
     {"a2-b2": "a1 a2", "a7-b7": "a6 a7", "b1-b2": "a1 b1", "g7-g8": "f7 g7"},
     "a1-a2 a1-b1 g1-h1 h1-h2 a7-a8 a8-b8 g8-h8 h7-h8", {}),
    ("C5: a dot of the edge takes one", BEGIN, "a3-b3:a2", {}, "a3-b3 a3-c3 a2-a3 a3-a4", {}),
    ("C5: three may meet, and then it is full", BEGIN, "c3-d3:c2 d3-e3:d3 d3-d5:c4",
     {"d1-d2": "d1"}, "d2-d3 d1-d3", {}),
    ("C6: the mark goes beside the fence", BEGIN, "",
     {"b2-c2": "b1 b2", "b2-b3": "a2 b2", "b2-e2": "b1 c1 d1 b2 c2 d2", "d3-d5": "c3 d3 c4 d4"},
     "", {}),
    ("C6: on empty spaces", f"{NO_ROWS} {NO_ROWS} 7/7/7/7/7/2x4/7 x", "", {"c2-d2": "c1"}, "", {}),
    ("C7: not beside the other's", f"{WITH_X} o", "",
     {"c3-d3": "", "c4-d4": "", "b3-d3": "b2", "c3-c5": "b4"}, "", {}),
    ("C7: even with fences in between", f"{BOXED} {BOXED} 7/7/7/7/2x4/7/7 o", "",
     {"b3-b4": "a3", "c5-d5": "c5", "d2-d3": "d2"}, "", {}),
    ("C7: one's own may touch", f"{WITH_X} x", "", {"c3-d3": "c2", "c3-c4": "b3"}, "", {}),
    ("C8: none without a mark", BEGIN, "b2-d2:c2", {"c2-c4": "b3"}, "c2-c3", {}),
    ("C9: a region of five is closed", FIVE, "", {}, "", {"points": (5, 0)}),
    ("C9: one of six is open", SIX, "", {}, "", {"points": (0, 0)}),
    ("C9: and may be divided later", SIX, "a3-b3:a2", {}, "", {"points": (2, 0)}),
    ("C10: who has no action ends the game", f"{NO_ROWS} {NO_ROWS} {FULL} o", "", {}, "",
     {"current_player": TERMINAL, "only": ""}),
    ("C10: though the other has one", f"{NO_ROWS} {NO_ROWS} {FULL[:-7]}1xxxxxx o", "", {}, "",
     {"is_terminal": True}),
    ("C10: which goes on", f"{NO_ROWS} {NO_ROWS} {FULL[:-7]}1xxxxxx x", "", {}, "",
     {"is_terminal": False}),
    ("C10, C12: a start, and a draw", f"{NO_ROWS} {NO_ROWS} {FULL} x", "", {}, "",
     {"is_terminal": True, "position": None, "returns": (0, 0), "scores": (0, 0)}),
    *(("C11: an area of four", f"{SQUARE} {SQUARE} {marks} x", "", {}, "", {"points": points})
      for marks, points in (("7/7/7/7/7/1o5/x6", (0, 0)), ("7/7/7/7/7/7/xx5", (4, 0)),
                            ("7/7/7/7/7/7/2o4", (0, 0)), ("7/7/7/7/7/o6/1o5", (0, 4)),
                            (NO_MARKS, (0, 0)))),
    ("C11: two X and one O", "1010000/0100000/0000000/0000000/0000000/0000000 "
     "0100000/0100000/1000000/0000000/0000000/0000000 7/7/7/7/7/1o5/x1x4 x", "", {}, "",
     {"points": (4, 0)}),
    *(("C11: a single space", f"{CORNER} {CORNER} 7/7/7/7/7/7/{marks} x", "", {}, "",
       {"points": points, "scores": None, "returns": None, "reason": None})
      for marks, points in (("x6", (1, 0)), ("o6", (0, 1)), ("7", (0, 0)))),
    *(("C12: the higher score wins", f"{CORNER} {CORNER} {marks} {side}", "", {}, "",
       {"scores": scores, "returns": returns})
      for side in "xo" for marks, scores, returns in (
          (FULL, (1, 0), (1, -1)), (FULL.replace("x", "o"), (0, 1), (-1, 1)))),
    ("the reason gives the points, who is stuck, and what doesn't count", STUCK, "", {}, "",
     {"reason": "2 to 0 for X. O had no fence left to draw; 47 open spaces count for nobody."}),
)
# fmt: on


def read(text: str) -> Cercas:
    return Cercas.read(text, SETUP)


def with_fence(state: Cercas, fence: str) -> set[str]:
    """Return the spaces that can be marked after a fence."""
    return {a.split(":")[1] for a in state.legal_actions() if a.startswith(f"{fence}:")}


@pytest.mark.parametrize(("clause", "position", "actions", "fences", "barred", "expected"), ROWS)
def test_it_goes_as_the_clause_says(
    clause: str,
    position: str,
    actions: str,
    fences: dict[str, str],
    barred: str,
    expected: Mapping[str, Any],
) -> None:
    del clause
    state = played(read(position), actions)
    assert {fence: with_fence(state, fence) for fence in fences} == {
        fence: {*spaces.split()} for fence, spaces in fences.items()
    }
    assert not [fence for fence in barred.split() if with_fence(state, fence)]
    holds(state, expected)


def test_c1_c2_c3_there_are_49_spaces_84_inner_lines_and_fences_of_one_to_three() -> None:
    assert (SPACES[0], SPACES[-1], len(SPACES), len(LINES)) == ("a1", "g7", 49, 84)
    counts = [sum(fence.lines.bit_count() == n for fence in FENCES) for n in (1, 2, 3, 4)]
    assert counts == [84, 72, 60, 0]


@pytest.mark.parametrize(
    ("position", "areas"),
    [
        # A fence that ends in the middle of an area leaves it whole; a corner does not join.
        (
            "0000000/1100000/0000000/0000000/0000000/0000000 "
            "0100000/1100000/0000000/0000000/0000000/0000000",
            ["a1 b1 a2 b2"],
        ),
        (f"{CORNER} {CORNER}", ["a1"]),
    ],
)
def test_c9_what_is_an_area(position: str, areas: list[str]) -> None:
    state = read(f"{position} {NO_MARKS} x")
    assert [" ".join(area.names) for area in state.areas] == areas


@pytest.mark.parametrize(
    ("spaces", "corner"),
    [("a1", "a1"), ("a1 b1 b2", "b2"), ("c1 a2 b2 c2 d2", "a2"), ("b3 c3 a4", "a4")],
)
def test_the_leftmost_space_of_its_top_row_names_an_area(spaces: str, corner: str) -> None:
    area = Area(sum(1 << SPACES.index(space) for space in spaces.split()), (0, 0))
    assert SPACES[area.corner] == corner


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


def test_the_stable_order_of_actions() -> None:
    """Horizontal before vertical, by first dot row by row, by length, by marked space."""
    actions = Cercas.initial(SETUP).legal_actions()
    assert " ".join(actions[:6]) == "a2-b2:a1 a2-b2:a2 a2-c2:a1 a2-c2:b1 a2-c2:a2 a2-c2:b2"
    assert actions[-4:] == ("f7-f8:e7", "f7-f8:f7", "g7-g8:f7", "g7-g8:g7")
    assert actions.index("b1-b2:a1") == 408
    for action in actions:
        first, last = action.split(":")[0].split("-")
        assert (first[1], first[0]) < (last[1], last[0]), "the end nearer to a1 comes first"


def test_counted_sequences() -> None:
    """The reference gives the same second number."""
    assert perft(Cercas.initial(SETUP), 2) == [816, 573016]
