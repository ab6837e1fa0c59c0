"""The same seed gives the same game on every Python, under every hash seed, and in Pyodide."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.support.digests import figures
from tests.support.effort import often
from tests.support.sites import ROOT
from web.tools.setup import tool

NUMBER = often(2, 1_000)
SCRIPT = ROOT / "tests" / "support" / "pyodide_figures.ts"
VERSION = re.compile(r"Python 3\.(\d+)")


@cache
def here() -> dict[str, str]:
    """The digests of this process, whose hash seed is any."""
    return figures(NUMBER)


def printed_by(command: list[str | Path], **more: str) -> dict[str, str]:
    env = {**os.environ, **more}
    process = subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    digests: dict[str, str] = json.loads(process.stdout)
    return digests


def pythons() -> list[str]:
    """Find other Pythons of versions that are supported, one of each, beside this one."""
    beside = Path(sys.base_prefix).parent.glob("*/bin/python3")
    paths = filter(None, (shutil.which(f"python3.{minor}") for minor in range(11, 20)))
    by_version: dict[int, str] = {}
    for program in map(str, [*beside, *paths]):
        process = subprocess.run(
            [program, "--version"], capture_output=True, text=True, check=False
        )
        match = VERSION.match(process.stdout)
        if match and int(match[1]) >= 11 and int(match[1]) != sys.version_info.minor:
            by_version.setdefault(int(match[1]), program)
    return [by_version[minor] for minor in sorted(by_version)]


def _whole(numbers: Iterable[Any], start: int = 0) -> Any:
    """Add up like `sum`, but no floats: what they come to depends on the Python (3.12 rounds once).

    `math.fsum` adds them up the same everywhere.
    """
    total = sum(numbers, start)
    assert not isinstance(total, float), "use math.fsum"
    return total


def test_no_game_and_no_bot_adds_up_floats_with_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    here()  # imports all that the games below need
    for name, module in list(sys.modules.items()):
        if name.partition(".")[0] == "pygames":
            monkeypatch.setattr(module, "sum", _whole, raising=False)
    figures(2)


@pytest.mark.parametrize("seed", ["0", "1", "12345"][: often(1, 3)])
def test_hash_seeds_change_no_game(seed: str) -> None:
    command: list[str | Path] = [sys.executable, "-m", "tests.support.digests", str(NUMBER)]
    assert printed_by(command, PYTHONHASHSEED=seed) == here()


def test_every_python_that_is_here_plays_the_same_games() -> None:
    for program in pythons():
        command: list[str | Path] = [program, "-B", "-m", "tests.support.digests", str(NUMBER)]
        assert printed_by(command) == here(), program


def test_pyodide_plays_the_same_games() -> None:
    command: list[str | Path] = [tool("node"), SCRIPT, "tests.support.digests", str(NUMBER)]
    assert printed_by(command) == here()
