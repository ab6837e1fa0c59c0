"""Frames of an animation."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Ask which plies an animation shows."""
    ask("frames", record=subject.whole)
