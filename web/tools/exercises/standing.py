"""A solver's standing at puzzles."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask


def exercise(subject: Subject) -> None:
    """Ask after several answers, if a game has puzzles."""
    if subject.card["puzzles"]:
        answers = [
            {"at": 900_000_000 * at, "grade": at % 3 + 1, "band": at % 5 + 1} for at in range(9)
        ]
        some = {"bands": [1, 2, 3, 4, 5] * 3, "answers": answers, "tried": [1, 2], "day": 7}
        ask("standing", **some, run={"seed": 7, "grades": [3, 1, 2]})
        ask("standing", **some, among=[2, 4], skipped=[4])
