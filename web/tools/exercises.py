"""Everything that the page asks of the rules, once: its imports are what Python needs there.

Standard library and pygames alone: the build and a test run this in Pyodide, and no page has it.
"""

from __future__ import annotations

import importlib
import json
import pkgutil
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

import pygames
from pygames.door.bridge import answer
from pygames.games import find

ASKED = set[str]()
"""The names of the calls that were made."""
LANGUAGE = ["en"]
"""The language of the calls."""
BRIEF = 0.02
"""Seconds for a bot: practically none."""
MUCH = {"playouts": 600, "nodes": 10_000}
"""Enough for a bot to reach all of its code: some learn from what they have tried. It is counted,
so that every machine uses the same."""
WRITTEN = ("Åse", "Σίσυφος", "İẞ ﬁ", "e\u0301", "李", "\u1100\u1161", "😀", "½²٣", "<b>")
"""Names and moves as people write them: Python treats each kind of character differently."""
SECRETS = ("A" * 22, "B" * 21 + "A")
WON: dict[str, Any] = {
    "at": 1, "seats": ["person", "bot1"], "names": ["Ann", ""], "places": [0, 1],
    "scores": [1, None], "moves": [1, 1], "kind": "rated", "early": False, "options": {},
}  # fmt: skip


@dataclass(frozen=True)
class Subject:
    """A game to make calls about: its card, and a record at its beginning and at its end."""

    card: dict[str, Any]
    seed: str
    opening: dict[str, Any]
    whole: dict[str, Any]

    @property
    def game(self) -> str:
        """Return the name of the game."""
        return str(self.card["id"])

    @cached_property
    def puzzles(self) -> list[str]:
        """Return the text of a puzzle of each theme; none if the pack isn't here."""
        pack = may_refuse("puzzles", game=self.game).get("ok", {"themes": {}})
        return list({pack["puzzles"][places[-1]] for places in pack["themes"].values()})

    def until(self, part: float) -> dict[str, Any]:
        """Return the first part of the whole record."""
        actions = self.whole["actions"]
        return self.whole | {"actions": actions[: int(part * len(actions))]}


def exercise(seed: str = "build", only: str = "", lang: str = "en") -> list[str]:
    """Import the pages' package, make every call in every game, and name the calls made.

    `only` names games by their ids, if some are enough; `lang` is the language of the calls.
    """
    LANGUAGE[:] = [lang]
    for module in pkgutil.walk_packages(pygames.__path__, "pygames."):
        importlib.import_module(module.name)
    answer("{")
    for card in ask("catalog")["games"]:
        if not only or card["id"] in only.split():
            ask_all(subject_of(card, seed))
    return sorted(ASKED)


def subject_of(card: dict[str, Any], seed: str) -> Subject:
    """Play a game to its end."""
    random, game = Random(seed), card["id"]
    start = record = ask("new", game=game, players=card["players"][-1], seed=seed)["record"]
    while legal := ask("state", record=record)["legal"]:
        record = ask("play", record=record, action=random.choice(legal))["record"]
    return Subject(card, seed, start, record)


def ask_all(subject: Subject) -> None:
    """Make every call about a game that it can answer, and some that it can't."""
    card, game, opening, whole = subject.card, subject.game, subject.opening, subject.whole
    for call in ("card", "rules", "new", "length"):
        ask(call, game=game)
    for call in ("frames", "printed", "review", "view"):
        ask(call, record=whole)
    ask("read", record=opening)
    ask("dare", record=whole, seat=0, own=whole)
    may_refuse("svg", record=opening, theme="none")  # what draws comes with the rare modules
    may_refuse("perft", game=game, depth=1)  # games of chance refuse
    even = [0.0] * whole["players"]
    evaluations = [{"ply": ply, "win": even, "action": None} for ply in (0, 1)]
    ask("costs", record=whole, evaluations=evaluations)
    first = ask("state", record=opening)["legal"][0]
    longer = ask("play", record=opening, action=first)["record"]
    assert ask("act", record=opening, action=first)["record"] == longer
    for handout in card["paper"]:
        ask("paper", game=game, handout=handout["id"], seed=subject.seed)
    if card["arranges"]:
        ask("arrange", record=ask("arrange", record=opening, change="turn")["record"])
    if card["daily"]:
        day = ask("daily", game=game, day=1)["record"]
        ask("objection", record=day, action="nothing")
        may_refuse("rival", game=game, day=1, level=0)
    _records(opening)
    _texts(subject)
    _pick(subject)
    _lessons(game)
    _match(subject)
    _hall(game, bots=bool(card["levels"]))
    if card["levels"]:
        _think(subject)
    if card["puzzles"]:
        _solve(subject)


