"""The position text, both ways, and what is refused."""

from random import Random

import pytest

from pygames.core import Setup
from pygames.errors import GameError
from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.position_text import read, write
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.record import make_header
from tests.games.eight_by_eight.drive import EMPTY, at, new, random_start
from tests.support.shown import played

START = f"{EMPTY} -,- r - -"


def test_the_start_for_two_is_that_of_the_rules() -> None:
    assert new(2).position() == START == "8/8/8/8/8/8/8/8 -,- r - -"


@pytest.mark.parametrize("players", [3, 4])
def test_there_is_a_blackout_field_for_each_player(players: int) -> None:
    assert new(players).position() == f"{EMPTY} {','.join('-' * players)} r - -"


def test_it_is_defined_at_rolls_and_at_decisions() -> None:
    assert played(new(2), "r4").position() == f"{EMPTY} -,- r 4 -"
    assert played(new(2), "r4", "x4").position() == f"{EMPTY} 4,- r - -"


def test_any_position_that_can_be_held_is_read() -> None:
    for game in range(200):
        text = random_start(Random(game))
        players = len(text.split(" ")[1].split(","))
        assert write(read(text, players)) == text


@pytest.mark.parametrize(
    "text",
    [
        "", EMPTY, f"{START} ", f" {START}", f"{START}\n", START.replace(" ", "  ", 1),
        START.replace("8/", "", 1), START.replace("8/", "8/8/", 1), START.replace("8/", "44/", 1),
        START.replace("8/", "7/", 1), START.replace("8/", "8r/", 1), START.replace("8/", "0r7/", 1),
        START.replace("8/", "R7/", 1), START.replace("8/", "x7/", 1), START.replace("8/", "g7/", 1),
        START.replace("8/", "٨/", 1), f"{EMPTY} - r - -", f"{EMPTY} -,-,- r - -",
        f"{EMPTY} -, r - -", f"{EMPTY} 31,- r - -", f"{EMPTY} 11,- r - -", f"{EMPTY} 9,- r - -",
        f"{EMPTY} 1-,- r - -", f"{EMPTY} --,- r - -", f"{EMPTY} -,- g - -", f"{EMPTY} -,- R - -",
        f"{EMPTY} -,- r 0 -", f"{EMPTY} -,- r 9 -", f"{EMPTY} -,- r 12 -", f"{EMPTY} -,- r - !!",
        f"{EMPTY} -,- r -", f"{EMPTY} -,- r - - -",
    ],
)  # fmt: skip
def test_only_the_exact_form_is_read(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        EightByEight.read(text, Setup(2, {}))
    with pytest.raises(GameError) as error:
        make_header(GAME, 2, {}, text)
    assert error.value.kind == "bad-start"


def test_e2_no_player_has_more_than_25_pieces() -> None:
    three = "rrrrrrrr/" * 3
    assert at(f"{three}r7/8/8/8/8 -,- r - -").board.hand(1) == 25
    for text in (f"{three}rr6/8/8/8/8 -,- r - -", f"{three}r7/8/8/8/8 4,- r - -"):
        with pytest.raises(ValueError, match="r has 26 pieces"):
            at(text)


def test_a_roll_that_the_player_has_blacked_out_has_ended_the_turn() -> None:
    """E4: such a start has the right form, and continues with the next player."""
    assert at(f"{EMPTY} 3,- r 3 -").position() == f"{EMPTY} 3,- y - -"


def test_whether_a_start_could_be_reached_is_not_asked() -> None:
    assert at(f"{EMPTY} -,- y 5 !").current_player() == 1
    assert at("rrrrrrrr/8/8/8/8/8/8/8 -,- r - -").position() is not None


def test_a_start_in_which_no_player_can_place_is_over_at_once() -> None:
    """E9."""
    assert at(f"{EMPTY} 12345678,12345678 r - -").is_terminal()
