"""The one door: the form of requests and answers, and every kind of failure."""

import json
import logging
import re
import subprocess
import sys
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import pytest

from pygames import door
from pygames.door import bridge, records
from pygames.door.calls import CALLS
from tests.support.door import MURUS, failure, raw
from tests.unit.test_bridge_fuzz import BASE

pytestmark = pytest.mark.usefixtures("dice_nim")


# The form of requests and answers


@pytest.mark.parametrize("id", [0, 3, -5, 10**40, "", "a", "é", "\ud800", None])
def test_an_answer_carries_the_id_of_its_request(id: object) -> None:
    answer = raw(json.dumps({"id": id, "call": "catalog"}))
    assert answer["id"] == id
    assert "ok" in answer


def test_a_request_needs_no_id() -> None:
    assert raw('{"call": "catalog"}')["id"] is None


@pytest.mark.parametrize(
    ("request_text", "id"),
    [
        *((text, None) for text in ("[]", "5", '"catalog"', "null", "true", "1e999", "[[]]")),
        ('{"id": true, "call": "catalog"}', None), ('{"id": false, "call": "catalog"}', None),
        ('{"id": 1.5, "call": "catalog"}', None), ('{"id": [], "call": "catalog"}', None),
        ('{"id": {}, "call": "catalog"}', None), ('{"id": [1], "call": "catalog"}', None),
        ('{"id": 1, "call": null}', 1), ('{"id": 1, "call": 5}', 1), ('{"id": 1, "call": true}', 1),
        ('{"id": 1, "call": ["state"]}', 1), ('{"id": 1, "call": {}}', 1), ('{"id": 8}', 8),
    ],
)  # fmt: skip
def test_a_request_is_an_object_with_a_call_and_perhaps_an_id(
    request_text: str, id: int | None
) -> None:
    answer = raw(request_text)
    assert (answer["id"], answer["error"]["kind"]) == (id, "bad-request")


@pytest.mark.parametrize(
    "request_text",
    [
        "", " ", "nonsense", "{", '{"id": 1', '{"id": 1}{"id": 2}', "{'id': 1}",
        '{"id": NaN, "call": "catalog"}', '{"id": 1, "call": "catalog", "x": Infinity}',
        '{"id": 1, "call": "catalog", "x": -Infinity}', '{"id": 1, "id": 2, "call": "catalog"}',
        '{"id": 1, "call": "state", "record": {"game": "a", "game": "b"}}', '{"id": 01}',
        '{"id": 1,}', '{"id": "\n"}', "{\ufeff}", "[" * 100_000, '{"a":' * 100_000, "9" * 5_000,
        b"\xff\xfe", b'{"id": "\xed\xa0\x80"}', b"\x00", "\ud800",
    ],
)  # fmt: skip
def test_lenient_json_is_bad_json(request_text: str | bytes) -> None:
    answer = raw(request_text)
    assert answer["id"] is None
    assert answer["error"]["kind"] == "bad-json"