def ask(call: str, **arguments: Any) -> Any:
    """Make a call that succeeds."""
    return may_refuse(call, **arguments)["ok"]


def may_refuse(call: str, **arguments: Any) -> dict[str, Any]:
    """Make a call that may fail: errors have words of their own."""
    ASKED.add(call)
    request = {"id": 1, "call": call, "lang": LANGUAGE[0], **arguments}
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return reply


def _records(record: dict[str, Any]) -> None:
    """Continue, end and link a game, and read damaged records and links."""
    may_refuse("continue", record=record)
    may_refuse("end", record=record, ended="resigned-0")
    for text in ("nothing", *WRITTEN):
        for part in ("game", "start", "players", "format", "seed", "ended"):
            may_refuse("state", record=record | {part: text})
        may_refuse("state", record=record | {"actions": [text]})
        may_refuse("state", record=record | {"options": {text: text}})
        may_refuse("state", record={text: text})
        may_refuse("state", record=text)
        may_refuse("open", link=text)
    link = ask("link", record=record)["link"]
    assert ask("open", link=link)["record"] == record
    for damaged in (link.lower(), link[:-3], f"{link}x", link.swapcase(), "", "2" + link[1:]):
        may_refuse("open", link=damaged)


def _texts(subject: Subject) -> None:
    """Refuse a text that holds no game; read a game with a comment, and write one."""
    first = subject.whole["actions"][:1]
    head = f'[Game "{subject.game}"]\n[Players "{subject.whole["players"]}"]\n'
    may_refuse("games", text=f"{head}\n{{A comment}} 1. {' '.join(first)}\n")
    ask("games", text=head)
    for text in ("1. nothing", '{"what": "else"}', "{", json.dumps(subject.opening), *WRITTEN):
        may_refuse("games", text=text)
    ask("games", text=f"Look: {json.dumps([subject.opening])}", addresses=[["g", "1"]])
    notes = [{"actions": first, "words": "A comment"}]
    ask("annotate", record=subject.whole, names=["Anna"], ways=[[*first]], said=notes)


def _pick(subject: Subject) -> None:
    """Type and pick actions in several positions; most of them are illegal there."""
    others = subject.whole["actions"]
    for record in (subject.opening, subject.until(0.5), subject.whole):
        for text in (*others, *(each[:-1] for each in others), *WRITTEN):
            ask("typed", record=record, text=text)
        for pick in ("nothing", *ask("view", record=subject.opening)["picks"]):
            may_refuse("explain", record=record, picks=[pick])
            may_refuse("explain", record=record, picks=[pick, pick])


def _lessons(game: str) -> None:
    """Try something wrong in every step of every course."""
    for course in ask("lessons", game=game)["courses"]:
        for step in range(len(course["steps"])):
            may_refuse("attempt", game=game, course=course["name"], step=step, tried="nothing")


def _match(subject: Subject) -> None:
    """Begin a game by messages with a named player, join it, and receive answers."""
    match = ask("match", game=subject.game, seat=0, secret=SECRETS[0])
    first = {"match": match["link"], "secret": SECRETS[0], "actions": [], "name": "Ann"}
    link = (ask("message", **first)["match"] or match)["link"]
    ask("receive", link=link)
    for text in (link, ask("link", record=subject.opening)["link"]):
        assert ask("named", link=text)["game"] == subject.game
    may_refuse("named", link=link[:-1])
    own = {"record": match["record"], "kept": link, "secret": SECRETS[0], "seat": 0, "joined": 1}
    for damaged in ({}, {"kept": ""}):
        ask("fit", link=link, **own | damaged)
    for seat in (1, 0, 1):
        link = _answered(link, seat)
        ask("beforehand", match=link, seat=seat, secret=SECRETS[seat])


