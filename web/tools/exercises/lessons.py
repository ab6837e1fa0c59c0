"""Courses."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Try something wrong in every step of every course."""
    for course in ask("lessons", game=subject.game)["courses"]:
        for step in range(len(course["steps"])):
            attempt = {"course": course["name"], "step": step, "tried": "nothing"}
            may_refuse("attempt", game=subject.game, **attempt)
