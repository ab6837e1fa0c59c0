"""The swap rule in Murus Gallicus, clause by clause, S1 to S4."""

import pytest

from pygames.core import Setup
from pygames.door.view import view
from pygames.games import find
from pygames.games.murus_gallicus.rules import Murus
from pygames.games.murus_gallicus.scene import show
from pygames.look.show import Moment
from pygames.record import Record, make_header
from tests.support.shown import played

ON = Setup(2, {"swap": "on"})


def start() -> Murus:
    return Murus.initial(ON)


@pytest.mark.parametrize(
    ("first", "position"),
    [
        ("d1-d3", "BBB1BBBB/3b4/3b4/8/8/8/WWWWWWWW w"),
        ("a1-c3", "1BBBBBBB/1b6/2b5/8/8/8/WWWWWWWW w"),
        ("h1-f3", "BBBBBBB1/6b1/5b2/8/8/8/WWWWWWWW w"),
    ],
)
def test_s2_whites_action_is_undone_and_made_for_black_at_the_mirrored_squares(
    first: str, position: str
) -> None:
    assert played(start(), first, "swap").position() == position


def test_s2_every_first_action_can_be_taken_over() -> None:
    for first in start().legal_actions():
        after = played(start(), first, "swap")
        assert after.board.exchanged() == start().child(first).board


def test_the_button_and_the_sentence_say_what_is_taken_over() -> None:
    header = make_header(find("murus-gallicus"), 2, {"swap": "on"}, None)
    display = view(Record(header, ("d1-d3",)), 1, 1, you=1)
    assert [each["label"] for each in display["buttons"]] == [
        "Swap: play this opening yourself (d7–d5)"
    ]
    display = view(Record(header, ("d1-d3", "swap")), 2, 1, you=0, names=["", "Bea"])
    assert display["said"] == "Bea swapped: your d1–d3 is undone, and d7–d5 is Bea’s"
    assert display["changed"] == ["sq-d1", "sq-d2", "sq-d3", "sq-d7", "sq-d6", "sq-d5"]


def test_the_stones_slide_to_where_they_now_stand() -> None:
    before = played(start(), "d1-d3")
    scene = show(Moment(before.child("swap"), before, "swap")).scene
    entering = [shape["id"] for shape in scene.pieces if "enter" in shape]
    assert sorted(entering) == ["d1-1", "d1-2", "d5-1", "d5-shadow", "d6-1", "d6-shadow"]
