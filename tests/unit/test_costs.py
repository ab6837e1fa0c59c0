"""What the moves of a finished game cost, from what evaluations have found."""

from random import Random
from typing import Any

import pytest

from pygames.door.costs import DRIFT, MOST_EACH, coarse_first, costs, judged
from pygames.games import find, guest
from pygames.record import extend, final, new, parse, states
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


def look(ply: int, better: str, cost: Any, how: str = "close", win: Any = None) -> Any:
    return {"ply": ply, "better": better, "cost": cost, "look": how, "win": win, "because": ""}


def compared(player: int, best: float, after: float) -> Any:
    """Return a player's chances after the best action and after another."""
    ways = ([chance, 1 - chance][:: 1 if player == 0 else -1] for chance in (best, after))
    return dict(zip(("best", "after"), ways, strict=True))


def both(ply: int, player: int, best: float, after: float) -> list[Any]:
    """Return a close look, and another that agrees."""
    win = compared(player, best, after)
    return [look(ply, "pass", best - after, how, win) for how in ("close", "again")]


def back(evaluations: list[Any], looks: Any = ()) -> Any:
    """Look back at a game with dice: player 0 moves at ply 1, and player 1 at ply 3."""
    with guest(TOY):
        return costs(parse(NIM | {"actions": ACTIONS}), evaluations, list(looks))


def told(evaluations: list[Any], looks: Any = ()) -> Any:
    """Ask for the costs of the same game."""
    return back(evaluations, looks)["costs"]


def asked(answer: Any) -> list[tuple[str, int, float]]:
    return [(each["call"], each["at"], each["seconds"]) for each in answer["next"]]


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
    answer = ok("costs", record=MURUS)
    assert asked(answer) == [("evaluate", ply, 0.1) for ply in (0, 2, 1)]
    assert (answer["done"], answer["costs"], answer["chances"]) == (0, [], [])
    answer = ok("costs", record=MURUS, evaluations=known(0.5, best=None))
    assert asked(answer) == [("evaluate", ply, 0.1) for ply in (2, 1)]
    assert answer["done"] == 1 / 13
    assert ("evaluate", 2, 0.3) in asked(back([]))


SEEMING = (0.5, 0.6, 0.35, 0.5, 0.7)
"""Player 0 seems to lose a quarter at ply 1, and player 1 a fifth at ply 3."""


def test_the_costliest_moves_are_weighed_closely_and_then_again() -> None:
    answer = back(known(*SEEMING))
    assert asked(answer) == [("weigh", 1, 0.8), ("weigh", 3, 0.8)]
    assert [each["look"] for each in answer["next"]] == ["close", "close"]
    assert answer["turned"] is None, "not before all is known"
    one, again = both(1, 0, 0.6, 0.35)
    answer = back(known(*SEEMING), [one])
    assert answer["next"][0] == {
        "call": "weigh", "at": 1, "seconds": 1.5, "look": "again", "best": "pass",
    }  # fmt: skip
    assert answer["costs"] == [], "one look is not enough"
    assert 0 < answer["done"] < 1
    answer = back(known(*SEEMING), [one, again, look(3, "pass", 0.0, win=compared(1, 0.5, 0.5))])
    assert (answer["next"], answer["done"]) == ([], 1)
    assert [(each["ply"], each["cost"]) for each in answer["costs"]] == [(1, pytest.approx(0.25))]


def test_of_two_looks_the_one_that_finds_less_counts() -> None:
    one, _ = both(1, 0, 0.6, 0.2)
    less = look(1, "pass", 0.15, "again", compared(0, 0.5, 0.35))
    assert [each["cost"] for each in told(known(*SEEMING), [one, less])] == [0.15]
    none = look(1, "pass", 0.02, "again", compared(0, 0.5, 0.48))
    assert told(known(*SEEMING), [one, none]) == []


def test_a_proved_result_is_weighed_once() -> None:
    proven = look(1, "pass", 1.0, win=compared(0, 1.0, 0.0))
    answer = back(known(0.5, 0.9, 0.0, 0.0, 0.0), [proven])
    assert answer["next"] == []
    assert [each["cost"] for each in answer["costs"]] == [1]


