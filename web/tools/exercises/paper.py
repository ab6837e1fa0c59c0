"""Paper."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Print all handouts of a game, and a finished game."""
    for handout in subject.card["paper"]:
        ask("paper", game=subject.game, handout=handout["id"], seed=subject.seed)
    ask("printed", record=subject.whole)
