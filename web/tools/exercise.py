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
A_TENTH = {unit: count // 10 for unit, count in THOUGHT.items()}
"""What other questions think with: they search as a hint does."""

WRITTEN = ("Åse", "Σίσυφος", "İẞ ﬁ", "e\u0301", "李", "\u1100\u1161", "😀", "½²٣", "<b>")
"""Names and moves as people write them: each kind of letters takes its own ways in Python."""

FINISHED = {
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


def exercise() -> list[str]:
    """Import the pages' package, make every call in every game, and name them."""
    for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
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
    whole = _played(record)
    yield from _asides(game, record, whole)
    if card["levels"]:
        _bots(game, card["levels"], record)
        for part in (0.3, 0.6, 0.9):
            _thoughts(_until(whole, int(part * len(whole["actions"]))), {"seconds": BRIEF})
    if find(game).rules.arranging:
        _ask("arrange", record=_ask("arrange", record=record, change="turn")["record"])
        yield "arrange"
    first = _ask("state", record=record)["legal"][0]
    played = _ask("play", record=record, action=first)["record"]
    assert _ask("act", record=record, action=first)["record"] == played
    _looks(whole)
    for handout in card["paper"]:
        _ask("paper", game=game, handout=handout["id"], seed="build")
    _ask("daily", game=game, day=1)
    _fame(game)
    yield from ("catalog", "new", "choose", "agree", "hint", "evaluate", "view", "review")
    yield from ("play", "act", "state", "printed", "paper", "daily", "hall", "costs", "frames")
    _refused("svg", record=record, theme="none")
    yield from ("dare", "weigh", "lines", "even", "svg")


def _bots(game: str, levels: list[int], record: dict[str, Any]) -> None:
    """Ask bots for what they choose, and for what they think of a position."""
    for level in levels:
        thought = _ask("choose", record=record, level=level, seconds=BRIEF)
        _ask("choose", record=record, level=level, seconds=BRIEF, share=[0, 2])
        _ask("choose", record=record, level=level, seconds=BRIEF, memory=True)
        _refused("agree", record=record, answers=[thought])
    unit = find(game).bots.counts
    _ask("hint", record=record, **{unit: THOUGHT[unit]})
    _thoughts(record, {unit: A_TENTH[unit]})


def _thoughts(record: dict[str, Any], much: dict[str, Any]) -> None:
    """Ask what is best in a position, and what an action costs there."""
    state = _ask("state", record=record)
    if not (legal := state["legal"]) or state["to_move"] == "chance":
        return
    _ask("hint", record=record, **much)
    _ask("evaluate", record=record, seconds=BRIEF)
    _ask("lines", record=record, count=2, **much)
    _ask("weigh", record=record, at=len(record["actions"]), action=legal[0], **much)


def _fame(game: str) -> None:
    """Ask who is how strong, after games of several kinds."""
    lost = FINISHED | {"at": 2, "places": [1, 0], "scores": [12, 112], "kind": "practice"}
    people = FINISHED | {"at": 3, "seats": ["person", "person"], "names": ["ann", "Bo"]}
    drawn = FINISHED | {"at": 4, "seats": ["person", "bot5"], "places": [0, 0]}
    games = [FINISHED, lost, people, drawn, *(drawn | {"at": at} for at in range(5, 9))]
    games += [FINISHED | {"at": 9, "names": [name, ""]} for name in WRITTEN]
    for some in ([FINISHED], games):
        _ask("hall", game=game, games=some, day=1)
        _ask("even", game=game, games=some)


def _looks(record: dict[str, Any]) -> None:
    """Look at a finished game in every way."""
    _ask("view", record=record)
    _ask("review", record=record)
    known = [{"ply": ply, "win": [0.0] * record["players"], "action": None} for ply in (0, 1)]
    _ask("costs", record=record, evaluations=known)
    _ask("frames", record=record)
    _ask("dare", record=record, seat=0, own=record)
    _ask("printed", record=record)


def _asides(game: str, record: dict[str, Any], whole: dict[str, Any]) -> Iterator[str]:
    """Make the calls that change nothing."""
    _ask("card", game=game)
    _ask("rules", game=game)
    for course in _ask("lessons", game=game)["courses"]:
        for step in range(len(course["steps"])):
            _refused("attempt", game=game, course=course["name"], step=step, tried="nothing")
    for shown in (record, _until(whole, len(whole["actions"]) // 2), whole):
        _tried(shown, whole["actions"])
    _ask("read", record=record)
    _damaged(record)
    _linked(record)
    _refused("continue", record=record)
    _refused("booklet", game=game, puzzles=["nothing"])
    for call in ("puzzle", "solution", "solve"):
        _refused(call, game=game, text="nothing", **({"record": record} if call == "solve" else {}))
    if pack := _refused("puzzles", game=game).get("ok"):
        _puzzled(game, pack)
    _refused("perft", game=game, depth=1)
    _refused("foreign", game={"header": {}, "moves": []})
    _refused("end", record=record, ended="resigned-0")
    yield from ("card", "rules", "lessons", "attempt", "typed", "read", "link", "open")
    _matched(game)
    _refused("rival", game=game, day=1, level=0)
    yield from ("continue", "explain", "perft", "end", "match", "message", "receive", "fit")
    yield from ("rival", "foreign", "puzzles", "puzzle", "solution", "solve", "booklet")


def _tried(record: dict[str, Any], others: list[str]) -> None:
    """Write and pick what can't be played, mostly."""
    for text in (*others, *(each[:-1] for each in others), *WRITTEN):
        _ask("typed", record=record, text=text)
    first = _ask("new", game=record["game"], players=record["players"], seed="build")["record"]
    for pick in ("nothing", *_ask("view", record=first)["picks"]):
        _refused("explain", record=record, picks=[pick])
        _refused("explain", record=record, picks=[pick, pick])


def _damaged(record: dict[str, Any]) -> None:
    """Read records that somebody has changed."""
    for text in ("nothing", *WRITTEN):
        for part in ("game", "start", "players", "format", "seed", "ended"):
            _refused("read", record=record | {part: text})
        _refused("read", record=record | {"actions": [text]})
        _refused("read", record=record | {"options": {text: text}})
        _refused("read", record={text: text})
        _refused("read", record=text)
        _refused("open", link=text)


def _linked(record: dict[str, Any]) -> None:
    """Open a link, also one that was damaged on its way."""
    link = _ask("link", record=record)["link"]
    assert _ask("open", link=link)["record"] == record
    for damaged in (link.lower(), link[:-3], f"{link}x", link.swapcase(), "", "2" + link[1:]):
        _refused("open", link=damaged)


def _puzzled(game: str, pack: dict[str, Any]) -> None:
    """Solve a puzzle of each theme, and answer it wrongly; print them all."""
    texts = list({pack["puzzles"][places[-1]] for places in pack["themes"].values()})
    _ask("booklet", game=game, puzzles=texts)
    for text in texts:
        begun = _ask("puzzle", game=game, text=text)["record"]
        line = _ask("solution", game=game, text=text)["actions"]
        others = _ask("state", record=begun)["legal"]
        for tried in (line, line[:1], [others[0]], [others[-1]]):
            given = begun | {"actions": [*begun["actions"], *tried]}
            _ask("view", record=_ask("solve", game=game, text=text, record=given)["record"])


def _matched(game: str) -> None:
    """Begin a game by messages, and name whoever invites."""
    match = _ask("match", game=game, seat=0, secret="A" * 22)
    turn = _ask("message", match=match["link"], secret="A" * 22, actions=[], name="Ann")
    link = (turn["match"] or match)["link"]
    _ask("receive", link=link)
    kept = {"record": match["record"], "kept": link, "secret": "A" * 22, "seat": 0, "joined": 1}
    for damaged in ({}, {"kept": ""}):
        _ask("fit", link=link, **kept | damaged)
    _answered(link)


def _answered(link: str) -> None:
    """Join a game by messages, and take in what is answered."""
    secrets = ("A" * 22, "B" * 21 + "A")
    for seat in (1, 0, 1):
        before = _ask("receive", link=link)["match"]
        turn, actions = {"match": link, "secret": secrets[seat], "name": "Ben"}, list[str]()
        while not (taken := _ask("message", **turn, actions=actions))["match"]:
            actions.append(_ask("state", record=taken["record"])["legal"][0])
        own = {"kept": link, "secret": secrets[1 - seat], "seat": 1 - seat}
        link = taken["match"]["link"]
        _ask("receive", link=link, **own)
        joined = len(before["joined"])
        _ask("fit", link=link, record=before["record"], joined=joined, **own)


def _refused(call: str, **arguments: Any) -> dict[str, Any]:
    """Make a call that may be refused: that has its own words."""
    said: dict[str, Any] = json.loads(answer(json.dumps({"id": 1, "call": call, **arguments})))
    return said


def _played(record: dict[str, Any]) -> dict[str, Any]:
    random = Random("build")
    while legal := _ask("state", record=record)["legal"]:
        record = _ask("play", record=record, action=random.choice(legal))["record"]
    return record


def _until(record: dict[str, Any], ply: int) -> dict[str, Any]:
    return record | {"actions": record["actions"][:ply]}


def _fail() -> None:
    """Report a defect, as the engine would."""
    answer("{")
    try:
        json.loads("{")
    except ValueError:
        traceback.format_exc()