def _answered(link: str, seat: int) -> str:
    """Answer a message, let the other player receive it, and return its link."""
    before = ask("receive", link=link)["match"]
    turn, actions = {"match": link, "secret": SECRETS[seat], "name": "Ben"}, list[str]()
    while not (reply := ask("message", **turn, actions=actions))["match"]:
        actions.append(ask("state", record=reply["record"])["legal"][0])
    answer: str = reply["match"]["link"]
    own = {"kept": link, "secret": SECRETS[1 - seat], "seat": 1 - seat}
    ask("receive", link=answer, **own)
    ask("fit", link=answer, record=before["record"], joined=len(before["joined"]), **own)
    return answer


def _hall(game: str, *, bots: bool) -> None:
    """Ask for the hall, and an even bot, after one game, and after games of several kinds."""
    lost = WON | {"at": 2, "places": [1, 0], "scores": [12, 112], "kind": "practice"}
    people = WON | {"at": 3, "seats": ["person", "person"], "names": ["ann", "Bo"]}
    draw = WON | {"at": 4, "seats": ["person", "bot5"], "places": [0, 0]}
    rows = [WON | {"at": 9, "names": [name, ""]} for name in WRITTEN]
    many = [WON, lost, people, draw, *(draw | {"at": at} for at in range(5, 9)), *rows]
    for games in ([WON], many):
        ask("hall", game=game, games=games, day=1)
        if bots:
            ask("even", game=game, games=games)


def _think(subject: Subject) -> None:
    """Let bots of all levels choose, and ask for their thoughts on several positions."""
    record, unit = subject.opening, find(subject.game).bots.counts
    for level in subject.card["levels"]:
        ask("choose", record=record, level=level, seconds=BRIEF)
        ask("choose", record=record, level=level, seconds=BRIEF, memory=True)
    ask("hint", record=record, **{unit: MUCH[unit]})
    _advise(record, {unit: MUCH[unit] // 10})
    for part in (0.3, 0.6, 0.9):
        _advise(subject.until(part), {"seconds": BRIEF})


def _advise(record: dict[str, Any], budget: dict[str, Any]) -> None:
    """Ask for the best action in a position, and for the cost of another."""
    state = ask("state", record=record)
    if not (legal := state["legal"]) or state["to_move"] == "chance":
        return
    ask("hint", record=record, **budget)
    ask("evaluate", record=record, seconds=BRIEF)
    ask("lines", record=record, count=2, **budget)
    ask("weigh", record=record, at=len(record["actions"]), action=legal[0], **budget)


def _solve(subject: Subject) -> None:
    """Print and solve a puzzle of each theme, and answer it wrongly; refuse a text that is none."""
    game = subject.game
    may_refuse("puzzle", game=game, text="nothing")
    for puzzles in (["nothing"], subject.puzzles):
        may_refuse("booklet", game=game, puzzles=puzzles)
    for text in subject.puzzles:
        start = ask("puzzle", game=game, text=text)["record"]
        line = ask("solution", game=game, text=text)["actions"]
        others = ask("state", record=start)["legal"]
        for actions in (line, line[:1], [others[0]], [others[-1]]):
            attempt = start | {"actions": [*start["actions"], *actions]}
            ask("view", record=ask("solve", game=game, text=text, record=attempt)["record"])
    answers = [{"at": 900_000_000 * at, "grade": at % 3 + 1, "band": at % 5 + 1} for at in range(9)]
    some = {"bands": [1, 2, 3, 4, 5] * 3, "answers": answers, "tried": [1, 2], "day": 7}
    ask("standing", **some, run={"seed": 7, "grades": [3, 1, 2]})
    ask("standing", **some, among=[2, 4], skipped=[4])
