"""Answers of the rules have the shapes by which the page checks those of other games."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

from pygames.door import bridge
from pygames.games import ids
from tests.support.shapes import odd_in
from web.tools import exercises
from web.tools.exercises import asking


@pytest.mark.parametrize("game", ids())
def test_every_answer_has_its_shape(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    differ: set[str] = set()

    def answer(request: str) -> str:
        text = bridge.answer(request)
        call, reply = json.loads(request)["call"], json.loads(text)
        if "ok" in reply:
            differ.update(odd_in(call, reply["ok"]))
        return text

    monkeypatch.setattr(asking, "answer", answer)
    card = asking.ask("card", game=game)
    start = asking.ask("new", game=game, players=card["players"][-1], seed="build")["record"]
    subject = asking.Subject(card, "build", start, asking.played(start, "build"))
    for name in exercises.names():
        import_module(f"{exercises.__name__}.{name}").exercise(subject)
    assert differ == set()