def test_the_same_amount_that_most_decisions_seem_to_cost_is_no_mistake() -> None:
    swings = [0.65 if ply % 2 == 0 else 0.5 for ply in range(20)]
    record = a_game(19)
    evaluations = swinging(record, swings)
    assert ok("costs", record=record, evaluations=evaluations)["next"] == []


def a_game(actions: int) -> Any:
    """Return a game without chance, of this many actions."""
    record = new(find("murus-gallicus"))
    for _ in range(actions):
        record = extend(record, final(record).legal_actions()[0])
    return record.data()


def swinging(record: Any, chances: list[float]) -> list[Any]:
    """Evaluate all plies of a game, by the first player's chance; another action is best."""
    plies = states(parse(record))
    return [
        {"ply": ply, "win": [chance, 1 - chance],
         "action": None if ply == len(plies) - 1 else plies[ply].legal_actions()[-1]}
        for ply, chance in enumerate(chances)
    ]  # fmt: skip


def test_each_player_is_asked_about_a_few_decisions_however_much_the_other_lost() -> None:
    chances = [0.5] * 14 + [0.9, 0.1] * 7
    record = a_game(len(chances) - 1)
    answer = ok("costs", record=record, evaluations=swinging(record, chances))
    players = [each["at"] % 2 for each in answer["next"]]
    assert (players.count(0), players.count(1)) == (MOST_EACH, MOST_EACH)


def reviewed(chances: list[float], mistakes: dict[int, float]) -> Any:
    """Review a game in which these decisions are mistakes, and no other one is."""
    record = a_game(len(chances) - 1)
    looks: list[Any] = []
    while True:
        asks = {"record": record, "evaluations": swinging(record, chances), "looks": looks}
        answer = ok("costs", **asks)
        if not answer["next"]:
            return answer
        for each in answer["next"]:
            ply = each["at"]
            lost = mistakes.get(ply, 0)
            win = compared(ply % 2, 0.5 + lost / 2, 0.5 - lost / 2)
            better = states(parse(record))[ply].legal_actions()[-1]
            looks.append(look(ply, better, lost, each["look"], win))


def test_the_chances_fall_by_the_reported_amount_and_otherwise_slowly() -> None:
    """An evaluation that saw the end too late makes no fall that no move has caused."""
    random = Random(4)
    for _ in range(30):
        chances = [round(random.random(), 3) for _ in range(24)] + [random.choice([0.0, 1.0])]
        mistakes = {random.randrange(24): round(random.uniform(0.1, 0.9), 3) for _ in range(6)}
        answer = reviewed(chances, mistakes)
        wins = {each["ply"]: each["win"] for each in answer["chances"]}
        lost = {each["ply"]: each["cost"] for each in answer["costs"]}
        assert wins[24] == [chances[24], 1 - chances[24]]
        for ply in range(24):
            mover = ply % 2
            fall = wins[ply][mover] - wins[ply + 1][mover]
            if ply in lost:
                assert fall == pytest.approx(lost[ply])
            else:
                assert abs(fall) <= DRIFT + 1e-9
        assert lost.keys() <= mistakes.keys()
        assert all(cost <= mistakes[ply] + 1e-9 for ply, cost in lost.items())


def test_a_game_has_turned_at_the_decision_since_which_its_winner_leads() -> None:
    chances = [0.3] * 4 + [0.9] * 2 + [1.0]
    answer = reviewed(chances, {3: 0.6})
    assert answer["turned"]["ply"] == 3
    assert answer["turned"]["action"]["text"] == a_game(6)["actions"][3]


@pytest.mark.parametrize("chances", [[0.6] * 6 + [1.0], [0.46] * 4 + [0.9, 1.0], [0.3] * 6 + [0.5]])
def test_nothing_has_turned_where_nobody_won_or_the_winner_was_hardly_behind(
    chances: list[float],
) -> None:
    assert reviewed(chances, {})["turned"] is None


def test_where_dice_and_a_decision_turned_a_game_it_is_the_decision() -> None:
    answer = back(known(0.3, 0.3, 0.3, 0.9, 0.9, best="t1"))
    assert (answer["next"], answer["turned"]["ply"]) == ([], 3)


