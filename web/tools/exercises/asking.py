"""What all exercises use: the door, and a game played to its end."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from pygames.door.bridge import answer

ASKED = set[str]()
"""The names of the calls that were made."""
LANGUAGE = ["en"]
"""The language of the calls."""
BRIEF = 0.02
"""Seconds for a bot: practically none."""
WRITTEN = ("Åse", "Σίσυφος", "İẞ ﬁ", "e\u0301", "李", "\u1100\u1161", "😀", "½²٣", "<b>")
"""Names and moves as people write them: Python treats each kind of character differently."""


@dataclass(frozen=True)
class Subject:
    """A game to make calls about: its card, and a record at its beginning and at its end."""

    card: dict[str, Any]
    seed: str
    begun: dict[str, Any]
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


def ask(call: str, **arguments: Any) -> Any:
    """Make a call that succeeds."""
    return may_refuse(call, **arguments)["ok"]


def may_refuse(call: str, **arguments: Any) -> dict[str, Any]:
    """Make a call that may fail: errors have words of their own."""
    ASKED.add(call)
    request = {"id": 1, "call": call, "lang": LANGUAGE[0], **arguments}
    reply: dict[str, Any] = json.loads(answer(json.dumps(request)))
    return reply


def played(record: dict[str, Any], seed: str) -> dict[str, Any]:
    """Play a game to its end."""
    random = Random(seed)
    while legal := ask("state", record=record)["legal"]:
        record = ask("play", record=record, action=random.choice(legal))["record"]
    return record
