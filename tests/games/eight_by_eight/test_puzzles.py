"""Puzzles of Eight-by-Eight: how answers are graded, and that the verifier refutes false ones."""

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from lab.puzzles.eight_by_eight_maker import (
    Played,
    _careless,
    begun,
    chances,
    glance,
    key,
)
from lab.puzzles.eight_by_eight_proof import fault
from pygames.core import Setup
from pygames.games.eight_by_eight import GAME, words
from pygames.games.eight_by_eight.position_text import read as position_of
from pygames.games.eight_by_eight.puzzles import PUZZLES, Graded, _themes, packed
from pygames.games.eight_by_eight.rules import EightByEight
from pygames.puzzles import Judged, pack
from pygames.puzzles.text import read, write
from tests.support.claims import COUNTED
from tests.support.effort import sampled

TIE = "4y3/r7/y7/yyryy1yy/y2r4/r1rrr1rr/4yr2/6r1 -,- y 4 !"
BLACK_OUT = "y4r2/2r2y2/y1rrrrr1/yyrr1rrr/yryy1yy1/r5y1/y1r1y2y/8 -,- y 1 !"
ANSWERED = "1ryrgyg1/rgyryryy/rr1ry1r1/yyyy1r1y/1g1rrgrr/1y1rrg1y/1grgy2r/gyggggyg -,-,12348 y 4 !"
SURE = "rg1gggyy/2ygyrr1/2gryryr/ggrrgrry/r2g1ry1/yyggyry1/yyygyy1g/ry1grr2 5,26,2456 g 1 !"
ALL = {TIE: "4,6", BLACK_OUT: "x1", ANSWERED: "4,5", SURE: "1,3"}


PACK = pack.read((GAME.folder / pack.NAME).read_text("ascii"))


def state_of(start: str) -> EightByEight:
    return EightByEight(position_of(start, len(start.split()[1].split(","))))


def puzzle_of(start: str) -> Graded:
    """Return the puzzle of a position, whatever game led to it."""
    state = state_of(start)
    board, actions = state.board, state.legal_actions()
    percents = [round(100 * each) for each in chances(board)]
    best = actions[percents.index(max(percents))]
    return Graded(
        players=len(board.pieces), start=start, player=board.player,
        asks=words.puzzle(board.player, board.roll), moves=1, band=3,
        themes=_themes(board, best, max(percents)), line=(best,), chances=tuple(percents),
    )  # fmt: skip


def judged(start: str, *actions: str) -> Judged:
    states = [state_of(start)]
    for action in actions:
        states.append(states[-1].child(action))
    return PUZZLES.judge(puzzle_of(start), states, actions)


def test_a_puzzle_says_what_was_rolled_and_asks_for_the_best_chance() -> None:
    puzzle = puzzle_of(TIE)
    assert (puzzle.player, puzzle.moves) == (1, 1)
    assert puzzle.asks == (
        "Find Yellow’s best chance to win. The last round: Yellow has rolled 4. "
        "A shared win counts in part."
    )


def test_the_text_of_a_puzzle_never_changes() -> None:
    start = Played(EightByEight.initial(Setup(2, {})))
    game = ("r1", "1,1", "r3", "x3", "r8")
    text = write(GAME.id, packed(2, game, [3] * len(start.then(*game).state.legal_actions()), 3))
    assert text == "qawgmdNaI2EDWa7oU3kp5F4NN"


@pytest.mark.parametrize("text", sampled(PACK.texts, 5))
def test_two_other_actions_look_good_at_a_glance(text: str) -> None:
    puzzle = read(GAME.id, PUZZLES, text)
    looks = glance.looks(begun(puzzle), Random(1))
    right = looks.pop(puzzle.line[0])
    assert sum(each >= right for each in looks.values()) >= 2


@pytest.mark.parametrize(
    ("start", "themes"),
    [
        (TIE, ("shared-win",)), (BLACK_OUT, ("blackout",)),
        (ANSWERED, ("shared-win",)),
        (SURE, ("sure-win", "tie-won")),
    ],
)  # fmt: skip
def test_themes_say_what_the_best_action_does(start: str, themes: tuple[str, ...]) -> None:
    assert puzzle_of(start).themes == themes


