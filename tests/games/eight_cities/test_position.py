"""Position texts both ways, and what is refused as a start."""

import pytest

from pygames.errors import GameError
from pygames.games import find
from pygames.record import make_header
from tests.games.eight_cities.helpers import CITIES, START, TABLE, read, start
from tests.support.shown import played


@pytest.mark.parametrize(
    "text",
    [
        START,
        f"{CITIES} a1a2 - b 2 0 0",
        f"{CITIES} - - b 2 1 0",
        f"{CITIES} a1a2,a2a3 c3d3 w 1 0 1",
        f"{CITIES} - a1a2 w 2 0 0",
    ],
)
def test_a_text_comes_back_unchanged(text: str) -> None:
    assert read(text).position() == text


def test_there_is_no_text_during_the_set_up() -> None:
    state = start()
    for action in TABLE[:8]:
        assert state.position() is None
        state = played(state, action)
    assert state.position() == "a2,b2,b4,c5,d5,d6,e5,e6 - - w 1 0 0"


def test_there_is_no_text_once_the_game_is_over() -> None:
    assert played(read(START), "pass", "pass").position() is None


def test_whether_a_position_could_be_reached_is_not_asked() -> None:
    for turn in ("b 1 0 0", "w 2 0 1", "w 1 1 1", "w 2 1 0"):
        assert read(f"{CITIES} - - {turn}").position() == f"{CITIES} - - {turn}"


def test_a_start_in_which_a_player_can_connect_nothing_continues_until_a_road_is_built() -> None:
    """K13: the game ends as soon as a road puts a player in this state."""
    state = read("a1,a2,a3,a4,a5,a6,b1,b2 a1a2,a1b1,a2a3,a3a4,a4a5,a5a6,b1b2 - b 2 0 0")
    assert state.current_player() == 1
    assert not played(state, "pass").is_terminal()
    assert played(state, "b2-b3").is_terminal()


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "expected cities"), (f"{START} ", "expected cities"), (f" {START}", "expected cities"),
        (START.replace(" ", "  ", 1), "expected cities"),
        (START.replace("w", "W"), "expected cities"), (f"{CITIES} - - w 0 0 0", "expected cities"),
        (f"{CITIES} - - w 3 0 0", "expected cities"), (f"{CITIES} - - w 1 2 0", "expected cities"),
        (f"{CITIES} - - w 1 0", "expected cities"), (f"{CITIES}  - w 1 0 0", "expected cities"),
        ("g1,a6,c3,c5,d2,e5,f1,f6 - - w 1 0 0", "expected cities"),
        ("a1,a6,c3,c5,d2,e5,f1 - - w 1 0 0", "K2"),
        ("a1,a6,c3,c5,d2,e5,f1,f5,f6 - - w 1 0 0", "K2"),
        ("a1,a1,c3,c5,d2,e5,f1,f6 - - w 1 0 0", "K2"),
        ("a6,a1,c3,c5,d2,e5,f1,f6 - - w 1 0 0", "written as"),
        ("a1,a1,a6,c3,c5,d2,e5,f1,f6 - - w 1 0 0", "written as"),
        (f"{CITIES} a2a1 - b 2 0 0", "K3"), (f"{CITIES} a1b2 - b 2 0 0", "K3"),
        (f"{CITIES} a1a3 - b 2 0 0", "K3"), (f"{CITIES} a1a1 - b 2 0 0", "K3"),
        (f"{CITIES} a1-a2 - b 2 0 0", "expected cities"),
        (f"{CITIES} a2a3,a1a2 - b 2 0 0", "written as"),
        (f"{CITIES} a1a2,a1a2 - b 2 0 0", "written as"), (f"{CITIES} a1a2 a1a2 b 2 0 0", "K6"),
        (f"{CITIES} a1a2,c3c4 - b 2 0 0", "K7"), (f"{CITIES} - b2b3 b 2 0 0", "K7"),
        (f"{CITIES} a1a2 a2a3,a2b2,a3b3,b2c2,b3c3,c2c3 w 2 0 0", "K9"),
        (f"{CITIES} a1a2 a2a3,a2b2,a3b3,b2c2,b3c3,c2c3 b 2 0 0", "K9"),
        (f"{CITIES} a2a3,a2b2,a3b3,b2c2,b3c3,c2c3 a1a2 b 1 0 1", "K9"),
        (f"{CITIES}\n- - w 1 0 0", "expected cities"),
        ("a1,a6,c3,c5,d2,e5,f1,f\u0666 - - w 1 0 0", "expected cities"),
    ],
)  # fmt: skip
def test_anything_else_is_refused(text: str, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        read(text)
    with pytest.raises(GameError, match=why) as error:
        make_header(find("eight-cities"), 2, {}, text)
    assert error.value.kind == "bad-start"


def test_a_position_can_be_drawn_as_text() -> None:
    lines = read("a1,a2,b1,c5,d2,e5,f1,f6 a1a2,f5f6 a1b1 w 2 0 0").text().splitlines()
    assert lines == [
        "6  .   .   .   .   .   O",
        "                       #",
        "5  .   .   O   .   O   .",
        "",
        "4  .   .   .   .   .   .",
        "",
        "3  .   .   .   .   .   .",
        "",
        "2  O   .   .   O   .   .",
        "   #",
        "1  O---O   .   .   .   O",
        "   a   b   c   d   e   f",
    ]
