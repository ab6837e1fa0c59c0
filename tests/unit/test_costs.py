"""What the moves of a finished game cost, from what evaluations have found."""

from __future__ import annotations

from typing import Any

import pytest

from pygames.door.costs import Cost, coarse_first, costs, judged, worst
from pygames.games import find, guest
from pygames.record import extend, final, new, parse
from tests.support.door import MURUS, NIM, failure, ok
from tests.toy.dice_nim import GAME as TOY

CHANCE = -1
ACTIONS = ["r1", "t1", "r2", "t1"]


def known(*chances: float, best: str | None = "pass") -> list[Any]:
    """Return evaluations of the first plies, by the first player's chance."""
    return [
        {"ply": ply, "win": [chance, 1 - chance], "action": best}
        for ply, chance in enumerate(chances)
    ]


def look(ply: int, better: str, cost: Any, *, close: bool = True, win: Any = None) -> Any:
    return {"ply": ply, "better": better, "cost": cost, "close": close, "win": win}


def back(evaluations: list[Any], looks: Any = ()) -> Any:
    """Look back at a game with dice: player 0 moves at ply 1, and player 1 at ply 3."""
    with guest(TOY):
        return costs(parse(NIM | {"actions": ACTIONS}), evaluations, list(looks))


def told(evaluations: list[Any], looks: Any = ()) -> Any:
    """Ask for the costs of the same game."""
    return back(evaluations, looks)["costs"]


def asked(found: Any) -> list[tuple[str, int, float]]:
    return [(each["call"], each["at"], each["seconds"]) for each in found["next"]]


def test_decisions_the_end_and_chance_right_after_a_decision_are_judged() -> None:
    assert judged([0, 1]) == [0, 1, 2]
    assert judged([CHANCE, CHANCE, 0, CHANCE, CHANCE, 1, 0, CHANCE]) == [2, 3, 5, 6, 7, 8]
    assert judged([]) == [0]


def test_plies_come_from_end_to_end_first_each_once() -> None:
    plies = list(range(0, 80, 2))
    order = coarse_first(plies)
    assert order[:4] == [0, 78, 32, 64]
    assert sorted(order) == plies
    assert coarse_first([7]) == [7]


def test_plies_that_are_not_known_are_evaluated_briefly_and_longer_before_dice() -> None:
    found = ok("costs", record=MURUS)
    assert asked(found) == [("evaluate", ply, 0.1) for ply in (0, 2, 1)]
    assert (found["done"], found["costs"], found["chances"]) == (0, [], [])
    found = ok("costs", record=MURUS, evaluations=known(0.5, best=None))
    assert asked(found) == [("evaluate", ply, 0.1) for ply in (2, 1)]
    assert found["done"] == 1 / 9
    assert ("evaluate", 2, 0.3) in asked(back([]))


def test_what_seems_to_have_cost_most_is_weighed_closely_once() -> None:
    evaluations = known(0.1, 0.6, 0.45, 0.3, 0.5)
    found = back(evaluations)
    assert asked(found) == [("weigh", 3, 1.5), ("weigh", 1, 1.5)]
    assert all(each["close"] for each in found["next"])
    found = back(evaluations, [look(3, "pass", 0.0)])
    assert asked(found) == [("weigh", 1, 1.5)]
    assert 0 < found["done"] < 1
    found = back(evaluations, [look(3, "pass", 0.0), look(1, "pass", 0.5)])
    assert (found["next"], found["done"]) == ([], 1)


def test_the_chances_leave_out_what_is_right_after_dice_but_not_the_end() -> None:
    chances = back(known(0.1, 0.6, 0.45, 0.3, 0.5))["chances"]
    assert [each["ply"] for each in chances] == [0, 2, 4]


def test_the_chances_are_those_that_were_found_with_more_time() -> None:
    win = {"best": [0.7, 0.3], "after": [0.2, 0.8]}
    chances = back(known(0.1, 0.6, 0.45), [look(1, "pass", 0.5, win=win)])["chances"]
    assert chances[1] == {"ply": 2, "win": [0.2, 0.8]}


