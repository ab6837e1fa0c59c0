"""Arranged positions."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Arrange a position, if a game allows it."""
    if subject.card["arranges"]:
        ask("arrange", record=ask("arrange", record=subject.begun, change="turn")["record"])
