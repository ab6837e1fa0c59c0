"""Puzzles of Murus Gallicus: how answers are judged, and that the verifier refutes false ones."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from lab.puzzles.murus_gallicus_maker import NEARLY, found_in, key
from lab.puzzles.murus_gallicus_proof import fault, wins_at_once
from pygames.games.murus_gallicus import GAME
from pygames.games.murus_gallicus.judge import by_places
from pygames.games.murus_gallicus.position_text import read as board_of
from pygames.games.murus_gallicus.puzzles import PUZZLES, begun, packed
from pygames.games.murus_gallicus.rules import Murus
from pygames.puzzles import Puzzle, pack
from pygames.puzzles.puzzle import BANDS
from pygames.puzzles.text import read, write
from tests.support.door import ok
from tests.support.effort import often, sampled

QUIET = "8/5bb1/1bBbwbw1/1bbww3/1w1w1wW1/8/8 b"
LINE = ("c5-c3", "g3-e3", "c4-c2", "f3-d1", "c3-a1")
BREAKTHROUGH = (
    "c1-a3 e7-e5 a1-c3 d7-b5 d1-d3 f7-d5 e1-c3 c7-c5 d2-d4 c6-e4 d3xe4 a7-a5 b1-d3 d5-f3 "
    "d3-d5 h7-f5 d4-d6 b7-b5 d5-d7"
).split()
NO_MOVE = "1bb1b3/1w2B3/1wb2b2/2bw2b1/2W2ww1/2w3w1/8 w"
NO_MOVE_LINE = ("c3-e5", "e6-c4", "d4-f6", "c4-a2", "e5-c3")


PACK = pack.read((GAME.folder / pack.NAME).read_text("ascii"))


def from_pack(text: str) -> Puzzle:
    return read(GAME.id, PUZZLES, text)


TEXT = next(text for text in PACK.texts if len(from_pack(text).line) > 3)
"""Three own moves."""
FOUND = from_pack(TEXT)
SEVERAL = [*PACK.texts[:2], TEXT]
OVER = (
    "8/8/4bwb1/2B2W2/2b1bw2/1wwBw3/2wbw3 w",  # M7
    "8/8/8/8/8/1w6/8 w",  # M8
)


def puzzle_of(position: str, line: Sequence[str]) -> Puzzle:
    """Return a puzzle of a position, whatever game led to it."""
    player = "wb".index(position[-1])
    task = replace(
        FOUND, start=position, actions=(), player=player, line=tuple(line), moves=len(line) // 2 + 1
    )
    return replace(task, themes=tuple(theme for theme, is_so in themes(task).items() if is_so))


def solve(text: str, *actions: str) -> Any:
    record = ok("puzzle", game=GAME.id, text=text)["record"]
    answer = record | {"actions": [*record["actions"], *actions]}
    reply = ok("solve", game=GAME.id, text=text, record=answer)
    return reply | {"since": reply["record"]["actions"][len(record["actions"]) :]}


def test_a_puzzle_says_who_moves_and_what_it_is_about() -> None:
    task = ok("puzzle", game=GAME.id, text=TEXT)
    side = ("White", "Black")[task["player"]]
    assert (task["asks"], task["moves"]) == (f"{side} to move and win.", len(FOUND.line) // 2 + 1)
    assert "two-moves" not in task["themes"]
    assert ok("solution", game=GAME.id, text=TEXT)["actions"] == list(FOUND.line)


def test_the_text_of_a_puzzle_never_changes() -> None:
    text = write(GAME.id, packed(BREAKTHROUGH[:-1], BREAKTHROUGH[-1:], 3))
    assert text == "1zBMTHVeSIXm-kZk9s"
    puzzle = from_pack(text)
    assert (puzzle.actions, puzzle.line) == (tuple(BREAKTHROUGH[:-1]), tuple(BREAKTHROUGH[-1:]))


@pytest.mark.parametrize("text", sampled(PACK.texts, 5))
def test_two_other_moves_look_good_at_a_glance_and_two_do_not_lose_at_once(text: str) -> None:
    """A move looks good if it looks nearly as good as the right one, or better."""
    puzzle, judge = from_pack(text), by_places()
    state = begun(puzzle.actions)
    looks = {
        move: judge.value(judge.position(state.child(move).board)) for move in state.legal_actions()
    }
    right = looks.pop(puzzle.line[0])
    assert sum(each <= right + NEARLY for each in looks.values()) >= 2
    moves = [move for move in looks if not wins_at_once(state.child(move).board)]
    assert len(moves) >= 2


def themes(puzzle: Puzzle) -> dict[str, bool]:
    """Tell what each theme says of a puzzle, by the rules alone."""
    line, mine, others = puzzle.line, puzzle.player, 1 - puzzle.player
    states = [begun(puzzle.actions, puzzle.start)]
    for action in line:
        states.append(states[-1].child(action))
    stacks = [_stacks(state, mine) for state in states]
    return {
        "threat": bool(_threats(states[1])),
        "several-threats": len(_threats(states[1])) > 1,
        "along-the-row": "-" in line[0] and line[0][1] == line[0][-1],
        "two-stacks": any(after > before for before, after in pairwise(stacks)),
        "fewer-stacks": stacks[0] < _stacks(states[0], others),
        "two-moves": len(line) == 3,
        "no-move-left": not states[-1].broken_through,
    }


def _threats(state: Murus) -> list[str]:
    """List how the player who has just moved would break through with another move."""
    board = state.board
    again = Murus(replace(board, player=1 - board.player))
    return [each for each in again.legal_actions() if again.child(each).broken_through]


def _stacks(state: Murus, player: int) -> int:
    return sum(row.count("WB"[player]) for row in state.board.rows())


def test_themes_are_what_their_words_say() -> None:
    for text in PACK.texts[:: often(25, 1)]:
        puzzle = read(GAME.id, PUZZLES, text)
        assert set(puzzle.themes) == {theme for theme, is_so in themes(puzzle).items() if is_so}


def test_there_are_as_many_puzzles_of_each_difficulty_and_each_theme_tells_some_apart() -> None:
    puzzles = [read(GAME.id, PUZZLES, text) for text in PACK.texts]
    bands = Counter(puzzle.band for puzzle in puzzles)
    assert all(abs(5 * bands[band] - len(puzzles)) < 0.05 * len(puzzles) for band in BANDS)
    counts = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert counts.keys() == themes(puzzles[0]).keys()
    assert all(0.05 < count / len(puzzles) < 0.7 for count in counts.values())


def test_each_right_move_is_followed_by_the_longest_defence() -> None:
    line = list(FOUND.line)
    for moves in (0, 1, 3):
        answer = solve(TEXT, *line[:moves])
        assert answer["verdict"] == "more"
        assert answer["since"] == line[: moves + moves % 2]
        assert bool(answer["said"]) == (moves > 0)
    answer = solve(TEXT, *line)
    assert (answer["verdict"], answer["said"]) == ("right", "White has no move left.")


def test_right_moves_say_that_they_threaten_or_that_no_other_wins() -> None:
    sentences = {
        solve(text, read(GAME.id, PUZZLES, text).line[0])["said"] for text in PACK.texts[::12]
    }
    assert {"It threatens to break through.", "No other move wins."} <= sentences


def test_at_the_last_move_every_win_at_once_is_right() -> None:
    state = begun((*FOUND.actions, *FOUND.line[:-1]))
    winning = [each for each in state.legal_actions() if state.child(each).winner() is not None]
    assert set(winning) == set(wins_at_once(state.board))
    for action in state.legal_actions():
        answer = solve(TEXT, *FOUND.line[:-1], action)
        assert answer["verdict"] == ("right" if action in winning else "wrong")
    assert answer["said"] in {
        "That breaks through.",
        "White has no move left.",
        "There is a move that wins at once.",
    }


def test_a_wrong_move_is_answered_by_what_is_proved_and_by_a_win_at_once() -> None:
    refuted = set()
    for text in SEVERAL:
        puzzle = from_pack(text)
        state = begun(puzzle.actions)
        for move in state.legal_actions():
            if move != puzzle.line[0]:
                answer = solve(text, move)
                assert answer["verdict"] == "wrong"
                assert answer["said"].startswith("That lets the win go")
                replies = answer["since"][1:]
                assert set(replies) <= set(wins_at_once(state.child(move).board))
                assert ("at once" in answer["said"]) == bool(replies)
                refuted.add(bool(replies))
    assert refuted == {False, True}


# The verifier


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({}, "None"),
        ({"line": ("c5-c3", "g3-e3", "c3-a1")}, f"{QUIET}: c5-c3 doesn't win within 3 plies"),
        ({"line": (*LINE[:-1], "c5-c3")}, "c5-c3 doesn't win"),
        ({"start": QUIET.replace("1bBb", "1BBb")}, "c5-e7 isn't shown to lose"),
        ({"start": QUIET.replace("1bBb", "1bbb")}, "the game is over"),
        *(({"start": start}, f"{start}: the game is over") for start in OVER),
        *(
            ({"line": (move, *LINE[1:])}, move)
            for move in board_of(QUIET).actions()
            if move != LINE[0]
        ),
    ],
)
def test_a_false_claim_is_refuted_and_a_true_one_proved(changes: Any, reason: str) -> None:
    assert reason in str(fault(replace(puzzle_of(QUIET, LINE), **changes)))


def test_a_defence_that_is_not_the_longest_is_refuted() -> None:
    start = "8/8/1bw1w1B1/2BWB3/1bbb1W2/2ww2w1/1w6 b"
    puzzle = puzzle_of(start, ("c4-e2", "f3-f1", "d3-b3", "d4-b4", "b3xb4"))
    assert fault(puzzle) is None
    reason = fault(replace(puzzle, line=("c4-e2", "d4-b4", "d3-b3", "f3-d3", "b3xb4")))
    assert reason is not None
    assert reason.endswith("is won within 1 plies")


@pytest.mark.parametrize("start", OVER)
def test_a_position_that_is_over_makes_no_puzzle(start: str) -> None:
    assert found_in(Murus(board_of(start))) is None


def test_a_game_that_is_over_is_refused() -> None:
    won = (*FOUND.actions, *FOUND.line)
    assert (fault(replace(FOUND, actions=won)) or "").endswith("the game is over")
    assert (fault(replace(FOUND, actions=(*won, "a1-a3"))) or "").endswith("can't be played")
    assert found_in(begun(won)) is None


def test_a_theme_that_is_not_so_is_refuted() -> None:
    puzzle = puzzle_of(QUIET, LINE)
    for theme, is_so in themes(puzzle).items():
        others = tuple(each for each in puzzle.themes if each != theme)
        now = others if is_so else (*others, theme)
        assert fault(replace(puzzle, themes=now)) == f"{theme} is {'so' if is_so else 'not so'}"


def test_a_shorter_win_by_leaving_no_action_is_seen() -> None:
    puzzle = puzzle_of(NO_MOVE, NO_MOVE_LINE)
    assert fault(puzzle) == f"{NO_MOVE}: the other moves lose at once"  # and the line is right
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
