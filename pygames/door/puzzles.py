"""Puzzles at the door: packs of them, what each asks, and answers to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, NotRequired, TypedDict

from pygames.core import Action
from pygames.door.data import data_of
from pygames.door.schema import RECORD, TEXT, Call
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.puzzles import Puzzle, Puzzles, pack
from pygames.puzzles import text as texts
from pygames.puzzles.puzzle import Verdict
from pygames.record import GameRecord, Record, make_header, parse, states


class PuzzlePack(TypedDict):
    """The puzzles of a game: their texts, how hard each is, and which have each theme."""

    game: str
    puzzles: Sequence[str]
    bands: Sequence[int]
    themes: Mapping[str, Sequence[int]]


class PuzzleTask(TypedDict):
    """A puzzle: where it begins, whose move it is, and what is asked of them."""

    record: GameRecord
    player: int
    asks: str
    moves: int
    band: int
    themes: Sequence[str]


class PuzzleAnswer(TypedDict):
    """The verdict on an answer, and the game with the reply to it."""

    record: GameRecord
    verdict: Verdict
    said: str
    lost: NotRequired[float]


class PuzzleSolution(TypedDict):
    """The solution of a puzzle with the longest defence.

    `turns` says how many actions each turn has: an own one, that of the others, and so on.
    """

    actions: Sequence[str]
    turns: Sequence[int]


def pack_of(game: str) -> PuzzlePack:
    """Return all puzzles of a game; that each can begin is promised of a pack."""
    card = find(game)
    whole = pack.of(card.folder) if card.puzzles else None
    if whole is None:
        raise GameError("not-supported", f"{card.title} has no puzzles here")
    puzzles = [texts.read(card.id, puzzles_of(card), text) for text in whole.texts]
    themes = sorted({theme for puzzle in puzzles for theme in puzzle.themes})
    return {
        "game": card.id,
        "puzzles": list(whole.texts),
        "bands": [
            whole.bands.get(text, puzzle.band)
            for text, puzzle in zip(whole.texts, puzzles, strict=True)
        ],
        "themes": {
            theme: [at for at, puzzle in enumerate(puzzles) if theme in puzzle.themes]
            for theme in themes
        },
    }


def puzzle(game: str, text: str) -> PuzzleTask:
    """Return what a puzzle asks, and the record that it begins from."""
    card = find(game)
    task = read_puzzle(card, text)
    return data_of(PuzzleTask, task, record=beginning(card, task).data())


def solve(game: str, text: str, record: object) -> PuzzleAnswer:
    """Judge the actions that a record has after those of the puzzle."""
    card = find(game)
    task, attempt = read_puzzle(card, text), parse(record)
    line, since = states(attempt), _since(beginning(card, task), attempt)
    judged = puzzles_of(card).judge(task, line[len(line) - len(since) - 1 :], since)
    longer = replace(attempt, actions=(*attempt.actions, *judged.replies))
    states(longer)
    return data_of(PuzzleAnswer, judged, record=longer.data())


def solution(game: str, text: str) -> PuzzleSolution:
    """Return what solves a puzzle, and how many actions each turn of it has."""
    card = find(game)
    task = read_puzzle(card, text)
    start = beginning(card, task)
    line = states(replace(start, actions=(*start.actions, *task.line)))
    own = [state.current_player() == task.player for state in line[len(start.actions) : -1]]
    return {"actions": list(task.line), "turns": [len(list(turn)) for _, turn in groupby(own)]}


def puzzles_of(game: Game[Any]) -> Puzzles[Any]:
    """Return what a game knows of puzzles; GameError if it has none."""
    if game.puzzles is None:
        raise GameError("not-supported", f"{game.title} has no puzzles")
    return game.puzzles()


def read_puzzle(game: Game[Any], text: str) -> Puzzle:
    """Read the text of a puzzle, and check that its game can begin so."""
    task = texts.read(game.id, puzzles_of(game), text)
    try:
        states(beginning(game, task))
    except GameError as error:
        raise GameError("bad-puzzle", f"this puzzle can’t begin: {error.message}") from None
    return task


def beginning(game: Game[Any], puzzle: Puzzle) -> Record:
    """Return the record that a puzzle begins from."""
    header = make_header(game, puzzle.players, dict(puzzle.options), puzzle.start)
    return Record(header, puzzle.actions)


def _since(start: Record, attempt: Record) -> tuple[Action, ...]:
    before = len(start.actions)
    if attempt.header != start.header or attempt.actions[:before] != start.actions or attempt.ended:
        raise GameError("bad-request", "record: expected one that continues the puzzle")
    return attempt.actions[before:]


CALLS = {
    "puzzles": Call(pack_of, {"game": TEXT}, {}),
    "puzzle": Call(puzzle, {"game": TEXT, "text": TEXT}, {}),
    "solve": Call(solve, {"game": TEXT, "text": TEXT, "record": RECORD}, {}),
    "solution": Call(solution, {"game": TEXT, "text": TEXT}, {}),
}
