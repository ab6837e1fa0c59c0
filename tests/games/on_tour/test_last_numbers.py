"""Puzzles of On Tour that ask for the last numbers: how they are judged, and proved."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import islice
from typing import Any

import pytest

from lab.puzzles.on_tour_proof import all_tours, fault
from pygames.games.on_tour import GAME, words
from pygames.games.on_tour.puzzles import PUZZLES, LastNumbers, begin, ways
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.solver import best_of
from pygames.look.show import Moment
from pygames.puzzles.text import read
from tests.support.door import failure, ok

TEXT = "og05kAEqJXCjbbZpni7xVukHXi9q-DsKi0s"
"""The USA with three empty areas: an X is written, too, and then one of 36 and 63."""
LINE = ("39SD,XND", "r36", "63IL")
STARS = "01SJBXs3Xm_EqKFGItEaXfhbLA4RcOyJYW6"
"""The USA with four empty areas, and two stars after the numbers."""
STARS_LINE = ("07OR,70WI", "r44", "*IA", "r33", "*SD")
BOTH = "rhMMf0PHIsS62j8mNWG-LQp7vpiBePUmAx"
"""Europe, with two numbers after the numbers."""


def puzzle(text: str = TEXT) -> LastNumbers:
    task = read(GAME.id, PUZZLES, text)
    assert isinstance(task, LastNumbers)
    return task


def at(task: LastNumbers, *actions: str) -> Tour:
    state = begin(str(task.options["map"]))
    for action in (*task.actions, *actions):
        state = state.child(action)
    return state


@cache
def record(text: str) -> Any:
    return ok("puzzle", game=GAME.id, text=text)["record"]


def solve(text: str, *actions: str) -> Any:
    start = record(text)
    attempt = start | {"actions": [*start["actions"], *actions]}
    answer = ok("solve", game=GAME.id, text=text, record=attempt)
    return answer | {"record": answer["record"]["actions"][len(start["actions"]) :]}


def dice(line: Sequence[str]) -> list[str]:
    return [action for action in line if action[0] == "r"]


def test_a_puzzle_asks_for_the_numbers_and_says_what_comes_later() -> None:
    task = ok("puzzle", game=GAME.id, text=TEXT)
    assert task["asks"] == (
        "Write the last numbers so that the best tour has 31 points. "
        "After these, you write 36 or 63."
    )
    assert (task["moves"], task["themes"][0]) == (2, "last-numbers")
    state = ok("state", record=task["record"])
    assert (state["to_move"], "39SD,XND" in state["legal"]) == (0, True)
    assert ok("solution", game=GAME.id, text=TEXT) == {"actions": list(LINE), "turns": [1, 1, 1]}
    assert puzzle(STARS).asks.endswith("you write a star, then a star.")
    assert puzzle(BOTH).asks.endswith("you write 48 and 84.")


@pytest.mark.parametrize(("text", "line"), [(TEXT, LINE), (STARS, STARS_LINE)])
def test_the_dice_come_after_each_turn_that_is_right(text: str, line: Sequence[str]) -> None:
    for count in range(len(line)):
        answer = solve(text, *line[:count])
        assert (answer["verdict"], answer["said"]) == ("more", "")
        assert answer["record"] == list(line[: count + count % 2])
    answer = solve(text, *line)
    assert (answer["verdict"], answer["lost"]) == ("right", 0)
    best = puzzle(text).best
    assert answer["said"] == f"Now the best tour has {best} points, as many as it can have."


@pytest.mark.parametrize("before", [0, 2])
def test_every_other_writing_is_graded_by_the_points_that_the_best_tour_loses(before: int) -> None:
    task = puzzle()
    graded = set()
    for action in at(task, *LINE[:before]).legal_actions():
        state = at(task, *LINE[:before], action)
        best = max(
            all_tours(way.state).best for way in ways(state, dice(LINE[before:]))
        )  # by another way to count
        answer = solve(TEXT, *LINE[:before], action)
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
    start = record(TEXT)
    attempt = start | {"actions": [*start["actions"], LINE[0], "r12"]}
    assert failure("solve", game=GAME.id, text=TEXT, record=attempt)["kind"] == "bad-request"


def test_the_best_tour_of_the_text_may_be_drawn_afterwards() -> None:
    task = puzzle()
    filled = at(task, *LINE)
    best = best_of(filled.map, filled.sheet)
    assert best.score == task.best
    route = [f">{filled.map.ids[area]}" for area in best.route]
    assert solve(TEXT, *LINE, *route, "end")["verdict"] == "right"


def test_on_paper_dice_and_cards_stand_below_a_map_to_write_on() -> None:
    state, filled = at(puzzle()), at(puzzle(), *LINE)
    heights = [
        GAME.look.show(Moment(each, None, None, 0, paper=True)).scene.height
        for each in (state, filled)
    ]
    assert heights[0] > heights[1]


# The verifier


@pytest.mark.parametrize(
    ("fields", "claim"),
    [
        ({"line": LINE[:2]}, "the map isn't filled"),
        ({"line": (*LINE, ">CA")}, ">CA can't be written, or doesn't come"),
        ({"line": ("39SD,XND", "#CA", "63IL")}, "#CA can't be written, or doesn't come"),
        ({"line": (*LINE[:2], "36IL")}, "points then, or it asks for something else"),
        ({"best": 32}, "the best tour has 31 points then, or it asks for something else"),
        ({"asks": words.puzzle_of_numbers(31, [])}, "or it asks for something else"),
        ({"themes": ("one-best",)}, "one-best is not so"),
        ({"actions": ()}, "there is nothing to write"),
        ({}, "None"),
    ],
)
def test_a_false_claim_is_refuted_and_a_true_one_proved(fields: Any, claim: str) -> None:
    assert str(fault(replace(puzzle(), **fields))).endswith(claim)


def test_every_other_way_to_fill_the_map_is_refuted() -> None:
    task = puzzle(BOTH)
    refuted = 0
    for way in islice(ways(at(task), dice(task.line)), 6):
        best = best_of(way.state.map, way.state.sheet).score
        line = (way.written[0], task.line[1], way.written[1])
        false = replace(
            task, line=line, best=best, asks=words.puzzle_of_numbers(best, ["48 and 84"])
        )
        if line != task.line:
            assert "another way to fill the map" in (fault(false) or "")
            refuted += 1
    assert refuted


# The maker
