"""What the courses of a game promise: each step can be done, and its words are true."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pygames.conformance.promise import promise, words
from pygames.core import Action, State
from pygames.door.article import article, clauses
from pygames.door.lessons import followed, labels, step_record
from pygames.errors import MistakeError
from pygames.game import Game
from pygames.look import swap
from pygames.look.lessons import COURSES, Answer, Lessons, Step
from pygames.record import Record, final, outcome, settle

MOST_STEPS = 12
MOST_WORDS = 35
"""Maximum length of a step's words and task together, and of each answer to a try."""
MINUTES = 3
"""The duration of the basics, as the page states it."""
PACE = 238
"""Words a minute that adults read: Brysbaert, "How many words do we read per minute?", 2019."""
DOING = 4
"""Seconds that the two or three presses of a step take."""
_GRID_NAME = re.compile(r"(?=\w*[a-z])(?=\w*\d)\w{2,3}", re.ASCII)
_TOKEN = re.compile(r"\w+")


def check_lessons(game: Game[Any]) -> None:
    """Check the courses of a game that has any."""
    lessons = game.lessons()
    if not lessons.basics and not lessons.fine_print:
        return
    numbers = [clause["number"] for clause in clauses(article(game.text()))]
    for what, step in numbered(lessons):
        _check_step(game, step, what, numbers)
    _check_course(lessons)
    _check_coverage(lessons, numbers)


def numbered(lessons: Lessons[Any]) -> Iterator[tuple[str, Step[Any]]]:
    """Yield all steps with a name, counted from 1 in each course."""
    for name in COURSES:
        for number, step in enumerate(lessons.course(name), 1):
            yield f"{name} {number}", step


def _check_course(lessons: Lessons[Any]) -> None:
    promise(lessons.basics, "lessons: there is a fine print, but no basics")
    for name in COURSES:
        steps = lessons.course(name)
        promise(len(steps) <= MOST_STEPS, f"lessons: {name} has more than {MOST_STEPS} steps")
        promise(minutes(steps) <= MINUTES, f"lessons: {name} takes more than {MINUTES} minutes")
        plays = [number for number, step in enumerate(steps, 1) if step.kind == "play"]
        ends = [len(steps)] if name == "basics" else []
        promise(plays == ends, "lessons: the last step of the basics alone goes on as a game")


def minutes(steps: Sequence[Step[Any]]) -> float:
    """Return how long a course takes: reading its words, and doing each step."""
    read = sum(_counted(f"{step.words} {step.task} {step.success}") for step in steps)
    return read / PACE + len(steps) * DOING / 60


def _counted(text: str) -> int:
    """Count words; French signs that stand alone are none."""
    return sum(any(map(str.isalnum, each)) for each in text.split())


def _check_coverage(lessons: Lessons[Any], numbers: Sequence[str]) -> None:
    taught = {clause for _, step in numbered(lessons) for clause in step.clauses.split()}
    missing = [clause for clause in numbers if clause not in taught.union(swap.CLAUSES)]
    promise(not missing, f"lessons: no step teaches {', '.join(missing)}")


def _check_step(game: Game[Any], step: Step[Any], what: str, numbers: Sequence[str]) -> None:
    record = step_record(game, step)
    if step.kind == "play":
        record = settle(record)
    names = labels(record, step.seat)
    _check_words(step, what)
    _check_clauses(step, what, numbers)
    _check_places(step, names, what)
    if step.kind == "find":
        _check_find(step, names, what)
    elif step.kind == "play":
        promise(final(record).current_player() == step.seat, f"{what}: it is another's turn")
    elif step.kind == "move":
        _check_move(step, record, what)


def _sentences(step: Step[Any]) -> Iterator[tuple[str, str]]:
    yield "words", " ".join(filter(None, (step.words, step.task)))
    if step.kind != "look":
        yield "task", step.task
        yield "success", step.success
    for answer in _answers(step):
        yield "answer", answer.sentence


def _answers(step: Step[Any]) -> Sequence[Answer[Any]]:
    return [*step.answers, *([step.otherwise] if step.otherwise else [])]


