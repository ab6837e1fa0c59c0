"""Answers of the rules have the shapes by which the page checks those of other games."""

import json

import pytest

from pygames.door import bridge
from pygames.games import ids
from tests.support.shapes import odd_in
from web.tools import exercises


@pytest.mark.parametrize("game", ids())
def test_every_answer_has_its_shape(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    differ: set[str] = set()

    def answer(request: str) -> str:
        text = bridge.answer(request)
        call, reply = json.loads(request)["call"], json.loads(text)
        if "ok" in reply:
            differ.update(odd_in(call, reply["ok"]))
        return text

    monkeypatch.setattr(exercises, "answer", answer)
    exercises.ask_all(exercises.subject_of(exercises.ask("card", game=game), "build"))
    assert differ == set()
