"""Games as SVG."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, may_refuse


def exercise(subject: Subject) -> None:
    """Refuse an unknown theme: what draws comes with the rare modules."""
    may_refuse("svg", record=subject.begun, theme="none")
