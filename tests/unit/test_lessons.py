"""The courses that teach the games, and the calls that a page makes to run them."""

from typing import Any

import pytest

from pygames.game import Game
from pygames.games import catalog, guest
from pygames.look.lessons import Lessons
from tests.support.cards import changed
from tests.support.courses import table, table_file
from tests.support.door import failure, ok
from tests.toy.dice_nim import GAME as TOY

pytestmark = pytest.mark.usefixtures("dice_nim")


def tried(step: int, what: str) -> Any:
    return ok("attempt", game="dice-nim", course="basics", step=step, tried=what)


@pytest.mark.parametrize(
    "game", [game for game in catalog() if game.lessons().basics], ids=lambda game: game.id
)
def test_each_game_with_a_course_has_a_table_of_its_lessons(game: Game[Any]) -> None:
    assert table_file(game).read_text("utf-8") == table(game), "python3 -m lab.lessons"


def test_a_game_without_lessons_has_no_courses() -> None:
    with guest(changed(TOY, lessons=Lessons)):
        assert ok("lessons", game="dice-nim") == {"courses": []}


def test_lessons_gives_each_step_with_its_position_and_its_task() -> None:
    (course,) = ok("lessons", game="dice-nim")["courses"]
    assert course["name"] == "basics"
    find, move, _, play = course["steps"]
    assert [step["kind"] for step in course["steps"]] == ["find", "move", "move", "play"]
    assert move["task"] == "Take two counters."
    assert (move["record"]["actions"], move["seat"], move["replies"]) == (["r2"], 0, 2)
    assert (move["marked"], move["clauses"]) == (["counter-8"], ["D2"])
    assert (move["places"], find["places"]) == ([], [f"counter-{n}" for n in range(1, 10)])
    assert play["record"]["actions"] == []


def test_a_right_move_is_praised_and_followed_by_the_others_moves() -> None:
    answer = tried(1, "t2")
    assert answer["right"]
    assert answer["sentence"] == "Now Green rolls a 1, and takes one."
    assert answer["record"]["actions"] == ["r2", "t2", "r1", "t1"]


@pytest.mark.parametrize(
    ("move", "sentence", "clause"),
    [
        ("pass", "You can pass later.", "D3"),
        ("t1", "The die shows 2: you may take one more.", "D2"),
    ],
)
def test_a_mistake_is_answered_with_its_reason_and_clause(
    move: str, sentence: str, clause: str
) -> None:
    answer = tried(1, move)
    assert (answer["right"], answer["sentence"], answer["clause"]) == (False, sentence, clause)
    assert answer["record"]["actions"] == ["r2"]


def test_a_place_is_right_or_answered() -> None:
    assert tried(0, "counter-1")["right"]
    assert tried(0, "counter-9")["sentence"] == "Others are left of this one."
    # A goal may be a function of the state.
    assert [tried(2, move)["right"] for move in ("t3", "t2")] == [True, False]


def test_illegal_and_missing_actions_are_refused() -> None:
    arguments: dict[str, Any] = {"game": "dice-nim", "course": "basics"}
    assert failure("attempt", **arguments, step=1, tried="t9")["kind"] == "illegal-action"
    assert failure("attempt", **arguments, step=0, tried="heap")["kind"] == "bad-request"
    assert failure("attempt", **arguments, step=3, tried="t1")["kind"] == "not-supported"
