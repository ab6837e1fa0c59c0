"""Murus Gallicus clause by clause, M1 to M9, with the worked examples."""

import pytest

from pygames.door.perft import perft
from pygames.games.murus_gallicus.rules import Murus
from tests.games.murus_gallicus.helpers import START, read, start
from tests.support.shown import played


def of(state: Murus, stack: str) -> list[str]:
    """Return the actions of one stack."""
    return [action for action in state.legal_actions() if action.startswith(stack)]


# the board and the set-up (M1, M2)


def test_m1_the_board_has_columns_a_to_h_and_rows_1_to_7() -> None:
    far_corners = read("B6B/8/8/8/8/8/W6W w")
    assert of(far_corners, "a1") == ["a1-c1", "a1-a3", "a1-c3"]
    assert of(far_corners, "h1") == ["h1-f1", "h1-f3", "h1-h3"]


def test_m1_a1_is_the_last_row_of_the_position_text_at_its_left() -> None:
    assert read("8/8/8/8/8/8/w7 w").board.at("a1") == "w"
    assert read("7b/8/8/8/8/8/8 w").board.at("h7") == "b"


def test_m2_each_player_begins_with_a_stack_on_every_square_of_the_home_row() -> None:
    assert start().position() == START


def test_m2_player_0_moves_first() -> None:
    assert start().current_player() == 0


def test_m2_then_the_players_take_turns() -> None:
    assert played(start(), "d1-d3").current_player() == 1
    assert played(start(), "d1-d3", "e7-e5").current_player() == 0


# what a square holds (M3)


def test_m3_a_distribution_never_makes_a_third_stone_on_a_square() -> None:
    assert "a1-a3" not in read("B7/8/8/8/W7/8/W7 w").legal_actions()
    assert "a1-a3" not in read("B7/8/8/8/8/W7/W7 w").legal_actions()


def test_m3_no_square_ever_holds_stones_of_both() -> None:
    for blocked in ("B7/8/8/8/b7/8/W7 w", "B7/8/8/8/8/b7/W7 w"):
        assert "a1-a3" not in read(blocked).legal_actions()


# M4: a stack distributes


def test_m4_two_stones_go_to_the_two_nearest_squares_and_leave_theirs_empty() -> None:
    state = played(read("B7/8/8/8/8/8/3W4 w"), "d1-f3")
    assert state.position() == "B7/8/8/8/5w2/4w3/8 b"


def test_m4_each_of_the_eight_directions_is_open_to_a_stack_in_the_middle() -> None:
    state = read("B7/8/8/3W4/8/8/8 w")
    assert of(state, "d4") == [
        "d4-b2", "d4-d2", "d4-f2", "d4-b4", "d4-f4", "d4-b6", "d4-d6", "d4-f6",
    ]  # fmt: skip


def test_m4_a_singleton_that_receives_a_stone_is_a_stack() -> None:
    both = played(read("B7/8/8/8/3w4/3w4/3W4 w"), "d1-d3")
    assert both.position() == "B7/8/8/8/3W4/3W4/8 b"
    near = played(read("B7/8/8/8/8/3w4/3W4 w"), "d1-d3")
    assert near.position() == "B7/8/8/8/3w4/3W4/8 b"
    far = played(read("B7/8/8/8/3w4/8/3W4 w"), "d1-d3")
    assert far.position() == "B7/8/8/8/3W4/3w4/8 b"


def test_m4_both_squares_must_be_on_the_board() -> None:
    assert of(read("B7/8/8/8/8/6W1/8 w"), "g2") == ["g2-e2", "g2-e4", "g2-g4"]


@pytest.mark.parametrize("piece", ["W", "B", "b"])
@pytest.mark.parametrize("square", ["near", "far"])
def test_m4_neither_square_may_hold_a_stack_or_an_opponents_stone(piece: str, square: str) -> None:
    rows = (f"3{piece}4", "8") if square == "far" else ("8", f"3{piece}4")
    assert "d1-d3" not in read(f"B7/8/8/8/{rows[0]}/{rows[1]}/3W4 w").legal_actions()


def test_m4_a_singleton_has_no_action_of_its_own() -> None:
    state = read("B7/8/8/8/8/8/w2W4 w")
    assert of(state, "a1") == []


def test_m4_player_1_distributes_in_the_same_way() -> None:
    state = played(read("3B4/3b4/8/8/8/8/W7 b"), "d7-d5")
    assert state.position() == "8/3B4/3b4/8/8/8/W7 w"


# M5: a stack is sacrificed


def test_m5_both_lose_one_stone() -> None:
    state = played(read("B7/8/8/4b3/3W4/8/8 w"), "d3xe4")
    assert state.position() == "B7/8/8/8/3w4/8/8 b"


def test_m5_a_singleton_on_each_of_the_eight_squares_beside_can_be_hit() -> None:
    state = read("8/8/2bbb3/2bWb3/2bbb3/8/8 w")
    assert of(state, "d4") == [
        "d4xc3", "d4xd3", "d4xe3", "d4xc4", "d4xe4", "d4xc5", "d4xd5", "d4xe5",
    ]  # fmt: skip


def test_m5_stacks_cant_be_hit() -> None:
    assert not [a for a in read("8/8/8/3B4/3W4/8/8 w").legal_actions() if "x" in a]


