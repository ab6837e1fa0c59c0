"""Games that a page is given as a text: each version is a game of its own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pygames import examples
from pygames.added import brought
from pygames.added.brought import answer
from tests.support.toy import knowing_no_added_game

FIRST = (Path(examples.__path__[0]) / "three.py").read_text("utf-8")


@pytest.fixture(autouse=True)
def _as_before(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with knowing_no_added_game(monkeypatch):
        yield


def ask(call: str, **arguments: Any) -> Any:
    return json.loads(answer(json.dumps({"id": 1, "call": call, **arguments})))


def bring(text: str) -> str:
    """Bring a game and return its id."""
    (card,) = ask("bring", name="my_game.py", text=text)["ok"]["games"]
    return str(card["id"])


def test_a_game_from_a_text_is_played_like_any_other() -> None:
    game = bring(FIRST)
    record = ask("new", game=game)["ok"]["record"]
    assert record["game"] == game
    assert ask("act", record=record, action="b2")["ok"]["record"]["actions"] == ["b2"]


def test_each_version_of_a_file_is_a_game_of_its_own_and_the_older_one_stays() -> None:
    three = bring(FIRST)
    four = bring(FIRST.replace("Squares(3, 3)", "Squares(4, 4)"))
    assert three != four
    assert bring(FIRST) == three
    for game, answers in ((three, "error"), (four, "ok")):
        record = ask("new", game=game)["ok"]["record"]
        assert answers in ask("act", record=record, action="d4")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("GAME = game(", "GAME = game((", "this isn’t Python"),
        ("% 2 if", "% 2 if 1 / 0 and", "ZeroDivisionError"),
        ("GAME = game(", "OTHER = game(", "has no GAME"),
    ],
)
def test_a_fault_is_reported_in_a_sentence_with_its_line(old: str, new: str, said: str) -> None:
    error = ask("bring", name="my_game.py", text=FIRST.replace(old, new, 1))["error"]
    assert error["message"].startswith("my_game.py")
    assert said in error["message"]
    assert ("line" in error["message"]) == ("at" in error)


def test_a_file_may_not_stand_elsewhere_than_in_its_folder() -> None:
    (card,) = ask("bring", name="../../x/my_game.py", text=FIRST)["ok"]["games"]
    assert card["title"] == "Three in a Row"


def test_bringing_needs_texts() -> None:
    assert ask("bring", name="my_game.py", text=1)["error"]["kind"] == "bad-request"


def test_the_model_games_are_there_to_begin_from() -> None:
    models = ask("models")["ok"]["models"]
    assert [each["name"] for each in models] == [
        "breakthrough.py",
        "hex.py",
        "race.py",
        "three.py",
    ]
    assert FIRST in [each["text"] for each in models]


def test_a_version_that_was_checked_is_only_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bring(FIRST)
    checks: list[object] = []
    monkeypatch.setattr(brought, "check_in_short", checks.append)
    monkeypatch.setattr(brought, "ids", tuple)
    ask("bring", name="my_game.py", text=FIRST, checked=game)
    assert checks == []
    ask("bring", name="my_game.py", text=FIRST, checked="another")
    assert len(checks) == 1