def test_a_cost_is_what_the_mover_lost_against_what_was_to_be_expected_not_the_dice() -> None:
    found = told(known(0.1, 0.6, 0.45, 0.3, 0.5))
    assert [(each["ply"], each["player"]) for each in found] == [(3, 1), (1, 0)]
    assert [each["cost"] for each in found] == pytest.approx([0.2, 0.15])
    assert found[1]["action"] == {"text": "t1", "phrase": "Take 1 counter"}
    assert found[1]["better"] == {"text": "pass", "phrase": "Pass"}


def test_the_best_action_costs_nothing_and_a_gain_is_no_cost() -> None:
    assert not told(known(0.1, 0.6, 0.3, best="t1"))
    assert not told(known(0.1, 0.3, 0.6))


def test_what_is_not_known_is_left_out() -> None:
    assert not told(known(0.9, 0.9))
    assert not told(known(0.9, 0.9, 0.1, best=None))


def test_a_closer_look_counts_more_and_only_for_what_is_evaluated() -> None:
    looks = [look(ply, "pass", 0.05) for ply in (1, 3)]
    found = told(known(0.1, 0.6, 0.1), looks)
    assert [(each["ply"], each["cost"]) for each in found] == [(1, 0.05)]


@pytest.mark.parametrize(("cost", "points"), [(0.1, 2), (1.95, 39)])
def test_of_a_player_alone_each_decision_is_weighed_and_costs_points(
    cost: float, points: int
) -> None:
    begun = new(find("on-tour"), 1, seed="a")
    record = extend(begun, final(begun).legal_actions()[0])
    state = {"record": record.data()}
    [(call, ply, seconds)] = asked(ok("costs", **state))
    assert (call, seconds) == ("weigh", 0.3)
    better = final(begun).legal_actions()[1]
    glance = look(ply, better, cost, close=False)
    found = ok("costs", **state, looks=[glance])
    assert asked(found) == [("weigh", ply, 1.5)]
    assert [(each["ply"], each["points"]) for each in found["costs"]] == [(ply, points)]
    found = ok("costs", **state, looks=[glance, look(ply, better, 0)])
    assert (found["next"], found["costs"]) == ([], []), "a glance is no mark"


@pytest.mark.parametrize(
    "wrong",
    [
        *(look(0, "e1-e3", cost) for cost in (-0.1, 10**400, True, "1")),
        look(2, "e1-e3", 0.5),
        look(0, "e1-e3", 0.5, win={"best": [0.5, 0.5], "after": [1]}),
        look(0, "e1-e3", 0.5, win={"best": [0.5, 0.5]}),
        look(0, "e1-e3", 0.5) | {"close": 1},
    ],
)
def test_an_impossible_look_is_refused(wrong: Any) -> None:
    assert failure("costs", record=MURUS, looks=[wrong])["kind"] == "bad-request"


def test_the_worst_come_first_and_small_ones_not_at_all() -> None:
    found = [Cost(ply, 0, cost, "a") for ply, cost in enumerate((0.01, 0.2, 0.5, 0.2))]
    assert [each.ply for each in worst(found)] == [2, 1, 3]
    assert not worst(found[:1])
    assert len(worst([Cost(ply, 0, 0.5, "a") for ply in range(9)])) == 6


def test_what_was_looked_at_closer_is_told_before_what_only_seems_to_cost_more() -> None:
    found = [Cost(ply, 0, 0.5 - ply / 100, "a") for ply in range(9)]
    assert [each.ply for each in worst(found, looked=[7, 8])] == [0, 1, 2, 3, 7, 8]


@pytest.mark.parametrize(
    "wrong",
    [
        [{"ply": 3, "win": [0.5, 0.5], "action": None}],
        [{"ply": -1, "win": [0.5, 0.5], "action": None}],
        [{"ply": 0, "win": [1], "action": None}],
        [{"ply": 0, "win": [0.5, 2], "action": None}],
        [{"ply": 0, "win": [0.5, 0.5]}],
        [
            {"ply": 0, "win": [0.9, 0.1], "action": "a1-a2"},
            {"ply": 1, "win": [0.1, 0.9], "action": None},
        ],
    ],
)
def test_evaluations_of_something_else_are_refused(wrong: Any) -> None:
    assert failure("costs", record=MURUS, evaluations=wrong)["kind"] == "bad-request"
