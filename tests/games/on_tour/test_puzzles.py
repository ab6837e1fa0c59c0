"""Puzzles of On Tour: how tours are judged, and that the verifier refutes false puzzles."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from lab.puzzles.on_tour_maker import _through_most, key
from lab.puzzles.on_tour_proof import all_tours, fault
from pygames.core import CHANCE
from pygames.games.on_tour import GAME, words
from pygames.games.on_tour.puzzles import PUZZLES, begin, drawn, seed
from pygames.games.on_tour.rules.rules import Tour
from pygames.games.on_tour.rules.solver import best_of, best_route
from pygames.puzzles.text import read
from pygames.record import Record, make_header, settle, states
from tests.games.on_tour.helpers import filled
from tests.support.door import ok

ONE = "QBU-VJlQChSF33Y9BaRRKlID69sPKcSN"
"""Europe, with one best tour of 20 points, over the water."""
SEVERAL = "igzFLZV1_ZKW3S52d9oEHxB4qpgxr1lUzR6q"
"""The USA, with several best tours of 29 points."""
LINE = (*(f">{area}" for area in "IS GB NL BE DE CZ SK PL LT BY LV RU UA".split()), "end")


def puzzle(text: str = ONE) -> Any:
    return read(GAME.id, PUZZLES, text)


def at(text: str) -> Tour:
    """Return the filled map of a puzzle."""
    task = puzzle(text)
    state = begin(str(task.options["map"]))
    for action in task.actions:
        state = state.child(action)
    return state


def solve(text: str, *actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=text)["record"]
    attempt = record | {"actions": [*record["actions"], *actions]}
    return ok("solve", game=GAME.id, text=text, record=attempt)


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
        answer = solve(ONE, *LINE[:count])
        assert (answer["verdict"], answer["said"]) == ("more", "")
        assert "lost" not in answer
    assert solve(ONE, *LINE) | {"record": None} == {
        "verdict": "right", "said": words.best_tour(13, 7), "lost": 0, "record": None,
    }  # fmt: skip


@pytest.mark.parametrize("count", [1, 5, len(LINE) - 2])
def test_a_worse_tour_is_wrong_and_says_how_many_points_it_loses(count: int) -> None:
    answer = solve(ONE, *LINE[:count], "end")
    state = at(ONE)
    for action in LINE[:count]:
        state = state.child(action)
    scored = state.sheet.score()
    assert (answer["verdict"], answer["lost"]) == ("wrong", 20 - scored)
    points = "1 point" if scored == 1 else f"{scored} points"
    assert answer["said"] == f"This tour scores {points}, {20 - scored} fewer than the best."


def test_every_best_tour_is_right() -> None:
    state = at(SEVERAL)
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
        assert solve(SEVERAL, *actions, "end")["verdict"] == "right"


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
