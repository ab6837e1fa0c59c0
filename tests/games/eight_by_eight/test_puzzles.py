"""Puzzles of Eight-by-Eight: how answers are graded, and that the verifier refutes false ones."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from pygames.games.eight_by_eight import GAME
from pygames.games.eight_by_eight.position_text import read as position_of
from pygames.games.eight_by_eight.puzzle_maker import chances, key
from pygames.games.eight_by_eight.puzzle_proof import fault
from pygames.games.eight_by_eight.puzzles import PUZZLES, Graded, packed
from pygames.puzzles.text import read, write
from tests.support.door import ok

TIE = "4y3/r7/y7/yyryy1yy/y2r4/r1rrr1rr/4yr2/6r1 -,- y 4 !"
BLACK_OUT = "y4r2/2r2y2/y1rrrrr1/yyrr1rrr/yryy1yy1/r5y1/y1r1y2y/8 -,- y 1 !"
ANSWERED = "1ryrgyg1/rgyryryy/rr1ry1r1/yyyy1r1y/1g1rrgrr/1y1rrg1y/1grgy2r/gyggggyg -,-,12348 y 4 !"
SURE = "rg1gggyy/2ygyrr1/2gryryr/ggrrgrry/r2g1ry1/yyggyry1/yyygyy1g/ry1grr2 5,26,2456 g 1 !"
ALL = {TIE: "4,6", BLACK_OUT: "x1", ANSWERED: "4,5", SURE: "1,3"}


def text_of(start: str) -> str:
    position = position_of(start, len(start.split()[1].split(",")))
    return write(GAME.id, packed(position, [round(100 * each) for each in chances(position)], 3))


def puzzle_of(start: str) -> Graded:
    found = read(GAME.id, PUZZLES, text_of(start))
    assert isinstance(found, Graded)
    return found


def solve(start: str, *actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=text_of(start))["record"]
    played = record | {"actions": [*record["actions"], *actions]}
    return ok("solve", game=GAME.id, text=text_of(start), record=played)


def test_a_puzzle_says_what_was_rolled_and_asks_for_the_best_chance() -> None:
    task = ok("puzzle", game=GAME.id, text=text_of(TIE))
    assert task["record"]["start"] == TIE
    assert (task["player"], task["moves"], task["band"]) == (1, 1, 3)
    assert task["asks"] == (
        "The last round: Yellow has rolled 4. What gives Yellow the best chance to win? "
        "A shared win counts in part."
    )


def test_the_text_of_a_puzzle_never_changes() -> None:
    assert text_of(TIE) == "3QyE50Ca5ie_CSnt3XZxEs5mOTKeIdG7"


@pytest.mark.parametrize(
    ("start", "themes"),
    [
        (TIE, ("Share the win",)), (BLACK_OUT, ("Black out first",)),
        (ANSWERED, ("One more turn to come", "Share the win")),
        (SURE, ("A sure win", "Win the tie")),
    ],
)  # fmt: skip
def test_themes_say_what_the_best_action_does(start: str, themes: tuple[str, ...]) -> None:
    assert puzzle_of(start).themes == themes


def test_answers_are_graded_by_the_chances_that_they_lose() -> None:
    assert solve(TIE)["verdict"] == "more"
    best, worse, worst = solve(TIE, "4,6"), solve(TIE, "x4"), solve(TIE, "1,4")
    said = "Solved: Yellow wins 50 times in 100, and 32 times in 100 at most after anything else."
    assert (best["verdict"], best["lost"], best["said"]) == ("right", 0, said)
    said = "After that, Yellow wins 32 times in 100. Another move wins 50 times in 100."
    assert (worse["verdict"], worse["lost"], worse["said"]) == ("wrong", 18, said)
    said = "After that, Yellow can’t win. Another move wins 50 times in 100."
    assert (worst["verdict"], worst["lost"], worst["said"]) == ("wrong", 50, said)


def test_only_the_first_decision_counts_whatever_is_rolled_after_it() -> None:
    assert solve(BLACK_OUT, "x1", "r2")["verdict"] == "right"
    assert solve(TIE, "x4", "r3")["lost"] == 18


# The verifier


@pytest.mark.parametrize("start", ALL)
def test_a_true_puzzle_is_proved(start: str) -> None:
    assert puzzle_of(start).line == (ALL[start],)
    assert fault(puzzle_of(start)) is None


def test_a_position_in_which_two_actions_are_best_is_refuted() -> None:
    start = "rrrrr3/1yyyy3/8/8/8/8/8/8 -,134678 y 2 !"
    assert fault(puzzle_of(start)) == f"{start}: the best wins 1.000, another one 1.000"


def test_a_chance_that_is_not_so_is_refuted() -> None:
    puzzle = puzzle_of(TIE)
    for at in (0, len(puzzle.chances) - 1):
        wrong = list(puzzle.chances)
        wrong[at] += 1
        found = fault(replace(puzzle, chances=tuple(wrong)))
        assert found is not None
        assert found.endswith(f"not {wrong[at]} of 100")


def test_another_action_is_refuted() -> None:
    for action in ("1,4", "x4"):
        found = fault(replace(puzzle_of(TIE), line=(action,)))
        assert found == f"{TIE}: the best wins 0.500, another one 0.321"


@pytest.mark.parametrize(
    ("now", "then"), [("!", "-"), ("rrr1rr", "rry1rr"), ("yyryy1yy", "yyyyy1yy")]
)
def test_a_position_that_is_not_in_the_last_round_is_refuted(now: str, then: str) -> None:
    start = TIE.replace(now, then)
    assert fault(replace(puzzle_of(TIE), start=start)) == f"{start}: it isn't the last round"


def test_a_position_in_which_two_players_answer_is_refuted() -> None:
    start = "rrrrr3/yyyy4/8/8/8/8/g7/b7 -,1,-,- y 2 !"
    dummy = read(GAME.id, PUZZLES, write(GAME.id, packed(position_of(start, 4), [0] * 12, 1)))
    assert fault(dummy) == f"{start}: more than one player answers"


def test_rows_for_columns_and_either_end_make_no_other_puzzle() -> None:
    puzzle = puzzle_of("4y3/r7/y7/yyryy1yy/y2r4/r1rrr1rr/4yr2/6r1 2,- y 4 !")
    turned = "1r6/2ry4/rr1rrr1r/4r2y/yy1yyryy/7y/7r/3y4 7,- y 5 !"
    mirrored = "1ryyyr2/3y4/3r1r2/3yrr2/y2y1ry1/5rr1/3y2r1/3y1r2"
    assert key(replace(puzzle, start=turned)) == key(puzzle)
    assert key(replace(puzzle, start=f"{mirrored} 2,- y 4 !")) != key(puzzle)