def _check_words(step: Step[Any], what: str) -> None:
    for part, text in _sentences(step):
        words(text, f"{what}: {part}")
        number = _counted(text)
        promise(number <= MOST_WORDS, f"{what}: {part}: {number} words, not {MOST_WORDS} at most")
        promise(text[-1] in ".!?", f"{what}: {part}: {text!r} is no sentence")


def _check_clauses(step: Step[Any], what: str, numbers: Sequence[str]) -> None:
    cited = [*step.clauses.split(), *(answer.clause for answer in _answers(step))]
    promise(step.clauses.split(), f"{what}: it teaches no clause")
    for clause in cited:
        promise(clause in numbers, f"{what}: there is no clause {clause!r}")


def _check_places(step: Step[Any], names: Mapping[str, str], what: str) -> None:
    for id in step.marked:
        promise(id in names, f"{what}: marked: there is no place {id!r}")
    for id, label in step.facts.items():
        promise(id in names, f"{what}: facts: there is no place {id!r}")
        promise(label in names[id], f"{what}: {id} is {names[id]!r}, not {label!r}")
    _check_names(step, names, what)


def _check_names(step: Step[Any], names: Mapping[str, str], what: str) -> None:
    """Check that each name like those of the board's places, such as d4, is one of them."""
    places = {token for label in names.values() for token in _TOKEN.findall(label)}
    forms = {_form(place) for place in places if _GRID_NAME.fullmatch(place)}
    for part, text in _sentences(step):
        for token in _TOKEN.findall(text):
            exists = _form(token) not in forms or token in places
            promise(exists, f"{what}: {part}: there is no {token}")


def _form(name: str) -> str:
    """Return a name with one letter for all letters, and one digit for all digits."""
    return re.sub(r"\d", "0", re.sub(r"[a-z]", "a", name))


def _check_find(step: Step[Any], names: Mapping[str, str], what: str) -> None:
    promise(step.goal is None, f"{what}: it asks for a place and for a move")
    for id in step.find:
        promise(id in names, f"{what}: there is no place {id!r}")
    promise(step.shown in step.find, f"{what}: what is shown, {step.shown!r}, isn't right")
    wrong = [id for id in names if id not in step.find]
    promise(wrong, f"{what}: every place is right")
    _check_answers(step, dict.fromkeys(wrong), what)


def _check_move(step: Step[Any], record: Record, what: str) -> None:
    state = final(record)
    promise(not outcome(record).over, f"{what}: the game is over")
    promise(state.current_player() == step.seat, f"{what}: it is another's turn")
    after = {action: state.child(action) for action in state.legal_actions()}
    right = [action for action in after if step.accepts(after[action], action)]
    wrong = {action: after[action] for action in after if action not in right}
    promise(step.shown in right, f"{what}: what is shown, {step.shown!r}, isn't right")
    few = len(right) <= max(1, len(wrong))  # a forced move is right to ask for
    promise(few, f"{what}: more than half of all moves are right")
    if not callable(step.goal):
        gone = sorted(set(step.goal or ()) - after.keys())
        promise(not gone, f"{what}: {', '.join(gone)} can't be played")
    _check_answers(step, wrong, what)
    for action in right:
        _check_replies(step, record, action, what)


def _check_answers(step: Step[Any], wrong: Mapping[Action, State | None], what: str) -> None:
    """Check that each mistake gets an answer, and that each answer fits some mistake."""
    answers = [(attempt, step.answer(after, attempt)) for attempt, after in wrong.items()]
    for attempt, answer in answers:
        promise(answer, f"{what}: nothing is said to {attempt}")
    sentences = [answer for _, answer in answers]
    for answer in _answers(step):
        promise(answer in sentences, f"{what}: nobody hears {answer.sentence!r}")


def _check_replies(step: Step[Any], record: Record, action: Action, what: str) -> None:
    try:
        followed(step, record, action)
    except ValueError as error:
        raise MistakeError(f"{what}: after {action}, a reply can't follow: {error}") from error
