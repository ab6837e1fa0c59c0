"""A program that asks an engine: `pygames.Engine`."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pygames
from pygames.errors import GameError
from tests.support.sites import ROOT

SAMPLE = [sys.executable, str(ROOT / "tests" / "support" / "sample_engine.py")]
OURS = [sys.executable, "-m", "pygames", "engine"]
RECORD = pygames.new("murus-gallicus")


def saying(folder: Path, body: str) -> list[str]:
    """Write an engine that does this with each request, and return the command that starts it."""
    file = folder / "engine.py"
    file.write_text(f"import json, sys\nfor line in sys.stdin:\n    {body}\n")
    return [sys.executable, "-u", str(file)]


def test_an_engine_names_its_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    with pygames.Engine(SAMPLE) as engine:
        first, second = (engine.go(RECORD, nodes=1)["action"] for _ in range(2))
    assert {first, second} <= {*pygames.final(RECORD).legal_actions()}


def test_ours_reports_its_findings_and_answers_any_call() -> None:
    lines: list[Any] = []
    with pygames.Engine(OURS) as engine:
        answer = engine.go(RECORD, nodes=50, lines=2, seed="a", info=lines.append)
        cards = engine.call("catalog")["games"]
    assert len(answer["lines"]) == 2
    assert lines
    assert [card["id"] for card in cards] == [game.id for game in pygames.catalog()]


def test_the_example_of_the_guide_runs() -> None:
    guide = (ROOT / "docs" / "engine.md").read_text("utf-8")
    (example,) = (text for text in guide.split("```\n") if text.startswith("import pygames"))
    example = example.replace('"python3"', repr(sys.executable))
    output = subprocess.run(
        [sys.executable, "-c", example], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout.splitlines()
    assert output[0].startswith("so far ")
    assert output[-1] == "5 games"


def test_a_command_can_be_one_text_and_lines_may_be_empty(tmp_path: Path) -> None:
    says = "print('', json.dumps({'id': 1, 'ok': {'action': line.split()[0]}}), sep='\\n')"
    command = saying(tmp_path, says)
    with pygames.Engine(" ".join(command)) as engine:
        assert engine.go(RECORD)["action"].startswith('{"id":1,"call":"go"')


def test_lines_that_are_no_answers_are_passed_over(tmp_path: Path) -> None:
    lines = ["loading …", "", "[1]", "{", "info depth 3", "7", '"{"', "\\xff"] * 100
    answers = "json.dumps({'id': json.loads(line)['id'], 'ok': {'action': 'a'}})"
    with pygames.Engine(saying(tmp_path, f"print(*{lines!r}, {answers}, sep='\\n')")) as engine:
        assert [engine.go(RECORD)["action"] for _ in range(2)] == ["a", "a"]


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("break", "has ended"),
        ("print('what?'); break", r"has ended \(it wrote 'what\?', which is no answer\)"),
        ("print(json.dumps({'id': 1, 'ok': {'win': float('nan')}}))", r"which can't be read"),
        ('print(\'{"id": 1, "ok": {\')', r"answered .*, which can't be read"),
        ("print('what?\\n' * 2000)", r"only writes lines that are no answers \(it wrote 'what\?'"),
        ("print(json.dumps({'id': 7, 'ok': {}}))", 'answered {"id":7'),
        ("print(json.dumps({'id': 1, 'error': {'message': 'no'}}))", "refuses: no"),
    ],
)
def test_an_engine_that_fails_is_named_with_its_fault(
    body: str, words: str, tmp_path: Path
) -> None:
    with (
        pygames.Engine(saying(tmp_path, body)) as engine,
        pytest.raises(GameError, match=words) as error,
    ):
        engine.go(RECORD)
    assert "engine.py" in error.value.message


@pytest.mark.parametrize("command", ["no-such-program", "'no-such-program", ["no-such-program"]])
def test_a_program_that_is_not_there_is_no_engine(command: str | list[str]) -> None:
    with pytest.raises(GameError, match="no-such-program: can't be started"):
        pygames.Engine(command)
