"""What the puzzles of a game promise: each can be read, is asked in words, and can be solved."""

from __future__ import annotations

from typing import Any

from pygames.conformance.promise import distinct, promise, words
from pygames.door.puzzles import beginning, read_puzzle, solution, solve
from pygames.game import Game
from pygames.puzzles import Puzzle, pack
from pygames.puzzles.puzzle import BANDS
from pygames.record import final

MOST_BYTES = 30_000
"""Maximum size of a pack."""
SOLVED = 4
"""How many puzzles of a pack are solved, evenly spread; all of them can begin."""


def check_puzzles(game: Game[Any]) -> None:
    """Check the pack of a game that has puzzles."""
    if game.puzzles is None:
        return
    whole = pack.of(game.folder)
    promise(whole and whole.texts, "puzzles.txt: there are no puzzles")
    assert whole
    size = len(whole.write())
    promise(size <= MOST_BYTES, f"puzzles.txt: {size} bytes, not {MOST_BYTES} at most")
    distinct(whole.texts, "puzzles.txt")
    puzzles = [(text, read_puzzle(game, text)) for text in whole.texts]
    for text, puzzle in puzzles[:: max(1, len(puzzles) // SOLVED)]:
        _check_puzzle(game, text, puzzle)


def _check_puzzle(game: Game[Any], text: str, puzzle: Puzzle) -> None:
    what = f"puzzle {text}"
    words(puzzle.asks, f"{what}: what it asks")
    for theme in puzzle.themes:
        words(game.puzzle_themes.get(theme), f"{what}: theme {theme}")
    promise(puzzle.band in BANDS, f"{what}: {puzzle.band} is no band")
    promise(puzzle.moves > 0, f"{what}: it asks for no move")
    record = beginning(game, puzzle)
    mover = final(record).current_player()
    promise(mover == puzzle.player, f"{what}: it is not the move of the one who is asked")
    _check_solution(game, text, puzzle)


def _check_solution(game: Game[Any], text: str, puzzle: Puzzle) -> None:
    """Check that the solution is accepted step by step, and that the defence answers by itself."""
    what, line = f"puzzle {text}", list(solution(game.id, text)["actions"])
    record = beginning(game, puzzle).data()
    answer = solve(game.id, text, record)
    promise(answer["verdict"] == "more", f"{what}: with nothing done it is {answer['verdict']}")
    promise(answer["record"] == record, f"{what}: something happens before it is begun")
    before = len(record["actions"])
    while answer["verdict"] == "more":
        at = len(answer["record"]["actions"]) - before
        promise(at < len(line), f"{what}: its solution leads nowhere")
        attempt = answer["record"] | {"actions": [*answer["record"]["actions"], line[at]]}
        answer = solve(game.id, text, attempt)
    promise(answer["verdict"] == "right", f"{what}: its solution is {answer['verdict']}")
