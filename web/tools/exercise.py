"""Everything that the page asks of the rules, once: what this imports is what Python needs there.

Standard library and pygames alone: the build and a test run this in Pyodide.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
import traceback
from collections.abc import Iterator
from random import Random
from typing import Any

import pygames
from pygames.door.bridge import answer
from pygames.games import find

BRIEF = 0.02
"""Seconds for a bot: as good as none."""
THOUGHT = {"playouts": 600, "nodes": 10_000}
"""So much a bot counts until it has come to all that it does: some learn from what they have tried.

It counts, so that the same is used on every machine.
"""

FINISHED = {
    "at": 1,
    "seats": ["person", "bot1"],
    "names": ["Ann", ""],
    "places": [0, 1],
    "scores": [1, None],
    "moves": [1, 1],
}


def exercise(*aside: str) -> list[str]:
    """Import the package without what is set aside, make every call in every game; name them."""
    for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
        if not module.name.endswith("__main__") and not module.name.startswith(aside):
            importlib.import_module(module.name)
    _fail()
    return sorted({name for card in _ask("catalog")["games"] for name in _game(card)})


def _ask(call: str, **arguments: Any) -> Any:
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments})))["ok"]


def _game(card: dict[str, Any]) -> Iterator[str]:
    """Play a game to its end with every call on the way."""
    game = card["id"]
    _ask("new", game=game)
    record = _ask("new", game=game, players=card["players"][-1], seed="build")["record"]
    yield from _asides(game, record)
    if card["levels"]:
        _bots(game, card["levels"], record)
    if find(game).rules.arranging:
        _ask("arrange", record=_ask("arrange", record=record, change="turn")["record"])
        yield "arrange"
    first = _ask("state", record=record)["legal"][0]
    played = _ask("play", record=record, action=first)["record"]
    assert _ask("act", record=record, action=first)["record"] == played
    _looks(_played(record))
    for handout in card["paper"]:
        _ask("paper", game=game, handout=handout["id"], seed="build")
    _ask("daily", game=game, day=1)
    _ask("hall", game=game, games=[FINISHED], day=1)
    _ask("even", game=game, games=[FINISHED])
    yield from ("catalog", "new", "choose", "agree", "hint", "evaluate", "view", "review")
    yield from ("play", "act", "state", "printed", "paper", "daily", "hall", "costs", "frames")
    yield from ("dare", "weigh", "lines", "even")


def _bots(game: str, levels: list[int], record: dict[str, Any]) -> None:
    """Ask bots for what they choose, and for what they think of a position."""
    for level in levels:
        thought = _ask("choose", record=record, level=level, seconds=BRIEF)
        _ask("choose", record=record, level=level, seconds=BRIEF, share=[0, 2])
        _ask("choose", record=record, level=level, seconds=BRIEF, memory=True)
        _refused("agree", record=record, answers=[thought])
    unit = find(game).bots.counts
    much = {unit: THOUGHT[unit]}
    _ask("hint", record=record, **much)
    _ask("evaluate", record=record, seconds=BRIEF)
    _ask("lines", record=record, count=2, **much)
    first = _ask("state", record=record)["legal"][0]
    _ask("weigh", record=record, at=len(record["actions"]), action=first, **much)


def _looks(record: dict[str, Any]) -> None:
    """Look at a finished game in every way."""
    _ask("view", record=record)
    _ask("review", record=record)
    known = [{"ply": ply, "win": [0.0] * record["players"], "action": None} for ply in (0, 1)]
    _ask("costs", record=record, evaluations=known)
    _ask("frames", record=record)
    _ask("dare", record=record, seat=0, own=record)
    _ask("printed", record=record)


def _asides(game: str, record: dict[str, Any]) -> Iterator[str]:
    """Make the calls that change nothing."""
    _ask("card", game=game)
    _ask("rules", game=game)
    for course in _ask("lessons", game=game)["courses"]:
        for step in range(len(course["steps"])):
            _refused("attempt", game=game, course=course["name"], step=step, tried="nothing")
    _ask("typed", record=record, text="a1")
    _ask("read", record=record)
    _ask("open", link=_ask("link", record=record)["link"])
    _refused("continue", record=record)
    _refused("explain", record=record, picks=["nothing"])
    _refused("puzzles", game=game)
    _refused("booklet", game=game, puzzles=["nothing"])
    for call in ("puzzle", "solution", "solve"):
        _refused(call, game=game, text="nothing", **({"record": record} if call == "solve" else {}))
    _refused("perft", game=game, depth=1)
    _refused("foreign", game={"header": {}, "moves": []})
    _refused("end", record=record, ended="resigned-0")
    yield from ("card", "rules", "lessons", "attempt", "typed", "read", "link", "open")
    _matched(game)
    _refused("rival", game=game, day=1, level=0)
    yield from ("continue", "explain", "perft", "end", "match", "message", "receive", "fit")
    yield from ("rival", "foreign", "puzzles", "puzzle", "solution", "solve", "booklet")


def _matched(game: str) -> None:
    """Begin a game by messages, and name whoever invites."""
    match = _ask("match", game=game, seat=0, secret="A" * 22)
    turn = _ask("message", match=match["link"], secret="A" * 22, actions=[], name="Ann")
    link = (turn["match"] or match)["link"]
    _ask("receive", link=link)
    kept = {"record": match["record"], "kept": link, "secret": "A" * 22, "seat": 0, "joined": 1}
    for damaged in ({}, {"kept": ""}):
        _ask("fit", link=link, **kept | damaged)


def _refused(call: str, **arguments: Any) -> None:
    """Make a call that may be refused: that has its own words."""
    answer(json.dumps({"id": 1, "call": call, **arguments}))


def _played(record: dict[str, Any]) -> dict[str, Any]:
    random = Random("build")
    while legal := _ask("state", record=record)["legal"]:
        record = _ask("play", record=record, action=random.choice(legal))["record"]
    return record


def _fail() -> None:
    """Report a defect, as the engine would."""
    answer("{")
    try:
        json.loads("{")
    except ValueError:
        traceback.format_exc()
