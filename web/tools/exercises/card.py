"""Cards and rules."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Ask for a card and rules."""
    ask("card", game=subject.game)
    ask("rules", game=subject.game)