def test_the_chances_leave_out_the_moment_after_dice_but_not_the_end() -> None:
    chances = back(known(0.1, 0.6, 0.45, 0.3, 0.5))["chances"]
    assert [each["ply"] for each in chances] == [0, 2, 4]


def test_a_cost_is_the_movers_loss_against_expectation_without_the_dice() -> None:
    looks = [*both(1, 0, 0.6, 0.35), *both(3, 1, 0.5, 0.3)]
    entries = told(known(*SEEMING), looks)
    assert [(each["ply"], each["player"]) for each in entries] == [(1, 0), (3, 1)]
    assert [each["cost"] for each in entries] == pytest.approx([0.25, 0.2])
    assert entries[0]["action"] == {"text": "t1", "phrase": "Take 1 counter"}
    assert entries[0]["better"] == {"text": "pass", "phrase": "Pass"}


def test_the_reason_for_a_cost_is_reported_as_it_was_found() -> None:
    one, again = both(1, 0, 0.6, 0.35)
    again["because"] = "Black then wins at once"
    again["cost"] = 0.2
    [cost] = told(known(*SEEMING), [one, again])
    assert cost["because"] == "Black then wins at once"


def test_the_best_action_costs_nothing_and_a_gain_is_no_cost() -> None:
    assert back(known(0.1, 0.6, 0.3, best="t1"))["next"][0]["call"] == "evaluate"
    assert asked(back(known(0.5, 0.6, 0.3, 0.4, 0.7, best="t1"))) == []
    assert asked(back(known(0.1, 0.3, 0.6, 0.7, 0.2))) == []


@pytest.mark.parametrize(("cost", "points"), [(0.1, 2), (1.95, 39)])
def test_of_a_player_alone_each_decision_is_weighed_and_costs_points(
    cost: float, points: int
) -> None:
    start = new(find("on-tour"), 1, seed="a")
    record = extend(start, final(start).legal_actions()[0])
    state = {"record": record.data()}
    [(call, ply, seconds)] = asked(ok("costs", **state))
    assert (call, seconds) == ("weigh", 0.3)
    better = final(start).legal_actions()[1]
    glance = look(ply, better, cost, "glance")
    answer = ok("costs", **state, looks=[glance])
    assert asked(answer) == [("weigh", ply, 0.8)]
    assert answer["costs"] == [], "a glance is no mark"
    looks = [glance, look(ply, better, cost)]
    assert asked(ok("costs", **state, looks=looks)) == [("weigh", ply, 1.5)]
    answer = ok("costs", **state, looks=[*looks, look(ply, better, cost, "again")])
    assert [(each["ply"], each["points"]) for each in answer["costs"]] == [(ply, points)]
    answer = ok("costs", **state, looks=[glance, look(ply, better, 0)])
    assert (answer["next"], answer["costs"]) == ([], [])


@pytest.mark.parametrize(
    "wrong",
    [
        *(look(0, "e1-e3", cost) for cost in (-0.1, 10**400, True, "1")),
        look(2, "e1-e3", 0.5),
        look(0, "a1-a2", 0.5),
        look(0, "e1-e3", 0.5, win={"best": [0.5, 0.5], "after": [1]}),
        look(0, "e1-e3", 0.5, win={"best": [0.5, 0.5]}),
        look(0, "e1-e3", 0.5) | {"look": "twice"},
        look(0, "e1-e3", 0.5) | {"because": None},
        {"ply": 3, "win": [0.5, 0.5], "action": None},
        {"ply": -1, "win": [0.5, 0.5], "action": None},
        {"ply": 0, "win": [1], "action": None},
        {"ply": 0, "win": [0.5, 2], "action": None},
        {"ply": 0, "win": [0.5, 0.5]},
    ],
)
def test_an_impossible_look_or_evaluation_is_refused(wrong: Any) -> None:
    name = "looks" if "look" in wrong else "evaluations"
    assert failure("costs", record=MURUS, **{name: [wrong]})["kind"] == "bad-request"
