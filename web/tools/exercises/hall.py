"""The hall of fame."""

from __future__ import annotations

from typing import Any

from web.tools.exercises.asking import WRITTEN, Subject, ask

_WON = {
    "at": 1,
    "seats": ["person", "bot1"],
    "names": ["Ann", ""],
    "places": [0, 1],
    "scores": [1, None],
    "moves": [1, 1],
    "kind": "rated",
    "early": False,
    "options": {},
}


def exercise(subject: Subject) -> None:
    """Ask for the hall after one game, and after games of several kinds."""
    for games in (FEW, MANY):
        ask("hall", game=subject.game, games=games, day=1)


def _many() -> list[dict[str, Any]]:
    lost = _WON | {"at": 2, "places": [1, 0], "scores": [12, 112], "kind": "practice"}
    people = _WON | {"at": 3, "seats": ["person", "person"], "names": ["ann", "Bo"]}
    draw = _WON | {"at": 4, "seats": ["person", "bot5"], "places": [0, 0]}
    games = [_WON, lost, people, draw, *(draw | {"at": at} for at in range(5, 9))]
    return games + [_WON | {"at": 9, "names": [name, ""]} for name in WRITTEN]


FEW, MANY = [_WON], _many()
