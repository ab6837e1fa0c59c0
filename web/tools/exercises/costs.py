"""What decisions have cost."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Give two evaluations of a finished game."""
    even = [0.0] * subject.whole["players"]
    evaluations = [{"ply": ply, "win": even, "action": None} for ply in (0, 1)]
    ask("costs", record=subject.whole, evaluations=evaluations)
