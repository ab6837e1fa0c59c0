"""What the package offers to those who import it."""

import doctest
import pkgutil
import pydoc
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

import pygames
from tests.support.sites import ROOT

PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


STABLE = {
    "CHANCE", "TERMINAL", "Action", "Engine", "Game", "GameError", "Outcome", "Play", "Player",
    "Record", "Setup", "State", "answer", "ask", "catalog", "extend", "final", "find", "new",
    "outcome", "outcome_of", "parse", "random_game", "read", "states", "svg",
}  # fmt: skip
SCREENS = 100
"""Lines of two screens."""


def test_each_stable_name_is_there_and_explained_in_the_help() -> None:
    words = str(pygames.__doc__)
    assert all(hasattr(pygames, name) and name in words for name in STABLE)
    assert {*dir(pygames)} >= STABLE


def test_the_help_begins_with_the_package_and_fits_on_two_screens() -> None:
    lines = pydoc.plain(pydoc.render_doc(pygames)).splitlines()
    first = next(place for place, line in enumerate(lines) if "Play, in a program" in line)
    assert lines[first - 3].startswith("    pygames - Board games")
    assert len(lines) <= SCREENS


def test_a_type_checker_sees_late_imports() -> None:
    source = Path(str(pygames.__file__)).read_text("utf-8")
    names = re.findall(r"^    from (pygames\.[a-z.]+) import (\w+) as \2$", source, re.MULTILINE)
    assert {name: place for place, name in names} == pygames._LATER


def test_importing_the_package_imports_nothing_that_is_wanted_later() -> None:
    later = (*pygames._LATER.values(), "subprocess", "importlib.metadata", "pygames.games.cercas")
    script = f"import sys, pygames; print(*(name for name in {later!r} if name in sys.modules))"
    command = [sys.executable, "-S", "-c", script]
    assert subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout.strip() == b""


def test_nothing_else_is_public() -> None:
    modules = {each.name for each in pkgutil.iter_modules(pygames.__path__)}
    names = {name for name in vars(pygames) if not name.startswith("_")}
    assert names - modules <= STABLE


@pytest.mark.parametrize("name", ["README.md", "docs/game-files.md"])
def test_the_examples_of_a_document_give_their_stated_results(name: str) -> None:
    result = doctest.testfile(str(ROOT / name), module_relative=False, encoding="utf-8")
    assert result.attempted > 4
    assert result.failed == 0


def test_the_metadata_is_complete() -> None:
    assert {"name", "description", "readme", "license", "authors", "keywords"} <= PROJECT.keys()
    for name in (PROJECT["readme"], *PROJECT["license-files"]):
        assert (ROOT / name).is_file()
    assert re.fullmatch(r"\d+\.\d+\.\d+", pygames.__version__)
