"""docs/your-first-game.md does what it says, step by step."""

import ast
import io
import re
import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path
from textwrap import dedent

import pytest

from pygames.__main__ import main
from pygames.cli import new_game
from pygames.conformance import check
from tests.support.effort import often
from tests.support.sites import ROOT
from tests.support.toy import knowing_no_added_game

GUIDE = (ROOT / "docs" / "your-first-game.md").read_text("utf-8")
STEPS = re.split(r"^## \d+\. ", GUIDE.partition("\n## More")[0], flags=re.MULTILINE)[1:]
PARTS = re.compile(r"^```(python)?\n(.*?)^```$|^> ([^\n]*)$", re.MULTILINE | re.DOTALL)
FILE = "lines.py"


def name_of(node: ast.stmt) -> str:
    """Return what a statement defines."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.ImportFrom):
        return f"from {node.module}"
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return targets[0].id if isinstance(targets[0], ast.Name) else ""


def pieces(body: Sequence[ast.stmt], lines: Sequence[str]) -> Iterator[tuple[str, int, int]]:
    """Yield each statement's name with its first and last line, comments before it included."""
    for node in body:
        first = node.lineno - 1
        while first and lines[first - 1].lstrip().startswith("#"):
            first -= 1
        yield name_of(node), first, node.end_lineno or 0


def merged(source: str, block: str) -> str:
    """Put each statement of a block where the one of its name was, or behind its like."""
    inside = block.startswith("    ")
    text, lines = dedent(block), source.splitlines()
    new = text.splitlines()
    for name, begin, end in pieces(ast.parse(text).body, new):
        tree = ast.parse("\n".join(lines))
        (kind,) = (node for node in tree.body if isinstance(node, ast.ClassDef))
        parts = list(pieces(kind.body if inside else tree.body, lines))
        inner = [f"    {line}".rstrip() if inside else line for line in new[begin:end]]
        place = next(((first, last) for each, first, last in parts if each == name), None)
        if place is None:
            method = inner[-1].startswith("     ")
            fields = [last for each, _, last in parts if each in ("pieces", "passed")]
            at = (parts[-1][2] if method else fields[-1]) if inside else parts[-1][1]
            place = (at, at)
            inner = ["", *inner] if method or not inside else inner
        lines[place[0] : place[1]] = inner
    return "\n".join(lines) + "\n"


@pytest.mark.slow
def test_each_step_of_the_guide_works_as_described(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(new_game, "check", lambda game, games: check(game, often(2, games)))
    assert len(STEPS) == 10
    for step in STEPS:
        text, quoted = "", 0
        for python, block, quote in PARTS.findall(step):
            if python:
                Path(FILE).write_text(merged(Path(FILE).read_text("utf-8"), block), "utf-8")
            elif block:
                with knowing_no_added_game():
                    monkeypatch.setattr("sys.stdin", io.StringIO(""))
                    main(shlex.split(block)[3:])
                output = capsys.readouterr()
                text = output.out + output.err
                assert "line" not in output.err or "child" in block or "check" in block
            else:
                quoted += 1
                assert quote in text, step.splitlines()[0]


def test_the_guide_names_every_part_of_a_small_game() -> None:
    docs = (ROOT / "pygames" / "simple" / "__init__.py").read_text("utf-8")
    names = re.findall(r'"(\w+)"', docs.partition("__all__")[2])
    words = set(re.findall(r"\w+", GUIDE + docs.partition('"""')[2].partition('"""')[0]))
    assert set(names) <= words | {"DIAGONAL", "STRAIGHT", "Setup"}
