"""A game's own review."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Review a finished game."""
    ask("review", record=subject.whole)
