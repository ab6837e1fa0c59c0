"""Puzzles of 8 Cities: how answers are judged, and that the verifier refutes false ones."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from lab.puzzles.eight_cities_maker import Search
from lab.puzzles.eight_cities_proof import Proof, fault
from pygames.games.eight_cities import GAME, words
from pygames.games.eight_cities.position import Position
from pygames.games.eight_cities.position_text import read as board_of
from pygames.games.eight_cities.position_text import write as write_board
from pygames.games.eight_cities.puzzles import PUZZLES, packed
from pygames.puzzles import Puzzle
from pygames.puzzles.text import read, write
from tests.games.eight_cities.helpers import at_random
from tests.games.eight_cities.helpers import read as state_of
from tests.support.door import failure, ok

WIN = (
    "a1,b4,c6,d1,d2,e2,e5,f2 b2b3,b2c2,b4c4,c1c2,c1d1,c2d2,c4c5,c5c6,c5d5,d1d2,d1e1,d5e5,e1e2,"
    "e1f1,f1f2 a1a2,a2a3,a3a4,a4b4,c6d6,d2d3,d2e2,d3d4,d4d5,d5d6,e2e3,e2f2,e3e4,e4e5 b 2 0 0"
)
WIN_LINE = ("b3-b4", "b3-c3")
LONG = (
    "a5,d1,d2,d3,e2,e6,f4,f5 a5b5,b2b3,b2c2,b3b4,b4b5,c2d2,d1d2,d2d3,d2e2,d5d6,d5e5,e5e6,e6f6,"
    "f4f5,f5f6 a2a3,a2b2,a3b3,b1b2,b1c1,b3c3,c1d1,c3d3,d3e3,e1e2,e2e3,e3e4,e4e5,e5f5 b 2 0 0"
)
LONG_LINE = ("d1-e1", "e4-f4", "d6-e6", "b4-c4", "a4-a5", "a3-a4")
DRAW = (
    "a1,a2,c1,c3,d2,d4,e3,f6 c1d1,c3d3,c4d4,d1d2,d2d3,d3d4,d3e3,d4d5,d5d6,d6e6,e6f6 a1a2,a1b1,"
    "b1c1,b3b4,b3c3,c1c2,c2c3,c2d2,d2e2,d4e4,e2e3,e3e4 w 2 0 0"
)
DRAW_LINE = ("b4-c4", "a4-b4")
APART = (
    "c2,c5,d3,d6,e3,e6,f1,f2 c2d2,d2d3,d3d4,d3e3,d4e4,d6e6,e4f4,e5e6,e5f5,f1f2,f2f3,f3f4,f4f5 "
    "c1c2,c1d1,c2c3,c3d3,c5d5,d1e1,d5e5,e1e2,e1f1,e2e3,e3e4,e4e5 b 2 0 0"
)
APART_LINE = ("e2-f2", "d5-d6")
PASS = (
    "a1,a3,b3,b4,c1,e4,f2,f4 a1b1,a3b3,b1c1,b3c3,c1c2,c2c3,e4f4,f2f3,f3f4 a1a2,a2a3,a3a4,a4a5,"
    "a5b5,b3b4,b4b5,b4c4,c4d4,d4e4 b 2 1 0"
)


def text_of(position: str, line: Sequence[str], *, wins: bool = True) -> str:
    return write(GAME.id, packed(board_of(position), line, 3, wins=wins))


def puzzle_of(position: str, line: Sequence[str], *, wins: bool = True) -> Puzzle:
    return read(GAME.id, PUZZLES, text_of(position, line, wins=wins))


def solve(text: str, *actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=text)["record"]
    return ok("solve", game=GAME.id, text=text, record=record | {"actions": list(actions)})


def test_a_puzzle_says_who_moves_and_what_can_be_reached() -> None:
    text = text_of(LONG, LONG_LINE)
    task = ok("puzzle", game=GAME.id, text=text)
    assert task["record"]["start"] == LONG
    assert (task["player"], task["asks"], task["moves"]) == (1, "Black to move and win.", 2)
    assert task["themes"] == ["joins-cities", "last-turn"]
    solved = ok("solution", game=GAME.id, text=text)
    assert solved == {"actions": list(LONG_LINE), "turns": [2, 2, 2]}
    assert puzzle_of(DRAW, DRAW_LINE, wins=False).asks == "White to move and hold a draw."


def test_the_text_of_a_puzzle_never_changes() -> None:
    assert text_of(WIN, WIN_LINE) == "5W8BlKJaZ7IRxfXWE_bfU-W0jBQR"


@pytest.mark.parametrize(
    ("position", "line", "themes"),
    [
        (WIN, WIN_LINE, {"road-off", "loose-end"}),
        (DRAW, DRAW_LINE, {"loose-end"}),
        (PASS, ("pass",), {"pass", "joins-nothing", "last-turn"}),
    ],
)
def test_themes_follow_from_the_solution(
    position: str, line: tuple[str, ...], themes: set[str]
) -> None:
    assert set(puzzle_of(position, line).themes) == themes
    assert "draw-held" in puzzle_of(position, line, wins=False).themes


@pytest.mark.parametrize("line", [LONG_LINE[:1], LONG_LINE[:3], ()])
def test_a_line_that_ends_within_a_turn_is_refused(line: tuple[str, ...]) -> None:
    error = failure("puzzle", game=GAME.id, text=text_of(LONG, line))
    assert error["kind"] == "bad-puzzle"
    assert error["message"].endswith("its line doesn’t end with a turn")


def test_the_roads_of_a_turn_may_be_built_in_any_order() -> None:
    text = text_of(APART, APART_LINE, wins=False)
    did = "It raises 22 flags and ends the game."
    for turn in (APART_LINE, APART_LINE[::-1]):
        answer = solve(text, turn[0])
        assert (answer["verdict"], answer["said"]) == ("more", "")
        whole = solve(text, *turn)
        assert (whole["verdict"], whole["said"]) == ("right", f"{did} Every other turn loses.")


def test_the_answer_of_the_line_follows_a_whole_turn() -> None:
    text = text_of(LONG, LONG_LINE)
    assert solve(text, LONG_LINE[0])["record"]["actions"] == [LONG_LINE[0]]
    assert solve(text, *LONG_LINE[:2])["record"]["actions"] == list(LONG_LINE[:4])
    assert solve(text, *LONG_LINE)["said"] == (
        "It raises 10 flags and ends the game. No other turn wins."
    )


@pytest.mark.parametrize(
    ("position", "line", "wins", "sentence"),
    [(WIN, WIN_LINE, True, words.LETS_GO), (DRAW, DRAW_LINE, False, words.LOSES)],
)
def test_every_other_road_is_wrong(
    position: str, line: tuple[str, ...], wins: bool, sentence: str
) -> None:
    text = text_of(position, line, wins=wins)
    for action in board_of(position).actions():
        answer = solve(text, action)
        assert answer["verdict"] == ("more" if action in line else "wrong")
        assert answer["said"] == ("" if action in line else sentence)


# The verifier


def _played() -> Iterator[Position]:
    """Yield positions at the beginning of turns, the last of a game first."""
    for seed in range(20):
        random, state, boards = Random(f"agree {seed}"), state_of(WIN), []
        while not state.is_terminal():
            if state.board.left == 2:
                boards.append(state.board)
            state = state.child(at_random(random, state, 0.1))
        yield from reversed(boards)


@pytest.mark.parametrize(
    ("puzzle", "changes", "reason"),
    [
        (puzzle_of(WIN, WIN_LINE, wins=False), {}, f"{WIN}: it can be won"),
        (puzzle_of(DRAW, DRAW_LINE), {}, f"{DRAW}: the turn of the line doesn't do it"),
        (puzzle_of(LONG, LONG_LINE), {"line": LONG_LINE[:2]}, "ask for 1 more turns, not 0"),
        *((puzzle_of(*known), {}, "None") for known in ((WIN, WIN_LINE), (LONG, LONG_LINE))),
        (puzzle_of(DRAW, DRAW_LINE, wins=False), {}, "None"),
    ],
)
def test_a_false_claim_is_refuted_and_a_true_one_proved(
    puzzle: Puzzle, changes: Any, reason: str
) -> None:
    assert str(fault(replace(puzzle, **changes))).endswith(reason)


def test_the_verifier_and_the_search_agree() -> None:
    compared = 0
    for board in islice(_played(), 20):
        for player in (0, 1):
            search = Search(10**6)
            for least in (0, 1):
                assert search.reaches(board, player, least) == Proof(player, least).holds(board)
                compared += 1
    assert compared > 50


# The maker


def test_a_position_that_is_over_is_refused() -> None:
    board = board_of(WIN)
    while not board.is_over:
        board = board.after(board.actions()[0])
    start = write_board(board)
    assert fault(replace(puzzle_of(WIN, WIN_LINE), start=start)) == f"{start}: the game is over"
