"""The swap rule in Cercas, clause by clause, S1 to S4."""

from random import Random

from pygames.bots.budget import Budget
from pygames.core import Setup
from pygames.door.view import view
from pygames.games import find
from pygames.games.cercas.bot import TRUSTS, choose
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.scene import show
from pygames.look.show import Moment
from pygames.record import Record, make_header
from tests.support import shown

ON = Setup(2, {"swap": "on"})
FIRST = "d3-d6:d4"


def played(*actions: str) -> Cercas:
    return shown.played(Cercas.initial(ON), *actions)


def test_s2_the_mark_becomes_an_o_and_the_fence_stays() -> None:
    before, after = played(FIRST).position(), played(FIRST, "swap").position()
    assert before is not None
    assert after == before.replace("3x3", "3o3").replace(" o", " x")


def test_the_button_and_the_sentence_say_which_mark_changes_hands() -> None:
    header = make_header(find("cercas"), 2, {"swap": "on"}, None)
    display = view(Record(header, (FIRST,)), 1, 1, you=1)
    assert [each["label"] for each in display["buttons"]] == ["Swap: take over the X on d4"]
    display = view(Record(header, (FIRST, "swap")), 2, 1, you=1)
    assert display["said"] == "You swapped: the mark on d4 is yours now"
    assert display["changed"] == ["space-d4"]


def test_the_cross_fades_and_a_ring_is_drawn_in_its_place() -> None:
    before = played(FIRST)
    scene = show(Moment(before.child("swap"), before, "swap")).scene
    assert [shape["id"] for shape in scene.gone] == ["x-d4-1", "x-d4-2"]
    assert [each["id"] for each in scene.pieces if "enter" in each] == ["patch-d4", "o-d4"]


def test_what_beginning_is_worth_goes_to_o_after_a_swap() -> None:
    usual, swapped = (TRUSTS[0].chances((0.5, 0.5), 300, began) for began in (0, 1))
    assert usual[0] > 1 / 2 > swapped[0]
    budget = Budget("playouts", 300)
    before = choose(played(FIRST), 5, budget, Random(1))
    after = choose(played(FIRST, "swap"), 5, budget, Random(1))
    assert after.win[0] < 1 / 2 < before.win[0]
