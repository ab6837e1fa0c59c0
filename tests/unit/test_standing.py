"""A solver's rating, and which puzzle comes next."""

from itertools import pairwise
from typing import Any

import pytest

from pygames.puzzles.standing import RECENT, Answer, Run, next_in, points_of, ratings_of
from tests.support.door import failure, ok

BANDS = [1 + at % 5 for at in range(40)]
PACK: dict[str, Any] = {"bands": BANDS, "answers": [], "tried": [], "day": 20_773}


def rating_of(answers: list[Answer]) -> float:
    """Return the rating after all of these answers."""
    return ratings_of(answers)[-1]


def rated(*answers: tuple[int, int]) -> float:
    """Rate a solver by grades and bands."""
    return rating_of([Answer(1, grade, band) for grade, band in answers])


def test_a_newcomer_gets_the_easiest_puzzles_and_stronger_people_harder_ones() -> None:
    assert ok("standing", **PACK)["rating"] == rated() == points_of(1) == 900
    assert BANDS[ok("standing", **PACK)["next"]] == 1
    answers = [{"at": 1, "grade": 3, "band": 4}] * 8
    assert BANDS[ok("standing", **PACK | {"answers": answers})["next"]] == 5


@pytest.mark.parametrize("before", [(), ((3, 1),) * 4, ((1, 5), (3, 3), (2, 2))])
@pytest.mark.parametrize("band", range(1, 6))
def test_solving_raises_a_rating_and_failing_lowers_it(
    before: tuple[tuple[int, int], ...], band: int
) -> None:
    rating = rated(*before)
    assert rated(*before, (3, band)) > rating > rated(*before, (1, band))
    assert rated(*before, (3, band)) > rated(*before, (2, band)) > rated(*before, (1, band))
    assert rated((3, 5)) > rated((3, 3)) > rated((3, 1)), "a harder one raises it more"


def test_a_puzzle_as_hard_as_its_solver_that_is_solved_with_help_is_a_draw() -> None:
    assert rated((2, 1)) == pytest.approx(900)


def test_a_rating_settles_and_moves_more_after_a_long_break() -> None:
    answers = [Answer(1, 1 + 2 * (at % 2), 3) for at in range(60)]
    same_day, later = Answer(1, 3, 3), Answer(2_000, 3, 3)
    gained = rating_of([*answers, same_day]) - rating_of(answers)
    assert 0 < gained < 25
    assert rating_of([*answers, later]) - rating_of(answers) > 2 * gained


def test_answers_of_long_ago_hardly_change_a_rating() -> None:
    recent = [Answer(1, 1 + 2 * (at % 2), 3) for at in range(RECENT)]
    assert rating_of([Answer(1, 3, 5)] * 50 + recent) == rating_of(recent)


def test_the_puzzle_of_a_day_is_the_same_for_everyone_and_differs_each_day() -> None:
    days = [ok("standing", **PACK | {"day": day})["day"] for day in range(30)]
    arguments = PACK | {"tried": days, "answers": [{"at": 1, "grade": 3, "band": 5}], "day": 0}
    assert ok("standing", **arguments)["day"] == days[0]
    assert days[:6] == [35, 13, 29, 6, 4, 26]
    assert len({*days}) > 15


def test_puzzles_come_once_each_and_those_nearest_to_the_rating_first() -> None:
    places: list[int] = []
    while (place := ok("standing", **PACK | {"tried": places})["next"]) is not None:
        places.append(place)
    assert [BANDS[at] for at in places] == sorted(BANDS)
    assert sorted(places) == [*range(40)]


def test_a_skipped_puzzle_comes_again_once_the_others_are_done() -> None:
    theme = PACK | {"among": [3, 8]}
    first = ok("standing", **theme)["next"]
    (other,) = {3, 8} - {first}
    assert ok("standing", **theme, skipped=[first])["next"] == other
    assert ok("standing", **theme | {"tried": [other]}, skipped=[first])["next"] == first
    assert ok("standing", **theme | {"tried": [3, 8]}, skipped=[first])["next"] is None


def test_a_run_becomes_harder_repeats_nothing_and_ends_with_the_third_miss() -> None:
    places: list[int | None] = []
    grades = [3, 3, 2, 1, 3, 3, 1, 3, 3, 3, 3, 3, 3, 1]
    for count in range(len(grades)):
        run = ok("standing", **PACK, run={"seed": 7, "grades": grades[:count]})["run"]
        assert not run["over"]
        places.append(run["next"])
    assert [BANDS[at or 0] for at in places] == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5]
    assert len({*places}) == len(places)
    ended = ok("standing", **PACK, run={"seed": 7, "grades": grades})["run"]
    assert ended == {"next": None, "solved": 11, "missed": 3, "over": True}


def test_a_run_takes_the_puzzles_that_are_left_and_then_has_none() -> None:
    for count in range(40):
        assert next_in(Run(7, [3] * count), BANDS) is not None
    assert next_in(Run(7, [3] * 40), BANDS) is None
    assert next_in(Run(7, []), []) is None


@pytest.mark.parametrize(
    "wrong",
    [
        {"tried": [40]}, {"among": [-1]}, {"bands": [6]},
        {"run": {"seed": 7, "grades": [0]}}, {"day": -1},
        {"answers": [{"at": 1, "grade": 4, "band": 1}]}, {"answers": [{"at": 1}]},
    ],
)  # fmt: skip
def test_a_puzzle_that_no_pack_has_is_refused(wrong: dict[str, Any]) -> None:
    assert failure("standing", **PACK | wrong)["kind"] == "bad-request"


def test_a_rating_is_shown_after_ten_puzzles() -> None:
    series = [
        {"answers": [{"at": 1, "grade": 3, "band": 2}] * count} for count in (0, 1, 9, 10, 99)
    ]
    assert [ok("standing", **PACK | each)["until_rated"] for each in series] == [10, 9, 1, 0, 0]


def test_the_curve_goes_from_before_the_first_answer_to_the_rating_now() -> None:
    answers = [{"at": at, "grade": grade, "band": 2} for at, grade in enumerate((3, 1, 3))]
    answer = ok("standing", **PACK | {"answers": answers})
    assert (answer["curve"][0], answer["curve"][-1]) == (900, answer["rating"])
    assert len(answer["curve"]) == len(answers) + 1
    rises = [after > before for before, after in pairwise(answer["curve"])]
    assert rises == [True, False, True]
