"""Perft."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, may_refuse


def exercise(subject: Subject) -> None:
    """Count actions; games of chance refuse."""
    may_refuse("perft", game=subject.game, depth=1)
