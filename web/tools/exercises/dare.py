"""Dares."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Dare to do better, and do as well."""
    ask("dare", record=subject.whole, seat=0, own=subject.whole)
