"""Puzzles of Cercas: how answers are judged, and that the verifier refutes false ones."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from lab.puzzles.cercas_maker import Endings, _puzzle
from lab.puzzles.cercas_proof import fault
from pygames.games.cercas import GAME
from pygames.games.cercas.position_text import read as board_of
from pygames.games.cercas.position_text import write as write_board
from pygames.games.cercas.puzzles import DRAW, PUZZLES, WIN, packed
from pygames.games.cercas.rules import Cercas
from pygames.games.cercas.search import position_of
from pygames.puzzles import Puzzle
from pygames.puzzles.text import read, write
from tests.games.cercas import exhaustive
from tests.support.door import ok
from tests.support.effort import is_long

TWO = (
    "0011111/1100000/0111001/0011101/1011100/0011100 "
    "1101111/1110111/0000000/0000000/0011110/0111111 "
    "1o3o1/x2o1o1/1o2x1x/x1x2o1/1o1xx1x/x2x2x/1oo2o1 o"
)
TWO_LINE = ("e1-e2:e1", "e3-e5:d4", "f7-f8:e7")
ONE = (
    "1110100/0000000/0001110/0111000/0111011/1111111 "
    "0110110/0111000/0111000/0110000/1110000/1110001 "
    "1o3o1/2xxx1x/1o4x/2xx1o1/oo4o/3o1x1/2x1x1o o"
)
DRAWN = (
    "1110111/0111111/1100100/0000000/1100110/1101110 "
    "0001101/0011100/1000111/0010110/0011100/0001111 "
    "x1x2o1/1o2x2/oooo1o1/4x1x/1x1x1o1/3x1o1/x1o3x x"
)


def text_of(start: str, line: Sequence[str], keeps: int = WIN) -> str:
    return write(GAME.id, packed(board_of(start), keeps, line, 3))


def puzzle_of(start: str, line: Sequence[str], keeps: int = WIN) -> Puzzle:
    return read(GAME.id, PUZZLES, text_of(start, line, keeps))


TEXT = text_of(TWO, TWO_LINE)
SAVED = puzzle_of(DRAWN, ("e1-e2:e1",), DRAW)


def solve(text: str, *actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=text)["record"]
    return ok("solve", game=GAME.id, text=text, record=record | {"actions": list(actions)})


def test_a_puzzle_says_who_moves_and_what_it_is_about() -> None:
    task = ok("puzzle", game=GAME.id, text=TEXT)
    assert task["record"]["start"] == TWO
    assert (task["player"], task["asks"], task["moves"]) == (1, "O to move and win.", 2)
    assert task["themes"] == ["quiet", "no-fence-left", "in-a-row"]
    assert ok("solution", game=GAME.id, text=TEXT)["actions"] == list(TWO_LINE)


def test_a_puzzle_may_ask_for_a_draw() -> None:
    assert SAVED.asks == "X to move and save a draw."
    assert SAVED.themes == ("area-closed", "draw-saved")


def test_the_text_of_a_puzzle_never_changes() -> None:
    assert TEXT == "4IgDaiT9VRpaBpaZpp7MMLjy9AaUnhifB"


def test_a_right_action_is_followed_by_the_answer_that_asks_for_another() -> None:
    first = solve(TEXT, TWO_LINE[0])
    assert (first["verdict"], first["said"]) == ("more", "Every other move lets the win go.")
    assert first["record"]["actions"] == list(TWO_LINE[:2])
    answer = solve(TEXT, *TWO_LINE)
    assert (answer["verdict"], answer["said"]) == (
        "right",
        "It closes 3 spaces for O. O wins now, whatever X does.",
    )


@pytest.mark.parametrize(
    ("puzzle", "keeps", "sentence"),
    [
        (puzzle_of(ONE, ("e3-f3:e3",)), WIN, "That lets the win go: after this answer, O can’t "),
        (SAVED, DRAW, "That lets the draw go: after this answer, O wins."),
    ],
)
def test_every_other_action_is_wrong_and_answered(
    puzzle: Puzzle, keeps: int, sentence: str
) -> None:
    text = text_of(puzzle.start or "", puzzle.line, keeps)
    for action in board_of(puzzle.start or "").actions():
        answer = solve(text, action)
        assert answer["verdict"] == ("right" if action in puzzle.line else "wrong")
        if action not in puzzle.line and len(answer["record"]["actions"]) > 1:
            assert answer["said"].startswith(sentence)
    assert len(answer["record"]["actions"]) == 2


# The verifier


def _endings() -> list[tuple[str, str]]:
    lines = Path(__file__).with_name("endings.txt").read_text("utf-8").splitlines()
    rows = [line.split(" ", 2) for line in lines if not line.startswith("#")]
    most = 8 if is_long() else 5
    return [(only, text) for to_go, only, text in rows if int(to_go) <= most]


@pytest.mark.parametrize(("only", "text"), _endings())
def test_it_agrees_with_trying_everything(only: str, text: str) -> None:
    for action in board_of(text).actions():
        reason = fault(puzzle_of(text, (action,)))
        unfinished = "answers can ask for" in (reason or "")
        assert (reason is None or unfinished) == (action == only)


@pytest.mark.parametrize(
    ("puzzle", "changes", "reason"),
    [
        (puzzle_of(ONE, ("e3-f3:e3",), DRAW), {}, f"{ONE}: there is a win"),
        (puzzle_of(DRAWN, SAVED.line), {}, f"{DRAWN}: e1-e2:e1 doesn't keep the result"),
        (puzzle_of(TWO, TWO_LINE[:1]), {}, "answers can ask for 1 more actions, not 0"),
        (SAVED, {"line": ("a1-a2:a1",)}, "can't be played"),
        *(
            (puzzle_of(ONE, (action,)), {}, f"{ONE}: {action} doesn't keep the result")
            for action in board_of(ONE).actions()
            if action != "e3-f3:e3"
        ),
        *(
            (puzzle, {}, "None")
            for puzzle in (puzzle_of(TWO, TWO_LINE), puzzle_of(ONE, ("e3-f3:e3",)), SAVED)
        ),
    ],
)
def test_a_false_claim_is_refuted_and_a_true_one_proved(
    puzzle: Puzzle, changes: Any, reason: str
) -> None:
    assert reason in str(fault(replace(puzzle, **changes)))


def test_a_second_action_that_wins_is_refuted() -> None:
    state = Cercas(board_of(TWO))
    won = state.child(TWO_LINE[0])
    for reply in won.legal_actions():
        winning = exhaustive.winning(won.child(reply).position() or "") or [""]
        if len(winning) > 1:
            start = won.child(reply).position() or ""
            assert "keeps the result, too" in (fault(puzzle_of(start, winning[:1])) or "")
            return
    raise AssertionError("no answer leaves two actions that win")


def test_another_answer_is_refuted() -> None:
    true, won = puzzle_of(TWO, TWO_LINE), Cercas(board_of(TWO)).child(TWO_LINE[0])
    other = next(each for each in won.legal_actions() if each != TWO_LINE[1])
    assert fault(replace(true, line=(TWO_LINE[0], other, TWO_LINE[2])))


def test_a_position_that_is_over_is_refused_and_makes_no_puzzle() -> None:
    state = before = Cercas(board_of(ONE))
    while not state.is_terminal():
        before, state = state, state.child(state.legal_actions()[0])
    start = write_board(state.board)
    reason = fault(replace(puzzle_of(ONE, ("e3-f3:e3",)), start=start))
    assert reason == f"{start}: the game is over"
    assert _puzzle(Endings(), position_of(before), state.board) is None


def test_a_mark_in_an_area_that_was_closed_closes_none() -> None:
    puzzle = read(GAME.id, PUZZLES, "SlHBimaIMNUzFdRrE0G6wSS9TgOaNUBv")
    assert not {"area-closed", "quiet"} & set(puzzle.themes)
    assert fault(puzzle) is None
