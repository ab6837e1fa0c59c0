"""Lessons: a game taught in steps, each with a board, a few words and one thing to do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, Literal, get_args

from pygames.core import Action, Options, Player, S

CourseName = Literal["basics", "fine-print"]
"""The course for everyone, and one for what it leaves out."""
COURSES: tuple[CourseName, ...] = get_args(CourseName)

StepKind = Literal["look", "find", "move", "play"]
"""What a step asks for: nothing, a place, a certain move, or any move of a game that continues."""


def anything(_state: Any, _action: Action) -> bool:
    """Accept any move: the goal of a step that continues as a game."""
    return True


Test = Collection[Action] | Callable[[S, Action], bool]
"""Moves (or places): a list of them, or a function of the state after one, and the move."""


@dataclass(frozen=True)
class Answer(Generic[S]):
    """The answer to a likely mistake: a sentence, and the clause of the rules behind it."""

    to: Test[S]
    sentence: str
    clause: str


@dataclass(frozen=True, kw_only=True)
class Step(Generic[S]):
    """A position, what is said about it, and one thing to do.

    A `goal` asks for a move, `find` for a place; without either there is something to look at.
    """

    words: str
    task: str = ""
    """What to do, as an order: "Send the stack on d1 to d3."."""
    clauses: str
    """The clauses that the step teaches, with blanks between them."""

    start: str | None = None
    actions: tuple[Action, ...] = ()
    players: int | None = None
    """By default the fewest."""
    options: Options = field(default_factory=dict)
    seat: Player = 0
    """Who learns: the player who moves in this step, and who looks."""

    goal: Test[S] | None = None
    find: tuple[str, ...] = ()
    """The ids of the places to point at; one of them is enough."""
    shown: str = ""
    """The move or the place that is shown after two tries, and on request."""
    success: str = ""
    """The sentence after it is done: what happened, and why it matters."""
    replies: tuple[Action, ...] = ()
    """What the others and chance do next, whichever of the right moves was made."""

    answers: tuple[Answer[S], ...] = ()
    """Answers to likely mistakes; the first that fits is given."""
    otherwise: Answer[S] | None = None
    """The answer to every other mistake."""

    marked: tuple[str, ...] = ()
    """The ids of the places that brackets point out from the start."""
    facts: Mapping[str, str] = field(default_factory=dict)
    """What the words say of places, as their labels do: `{"sq-d1": "white stack"}`."""

    @property
    def kind(self) -> StepKind:
        """Return what the step asks for."""
        if self.find:
            return "find"
        if self.goal is None:
            return "look"
        return "play" if self.goal is anything else "move"

    def accepts(self, after: S | None, text: str) -> bool:
        """Tell whether a legal move, or the place pointed at, does what the task asks for."""
        if self.find:
            return text in self.find
        return self.goal is not None and _fits(self.goal, after, text)

    def answer(self, after: S | None, text: str) -> Answer[S] | None:
        """Return the answer to a mistake; None only if a course is not finished."""
        fitting = (answer for answer in self.answers if _fits(answer.to, after, text))
        return next(fitting, self.otherwise)


def _fits(test: Test[S], after: S | None, text: str) -> bool:
    """Apply a test; a place leads to no state, so only a list can name it."""
    if callable(test):
        return after is not None and test(after, text)
    return text in test


@dataclass(frozen=True, kw_only=True)
class Said:
    """What another language says in a step; what the step leaves out is left out here."""

    words: str
    task: str = ""
    success: str = ""
    answers: tuple[str, ...] = ()
    """The sentences of the answers, in their order."""
    otherwise: str = ""
    facts: tuple[str, ...] = ()
    """What the words say of the places, in their order."""


def step_in(step: Step[S], sentences: Said) -> Step[S]:
    """Return a step in another language; ValueError if that says too little or too much."""
    answers = zip(step.answers, sentences.answers, strict=True)
    otherwise = step.otherwise
    return replace(
        step,
        words=sentences.words,
        task=sentences.task,
        success=sentences.success,
        answers=tuple(replace(each, sentence=sentence) for each, sentence in answers),
        otherwise=otherwise and replace(otherwise, sentence=sentences.otherwise),
        facts=dict(zip(step.facts, sentences.facts, strict=True)),
    )


def said_in(step: Step[Any], change: Callable[[str], str]) -> Said:
    """Return what a program makes of a step's words."""
    return Said(
        words=change(step.words),
        task=change(step.task),
        success=change(step.success),
        answers=tuple(change(answer.sentence) for answer in step.answers),
        otherwise=change(step.otherwise.sentence) if step.otherwise else "",
        facts=tuple(map(change, step.facts.values())),
    )


@dataclass(frozen=True)
class Lessons(Generic[S]):
    """A game's courses. The last step of the basics continues as a game."""

    basics: Sequence[Step[S]] = ()
    fine_print: Sequence[Step[S]] = ()

    def course(self, name: CourseName) -> Sequence[Step[S]]:
        """Return the steps of a course."""
        return self.basics if name == "basics" else self.fine_print

    def said(
        self,
        steps: Mapping[str, Step[S]],
        said: Mapping[str, Any] | None,
        made: Callable[[str], str] | None,
    ) -> Lessons[S]:
        """Return the same courses in other words: those under each step's name, or made ones."""
        names = {id(step): name for name, step in steps.items()}

        def translated(step: Step[S]) -> Step[S]:
            if said is not None:
                return step_in(step, said[names[id(step)]])
            return step_in(step, said_in(step, made)) if made else step

        return Lessons(*(tuple(map(translated, each)) for each in (self.basics, self.fine_print)))
