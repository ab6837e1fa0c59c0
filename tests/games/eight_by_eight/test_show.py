"""Words and pictures: the last round, ties, the winning line, and what can't be picked."""

import pytest

from pygames.door.view import view
from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.explain import explain
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.look.show import Moment, Show
from pygames.record import Record, make_header
from tests.games.eight_by_eight.drive import EMPTY, at, new
from tests.support.shown import begun, heard, picture, played, shapes


def shown(state: EightByEight, *actions: str) -> Show:
    """Show what stands after the last of some actions."""
    before = played(state, *actions[:-1])
    if not actions:
        return GAME.look.show(Moment(state))
    return GAME.look.show(Moment(played(before, actions[-1]), before, actions[-1]))


def test_e4_a_turn_lost_marks_the_cap_that_ended_it_and_shows_the_die() -> None:
    show = shown(new(2), "r4", "x4", "r4")
    assert show.changed == ["cap-r-4"]
    assert shapes(show)["cap-r-4"]["move"]["motion"] == "shake"
    assert shapes(show)["die-number"]["text"] == "4"
    assert "band-row-4" not in shapes(show)


def test_the_last_piece_stays_marked_while_the_next_player_rolls() -> None:
    header = make_header(GAME, 2, {}, None)
    for actions in (("r4", "4,5"), ("r4", "4,5", "r2")):
        assert view(Record(header, actions), len(actions), 0)["changed"] == ["space-4-5"]
    lost = ("r4", "x4", "r3", "3,3", "r4", "4,4", "r4")
    assert view(Record(header, lost), 7, 0)["changed"] == ["space-4-4", "cap-r-4"]


def test_e5_the_roll_lights_its_row_and_column_and_rings_what_is_empty() -> None:
    parts = shapes(shown(new(3), "r4", "4,5", "r5"))
    assert {"band-row-5", "band-column-5"} <= parts.keys()
    ringed = {id for id, shape in parts.items() if "mark" in shape}
    assert len(ringed) == 15
    assert "blackout-5" in ringed
    assert "space-4-5" not in ringed
    assert parts["space-4-5"]["label"] == "row 4, column 5, red piece"


def test_e6_a_label_says_who_blacked_a_number_out() -> None:
    parts = shapes(shown(at(f"{EMPTY} 5,-,5 r - -")))
    assert parts["blackout-5"]["label"] == "blackout mark 5, set by Red and Green"
    assert parts["blackout-6"]["label"] == "blackout mark 6, set by nobody"
    assert {"cap-r-5", "cap-g-5"} <= parts.keys()


def test_e10_the_winning_line_is_shown() -> None:
    parts = shapes(shown(at("yyyy4/8/8/8/8/8/8/8 -,- y 1 -"), "1,5"))
    assert parts["win-line-1-1-1-5"]["stroke"] == "yellowWin"
    assert [id for id in parts if id.startswith("win-line")] == ["win-line-1-1-1-5"]
    both = shapes(shown(at("rrrrr3/yyyy4/8/8/8/8/8/8 1,- y 2 !"), "2,5"))
    lines = [id for id in both if id.startswith("win-line")]
    assert lines == ["win-line-1-1-1-5", "win-line-2-1-2-5"]


def test_e10_the_standing_compares_in_the_order_of_the_rules() -> None:
    panel = shown(at("rr6/y7/8/8/8/8/8/8 1,23 r - -")).panels[0]
    assert [(row[0], [cell.text for cell in row[1]]) for row in panel.rows[1:]] == [
        ("Red", ["2", "1", "2"]),
        ("Yellow", ["1", "2", "1"]),
    ]


@pytest.mark.parametrize(
    ("position", "pick", "clause", "sentence"),
    [
        (
            "r7/8/8/8/8/8/8/8 -,- y 1 -", "space-1-1", "E5",
            "There is a red piece in row 1, column 1; a new piece needs an empty space.",
        ),
        (
            f"{EMPTY} -,- y 4 -", "space-1-1", "E5",
            "Yellow rolled 4, so the piece must go in row 4 or column 4.",
        ),
        (
            f"{EMPTY} -,- y 4 -", "blackout-2", "E6",
            "Yellow rolled 4, so only 4 can be blacked out, not 2.",
        ),
        (
            f"{EMPTY} -,- y 4 -", "pass", "E7",
            "There is an empty space in row or column 4: place there, or black 4 out.",
        ),
        (f"{EMPTY} -,- y - -", "space-1-1", "E3", "Yellow has to roll first."),
        (f"{EMPTY} 12345678,12345678 y - -", "space-1-1", "E9", "The game is over."),
        (
            f"{EMPTY} -,- y 4 -", "die", "E5",
            "Only spaces of the board and blackout marks can be chosen.",
        ),
    ],
)  # fmt: skip
def test_what_cant_be_picked_is_explained(
    position: str, pick: str, clause: str, sentence: str
) -> None:
    explained = explain(at(position), [pick])
    assert (explained.clause, explained.sentence) == (clause, sentence)


def test_the_board_as_text_says_everything() -> None:
    lines = at("r7/8/8/8/8/8/8/7y 12,- y 3 !").text().splitlines()
    assert lines[1] == "1  r . . . . . . ."
    assert lines[8] == "8  . . . . . . . y"
    assert lines[-3:] == [
        "Red: 22 in hand, blackouts 1 2",
        "Yellow: 24 in hand, blackouts none",
        "Yellow rolled 3, in the last round",
    ]


# Figures, and positions in words


def test_a_line_of_five_has_yellow_play_on() -> None:
    display = picture(GAME, "line-of-five")
    assert not display["over"]
    assert "Yellow" in display["status"]


def test_blackouts_are_read() -> None:
    state = begun(GAME)
    roll = state.legal_actions()[-1][1]
    state = begun(GAME, f"x{roll}")
    assert heard(GAME, state, "Blackouts") == f"Red {roll}; Yellow nothing"
    assert "In hand: 24" in heard(GAME, state, "Red")
