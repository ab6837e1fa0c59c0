"""Games as SVG, and frames of an animation."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Ask which plies an animation shows; what draws comes with the rare modules."""
    ask("frames", record=subject.whole)
    may_refuse("svg", record=subject.begun, theme="none")
