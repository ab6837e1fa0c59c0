"""Puzzles of Murus Gallicus: how answers are judged, and that the verifier refutes false ones."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from pygames.games.murus_gallicus import GAME
from pygames.games.murus_gallicus.position_text import read as board_of
from pygames.games.murus_gallicus.puzzle_maker import key
from pygames.games.murus_gallicus.puzzle_proof import fault, wins_at_once
from pygames.games.murus_gallicus.puzzles import PUZZLES, packed
from pygames.games.murus_gallicus.rules import Murus
from pygames.puzzles import Puzzle
from pygames.puzzles.text import read, write
from tests.support.door import ok

QUIET = "8/5bb1/1bBbwbw1/1bbww3/1w1w1wW1/8/8 b"
LINE = ("c5-c3", "g3-e3", "c4-c2", "f3-d1", "c3-a1")
LANES = "8/1bb1b3/1b2B1b1/2wb1wb1/5WW1/3www2/8 b"
LANES_LINE = ("e5-c3", "f3-d3", "d4-b2", "g3-e1", "c3-a1")
SACRIFICE = "3bbb2/3bbbb1/1B2WW2/B2wWW2/bw1w2w1/8/8 w"
NO_MOVE = "1bb1b3/1w2B3/1wb2b2/2bw2b1/2W2ww1/2w3w1/8 w"
NO_MOVE_LINE = ("c3-e5", "e6-c4", "d4-f6", "c4-a2", "e5-c3")


def text_of(position: str, line: Sequence[str], band: int = 3) -> str:
    return write(GAME.id, packed(board_of(position), line, band))


def puzzle_of(position: str, line: Sequence[str]) -> Puzzle:
    return read(GAME.id, PUZZLES, text_of(position, line))


TEXT = text_of(QUIET, LINE)


def solve(*actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=TEXT)["record"]
    return ok("solve", game=GAME.id, text=TEXT, record=record | {"actions": list(actions)})


def test_a_puzzle_says_who_moves_and_what_it_is_about() -> None:
    task = ok("puzzle", game=GAME.id, text=TEXT)
    assert task["record"]["start"] == QUIET
    assert (task["player"], task["asks"]) == (1, "Black to move and win.")
    assert (task["moves"], task["band"]) == (3, 3)
    assert task["themes"] == ["Quiet first move"]
    assert ok("solution", game=GAME.id, text=TEXT)["actions"] == list(LINE)


def test_the_text_of_a_puzzle_never_changes() -> None:
    assert TEXT == "IyKQArT28NTVAX0pKmlj5qvzSuz"


@pytest.mark.parametrize(
    ("position", "line", "theme"),
    [
        (SACRIFICE, ("f5xf6", "a4-a2", "e5-g7"), "Sacrifice first"),
        (NO_MOVE, NO_MOVE_LINE, "No move left"),
    ],
)
def test_themes_follow_from_the_solution(position: str, line: tuple[str, ...], theme: str) -> None:
    assert theme in puzzle_of(position, line).themes


def test_each_right_move_is_followed_by_the_longest_defence() -> None:
    for moves in (0, 1, 3):
        answered = solve(*LINE[:moves])
        assert answered["verdict"] == "more"
        assert answered["record"]["actions"] == list(LINE[: moves + moves % 2])
    assert solve(*LINE) | {"record": None} == {
        "verdict": "right", "said": "Solved.", "record": None,
    }  # fmt: skip


def test_at_the_last_move_every_win_at_once_is_right() -> None:
    state = Murus(board_of(QUIET))
    for action in LINE[:-1]:
        state = state.child(action)
    winning = [each for each in state.legal_actions() if state.child(each).winner() == 1]
    assert set(winning) == set(wins_at_once(state.board))
    for action in state.legal_actions():
        answered = solve(*LINE[:-1], action)
        assert answered["verdict"] == ("right" if action in winning else "wrong")
    assert answered["said"] in {"Solved.", "There is a move that wins at once."}


@pytest.mark.parametrize(("position", "line"), [(QUIET, LINE), (LANES, LANES_LINE)])
def test_a_wrong_move_is_answered_by_what_is_proved_and_by_a_win_at_once(
    position: str, line: tuple[str, ...]
) -> None:
    text, board = text_of(position, line), board_of(position)
    record = ok("puzzle", game=GAME.id, text=text)["record"]
    refuted = set()
    for move in board.actions():
        if move != line[0]:
            played = record | {"actions": [move]}
            answered = ok("solve", game=GAME.id, text=text, record=played)
            assert answered["verdict"] == "wrong"
            assert answered["said"].startswith("That lets the win go")
            replies = answered["record"]["actions"][1:]
            assert set(replies) <= set(wins_at_once(board.after(move)))
            assert ("at once" in answered["said"]) == bool(replies)
            refuted.add(bool(replies))
    assert refuted == {False, True}


# The verifier


def test_a_true_puzzle_is_proved() -> None:
    assert fault(puzzle_of(QUIET, LINE)) is None


def test_a_line_in_which_the_win_comes_too_soon_is_refuted() -> None:
    found = fault(replace(puzzle_of(QUIET, LINE), line=("c5-c3", "g3-e3", "c3-a1")))
    assert found == f"{QUIET}: c5-c3 doesn't win within 3 plies"


def test_a_defence_that_is_not_the_longest_is_refuted() -> None:
    start = "8/8/1bw1w1B1/2BWB3/1bbb1W2/2ww2w1/1w6 b"
    puzzle = puzzle_of(start, ("c4-e2", "f3-f1", "d3-b3", "d4-b4", "b3xb4"))
    assert fault(puzzle) is None
    found = fault(replace(puzzle, line=("c4-e2", "d4-b4", "d3-b3", "f3-d3", "b3xb4")))
    assert found is not None
    assert found.endswith("is won within 1 plies")


def test_another_first_move_is_refuted() -> None:
    for move in board_of(QUIET).actions():
        if move != LINE[0]:
            assert fault(replace(puzzle_of(QUIET, LINE), line=(move, *LINE[1:]))) is not None


def test_a_last_move_that_does_not_win_is_refuted() -> None:
    found = fault(replace(puzzle_of(QUIET, LINE), line=(*LINE[:-1], "c5-c3")))
    assert found is not None
    assert found.endswith("c5-c3 doesn't win")


@pytest.mark.parametrize(
    ("start", "said"),
    [
        ("8/5bb1/1BBbwbw1/1bbww3/1w1w1wW1/8/8 b", "c5-e7 isn't shown to lose"),
        ("8/5bb1/1bbbwbw1/1bbww3/1w1w1wW1/8/8 b", "c5-c3 or g3-e3 can't be played"),
    ],
)
def test_a_position_with_another_piece_is_refuted(start: str, said: str) -> None:
    found = fault(replace(puzzle_of(QUIET, LINE), start=start))
    assert found == f"{start}: {said}"


def test_a_shorter_win_by_leaving_no_action_is_seen() -> None:
    puzzle = puzzle_of(NO_MOVE, NO_MOVE_LINE)
    assert fault(puzzle) is None
    late = board_of(NO_MOVE)
    for action in puzzle.line[:-1]:
        late = late.after(action)
    assert "e5-c3" in wins_at_once(late)
    assert not late.after("e5-c3").actions()


def test_colours_and_the_mirror_make_no_other_puzzle() -> None:
    puzzle = puzzle_of(QUIET, LINE)
    rows = QUIET.split(maxsplit=1)[0].split("/")
    mirrored = "/".join(row[::-1] for row in rows)
    other = "/".join(reversed(rows)).translate(str.maketrans("WwBb", "BbWw"))
    for start in (f"{mirrored} b", f"{other} w"):
        assert key(replace(puzzle, start=start)) == key(puzzle)
    assert key(replace(puzzle, start=NO_MOVE)) != key(puzzle)
