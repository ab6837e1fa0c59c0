"""Records: sound ones, damaged ones, and those of links."""

from __future__ import annotations

from typing import Any

from web.tools.exercises.asking import WRITTEN, Subject, ask, may_refuse


def exercise(subject: Subject) -> None:
    """Begin, continue, end and link a game, and read damaged records and links."""
    ask("new", game=subject.game)
    may_refuse("continue", record=subject.begun)
    may_refuse("end", record=subject.begun, ended="resigned-0")
    _damaged(subject.begun)
    _linked(subject.begun)


def _damaged(record: dict[str, Any]) -> None:
    for text in ("nothing", *WRITTEN):
        for part in ("game", "start", "players", "format", "seed", "ended"):
            may_refuse("state", record=record | {part: text})
        may_refuse("state", record=record | {"actions": [text]})
        may_refuse("state", record=record | {"options": {text: text}})
        may_refuse("state", record={text: text})
        may_refuse("state", record=text)
        may_refuse("open", link=text)


def _linked(record: dict[str, Any]) -> None:
    link = ask("link", record=record)["link"]
    assert ask("open", link=link)["record"] == record
    for damaged in (link.lower(), link[:-3], f"{link}x", link.swapcase(), "", "2" + link[1:]):
        may_refuse("open", link=damaged)
