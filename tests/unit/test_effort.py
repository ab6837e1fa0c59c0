"""Which tests run: the long forms, or only fast ones, where asked for; and always the same ones."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

import pytest

from tests.support import effort
from tests.support.effort import covering, sampled
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

@pytest.mark.smoke
def test_tells_most():
    assert SEED == 0
"""
UNITS = """
import pytest

def test_is_short():
    pass

@pytest.mark.slow
def test_takes_a_minute():
    pass
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
    units = pytester.mkdir("tests") / "unit"
    units.mkdir()
    (units / "test_units.py").write_text(UNITS)
    return pytester


def copy(folder: Path, conftest: Path) -> None:
    (folder / "conftest.py").write_bytes(conftest.read_bytes())


def test_the_long_form_runs_on_request_in_each_worker(tests: pytest.Pytester) -> None:
    tests.runpytest_subprocess(*WITHOUT).assert_outcomes(passed=5, deselected=1)
    tests.runpytest_subprocess(*WITHOUT, "--long", "-n2").assert_outcomes(passed=9)


def test_the_fast_form_runs_short_units_and_smoke_tests(tests: pytest.Pytester) -> None:
    result = tests.runpytest_subprocess(*WITHOUT, "--fast")
    result.assert_outcomes(passed=2, deselected=4)


def test_a_failure_names_the_seed(tests: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYGAMES_SEED", "7")
    result = tests.runpytest_subprocess(*WITHOUT)
    result.assert_outcomes(passed=4, failed=1, deselected=1)
    result.stdout.fnmatch_lines(["*PYGAMES_SEED=7*"])


CONFTEST = """
from pathlib import Path
from tests.support.durations import Durations

def pytest_configure(config):
    config.pluginmanager.register(Durations(Path("noted.json")))
"""


def test_the_slowest_tests_begin_the_next_whole_run(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    noted = pytester.path / "noted.json"
    pytester.makeini("[pytest]\ntestpaths = .")
    pytester.makeconftest(CONFTEST)
    pytester.makepyfile(test_a="def test_a(): pass", test_b="def test_b(): pass")
    noted.write_text('{"test_a.py": 1.5, "test_b.py": 2}')
    result = pytester.runpytest_subprocess(*WITHOUT, "-v")
    order = [line.split("::")[0] for line in result.outlines if "::" in line]
    assert order == ["test_b.py", "test_a.py"]
    assert noted.read_text() != '{"test_a.py": 1.5, "test_b.py": 2}'


def test_a_sample_is_always_the_same_and_pairs_cover_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_asked", [])
    monkeypatch.setattr(effort, "SEED", 0)
    assert sampled("abcde", 2) == sampled("abcde", 2) == sorted(sampled("abcde", 2))
    pairs = covering("abc", "wxyz")
    assert len(pairs) == 4
    assert ({one for one, _ in pairs}, {other for _, other in pairs}) == (set("abc"), set("wxyz"))
    monkeypatch.setattr(effort, "_asked", [True])
    assert sampled("abcde", 2) == list("abcde")
    assert covering("abc", "xy") == list(product("abc", "xy"))
