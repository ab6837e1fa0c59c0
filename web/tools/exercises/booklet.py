"""Booklets of puzzles."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, may_refuse


def exercise(subject: Subject) -> None:
    """Print puzzles of each theme, if a game has puzzles; refuse a text that is none."""
    if subject.card["puzzles"]:
        may_refuse("booklet", game=subject.game, puzzles=["nothing"])
        may_refuse("booklet", game=subject.game, puzzles=subject.puzzles)