def test_m5_only_a_stack_can_hit_and_only_an_opponent() -> None:
    assert "d3xd4" not in read("8/8/8/3b4/3w4/8/W7 w").legal_actions()
    assert "d3xd4" not in read("b7/8/8/3w4/3W4/8/8 w").legal_actions()


def test_m5_a_sacrifice_is_never_forced() -> None:
    state = read("8/8/8/3b4/3W4/8/8 w")
    assert "d3xd4" in state.legal_actions()
    assert "d3-d1" in state.legal_actions()


def test_m5_a_stack_on_the_opponents_home_row_may_sacrifice_without_winning() -> None:
    state = played(read("3Wb3/B7/8/8/8/8/8 w"), "d7xe7")
    assert not state.is_terminal()


# no passing (M6)


def test_m6_every_action_moves_a_stack() -> None:
    assert all(action[2] in "-x" for action in start().legal_actions())


# M7: a breakthrough wins


def test_m7_a_player_who_distributes_onto_the_opponents_home_row_wins_at_once() -> None:
    state = played(read("B7/8/3W4/8/8/8/W7 w"), "d5-d7")
    assert state.is_terminal()
    assert state.returns() == (1, -1)
    assert state.legal_actions() == ()
    assert state.position() is None
    assert state.reason() == "White has reached Black’s home row."


def test_m7_player_1_wins_on_row_1() -> None:
    state = played(read("B7/8/8/8/3B4/8/W7 b"), "d3-d1")
    assert state.returns() == (-1, 1)
    assert state.reason() == "Black has reached White’s home row."


def test_m7_the_nearer_stone_of_a_distribution_along_the_row_counts_too() -> None:
    state = played(read("W6B/8/8/8/8/8/W7 w"), "a7-c7")
    assert state.returns() == (1, -1)


def test_m7_onto_an_own_singleton_that_stands_on_the_home_row_wins_too() -> None:
    state = played(read("B2w4/8/3W4/8/8/8/W7 w"), "d5-d7")
    assert state.returns() == (1, -1)


def test_m7_ones_own_home_row_wins_nothing() -> None:
    state = played(read("B7/8/8/8/3W4/8/W7 w"), "d3-d1")
    assert not state.is_terminal()


def test_m7_a_stack_on_row_6_cant_reach_row_7_straight_ahead() -> None:
    assert "d6-d7" not in read("B7/3W4/8/8/8/8/8 w").legal_actions()
    assert not [a for a in of(read("B7/3W4/8/8/8/8/8 w"), "d6") if a.endswith("7")]


# M8: a stalemate loses


def test_m8_a_player_with_no_action_at_the_start_of_a_turn_loses_at_once() -> None:
    state = played(read("8/8/8/4w3/4B3/w7/8 b"), "e3xe4")
    assert state.is_terminal()
    assert state.returns() == (-1, 1)
    assert state.reason() == "White has no move left."
    assert state.position() is None


def test_m8_it_may_happen_to_the_player_who_has_just_lost_the_last_stack() -> None:
    state = played(read("8/8/8/1b6/W7/8/8 w"), "a3xb4")
    assert state.returns() == (1, -1)
    assert state.reason() == "Black has no move left."


def test_m8_a_start_with_no_action_is_over_at_once() -> None:
    for text, returns in (("8/8/8/8/8/8/8 w", (-1, 1)), ("8/8/8/8/8/8/W7 b", (1, -1))):
        state = read(text)
        assert state.is_terminal()
        assert state.returns() == returns
        assert state.position() is None


def test_m8_stacks_that_are_shut_in_are_no_action() -> None:
    state = read("8/8/8/8/BBB5/BBB5/WBB5 w")
    assert state.returns() == (-1, 1)


def test_scores_are_the_returns() -> None:
    over = played(read("B7/8/3W4/8/8/8/W7 w"), "d5-d7")
    assert over.scores() == over.returns()


def test_nothing_is_told_before_the_end() -> None:
    assert (start().returns(), start().scores(), start().reason()) == (None, None, None)


# Worked examples


def test_from_the_start_player_0_has_20_actions() -> None:
    actions = start().legal_actions()
    assert len(actions) == 20
    assert len([a for a in actions if a[0] == a[3]]) == 8
    assert len([a for a in actions if a[0] < a[3]]) == 6
    assert len([a for a in actions if a[0] > a[3]]) == 6
    assert "c1-e3" in actions


def test_a_stack_below_a_singleton_can_hit_it_and_go_seven_ways() -> None:
    actions = read("8/8/8/3b4/3W4/8/8 w").legal_actions()
    assert list(actions) == [
        "d3-b1", "d3-d1", "d3-f1", "d3-b3", "d3-f3", "d3-b5", "d3-f5", "d3xd4",
    ]  # fmt: skip


def test_a_stack_on_row_5_breaks_through_when_rows_6_and_7_are_empty() -> None:
    assert played(read("B7/8/3W4/8/8/8/8 w"), "d5-d7").returns() == (1, -1)


# Notation and order


def test_actions_are_ordered_by_stack_then_kind_then_target() -> None:
    state = read("8/8/3b4/2bWb3/8/8/W6W w")
    order = list(state.legal_actions())
    names = [c + r for r in "1234567" for c in "abcdefgh"]
    key = [(names.index(a[:2]), a[2] == "x", names.index(a[3:])) for a in order]
    assert key == sorted(key)
    assert {a[2] for a in order} == {"-", "x"}


# Perft


def test_perft_from_the_start() -> None:
    assert perft(start(), 5) == [20, 400, 6960, 121104, 1953664]
