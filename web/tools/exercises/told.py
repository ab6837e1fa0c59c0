"""Positions in words."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Read a position."""
    ask("read", record=subject.begun)
