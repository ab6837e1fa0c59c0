"""Eight-by-Eight clause by clause, E1 to E11, with the worked examples."""

from fractions import Fraction

import pytest

from pygames.core import CHANCE, TERMINAL
from pygames.games.eight_by_eight.board import bit_of, lines
from tests.games.eight_by_eight.drive import EMPTY, at, new
from tests.support.shown import played

FULL_1 = "ryryryry/r7/y7/r7/y7/r7/y7/r7"
"""Row 1 and column 1 full."""
RED_17 = "rr1rr1rr/rr1rr1rr/8/8/rr1rr3/r7/8/8"
"""Seventeen red pieces: none in hand with all eight numbers blacked out."""


# E1, E2: board and set-up


def test_e1_rows_are_numbered_from_the_top_and_columns_from_the_left() -> None:
    assert played(new(2), "r1", "1,8").position() == f"7r/{EMPTY[2:]} -,- y - -"
    assert played(new(2), "r1", "8,1").position() == f"{EMPTY[:-2]}/r7 -,- y - -"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_e2_players_take_turns_in_the_order_red_yellow_green_blue(players: int) -> None:
    state = new(players)
    movers = []
    for space in ["1,1", "1,3", "1,5", "1,7", "2,1", "2,3"]:
        movers.append("rygb"[state.board.player])
        state = played(state, f"r{space[0]}", space)
    assert "".join(movers) == ("rygb"[:players] * 3)[:6]


def test_e2_each_has_25_pieces_for_the_board_and_the_blackouts() -> None:
    assert [new(4).board.hand(player) for player in range(4)] == [25] * 4
    state = played(new(2), "r1", "x1", "r2", "2,2")
    assert [state.board.hand(player) for player in range(2)] == [23, 25]


# E3, E4: the roll


def test_e3_the_die_has_eight_equal_sides() -> None:
    state = new(3)
    assert state.current_player() == CHANCE
    assert state.legal_actions() == ()
    assert list(state.chance_outcomes()) == [(f"r{n}", Fraction(1, 8)) for n in range(1, 9)]
    assert played(state, "r5").chance_outcomes() == ()


def test_e4_a_number_blacked_out_ends_the_turn_at_once() -> None:
    state = played(at(f"{EMPTY} 3,- r - -"), "r3")
    assert state.position() == f"{EMPTY} 3,- y - -"
    assert state.current_player() == CHANCE


def test_e4_it_counts_for_the_player_who_blacked_it_out_alone() -> None:
    state = played(at(f"{EMPTY} 3,- y - -"), "r3")
    assert state.current_player() == 1
    assert len(state.legal_actions()) == 16


def test_e4_with_all_eight_blacked_out_a_player_still_rolls() -> None:
    state = at(f"{EMPTY} 12345678,- r - -")
    assert len(state.chance_outcomes()) == 8
    for outcome, _ in state.chance_outcomes():
        assert state.child(outcome).position() == f"{EMPTY} 12345678,- y - -"


# E5: placing a piece


def test_example_a_roll_of_3_on_an_empty_board_leaves_16_actions() -> None:
    actions = played(new(2), "r3").legal_actions()
    assert len(actions) == 16
    assert len({action for action in actions if "," in action}) == 15
    assert actions[-1] == "x3"


def test_e5_the_stable_order_is_by_row_then_column_then_the_blackout() -> None:
    assert played(new(2), "r3").legal_actions() == (
        "1,3", "2,3", "3,1", "3,2", "3,3", "3,4", "3,5", "3,6", "3,7", "3,8",
        "4,3", "5,3", "6,3", "7,3", "8,3", "x3",
    )  # fmt: skip


def test_e5_only_empty_spaces_take_a_piece() -> None:
    state = played(new(2), "r3", "3,3", "r3", "3,4", "r3")
    assert not {"3,3", "3,4"} & set(state.legal_actions())
    assert len(state.legal_actions()) == 14


def test_e5_a_piece_ends_the_turn() -> None:
    state = played(new(2), "r4", "4,5")
    assert state.position() == "8/8/8/4r3/8/8/8/8 -,- y - -"


