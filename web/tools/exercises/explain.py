"""Moves that can't be played."""

from __future__ import annotations

from web.tools.exercises.asking import WRITTEN, Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Type and pick actions in several positions; most of them are illegal there."""
    others = subject.whole["actions"]
    for record in (subject.begun, subject.until(0.5), subject.whole):
        for text in (*others, *(each[:-1] for each in others), *WRITTEN):
            ask("typed", record=record, text=text)
        for pick in ("nothing", *ask("view", record=subject.begun)["picks"]):
            may_refuse("explain", record=record, picks=[pick])
            may_refuse("explain", record=record, picks=[pick, pick])
