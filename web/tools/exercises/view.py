"""Views."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Look at a finished game, and play an action with its view."""
    ask("view", record=subject.whole)
    first = ask("state", record=subject.begun)["legal"][0]
    longer = ask("play", record=subject.begun, action=first)["record"]
    assert ask("act", record=subject.begun, action=first)["record"] == longer