# E6: black out


def test_e6_a_blackout_takes_a_piece_from_hand_and_the_player_rolls_again() -> None:
    state = played(new(2), "r5", "x5")
    assert state.position() == f"{EMPTY} 5,- r - -"
    assert state.board.hand(0) == 24


def test_e6_there_is_no_limit_in_a_turn_and_the_marks_stay() -> None:
    state = played(new(2), "r5", "x5", "r2", "x2", "r8", "x8", "r1", "1,1", "r2", "2,2")
    assert state.position() == "r7/1y6/8/8/8/8/8/8 258,- r - -"


# E7, E7a: turns without a piece


def test_e7_there_is_no_pass_while_a_space_is_empty() -> None:
    one_left = "ryryryry/r7/y7/r7/y7/r7/y7/8"
    assert at(f"{one_left} -,- r 1 -").legal_actions() == ("8,1", "x1")


def test_e7_where_row_and_column_are_full_the_player_may_pass() -> None:
    state = at(f"{FULL_1} -,- r 1 -")
    assert state.legal_actions() == ("x1", "pass")
    assert played(state, "pass").position() == f"{FULL_1} -,- y - -"
    assert played(state, "x1").position() == f"{FULL_1} 1,- r - -"


def test_e7a_with_an_empty_hand_the_turn_ends_by_itself() -> None:
    state = played(at(f"{RED_17} 12345678,- y 6 -"), "6,8")
    assert state.position() == f"{RED_17.replace('r7', 'r6y')} 12345678,- y - -"
    assert state.current_player() == CHANCE


def test_e7a_also_after_a_blackout_with_the_last_piece() -> None:
    state = played(at(f"{RED_17} 1234567,- r 8 -"), "x8")
    assert state.position() == f"{RED_17} 12345678,- y - -"


def test_e7a_a_start_with_an_empty_hand_to_move_continues_with_the_next_player() -> None:
    for roll in "-37":
        assert at(f"{RED_17} 12345678,- r {roll} -").position() == f"{RED_17} 12345678,- y - -"


def test_e7a_such_a_turn_still_counts_in_its_round() -> None:
    """Yellow triggers the end, Green has nothing in hand, so the round is over."""
    board = RED_17.replace("r", "g").replace("/8/8/gg", "/8/yyyy4/gg")
    state = played(at(f"{board} -,-,12345678 y 4 -"), "4,5")
    assert state.is_terminal()
    assert state.returns() == (-1, 1, -1)


def test_e4_e8_a_turn_that_ends_by_a_blackout_still_counts_in_its_round() -> None:
    state = played(at("rrrr4/8/8/8/8/8/8/8 -,7 r 1 -"), "1,5", "r7")
    assert state.is_terminal()
    assert state.scores() == (5, 0)


# E8: the last round


@pytest.mark.parametrize(
    ("board", "space"),
    [
        ("rr1rr3/8/8/8/8/8/8/8", "1,3"),
        ("3r4/3r4/8/3r4/3r4/8/8/8", "3,4"),
        ("r7/1r6/2r5/3r4/8/8/8/8", "5,5"),
        ("8/8/8/7r/6r1/8/4r3/3r4", "6,6"),
        ("8/8/8/8/8/8/8/2rrrr1r", "8,7"),
    ],
)
def test_e8_a_line_of_five_in_any_direction_triggers_the_end(board: str, space: str) -> None:
    state = played(at(f"{board} -,- r {space[0]} -"), space)
    assert str(state.position()).endswith("y - !")


@pytest.mark.parametrize(
    "board",
    [
        "rrrr4/8/8/8/8/8/8/8",
        "rrrr1rrr/8/8/8/8/8/8/8",
        "5rrr/rr6/8/8/8/8/8/8",
        "6r1/7r/r7/1r6/2r5/8/8/8",
        "rrryrrr1/8/8/8/8/8/8/8",
    ],
)
def test_e8_gaps_other_colours_and_the_edge_break_a_line(board: str) -> None:
    state = played(at(f"{board} -,- r 8 -"), "8,8")
    assert str(state.position()).endswith("y - -")


