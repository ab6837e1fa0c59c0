"""Engines by any author: our answers to `go` and `stop`, and others in the arena."""

import json
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from pygames.__main__ import main
from pygames.games import catalog, find
from pygames.record import Record, final, make_header, settle
from tests.support.sites import ROOT

SAMPLE = ROOT / "tests" / "support" / "sample_engine.py"
START = {"format": "pygames-record-1", "game": "murus-gallicus", "options": {}, "players": 2}
RECORD = START | {"actions": []}


class Engine:
    """A running engine of ours."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "pygames", "engine"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT,
        )  # fmt: skip

    def say(self, **request: Any) -> None:
        assert self.process.stdin
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def hear(self) -> Any:
        assert self.process.stdout
        return json.loads(self.process.stdout.readline())

    def answer(self, **request: Any) -> Any:
        """Return the answer, whatever came before it."""
        self.say(**request)
        while "info" in (answer := self.hear()):
            assert answer["id"] == request["id"]
        return answer


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    """Start one for all tests, and end it."""
    running = Engine()
    with running.process:
        yield running
        assert running.process.stdin
        running.process.stdin.close()


@pytest.mark.parametrize("game", [game.id for game in catalog()])
def test_go_answers_with_a_legal_action_and_its_line(engine: Engine, game: str) -> None:
    record = settle(Record(make_header(find(game), find(game).players[0], {}, None), seed="go"))
    answer = engine.answer(id=1, call="go", record=record.data(), playouts=20)
    if "error" in answer:
        answer = engine.answer(id=1, call="go", record=record.data(), nodes=200)
    assert answer["id"] == 1
    assert answer["ok"]["action"] in final(record).legal_actions()
    assert answer["ok"]["lines"][0]["line"][0] == answer["ok"]["action"]


def test_the_same_seed_gives_the_same_answer_and_lines_are_in_order(engine: Engine) -> None:
    arguments = {"call": "go", "record": RECORD, "nodes": 600, "lines": 3, "seed": "same"}
    one, other = (engine.answer(id=number, **arguments)["ok"] for number in (1, 2))
    assert one == other
    chances = [line["win"][0] for line in one["lines"]]
    assert len(chances) == 3
    assert chances == sorted(chances, reverse=True)


def test_stop_ends_a_search_that_would_take_minutes(engine: Engine) -> None:
    engine.say(id="long", call="go", record=RECORD, seconds=600)
    engine.say(id="calls", call="catalog")
    assert engine.hear()["id"] == "calls", "other calls are answered meanwhile"
    engine.say(id="more", call="go", record=RECORD, seconds=600)
    assert "under way" in engine.hear()["error"]["message"]
    engine.say(id="stop", call="stop")
    answer = engine.hear()
    assert answer["id"] == "long"
    assert answer["ok"]["action"] in final(settled()).legal_actions()
    assert engine.hear() == {"id": "stop", "ok": {}}


def test_a_search_is_finished_when_the_input_ends() -> None:
    request = json.dumps({"id": 1, "call": "go", "record": RECORD, "nodes": 300})
    process = subprocess.run(
        [sys.executable, "-m", "pygames", "engine"],
        input=request, capture_output=True, text=True, cwd=ROOT, check=True,
    )  # fmt: skip
    assert json.loads(process.stdout.splitlines()[-1])["ok"]["action"]


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        ({}, "expected one of seconds, nodes, playouts"),
        ({"nodes": 5, "seconds": 1}, "expected one of seconds, nodes, playouts"),
        ({"seconds": 0}, "seconds: expected a number above 0"),
        ({"nodes": "many"}, "nodes: expected a number above 0"),
        ({"nodes": 5, "lines": 9}, "lines: expected a whole number from 1 to 5"),
        ({"nodes": 5, "speed": 1}, "unknown argument 'speed'"),
        ({"nodes": 5, "seed": 3}, "seed: expected a text"),
        ({"nodes": 5, "record": START | {"actions": ["a1-a1"]}}, "not legal"),
        ({"nodes": 5, "record": None}, "a record must be an object"),
    ],
)
def test_a_bad_request_is_refused_with_a_sentence(
    engine: Engine, wrong: dict[str, Any], words: str
) -> None:
    answer = engine.answer(**{"id": 1, "call": "go", "record": RECORD, **wrong})
    assert words in answer["error"]["message"]
    assert engine.answer(id=2, call="stop")["ok"] == {}, "it goes on"


def settled() -> Record:
    return settle(Record(make_header(find("murus-gallicus"), 2, {}, None)))


def arena(capsys: pytest.CaptureFixture[str], command: str, games: int = 2) -> tuple[str, str]:
    """Let an engine play random actions; return what is printed, and what is wrong."""
    bots = ["murus-gallicus", "random", "--bot", command, "--go", "nodes=1"]
    assert main(["arena", *bots, "--games", str(games)]) == 0
    output = capsys.readouterr()
    return output.out, output.err


def test_the_sample_engine_plays_and_is_short(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    out, err = arena(capsys, f"{sys.executable} {SAMPLE}", 4)
    assert not err
    assert sum(map(int, re.findall(r"(\d+) (?:won|drawn|lost)", out.splitlines()[-3]))) == 4
    assert len(SAMPLE.read_text(encoding="utf-8").splitlines()) <= 36


def test_our_own_engine_plays_as_a_guest(capsys: pytest.CaptureFixture[str]) -> None:
    out, err = arena(capsys, f"{sys.executable} -m pygames engine")
    assert not err
    assert "0 won, 0 drawn, 2 lost" in out, "random actions lose to it"


ANSWERS = "import sys\nfor line in sys.stdin: print({!r}, flush=True)"


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("pass", "has ended"),
        (ANSWERS.format('{"id": 99, "ok": {"action": "a1-a3"}}'), "answered"),
        (ANSWERS.format('{"id": 1, "error": {"kind": "failed", "message": "no"}}'), "refuses: no"),
        (ANSWERS.format('{"id": 1, "ok": {"action": "a1-a1"}}'), "not legal"),
    ],
    ids=["ends", "another request", "an error", "illegal"],
)
def test_an_engine_that_fails_loses_and_the_arena_goes_on(
    capsys: pytest.CaptureFixture[str], program: str, words: str
) -> None:
    out, err = arena(capsys, shlex.join([sys.executable, "-c", program]))
    assert "2 won, 0 drawn, 0 lost" in out
    assert err.count(words) == 2


@pytest.mark.parametrize(
    "program",
    [
        "import sys\nfor line in sys.stdin: pass",
        "import time\ntime.sleep(99)",
        "import time\nwhile True:\n  print('{\"info\": {}}', flush=True); time.sleep(0.05)",
        ANSWERS.format("what?"),
        'while True: print(\'{"id": 1, "info": {}}\')',
        'input()\nwhile True: print(\'{"id": 1, "info": {}}\')',
        "while True: print()",
    ],
    ids=["silent", "deaf", "busy", "talkative", "floods", "floods when asked", "empty lines"],
)
def test_an_engine_that_never_answers_loses(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, program: str
) -> None:
    monkeypatch.setattr("pygames.cli.client._UNTIMED", 0.0)
    monkeypatch.setattr("pygames.cli.client._PATIENCE", 0.2)
    out, err = arena(capsys, shlex.join([sys.executable, "-c", program]))
    assert "2 won" in out
    assert err.count("gave no answer") == 2
