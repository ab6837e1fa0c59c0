"""Bots."""

from __future__ import annotations

from typing import Any

from pygames.games import find
from web.tools.exercises.asking import BRIEF, Subject, ask

_MUCH = {"playouts": 600, "nodes": 10_000}
"""Enough for a bot to reach all of its code: some learn from what they have tried. It is counted,
so that every machine uses the same."""
_A_TENTH = {unit: count // 10 for unit, count in _MUCH.items()}


def exercise(subject: Subject) -> None:
    """Let bots of all levels choose, and ask for their thoughts on several positions."""
    if not subject.card["levels"]:
        return
    record, unit = subject.begun, find(subject.game).bots.counts
    for level in subject.card["levels"]:
        _choose(record, level)
    ask("hint", record=record, **{unit: _MUCH[unit]})
    _think(record, {unit: _A_TENTH[unit]})
    for part in (0.3, 0.6, 0.9):
        _think(subject.until(part), {"seconds": BRIEF})


def _choose(record: dict[str, Any], level: int) -> None:
    ask("choose", record=record, level=level, seconds=BRIEF)
    ask("choose", record=record, level=level, seconds=BRIEF, memory=True)


def _think(record: dict[str, Any], budget: dict[str, Any]) -> None:
    """Ask for the best action in a position, and for the cost of another."""
    state = ask("state", record=record)
    if not (legal := state["legal"]) or state["to_move"] == "chance":
        return
    ask("hint", record=record, **budget)
    ask("evaluate", record=record, seconds=BRIEF)
    ask("lines", record=record, count=2, **budget)
    ask("weigh", record=record, at=len(record["actions"]), action=legal[0], **budget)
