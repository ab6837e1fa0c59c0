"""Which tests run: the long forms, or only fast ones, where asked for; what takes longest first."""

from __future__ import annotations

import json
from itertools import product
from typing import TYPE_CHECKING, Any

import pytest

from tests.support import effort
from tests.support.effort import drawn, due, paired
from tests.support.sites import ROOT

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

pytestmark = pytest.mark.slow

pytest_plugins = ["pytester"]

MODULE = """
import pytest
from tests.support.effort import often

@pytest.mark.parametrize("one", range(often(2, 5)))
def test_tries(one):
    pass

@pytest.mark.long
def test_takes_hours():
    pass

@pytest.mark.smoke
def test_tells_most():
    pass
"""
UNITS = """
import pytest

def test_is_short():
    pass

@pytest.mark.slow
def test_takes_a_minute():
    pass
"""
IN_A_BROWSER = """
import pytest

@pytest.fixture
def browser():
    return "browser"

@pytest.mark.parametrize("case", "abcd")
def test_are_alike(browser, case):
    pass

@pytest.mark.every
@pytest.mark.parametrize("case", "abcd")
def test_are_all_needed(browser, case):
    pass

@pytest.mark.parametrize("case", "abcd")
def test_needs_no_browser(case):
    pass

@pytest.mark.alike("word")
def test_is_alike():
    pass

@pytest.mark.alike("word")
@pytest.mark.parametrize("case", "ab")
def test_is_alike_too(case):
    pass
"""
ACROSS = """
import pytest

@pytest.mark.alike("word", across=True)
def test_is_alike_elsewhere():
    pass
"""
MARKERS = "\n ".join(
    f"{name}: said elsewhere" for name in ("alike", "every", "long", "slow", "smoke")
)
MODULE_NAME = "test_tests_that_are_alike_take_turns_unless_their_module_is_named.py"
"""What pytester calls the module that it makes for that test."""


# What these tests don't try takes longer to be loaded than they.
WITHOUT = ("-p", "no:cacheprovider", "-p", "no:hypothesispytest", "-p", "no:playwright")


@pytest.fixture
def tried(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    copy(pytester.path, ROOT / "tests" / "conftest.py")
    pytester.makeini(f"[pytest]\nmarkers =\n {MARKERS}")
    pytester.makepyfile(MODULE)
    return pytester


def copy(folder: Path, conftest: Path) -> None:
    (folder / "conftest.py").write_bytes(conftest.read_bytes())


@pytest.mark.alike("form")
@pytest.mark.parametrize(
    ("options", "count", "left"), [([], 3, 1), (["--long"], 7, 0), (["--long", "-n2"], 7, 0)]
)
def test_the_long_form_runs_on_request(
    tried: pytest.Pytester, options: list[str], count: int, left: int
) -> None:
    result = tried.runpytest_subprocess(*WITHOUT, *options)
    result.assert_outcomes(passed=count, deselected=left)


def test_the_fast_form_runs_short_units_and_smoke_tests(tried: pytest.Pytester) -> None:
    units = tried.mkdir("tests") / "unit"
    units.mkdir()
    (units / "test_units.py").write_text(UNITS)
    result = tried.runpytest_subprocess(*WITHOUT, "--fast")
    result.assert_outcomes(passed=2, deselected=4)


def test_tests_that_are_alike_take_turns_unless_their_module_is_named(
    tried: pytest.Pytester,
) -> None:
    tried.makepyfile(test_cases=IN_A_BROWSER, test_one=ACROSS, test_other=ACROSS)
    others, cases = "--ignore=" + MODULE_NAME, 4 + 4 + 4 + 3
    result = tried.runpytest_subprocess(*WITHOUT, others)
    result.assert_outcomes(passed=1 + 4 + 4 + 1 + 1, deselected=3 + 2 + 1)
    tried.runpytest_subprocess(*WITHOUT, others, "--long").assert_outcomes(passed=cases + 2)
    tried.runpytest_subprocess(*WITHOUT, "test_cases.py").assert_outcomes(passed=cases)
    named = tried.runpytest_subprocess(*WITHOUT, others, "-k", "alike or need")
    named.assert_outcomes(passed=cases + 2)


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

    def order(*arguments: str) -> list[str]:
        result = pytester.runpytest_subprocess(*WITHOUT, "-v", *arguments)
        return [line.split("::")[0] for line in result.outlines if "::" in line]

    assert order("test_a.py", "test_b.py") == ["test_b.py", "test_a.py"]
    assert noted.read_text() == '{"test_a.py": 1.5, "test_b.py": 2}', "some tests say little"
    assert order() == ["test_b.py", "test_a.py"]
    assert set(json.loads(noted.read_text())) == {"test_a.py", "test_b.py"}
    noted.write_text("damaged")
    assert order() == ["test_a.py", "test_b.py"]


# Cases that the commit draws

COMMITS = [str(number) for number in range(50)]


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_asked", [])


def at_each_commit(monkeypatch: pytest.MonkeyPatch, draw: Callable[[], list[Any]]) -> list[Any]:
    found = []
    for commit in COMMITS:
        monkeypatch.setattr(effort, "commit", lambda commit=commit: commit)
        found.append(draw())
        assert draw() == found[-1], "one commit draws the same again"
    return found


@pytest.mark.usefixtures("short")
def test_every_case_is_drawn_by_some_commit(monkeypatch: pytest.MonkeyPatch) -> None:
    found = at_each_commit(monkeypatch, lambda: drawn("abcde", 2))
    assert all(len(each) == 2 and each == sorted(each) for each in found)
    assert {one for each in found for one in each} == set("abcde")


@pytest.mark.usefixtures("short")
@pytest.mark.parametrize(("ones", "others"), [("abcde", "wxyz"), ("ab", "xyz"), ("ab", "xy")])
def test_each_of_two_is_paired_at_every_commit_and_all_pairs_have_their_turn(
    monkeypatch: pytest.MonkeyPatch, ones: str, others: str
) -> None:
    found = at_each_commit(monkeypatch, lambda: paired(ones, others))
    for each in found:
        assert len(each) == max(len(ones), len(others))
        assert {one for one, _ in each} == set(ones)
        assert {other for _, other in each} == set(others)
    assert {pair for each in found for pair in each} == set(product(ones, others))


def test_each_case_has_its_turn_and_tests_of_one_module_have_the_same_parameters(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    found = at_each_commit(
        monkeypatch,
        lambda: [
            due(["a[1]", "b[1]", "c[1]"], ""),
            due(["x[1]", "x[2]"], "m"),
            due(["y[1]", "y[2]"], "m"),
        ],
    )
    assert {one for one, _, _ in found} == {"a[1]", "b[1]", "c[1]"}
    assert {(x, y) for _, x, y in found} == {("x[1]", "y[1]"), ("x[2]", "y[2]")}


def test_the_long_form_has_every_case_and_every_pair(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(effort, "_asked", [True])
    assert drawn("abcde", 2) == list("abcde")
    assert paired("abc", "xy") == list(product("abc", "xy"))


def test_this_checkout_names_its_commit() -> None:
    assert effort.commit()