@pytest.mark.parametrize("code", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_a_request_is_read_in_each_code_that_systems_write(code: str) -> None:
    assert raw('{"id": "é", "call": "catalog"}'.encode(code))["id"] == "é"


@pytest.mark.parametrize("call", ["", "State", "states", "__class__", "x" * 10_000])
def test_an_unknown_call_is_refused_with_those_that_there_are(call: str) -> None:
    error = failure(call)
    assert error["kind"] == "unknown-call"
    assert error["message"].endswith(f"known: {', '.join(CALLS)}")
    assert len(error["message"]) < 100 + len(", ".join(CALLS))


def test_a_request_over_one_mebibyte_is_too_large() -> None:
    longest = '{"id": 1, "call": "catalog", "x": "' + "a" * ((1 << 20) - 37) + '"}'
    assert len(longest) == 1 << 20
    assert raw(longest)["error"]["kind"] == "bad-request"
    answer = raw(longest + " ")
    assert (answer["id"], answer["error"]["kind"]) == (1, "too-large")
    assert raw("é" * (1 << 19) + "a")["error"]["kind"] == "too-large"
    assert raw(b"a" * 10_000_000)["error"]["kind"] == "too-large"


@pytest.mark.parametrize(
    ("head", "id"),
    [
        ('{"id":7,', 7), (' {"id": -12 , ', -12), ('{"id":"a 1",', "a 1"),
        ('{"call":"view",', None), ('{"id":1.5,', None), ('{"id":007,', None),
        ('{"id":true,', None), ('{"id":[3],', None), ('{"id":"' + "9" * 100 + '",', None),
        ('{"id":' + "9" * 100 + ",", None), ('{"id":"\\u0041",', None), ("", None),
    ],
)  # fmt: skip
def test_a_message_that_is_too_large_is_answered_with_the_id_at_its_start(
    head: str, id: object
) -> None:
    answer = raw(head + '"x": "' + "a" * (1 << 20) + '"}')
    assert (answer["id"], answer["error"]["kind"]) == (id, "too-large")


def nested(depth: int) -> str:
    """Return a request that is nested so deep, with brackets in texts that don't count."""
    inner = depth - 1
    return '{"id": 1, "call": "catalog", "x\\"[": ' + "[" * inner + "]" * inner + ', "y": "[{[{"}'


def test_a_request_is_read_down_to_a_depth_of_32() -> None:
    assert raw(nested(32))["error"]["kind"] == "bad-request"
    for depth in (33, 5_000, 200_000):
        answer = raw(nested(depth))
        assert (answer["id"], answer["error"]["kind"]) == (None, "bad-json")
        assert "deeper than 32" in answer["error"]["message"]
    wide = '{"id": 1, "call": "catalog", "x": [' + ",".join(["[]"] * 1000) + "]}"
    assert raw(wide)["error"]["kind"] == "bad-request"


def test_a_deep_request_is_refused_before_the_parser_sees_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def loads(*_arguments: object, **_more: object) -> None:
        raise AssertionError("a parser in a browser would run out of stack")

    monkeypatch.setattr("pygames.door.bridge.json.loads", loads)
    assert raw_kind("[" * 5_000 + "]" * 5_000) == "bad-json"
    assert raw_kind('{"a":' * 5_000 + "1" + "}" * 5_000) == "bad-json"


def raw_kind(request: str) -> str:
    answer = bridge.answer(request)
    match = re.search(r'"kind":"([a-z-]+)"', answer)
    assert match
    return match[1]


@pytest.mark.parametrize(
    ("name", "missing"), [(name, key) for name, call in CALLS.items() for key in call.needs]
)
def test_a_missing_argument_is_named(name: str, missing: str) -> None:
    arguments = {key: value for key, value in BASE[name].items() if key != missing}
    error = failure(name, **arguments)
    assert error["kind"] == "bad-request"
    assert missing in error["message"]


def output_of(code: str) -> list[str]:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return run.stdout.split()


def test_a_start_imports_no_call() -> None:
    """Half of a first visit's start was the import of what only later calls need."""
    names = output_of(
        "import sys; from pygames.door.bridge import answer\n"
        "print(*(name for name in sys.modules if name.startswith('pygames.door.')))"
    )
    assert names == ["pygames.door.calls", "pygames.door.bridge"]


def test_all_calls_are_imported_ahead_one_by_one() -> None:
    answers = output_of(
        "import sys; from pygames.door.calls import CALLS, import_next\n"
        "print(len([*iter(import_next, False)]) == len(CALLS), 'pygames.door.hall' in sys.modules)"
    )
    assert answers == ["True", "True"]


def test_each_call_that_a_module_answers_is_known() -> None:
    modules = [import_module(f"pygames.door.{each.name}") for each in iter_modules(door.__path__)]
    assert {name for module in modules for name in getattr(module, "CALLS", ())} == set(CALLS)


@pytest.mark.parametrize("name", CALLS)
def test_an_unknown_argument_is_named(name: str) -> None:
    error = failure(name, **BASE[name], colour="red")
    assert error["kind"] == "bad-request"
    assert "colour" in error["message"]


WRONG: dict[str, list[Any]] = {
    "game": [None, 5, True, [], {}],
    "players": [None, "2", True, 2.0, [], {}],
    "options": [None, 5, "", True, []],
    "record": [],
    "at": [None, "1", True, 1.0, [], -1, 3, 10**30],
    "seat": [None, "1", True, 1.0, [], -1, 2, 10**30],
    "you": [None, "1", True, 1.0, [], -1, 2, 10**30],
    "names": [None, 5, "Anna", True, {}, [5], ["x" * 65], ["Anna", 7], ["a", "b", "c"]],
    "action": [None, 5, True, [], {}],
    "text": [None, 5, True, [], {}],
    "picks": [None, 5, "sq-e5", True, {}, [5], [None], [["sq-e5"]], ["sq-d3", True]],
    "level": [None, "1", True, 1.1, [], 0, 6, -1, 10**30],
    "seconds": [None, "1", True, [], 0, -1, 0.0, 601, 10**30],
    "nodes": [None, "1", True, 1.0, [], 0, -1, 10**30],
    "playouts": [None, "1", True, 1.0, [], 0, -1, 10**30],
    "course": [None, 5, True, [], {}, "", "other"],
    "step": [None, "1", True, 1.0, [], -1, 12, 10**30],
    "tried": [None, 5, True, [], {}],
    "depth": [None, "1", True, 1.0, [], 0, -1, 21, 10**30],
}


OTHERWISE = {
    # What these take under the name has other limits.
    ("beforehand", "seat"), ("fit", "seat"), ("standing", "tried"), ("printed", "names"),
    ("annotate", "names"),
}  # fmt: skip
TAKES = [
    (name, key)
    for name, call in CALLS.items()
    for key in (*call.needs, *call.may)
    if key in WRONG and (name, key) not in OTHERWISE
]


@pytest.mark.parametrize(
    ("name", "key", "value"), [(name, key, value) for name, key in TAKES for value in WRONG[key]]
)
def test_an_argument_of_the_wrong_type_or_range_is_a_bad_request(
    name: str, key: str, value: object
) -> None:
    error = failure(name, **BASE[name] | {key: value})
    assert error["kind"] == "bad-request"
    assert key in error["message"]


READERS = [name for name, call in CALLS.items() if "record" in call.needs and name != "fit"]
"""All but the one that asks whether what is kept of a game is damaged."""


@pytest.mark.parametrize("name", READERS)
@pytest.mark.parametrize("record", [None, 5, "record", True, [], {}])
def test_a_record_that_is_none_is_a_bad_record(name: str, record: object) -> None:
    assert failure(name, **BASE[name] | {"record": record})["kind"] == "bad-record"


@pytest.mark.parametrize("name", sorted({*READERS} - {"arrange", "objection"}))
def test_each_call_refuses_a_record_with_an_illegal_action(name: str) -> None:
    error = failure(name, **BASE[name] | {"record": MURUS | {"actions": ["d1-d3", "d1-d3"]}})
    assert (error["kind"], error["at"]) == ("illegal-action", 1)
    assert error["message"].startswith("action 1: ")


# Defects of ours


def test_a_defect_is_logged_and_shows_nothing_of_itself(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(_record: object) -> object:
        raise ZeroDivisionError("secret/path.py, line 5")

    monkeypatch.setattr(records, "parse", broken)
    with caplog.at_level(logging.ERROR):
        line = bridge.answer(json.dumps({"id": 3, "call": "state", "record": MURUS}))
    answer = json.loads(line)
    assert answer["id"] == 3
    assert answer["error"]["kind"] == "failed"
    assert "secret" not in line
    assert "ZeroDivision" not in line
    assert "Traceback" not in line
    assert "ZeroDivisionError: secret/path.py, line 5" in caplog.text
