"""Puzzles of On Tour: how tours are judged, and that the verifier refutes false puzzles."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice, pairwise
from typing import Any

import pytest

from lab.puzzles.on_tour_maker import _through_most, key
from lab.puzzles.on_tour_proof import all_tours, fault
from pygames.core import CHANCE
from pygames.games.on_tour import GAME, words
from pygames.games.on_tour.puzzles import PUZZLES, LastNumbers, begin, drawn, seed, ways
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.solver import best_of, best_route
from pygames.look.show import Moment
from pygames.puzzles import Puzzle
from pygames.puzzles.text import read
from pygames.record import Record, make_header, settle, states
from tests.games.on_tour.helpers import filled
from tests.support.door import failure, ok

ONE = "QBU-VJlQChSF33Y9BaRRKlID69sPKcSN"
"""Europe, with one best tour of 20 points, over the water."""
SEVERAL = "igzFLZV1_ZKW3S52d9oEHxB4qpgxr1lUzR6q"
"""The USA, with several best tours of 29 points."""
LINE = (*(f">{area}" for area in "IS GB NL BE DE CZ SK PL LT BY LV RU UA".split()), "end")


def puzzle(text: str = ONE) -> Any:
    return read(GAME.id, PUZZLES, text)


def written(task: Puzzle, *actions: str) -> Tour:
    """Return the map of a puzzle after some actions."""
    state = begin(str(task.options["map"]))
    for action in (*task.actions, *actions):
        state = state.child(action)
    return state


@cache
def recorded(text: str) -> Any:
    return ok("puzzle", game=GAME.id, text=text)["record"]


def answered(text: str, *actions: str) -> Any:
    start = recorded(text)
    attempt = start | {"actions": [*start["actions"], *actions]}
    answer = ok("solve", game=GAME.id, text=text, record=attempt)
    return answer | {"record": answer["record"]["actions"][len(start["actions"]) :]}


def test_a_puzzle_is_a_filled_map_and_asks_for_the_best_tour() -> None:
    task = ok("puzzle", game=GAME.id, text=ONE)
    assert task["record"]["options"] == {"map": "europe"}
    assert (task["asks"], task["moves"]) == ("Draw the best tour: 20 points.", 1)
    assert task["themes"] == ["best-tour", "one-best", "over-water"]
    assert {action[0] for action in ok("state", record=task["record"])["legal"]} == {">"}
    assert ok("solution", game=GAME.id, text=ONE) == {"actions": list(LINE), "turns": [len(LINE)]}


def test_dice_and_cards_are_those_that_the_seed_gives_in_a_record() -> None:
    header = make_header(GAME, 1, {"map": "usa"}, None)
    for number in range(5):
        record = settle(Record(header, (), seed(number)))
        for _ in range(3):
            before = states(record)
            for at, (state, action) in enumerate(zip(before, record.actions, strict=False)):
                assert isinstance(state, Tour)
                assert state.current_player() != CHANCE or drawn(state, number, at) == action
            writing = before[-1].legal_actions()[0]
            record = settle(replace(record, actions=(*record.actions, writing)))


def test_a_tour_is_judged_when_it_ends() -> None:
    for count in range(len(LINE)):
        answer = answered(ONE, *LINE[:count])
        assert (answer["verdict"], answer["said"]) == ("more", "")
        assert "lost" not in answer
    assert answered(ONE, *LINE) | {"record": None} == {
        "verdict": "right", "said": words.best_tour(13, 7), "lost": 0, "record": None,
    }  # fmt: skip


@pytest.mark.parametrize("count", [1, 5, len(LINE) - 2])
def test_a_worse_tour_is_wrong_and_says_how_many_points_it_loses(count: int) -> None:
    answer = answered(ONE, *LINE[:count], "end")
    state = written(puzzle(ONE))
    for action in LINE[:count]:
        state = state.child(action)
    scored = state.sheet.score()
    assert (answer["verdict"], answer["lost"]) == ("wrong", 20 - scored)
    points = "1 point" if scored == 1 else f"{scored} points"
    assert answer["said"] == f"This tour scores {points}, {20 - scored} fewer than the best."


def test_every_best_tour_is_right() -> None:
    state = written(puzzle(SEVERAL))
    best = best_of(state.map, state.sheet)
    around = list(state.map.around)
    others = set()
    for one, other in pairwise(best.route):
        cut = [*around]
        cut[one] &= ~(1 << other)
        cut[other] &= ~(1 << one)
        tour = best_route(cut, state.sheet.values, state.sheet.circled)
        if tour.score == best.score:
            others.add(tour.route)
    assert others
    for route in others:
        actions = [f">{state.map.ids[area]}" for area in route]
        assert answered(SEVERAL, *actions, "end")["verdict"] == "right"


# The verifier


@pytest.mark.parametrize(
    ("fields", "claim"),
    [
        ({"line": (*LINE[:-2], "end")}, "points, and another has 20"),
        ({"line": LINE[:-1]}, "the tour doesn't end with end"),
        ({"line": (LINE[0], *LINE[2:])}, ">NL can't be drawn"),
        ({"asks": words.puzzle(21)}, "it asks for something else than 20 points"),
        ({"themes": ("best-tour", "over-water")}, "one-best is so"),
        ({"themes": ("best-tour", "one-best")}, "over-water is so"),
        ({"themes": ("Any other",)}, "Any other is not so"),
        *(
            ({"actions": actions}, "the map isn't filled, or a tour is begun")
            for known in [puzzle().actions]
            for actions in (known[:-1], (*known, ">IS"), (*known, *LINE))
        ),
        ({}, "None"),
    ],
)
def test_a_false_claim_is_refuted_and_a_true_one_proved(fields: Any, claim: str) -> None:
    assert str(fault(replace(puzzle(), **fields))).endswith(claim)


@pytest.mark.parametrize(
    ("text", "theme"),
    [
        # A tour through 15 areas has as many points as the one through 14 that the text holds.
        ("kMzaQg1JalZ8vbGnC7ammVYf2kmuHmdxrk", "circles-first"),
        # The tour begins with 19, and no number on the map is lower.
        ("OaX5hr_QK-JvnpZ-7xD_YniaXgG7LUZkBx", "late-start"),
    ],
)
def test_a_theme_that_is_not_so_is_refuted(text: str, theme: str) -> None:
    task = puzzle(text)
    others = tuple(each for each in task.themes if each != theme)
    assert fault(replace(task, themes=others)) is None
    assert fault(replace(task, themes=(*others, theme))) == f"{theme} is not so"


@pytest.mark.parametrize("land", ["usa", "europe"])
def test_the_verifier_and_the_solver_agree(land: str) -> None:
    for number in range(8):
        state = filled(f"puzzle {number}", land)
        best = best_of(state.map, state.sheet)
        assert best.proved
        assert all_tours(state).best == best.score
        longest = best_route(state.map.around, state.sheet.values, 0)
        assert all_tours(state).through_most == (longest.score, _through_most(state)[1])


# The maker


def test_maps_are_the_same_where_the_same_is_written() -> None:
    assert key(puzzle()) == key(replace(puzzle(), line=("end",)))
    assert key(puzzle()) != key(puzzle(SEVERAL))


# Puzzles that ask for the last numbers

NUMBERS = "og05kAEqJXCjbbZpni7xVukHXi9q-DsKi0s"
"""The USA with three empty areas: an X is written, too, and then one of 36 and 63."""
NUMBERS_LINE = ("39SD,XND", "r36", "63IL")
STARS = "01SJBXs3Xm_EqKFGItEaXfhbLA4RcOyJYW6"
"""The USA with four empty areas, and two stars after the numbers."""
STARS_LINE = ("07OR,70WI", "r44", "*IA", "r33", "*SD")
BOTH = "rhMMf0PHIsS62j8mNWG-LQp7vpiBePUmAx"
"""Europe, with two numbers after the numbers."""


def of_numbers(text: str = NUMBERS) -> LastNumbers:
    task = read(GAME.id, PUZZLES, text)
    assert isinstance(task, LastNumbers)
    return task


def dice(line: Sequence[str]) -> list[str]:
    return [action for action in line if action[0] == "r"]


def test_a_puzzle_asks_for_the_numbers_and_says_what_comes_later() -> None:
    task = ok("puzzle", game=GAME.id, text=NUMBERS)
    assert task["asks"] == (
        "Write the last numbers so that the best tour has 31 points. "
        "After these, you write 36 or 63."
    )
    assert (task["moves"], task["themes"][0]) == (2, "last-numbers")
    state = ok("state", record=task["record"])
    assert (state["to_move"], "39SD,XND" in state["legal"]) == (0, True)
    assert ok("solution", game=GAME.id, text=NUMBERS) == {
        "actions": list(NUMBERS_LINE),
        "turns": [1, 1, 1],
    }
    assert of_numbers(STARS).asks.endswith("you write a star, then a star.")
    assert of_numbers(BOTH).asks.endswith("you write 48 and 84.")


@pytest.mark.parametrize(("text", "line"), [(NUMBERS, NUMBERS_LINE), (STARS, STARS_LINE)])
def test_the_dice_come_after_each_turn_that_is_right(text: str, line: Sequence[str]) -> None:
    for count in range(len(line)):
        answer = answered(text, *line[:count])
        assert (answer["verdict"], answer["said"]) == ("more", "")
        assert answer["record"] == list(line[: count + count % 2])
    answer = answered(text, *line)
    assert (answer["verdict"], answer["lost"]) == ("right", 0)
    best = of_numbers(text).best
    assert answer["said"] == f"Now the best tour has {best} points, as many as it can have."


@pytest.mark.parametrize("before", [0, 2])
def test_every_other_writing_is_graded_by_the_points_that_the_best_tour_loses(before: int) -> None:
    task = of_numbers()
    graded = set()
    for action in written(task, *NUMBERS_LINE[:before]).legal_actions():
        state = written(task, *NUMBERS_LINE[:before], action)
        best = max(
            all_tours(way.state).best for way in ways(state, dice(NUMBERS_LINE[before:]))
        )  # by another way to count
        answer = answered(NUMBERS, *NUMBERS_LINE[:before], action)
        assert answer.get("lost", 0) == task.best - best
        assert (answer["verdict"] == "wrong") == (best < task.best)
        assert len(answer["record"]) == before + (2 if answer["verdict"] == "more" else 1)
        graded.add(best)
        if best < task.best:
            sentence = (
                f"Then the best tour has {best} points, {task.best - best} fewer than it can have."
            )
            assert answer["said"] == sentence
    assert len(graded) > 1


def test_dice_of_ones_own_are_refused() -> None:
    start = recorded(NUMBERS)
    attempt = start | {"actions": [*start["actions"], NUMBERS_LINE[0], "r12"]}
    assert failure("solve", game=GAME.id, text=NUMBERS, record=attempt)["kind"] == "bad-request"


def test_the_best_tour_of_the_text_may_be_drawn_afterwards() -> None:
    task = of_numbers()
    filled = written(task, *NUMBERS_LINE)
    best = best_of(filled.map, filled.sheet)
    assert best.score == task.best
    route = [f">{filled.map.ids[area]}" for area in best.route]
    assert answered(NUMBERS, *NUMBERS_LINE, *route, "end")["verdict"] == "right"


def test_on_paper_dice_and_cards_stand_below_a_map_to_write_on() -> None:
    state, filled = written(of_numbers()), written(of_numbers(), *NUMBERS_LINE)
    heights = [
        GAME.look.show(Moment(each, None, None, 0, paper=True)).scene.height
        for each in (state, filled)
    ]
    assert heights[0] > heights[1]


@pytest.mark.parametrize(
    ("fields", "claim"),
    [
        ({"line": NUMBERS_LINE[:2]}, "the map isn't filled"),
        ({"line": (*NUMBERS_LINE, ">CA")}, ">CA can't be written, or doesn't come"),
        ({"line": ("39SD,XND", "#CA", "63IL")}, "#CA can't be written, or doesn't come"),
        ({"line": (*NUMBERS_LINE[:2], "36IL")}, "points then, or it asks for something else"),
        ({"best": 32}, "the best tour has 31 points then, or it asks for something else"),
        ({"asks": words.puzzle_of_numbers(31, [])}, "or it asks for something else"),
        ({"themes": ("one-best",)}, "one-best is not so"),
        ({"actions": ()}, "there is nothing to write"),
        ({}, "None"),
    ],
)
def test_a_false_claim_of_numbers_is_refuted_and_a_true_one_proved(fields: Any, claim: str) -> None:
    assert str(fault(replace(of_numbers(), **fields))).endswith(claim)


def test_every_other_way_to_fill_the_map_is_refuted() -> None:
    task = of_numbers(BOTH)
    refuted = 0
    for way in islice(ways(written(task), dice(task.line)), 6):
        best = best_of(way.state.map, way.state.sheet).score
        line = (way.written[0], task.line[1], way.written[1])
        false = replace(
            task, line=line, best=best, asks=words.puzzle_of_numbers(best, ["48 and 84"])
        )
        if line != task.line:
            assert "another way to fill the map" in (fault(false) or "")
            refuted += 1
    assert refuted
