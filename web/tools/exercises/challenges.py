"""A day's challenges."""

from __future__ import annotations

from web.tools.exercises.asking import Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Ask for the challenge of a day, if a game has one."""
    if subject.card["daily"]:
        record = ask("daily", game=subject.game, day=1)["record"]
        ask("objection", record=record, action="nothing")
        may_refuse("rival", game=subject.game, day=1, level=0)
