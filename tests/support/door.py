"""Calls at the door, and records to call it with."""

import json
from typing import Any

from pygames.door import bridge
from pygames.errors import KINDS
from pygames.games import find
from pygames.puzzles import pack
from tests.support.shapes import odd_in

START = "BBBBBBBB/8/8/8/8/8/WWWWWWWW w"
NEARLY = "B7/8/3W4/8/8/8/8 w"
MURUS: dict[str, Any] = {
    "format": "pygames-record-1",
    "game": "murus-gallicus",
    "options": {},
    "players": 2,
    "actions": ["d1-d3", "e7-e5"],
}
EMPTY = MURUS | {"actions": []}
OVER = MURUS | {"start": NEARLY, "actions": ["d5-d7"]}
NIM: dict[str, Any] = {
    "format": "pygames-record-1",
    "game": "dice-nim",
    "options": {},
    "players": 2,
    "actions": [],
    "seed": "daily",
}


def ask(name: str, /, **arguments: Any) -> dict[str, Any]:
    """Make a call, and return what it answers or fails with."""
    request = {"id": 3, "call": name, **arguments}
    line = bridge.answer(json.dumps(request))
    assert "\n" not in line
    answer: dict[str, Any] = json.loads(line)
    assert answer.pop("id") == 3
    assert len(answer) == 1
    return answer


def ok(name: str, /, **arguments: Any) -> Any:
    """Make a call, and return its answer, which has its shape."""
    answer = ask(name, **arguments)
    assert "ok" in answer, answer
    assert odd_in(name, answer["ok"]) == []
    return answer["ok"]


def failure(name: str, /, **arguments: Any) -> dict[str, Any]:
    error: dict[str, Any] = ask(name, **arguments)["error"]
    assert error["kind"] in KINDS
    assert error["message"]
    assert set(error) <= {"kind", "message", "at"}
    return error


def raw(request: str | bytes) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(bridge.answer(request))
    return answer


def texts_of(game: str) -> list[str]:
    """Return the puzzles of a game, without reading what each asks."""
    whole = pack.of(find(game).folder)
    assert whole
    return list(whole.texts)
