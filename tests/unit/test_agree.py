"""Several searches of one position: what they agree on, in Python and at the door."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pygames.bots.agree import agree
from pygames.bots.budget import Budget, Thought, Vote
from pygames.cli.seats import read_bot
from pygames.errors import GameError
from pygames.games import find
from pygames.record import Record, final, make_header, settle
from tests.support.door import MURUS, failure, ok

BEGUN = settle(Record(make_header(find("eight-by-eight"), 2, {}, None), seed="agree")).data()


def thought(action: str, *votes: Vote, win: float = 0.5, count: int = 100) -> Thought:
    line = (action, "then")
    return Thought(action, (win, 1 - win), count, "playouts", 3, line, f"on {action}", votes)


def test_a_single_thought_is_the_agreement() -> None:
    one = thought("a", Vote("a", 60, 0.5), Vote("b", 40, 0.6))
    assert agree([one]) is one


def test_the_action_with_the_most_votes_in_all_is_chosen() -> None:
    one = thought("a", Vote("a", 55, 0.5), Vote("b", 45, 0.5))
    other = thought("c", Vote("c", 55, 0.6), Vote("b", 45, 0.5))
    assert agree([one, other]).action == "b"


def test_of_two_with_equal_votes_the_better_is_chosen() -> None:
    looks = [thought(name, Vote(name, 50, value)) for name, value in [("a", 0.5), ("b", 0.6)]]
    assert agree(looks).action == agree(looks[::-1]).action == "b"


def test_a_result_proven_by_one_search_is_proven_for_all() -> None:
    doubts = [thought("a", Vote("a", 90, 0.8), Vote("b", 10, 0.1)) for _ in range(3)]
    won = thought("b", Vote("b", 1, 1.0, sure=True))
    assert agree([*doubts, won]).action == "b"
    lost = thought("c", Vote("a", 5, 0.0, sure=True), Vote("c", 50, 0.3))
    assert agree([*doubts, lost]).action == "c"


@pytest.mark.parametrize("chance", [1.0, 0.0])
def test_a_proof_is_kept_unchanged(chance: float) -> None:
    """With or without votes, and whatever others believe."""
    doubts = [thought("a", Vote("a", 90, 0.4), win=0.4), thought("b", win=0.5, count=900)]
    proof = thought("b", win=chance, count=3)
    agreed = agree([*doubts, proof])
    assert (agreed.action, agreed.win, agreed.line) == ("b", proof.win, proof.line)
    assert agreed.count == 1003


def test_words_come_from_those_who_chose_the_action_and_counts_from_all() -> None:
    one = thought("a", Vote("a", 90, 0.6), Vote("b", 10, 0.5), win=0.6, count=300)
    same = thought("a", Vote("a", 10, 0.7), win=0.8, count=100)
    other = thought("b", Vote("b", 50, 0.5), win=0.1)
    agreed = agree([other, one, same])
    assert (agreed.action, agreed.line, agreed.note) == ("a", ("a", "then"), "on a")
    assert agreed.win == pytest.approx((0.65, 0.35))
    assert (agreed.count, agreed.depth) == (500, 3)


def test_an_action_that_was_no_first_choice_has_a_line_of_its_own() -> None:
    one = thought("a", Vote("a", 55, 0.5), Vote("b", 45, 0.5), win=0.4)
    other = thought("c", Vote("c", 55, 0.6), Vote("b", 45, 0.5), win=0.6)
    agreed = agree([one, other])
    assert (agreed.line, agreed.note) == (("b",), "")
    assert agreed.win == pytest.approx((0.5, 0.5))


def test_a_thought_without_votes_votes_for_its_action() -> None:
    assert agree([thought("a"), thought("b", count=300), thought("a")]).action == "b"
    assert agree([thought("a"), thought("b"), thought("a")]).action == "a"


# At the door


def shares(of: int, **more: Any) -> list[Any]:
    arguments = {"record": BEGUN, "level": 5, "playouts": 50, "seed": "s"} | more
    return [ok("choose", **arguments, share=[which, of]) for which in range(of)]


def test_a_share_of_a_search_answers_with_its_votes() -> None:
    answer = shares(2)[0]
    assert set(answer) == {"action", "win", "playouts", "depth", "line", "note", "votes"}
    legal = ok("state", record=BEGUN)["legal"]
    assert {action for action, *_ in answer["votes"]} <= set(legal)
    assert sum(weight for _, weight, *_ in answer["votes"]) == 50


def test_shares_that_agree_answer_as_one() -> None:
    answers = shares(3)
    agreed = ok("agree", record=BEGUN, answers=answers)
    assert set(agreed) == {"action", "win", "playouts", "depth", "line"}
    assert agreed["playouts"] == 150
    assert agreed["action"] in ok("state", record=BEGUN)["legal"]
    assert ok("agree", record=BEGUN, answers=answers[:1])["action"] == answers[0]["action"]


def test_the_same_seed_gives_each_share_its_own_luck_and_always_the_same() -> None:
    one, two = (shares(2, record=CERCAS) for _ in "ab")
    assert one == two
    assert one[0]["votes"] != one[1]["votes"]


CERCAS = settle(Record(make_header(find("cercas"), 2, {}, None), seed="agree")).data()


def test_a_hint_can_be_a_choice_that_several_searches_share() -> None:
    answers = shares(2)
    hint = ok("hint", record=BEGUN, playouts=20, seed="s", answers=answers)
    assert hint["action"] == ok("agree", record=BEGUN, answers=answers)["action"]
    assert hint["picks"]


def test_all_bots_can_agree() -> None:
    murus = [ok("choose", record=MURUS, level=5, nodes=90, seed="s", share=[i, 2]) for i in (0, 1)]
    assert ok("agree", record=MURUS, answers=murus)["nodes"] >= 180


WRONG: list[Any] = [
    [],
    None,
    5,
    [5],
    [{}],
    [{"action": "a1"}],
]


@pytest.mark.parametrize("answers", WRONG)
def test_malformed_answers_are_a_bad_request(answers: Any) -> None:
    for name in ("agree", "hint"):
        error = failure(name, record=BEGUN, answers=answers)
        assert error["kind"] == "bad-request"
        assert "answers" in error["message"]


CHANGES: dict[str, list[Any]] = {
    "action": ["", "no-such", None, 5, []],
    "win": [[], [1], [0.5, 0.6, 0.1], ["a", "b"], [2, -1], None, 0.5],
    "playouts": [-1, "5", None, 10**30],
    "depth": [-1, None, 10**30],
    "line": [None, "a", [5]],
    "note": [None, 5],
    "votes": [None, [[]], [["no-such", 1, 0.5, False]], 5, [5]],
}


@pytest.mark.parametrize(
    ("key", "value"), [(key, value) for key, values in CHANGES.items() for value in values]
)
def test_an_answer_that_was_tampered_with_is_a_bad_request(key: str, value: Any) -> None:
    answer = shares(1)[0]
    error = failure("agree", record=BEGUN, answers=[answer, answer | {key: value}])
    assert error["kind"] == "bad-request"


@pytest.mark.parametrize(
    "share", [None, 1, [], [0], [1, 1], [-1, 2], [0, 65], [True, 2], [0, 1, 2]]
)
def test_a_share_is_a_number_below_a_total(share: Any) -> None:
    error = failure("choose", record=BEGUN, level=5, playouts=5, share=share)
    assert error["kind"] == "bad-request"
    assert "share" in error["message"]


# In the arena


def test_a_bot_with_workers_plays_the_choice_of_its_searches() -> None:
    game = find("eight-by-eight")
    state = final(settle(Record(make_header(game, 2, {}, None), seed="agree")))
    crowd, random = read_bot("bot5:playouts=40,workers=3", game), Random("crowd")
    budget = Budget("playouts", 40)
    looks = [game.bots.choose(state, 5, budget, random) for _ in range(3)]
    assert crowd.choose(game, state, Random("crowd")) == agree(looks).action


def test_uct_has_one_worker() -> None:
    with pytest.raises(GameError, match="worker"):
        read_bot("uct:playouts=5,workers=2", find("cercas"))
