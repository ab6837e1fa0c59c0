"""Annotated games as pages keep them: the game, other ways that it could go, and what is said."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from pygames.annotated.game import NAME, Annotated, Line, Step
from pygames.core import Action
from pygames.record import Record

Way = tuple[Action, ...]
"""All actions of a game, or of another way that it could go, from the beginning."""
Said = Mapping[Way, str]
"""What is said after these actions."""


def ways(game: Annotated) -> list[Way]:
    """List the variations as ways from the beginning, each to its end."""
    return list(_ways((), game.steps))


def _ways(before: Way, line: Line) -> Iterator[Way]:
    for step in line:
        for other in step.instead:
            yield (*before, *(each.action for each in other))
            yield from _ways(before, other)
        before = (*before, step.action)


def said(game: Annotated) -> dict[Way, str]:
    """Return all comments by what they are about."""
    remarks = dict(_said((), game.steps))
    return {(): game.comment, **remarks} if game.comment else remarks


def _said(before: Way, line: Line) -> Iterator[tuple[Way, str]]:
    for step in line:
        for other in step.instead:
            yield from _said(before, other)
        before = (*before, step.action)
        if step.comment:
            yield before, step.comment


def woven(
    record: Record, others: Sequence[Way] = (), said: Said | None = None, names: Sequence[str] = ()
) -> Annotated:
    """Join a game, other ways of it and what is said, as one annotated game."""
    said = said or {}
    numbered = enumerate(names, 1)
    tags = tuple((NAME.format(number), name) for number, name in numbered if name)
    steps = _line((), record.actions, others, said)
    start = replace(record, actions=(), ended=None)
    return Annotated(start, steps, record.ended, said.get((), ""), tags)


def _line(before: Way, line: Way, others: Sequence[Way], remarks: Said) -> Line:
    """Weave others into a line; all of them follow the same actions."""
    steps: list[Step] = []
    for at, action in enumerate(line):
        earlier = (*before, *line[:at])
        groups: dict[Action, list[Way]] = {}
        for other in others:
            if _leaves(line, other) == at:
                groups.setdefault(other[at], []).append(other[at:])
        instead = tuple(_line(earlier, first, rest, remarks) for first, *rest in groups.values())
        steps.append(Step(action, remarks.get((*earlier, action), ""), instead))
    return tuple(steps)


def _leaves(line: Way, other: Way) -> int | None:
    """Return the place at which another way leaves a line; None if it doesn't.

    One that only goes on after the line is told in place of its last action.
    """
    pairs = enumerate(zip(line, other, strict=False))
    first = next((at for at, (one, theirs) in pairs if one != theirs), None)
    if first is None and len(other) > len(line):
        return len(line) - 1
    return first
