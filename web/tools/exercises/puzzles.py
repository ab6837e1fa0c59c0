"""Puzzles."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Solve a puzzle of each theme, and answer it wrongly; refuse a text that is none."""
    if not subject.card["puzzles"]:
        return
    may_refuse("puzzle", game=subject.game, text="nothing")
    for text in subject.puzzles:
        _solve(subject.game, text)


def _solve(game: str, text: str) -> None:
    start = ask("puzzle", game=game, text=text)["record"]
    line = ask("solution", game=game, text=text)["actions"]
    others = ask("state", record=start)["legal"]
    for actions in (line, line[:1], [others[0]], [others[-1]]):
        attempt = start | {"actions": [*start["actions"], *actions]}
        ask("view", record=ask("solve", game=game, text=text, record=attempt)["record"])