def test_e8_example_player_1_completes_five_and_player_2_still_has_a_turn_and_may_win() -> None:
    state = at("8/yyyy4/8/ggggg3/8/8/8/8 -,-,- y 2 !")
    state = played(state, "2,5")
    assert state.position() == "8/yyyyy3/8/ggggg3/8/8/8/8 -,-,- g - !"
    state = played(state, "r4", "4,6")
    assert state.is_terminal()
    assert state.scores() == (0, 5, 6)
    assert state.returns() == (-1, -1, 1)


def test_e8_the_round_is_played_to_its_last_player_and_no_further() -> None:
    state = played(at("rrrr4/8/8/8/8/8/8/8 -,-,-,- r 1 -"), "1,5")
    for player, space in enumerate(["3,1", "4,1", "5,1"], 1):
        assert not state.is_terminal()
        assert state.board.player == player
        state = played(state, f"r{space[0]}", space)
    assert state.is_terminal()


def test_e8_triggered_by_the_last_player_the_game_is_over_at_once() -> None:
    state = played(at("yyyy4/8/8/8/8/8/8/8 -,- y 1 -"), "1,5")
    assert state.current_player() == TERMINAL
    assert state.reason() == "Yellow has the longest line: five."


def test_e8_a_line_at_the_end_of_any_turn_triggers_the_end() -> None:
    """As in a start with a line of five whose end isn't triggered yet."""
    state = played(at("rrrrr3/8/8/8/8/8/8/8 -,-,- y 8 -"), "8,8")
    assert str(state.position()).endswith("g - !")


# E9: no player can ever place again

BOTH_BUT_RED_8 = "1234567,12345678"


def test_e9_the_game_ends_between_a_blackout_and_the_next_roll() -> None:
    state = played(at(f"{EMPTY} {BOTH_BUT_RED_8} r 8 -"), "x8")
    assert state.current_player() == TERMINAL
    assert state.chance_outcomes() == ()


def test_e9_not_while_a_player_can_place_again() -> None:
    state = played(at(f"{EMPTY} 1234567,1234567 r 8 -"), "x8")
    assert state.position() == f"{EMPTY} 12345678,1234567 r - -"


def test_e9_a_number_left_helps_only_where_a_space_is_empty() -> None:
    """Red has only number 1 left, whose row and column are full once 8,1 is."""
    rows = "ryryryry/r7/y7/r7/y7/r7/y7/8 2345678,12345678 r 1 -"
    assert played(at(rows), "8,1").is_terminal()


def test_e9_an_empty_hand_cannot_place() -> None:
    state = played(at(f"{RED_17} 12345678,1234567 y 8 -"), "x8")
    assert state.is_terminal()


def test_e9_a_full_board_is_such_a_case_also_as_a_start() -> None:
    full = "/".join(["rygbrygb", "gbrygbry"] * 4)
    state = at(f"{full} -,-,-,- b 4 -")
    assert state.is_terminal()
    assert state.legal_actions() == ()
    assert state.position() is None
    assert state.returns() is not None
    assert str(state.reason()).startswith("No one can ever place again. ")


# E10, E11: the result


def ended(board: str, blackouts: str) -> tuple[tuple[int, ...] | None, str | None]:
    """Let the last player roll a blacked-out 8 in the last round."""
    last = "rygb"[blackouts.count(",")]
    state = played(at(f"{board} {blackouts} {last} - !"), "r8")
    assert state.is_terminal()
    return state.returns(), state.reason()


def test_e10_the_longest_line_wins() -> None:
    assert ended("rrrrrr2/yyyyy3/8/8/8/8/8/8", "-,12345678") == (
        (1, -1),
        "Red has the longest line: six.",
    )


def test_e10_example_of_two_lines_of_five_three_blackouts_beat_two() -> None:
    assert ended("rrrrr3/yyyyy3/8/8/8/8/8/8", "12,178") == (
        (-1, 1),
        "Red and Yellow have lines of five, but Yellow has more blackouts, 3 to 2.",
    )


