"""The calls of lessons: a game's courses, and the answers to moves tried in them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, TypedDict

from pygames.core import State
from pygames.door.data import data_of
from pygames.door.schema import TEXT, WHOLE, Call
from pygames.door.view import view
from pygames.errors import GameError
from pygames.game import Game
from pygames.games import find
from pygames.look.lessons import COURSES, CourseName, Step, StepKind
from pygames.record import GameRecord, Record, final, make_header, states


class LessonStep(TypedDict):
    """A step of a course: a position, what is said about it, and one thing to do."""

    kind: StepKind
    words: str
    task: str
    clauses: Sequence[str]
    record: GameRecord
    seat: int
    marked: Sequence[str]
    places: Sequence[str]
    shown: str
    replies: int


class LessonCourse(TypedDict):
    """A course: its steps in order."""

    name: CourseName
    steps: Sequence[LessonStep]


class Lessons(TypedDict):
    """The courses that teach a game, none without steps."""

    courses: Sequence[LessonCourse]


class Attempted(TypedDict):
    """The answer to a move or a place tried in a step, and the game after it."""

    right: bool
    sentence: str
    clause: str
    record: GameRecord


def lessons(game: Game[Any]) -> Lessons:
    """Return the courses that have steps."""
    own = game.lessons()
    courses: list[LessonCourse] = [
        {"name": name, "steps": [_step(game, step) for step in own.course(name)]}
        for name in COURSES
        if own.course(name)
    ]
    return {"courses": courses}


def _step(game: Game[Any], step: Step[Any]) -> LessonStep:
    record = step_record(game, step)
    return data_of(
        LessonStep,
        step,
        clauses=step.clauses.split(),
        record=record.data(),
        places=list(labels(record, step.seat)) if step.find else [],
        replies=len(step.replies),
    )


def step_record(game: Game[Any], step: Step[Any]) -> Record:
    """Return the game as far as it has come where the step begins."""
    players = game.players[0] if step.players is None else step.players
    return Record(make_header(game, players, dict(step.options), step.start), step.actions)


def labels(record: Record, seat: int) -> dict[str, str]:
    """Return the places that can be pointed at, by their ids, with their labels."""
    scene = view(record, len(record.actions), seat)["scene"]
    shapes = [*scene["ground"], *scene["pieces"]]
    return {shape["id"]: shape["label"] for shape in shapes if shape.get("label")}


def attempt(game: Game[Any], course: str, number: int, pick: str) -> Attempted:
    """Judge a move or a place in a step; a right move is followed by what the others do."""
    step = _find(game, course, number)
    record = step_record(game, step)
    if step.kind == "find":
        if pick not in labels(record, step.seat):
            raise GameError("bad-request", f"tried: there is no place {pick[:40]!r} here")
        return _judged(step, None, pick, record)
    if step.kind != "move":
        raise GameError("not-supported", "nothing is to be tried in this step")
    longer = replace(record, actions=(*record.actions, pick))
    return _judged(step, states(longer)[-1], pick, record)


def _find(game: Game[Any], course: str, number: int) -> Step[Any]:
    name = _name(course)
    steps: Sequence[Step[Any]] = game.lessons().course(name)
    if not 0 <= number < len(steps):
        raise GameError("bad-request", f"step: {game.title} has {len(steps)} in {name}")
    return steps[number]


def _name(course: str) -> CourseName:
    for name in COURSES:
        if name == course:
            return name
    raise GameError("bad-request", f"course: expected {' or '.join(COURSES)}")


def _judged(step: Step[Any], after: State | None, pick: str, record: Record) -> Attempted:
    if step.accepts(after, pick):
        return {
            "right": True,
            "sentence": step.success,
            "clause": "",
            "record": followed(step, record, pick).data(),
        }
    answer = step.answer(after, pick)
    return {
        "right": False,
        "sentence": answer.sentence if answer else "",
        "clause": answer.clause if answer else "",
        "record": record.data(),
    }


def followed(step: Step[Any], record: Record, pick: str) -> Record:
    """Return the game after a right move, and after what the others and chance do next."""
    if step.kind == "find":
        return record
    longer = replace(record, actions=(*record.actions, pick, *step.replies))
    final(longer)
    return longer


def _lessons(game: str) -> Lessons:
    return lessons(find(game))


def _attempt(game: str, course: str, step: int, tried: str) -> Attempted:
    return attempt(find(game), course, step, tried)


CALLS = {
    "lessons": Call(_lessons, {"game": TEXT}, {}),
    "attempt": Call(_attempt, {"game": TEXT, "course": TEXT, "step": WHOLE, "tried": TEXT}, {}),
}
