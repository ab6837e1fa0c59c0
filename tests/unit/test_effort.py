"""Which tests run: the long forms where asked for, and always the same inputs."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING

import pytest

from tests.support.sites import ROOT

if TYPE_CHECKING:
    from pathlib import Path

pytestmark = pytest.mark.slow

pytest_plugins = ["pytester"]

MODULE = """
import pytest
from tests.support.effort import SEED, often

@pytest.mark.parametrize("one", range(often(2, 5)))
def test_tries(one):
    pass

@pytest.mark.long
def test_takes_hours():
    pass

def test_is_the_same():
    assert SEED == 0
"""
# What these tests don't try takes longer to be loaded than they.
WITHOUT = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:playwright")


@pytest.fixture
def tests(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.delenv("PYGAMES_SEED", raising=False)
    copy(pytester.path, ROOT / "tests" / "conftest.py")
    markers = "\n ".join(f"{name}: said elsewhere" for name in ("long", "slow", "smoke"))
    pytester.makeini(f"[pytest]\nmarkers =\n {markers}")
    pytester.makepyfile(MODULE)
    return pytester


def copy(folder: Path, conftest: Path) -> None:
    (folder / "conftest.py").write_bytes(conftest.read_bytes())


def test_the_long_form_runs_on_request_in_each_worker(tests: pytest.Pytester) -> None:
    tests.runpytest_subprocess(*WITHOUT).assert_outcomes(passed=3, deselected=1)
    tests.runpytest_subprocess(*WITHOUT, "--long", "-n2").assert_outcomes(passed=7)


def test_a_failure_names_the_seed(tests: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYGAMES_SEED", "7")
    result = tests.runpytest_subprocess(*WITHOUT)
    result.assert_outcomes(passed=2, failed=1, deselected=1)
    result.stdout.fnmatch_lines(["*PYGAMES_SEED=7*"])


def test_a_test_that_hangs_fails_and_the_others_go_on(pytester: pytest.Pytester) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    ours = project["tool"]["pytest"]["ini_options"]
    assert ours["faulthandler_timeout"] == 600
    pytester.makepyfile(
        "from threading import Event\ndef test_hangs(): Event().wait()\ndef test_has_time(): pass"
    )
    short = [f"faulthandler_exit_on_timeout={ours['faulthandler_exit_on_timeout']}"]
    short.append("faulthandler_timeout=1")
    options = [part for each in short for part in ("-o", each)]
    result = pytester.runpytest_subprocess(*WITHOUT, "-n1", *options)
    result.assert_outcomes(passed=1, failed=1)
    assert "test_hangs" in "".join(result.outlines[-4:])