def test_e10_blackouts_count_only_among_those_tied_for_the_line() -> None:
    returns, reason = ended("rrrrr3/yyyyy3/gggg4/8/8/8/8/8", "1,-,12345678")
    assert returns == (1, -1, -1)
    assert reason == "Red and Yellow have lines of five, but Red has more blackouts, 1 to 0."


def test_e10_after_blackouts_the_pieces_on_the_board_decide() -> None:
    returns, reason = ended("rrrrr3/yyyyy3/r7/8/8/8/8/8", "1,8")
    assert returns == (1, -1)
    assert reason == (
        "Red and Yellow have lines of five and 1 blackout each, "
        "but Red has more pieces on the board, 6 to 5."
    )


@pytest.mark.parametrize(("piece", "winner"), [("r", "Red"), ("g", "Green")])
def test_e10_pieces_count_only_among_those_tied_for_blackouts(piece: str, winner: str) -> None:
    returns, reason = ended(f"rrrrr3/yyyyy3/ggggg3/8/yy6/{piece}7/8/8", "18,-,18")
    assert returns == tuple(1 if letter == piece else -1 for letter in "ryg")
    assert reason == (
        "Red, Yellow and Green have lines of five, but Red and Green have more blackouts, "
        f"2 to 0; of these {winner} has more pieces on the board, 6 to 5."
    )


def test_e10_those_still_tied_share_the_win() -> None:
    returns, reason = ended("rrrrr3/yyyyy3/ggggg3/8/8/8/8/8", "8,-,8")
    assert returns == (1, -1, 1)
    assert str(reason).endswith("Red and Green have more blackouts, 1 to 0, and as many pieces.")


def test_e10_where_all_share_it_is_a_draw() -> None:
    assert ended("rrrrr3/yyyyy3/8/8/8/8/8/8", "1,8") == (
        (0, 0),
        "Red and Yellow are level, with lines of five, 1 blackout and 5 pieces on the board each.",
    )


def test_e10_some_of_those_not_tied_for_the_line_lose_to_a_shared_win() -> None:
    returns, reason = ended("rrrrr3/yyyyy3/gg6/8/8/8/8/8", "1,2,8")
    assert returns == (1, 1, -1)
    assert str(reason).startswith("Red and Yellow are level, with lines of five")


def test_e11_blackouts_are_no_pieces_on_the_board() -> None:
    returns, reason = ended("rrrrr3/yyyyy3/8/8/8/8/8/8", "123,128")
    assert returns == (0, 0)
    assert "5 pieces on the board each" in str(reason)


def test_e11_shorter_lines_are_compared_in_the_same_way() -> None:
    state = played(at(f"rr6/yyy5/{EMPTY[4:]} {BOTH_BUT_RED_8} r 8 -"), "x8")
    assert state.scores() == (2, 3)
    assert state.returns() == (-1, 1)
    assert state.reason() == "No one can ever place again. Yellow has the longest line: three."


@pytest.mark.parametrize("length", [2, 5])
@pytest.mark.parametrize(("down", "across"), [(0, 1), (1, 0), (1, 1), (1, -1)])
def test_e8_a_line_goes_from_its_first_space_to_its_last(
    down: int, across: int, length: int
) -> None:
    spaces = [bit_of(1 + down * i, 5 * (across < 0) + across * i) for i in range(length)]
    assert list(lines(sum(spaces), length)) == [(spaces[0], spaces[-1])]


def test_e11_a_single_piece_is_a_line_of_one() -> None:
    state = played(at(f"r7/{EMPTY[2:]} {BOTH_BUT_RED_8} r 8 -"), "x8")
    assert state.scores() == (1, 0)
    assert state.returns() == (1, -1)


def test_e11_with_no_piece_on_the_board_all_are_level() -> None:
    state = played(at(f"{EMPTY} {BOTH_BUT_RED_8} r 8 -"), "x8")
    assert state.scores() == (0, 0)
    assert state.returns() == (0, 0)


def test_nothing_is_told_before_the_end() -> None:
    state = played(new(2), "r1")
    assert (state.returns(), state.scores(), state.reason()) == (None, None, None)
