"""Why something can't be picked in Cercas: a sentence for each situation, and its clause."""

from __future__ import annotations

import pytest

from pygames.core import Setup
from pygames.games import find
from pygames.games.cercas.explain import explain
from pygames.games.cercas.rules import Cercas

GAME = find("cercas")
ROWS = "0000000/0000000/0000000/0000000/0000000/0000000"
MARKS = "7/7/7/7/7/7/7"


def said(state: Cercas, *picks: str) -> str:
    explanation = explain(state, picks)
    return f"{explanation.clause} {explanation.sentence}"


def start(*actions: str) -> Cercas:
    state = Cercas.initial(Setup(2, {}))
    for action in actions:
        assert action in state.legal_actions(), action
        state = state.child(action)
    return state


@pytest.mark.parametrize(
    ("picks", "words"),
    [
        (["space-c3"], "C3 The fence comes first: choose the dot where it begins."),
        (["nothing"], "C1 Only the dots and spaces of the board can be chosen."),
        ([], "C1 Only the dots and spaces of the board can be chosen."),
        (["dot-a1"], "C5 A fence may not touch a corner of the board."),
        (["dot-b2", "space-b2"], "C3 Finish the fence first: choose the dot where it ends."),
        (["dot-b2", "dot-b2"], "C3 Choose another dot, where the fence ends."),
        (["dot-b2", "dot-c3"], "C3 A fence runs straight, along a row or a column of dots."),
        (["dot-b2", "dot-f2"], "C3 A fence joins two, three or four dots in a row, not more."),
        (["dot-b1", "dot-c1"], "C4 The outer edge is there already."),
        (["dot-h3", "dot-h1"], "C4 The outer edge is there already."),
        (["dot-b2", "dot-c2", "dot-d2"], "C6 Now X’s mark: choose a space beside the fence."),
        (["dot-c2", "dot-b2", "space-g2"], "C6 g2 isn’t beside the fence b2–c2."),
    ],
)
def test_at_the_start(picks: list[str], words: str) -> None:
    assert said(start(), *picks) == words


def test_c4_a_line_that_is_there() -> None:
    state = start("b2-d2:c2")
    assert said(state, "dot-e2", "dot-c2") == "C4 The line c2–d2 is there already."


def test_c5_a_fourth_line() -> None:
    state = start("b2-d2:b2")
    expected = "C5 Four lines would meet at c2; the maximum is three."
    assert said(state, "dot-c1", "dot-c3") == expected
    full = state.child("c2-c3:c3")
    assert said(full, "dot-c1", "dot-c2") == expected
    assert said(full, "dot-c2") == "C5 Three lines already meet at c2, which is the maximum."


def test_c5_nowhere_to_go() -> None:
    """From b8, on the edge, a fence could only lead to b7, and three lines meet there."""
    across = "0000000/0000000/0000000/0000000/0000000/1100000"
    upright = "0000010/0000000/0000000/0000000/0000000/0000000"
    state = Cercas.read(f"{across} {upright} {MARKS} x", Setup(2, {}))
    words = "Every dot that a fence from b8 could reach already has three lines."
    assert said(state, "dot-b8") == f"C5 {words}"


def test_c6_c7_where_the_mark_can_not_go() -> None:
    state = start("b2-d2:c2")
    assert said(state, "dot-c3", "dot-e3", "space-c2") == "C6 c2 already has an X."
    expected = "C7 c3 is next to the X on c2, fence or not."
    assert said(state, "dot-c3", "dot-e3", "space-c3") == expected


def test_c8_a_fence_that_leaves_no_mark() -> None:
    state = start("b2-d2:c2")
    expected = "C8 O could put no mark beside c2–c3, so it may not be drawn."
    assert said(state, "dot-c3", "dot-c2") == expected
    x = "xxxxxxx"
    crowded = Cercas.read(f"{ROWS} {ROWS} {x}/{x}/{x}/{x}/{x}/{x}/1xxxxxx x", Setup(2, {}))
    words = "No fence from g7 has a space beside it for X’s mark."
    assert said(crowded, "dot-g7") == f"C8 {words}"


def test_c10_once_the_game_is_over() -> None:
    x = "xxxxxxx"
    state = Cercas.read(f"{ROWS} {ROWS} {x}/{x}/{x}/{x}/{x}/{x}/{x} o", Setup(2, {}))
    assert said(state, "dot-b2") == "C10 The game is over: O can’t draw another fence."
