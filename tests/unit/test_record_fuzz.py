"""Damaged records of real games, and requests that once did harm, are answered; nothing changes."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pygames.record import extend, parse
from tests.support.effort import often
from tests.support.hostile import answered
from tests.support.playthrough import read
from tests.support.tables import GAMES

CORPUS = Path(__file__).resolve().parents[1] / "corpus" / "requests.txt"
RECORDS = [read(file.read_text("utf-8")).data() for file in sorted(GAMES.glob("*/golden/*.txt"))]
ACTIONS = sorted({action for record in RECORDS for action in record["actions"]})
CALLS: dict[str, dict[str, Any]] = {
    "state": {}, "view": {}, "read": {}, "printed": {"names": []}, "typed": {"text": "a1"},
    "explain": {"picks": ["x"]},
}  # fmt: skip
fuzz = settings(
    max_examples=often(int(os.environ.get("PYGAMES_FUZZ", "150")), 50_000),
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)


@st.composite
def damaged(draw: st.DrawFn) -> dict[str, Any]:
    """Return a real record with some actions dropped, doubled, swapped, replaced or cut off."""
    record: dict[str, Any] = dict(draw(st.sampled_from(RECORDS)))
    actions = list(record["actions"])[: draw(st.integers(0, 60))]
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, max(0, len(actions) - 1)))
        match draw(st.sampled_from(["drop", "double", "swap", "replace", "letters", "end"])):
            case "drop":
                del actions[at : at + 1]
            case "double":
                actions[at:at] = actions[at : at + 1]
            case "swap":
                actions[at : at + 2] = reversed(actions[at : at + 2])
            case "replace":
                actions[at : at + 1] = [draw(st.sampled_from(ACTIONS))]
            case "letters":
                actions[at : at + 1] = [draw(st.text(max_size=12))]
            case "end":
                actions.append(draw(st.sampled_from(ACTIONS)))
    return {**record, "actions": actions}


@fuzz
@given(damaged(), st.sampled_from(sorted(CALLS)))
def test_a_damaged_record_of_a_real_game_is_answered(record: dict[str, Any], call: str) -> None:
    answer = answered(json.dumps({"id": 1, "call": call, "record": record, **CALLS[call]}))
    if "error" in answer and "at" in answer["error"]:
        assert 0 <= answer["error"]["at"] < len(record["actions"])


@fuzz
@given(damaged())
def test_the_sound_part_of_a_damaged_record_is_a_game_that_can_go_on(
    record: dict[str, Any],
) -> None:
    """The actions before the first bad one are legal, and the record itself doesn't change."""
    before = json.dumps(record)
    answer = answered(json.dumps({"id": 1, "call": "state", "record": record}))
    at = answer.get("error", {}).get("at", len(record["actions"]))
    sound = {**record, "actions": record["actions"][:at]}
    state = answered(json.dumps({"id": 1, "call": "state", "record": sound}))["ok"]
    if state["legal"]:
        longer = extend(parse(sound), state["legal"][0])
        assert longer.actions[:at] == tuple(sound["actions"])
    assert json.dumps(record) == before


@pytest.mark.parametrize("request_text", CORPUS.read_text("utf-8").splitlines())
def test_a_request_that_once_did_harm_is_answered(request_text: str) -> None:
    assert "error" in answered(request_text)