def test_answers_are_graded_by_the_chances_that_they_lose() -> None:
    assert judged(TIE).verdict == "more"
    often = f"Yellow wins 50\u00a0{COUNTED}, and 32\u00a0{COUNTED} at most after anything else."
    sentence = f"That draws level with the longest line. {often}"
    assert judged(TIE, "4,6") == Judged("right", sentence, lost=0)
    sentence = f"After that, Yellow wins 32\u00a0{COUNTED}. Another move wins 50\u00a0{COUNTED}."
    assert judged(TIE, "x4") == Judged("wrong", sentence, lost=18)
    sentence = f"After that, Yellow can’t win. Another move wins 50\u00a0{COUNTED}."
    assert judged(TIE, "1,4") == Judged("wrong", sentence, lost=50)


def test_only_the_first_decision_counts_not_later_rolls() -> None:
    assert judged(BLACK_OUT, "x1", "r2").verdict == "right"
    assert judged(TIE, "x4", "r3").lost == 18


# The verifier


@pytest.mark.parametrize("start", ALL)
def test_a_true_puzzle_is_proved(start: str) -> None:
    assert puzzle_of(start).line == (ALL[start],)
    assert fault(puzzle_of(start)) is None


def test_a_chance_that_is_not_so_is_refuted() -> None:
    puzzle = puzzle_of(TIE)
    for at in (0, len(puzzle.chances) - 1):
        wrong = list(puzzle.chances)
        wrong[at] += 1
        reason = fault(replace(puzzle, chances=tuple(wrong)))
        assert reason is not None
        assert reason.endswith(f"not {wrong[at]} of 100")


BEST_TWICE = "rrrrr3/1yyyy3/8/8/8/8/8/8 -,134678 y 2 !"
TWO_ANSWER = "rrrrr3/yyyy4/8/8/8/8/g7/b7 -,1,-,- y 2 !"


@pytest.mark.parametrize(
    ("puzzle", "changes", "reason"),
    [
        (puzzle_of(BEST_TWICE), {}, f"{BEST_TWICE}: the best wins 1.000, another one 1.000"),
        *(
            (puzzle_of(TIE), {"line": (action,)}, f"{TIE}: the best wins 0.500, another one 0.321")
            for action in ("1,4", "x4")
        ),
        *(
            (
                puzzle_of(TIE),
                {"start": TIE.replace(*other)},
                "a decision of the last round",
            )
            for other in (("!", "-"), ("rrr1rr", "rry1rr"), ("yyryy1yy", "yyyyy1yy"))
        ),
        (puzzle_of(TIE), {"start": TWO_ANSWER, "players": 4}, "more than one player answers"),
    ],
)
def test_a_false_claim_is_refuted(puzzle: Graded, changes: Any, reason: str) -> None:
    assert (fault(replace(puzzle, **changes)) or "").endswith(reason)


def test_a_game_that_is_over_is_refused() -> None:
    puzzle = read(GAME.id, PUZZLES, PACK.texts[0])
    source, random = Played(begun(puzzle), puzzle.actions), Random(1)
    while not source.state.is_terminal():
        source = source.then(_careless(source.state, random))
    assert fault(replace(puzzle, actions=source.game)) == "the game is over"
    assert (fault(replace(puzzle, actions=(*puzzle.actions, "9,9"))) or "").endswith("can't come")


def test_rows_for_columns_and_either_end_make_no_other_puzzle() -> None:
    puzzle = puzzle_of("4y3/r7/y7/yyryy1yy/y2r4/r1rrr1rr/4yr2/6r1 2,- y 4 !")
    turned = "1r6/2ry4/rr1rrr1r/4r2y/yy1yyryy/7y/7r/3y4 7,- y 5 !"
    mirrored = "1ryyyr2/3y4/3r1r2/3yrr2/y2y1ry1/5rr1/3y2r1/3y1r2"
    assert key(replace(puzzle, start=turned)) == key(puzzle)
    assert key(replace(puzzle, start=f"{mirrored} 2,- y 4 !")) != key(puzzle)
