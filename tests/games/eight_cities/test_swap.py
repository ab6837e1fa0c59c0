"""The swap rule in 8 Cities, clause by clause, S1 to S4."""

from pygames.core import Setup
from pygames.door.view import view
from pygames.games import find
from pygames.games.eight_cities.explain import explain
from pygames.games.eight_cities.result import totals
from pygames.games.eight_cities.rules import Cities
from pygames.games.eight_cities.scene import show, tell
from pygames.look.show import Moment
from pygames.record import Record, make_header
from tests.support import shown

ON = Setup(2, {"swap": "on"})
CITIES = "@a1 @a2 @a6 @c3 @c5 @d2 @e5 @f6".split()
FIRST = "a1-a2"
"""Joins two cities."""


def played(*actions: str, setup: Setup = ON) -> Cities:
    """Play actions that are legal once the cities are placed."""
    return shown.played(Cities.initial(setup), *CITIES, *actions)


def test_s2_whites_road_becomes_blacks_with_its_flags() -> None:
    state = played(FIRST, "swap")
    assert state.position() == "a1,a2,a6,c3,c5,d2,e5,f6 - a1a2 w 2 0 0"
    assert totals(state.board) == (0, 2)


def test_s2_if_white_has_passed_there_is_no_swap() -> None:
    state = played("pass")
    assert "swap" not in state.legal_actions()
    assert explain(state, ["swap"]).clause == "S2"
    assert explain(played("pass", FIRST), ["swap"]).clause == "S1"
    assert played("pass", setup=Setup(2, {})).swap == "off"


def test_s3_a_swap_is_no_pass() -> None:
    one_pass = played(FIRST, "swap", "pass")
    assert not one_pass.is_terminal()
    assert one_pass.child("pass").is_terminal()


def test_the_button_and_the_sentence_say_which_road_changes_hands() -> None:
    header = make_header(find("eight-cities"), 2, {"swap": "on"}, None)
    record = Record(header, (*CITIES, FIRST, "swap"))
    buttons = view(record, 9, 1, you=1)["buttons"]
    assert buttons[-1]["label"] == "Swap: take over a1 to a2"
    display = view(record, 10, 1, you=1)
    assert display["said"] == "You swapped: the road a1–a2 is now yours"
    assert display["told"] == "You swapped: the road a1–a2 is now yours."
    assert display["changed"] == ["road-a1a2"]


def test_the_road_is_laid_anew_and_blacks_flags_run_up() -> None:
    before = played(FIRST)
    moment = Moment(before.child("swap"), before, "swap")
    scene = show(moment).scene
    entering = {shape["id"] for shape in [*scene.ground, *scene.pieces] if "enter" in shape}
    assert {"a1a2-way", "a1a2-dash", "flag-black-a1", "flag-black-a2"} <= entering
    assert tell([moment]) == "Black swapped: the road a1–a2 is now Black’s."
